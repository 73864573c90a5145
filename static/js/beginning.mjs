// How a game begins, in the set-up panel: by the rules, set up for everybody, or with a guide as a first
// game. A game's box says what it has (`data-quick`, `data-guided`). Works without Python.

import { byId } from "./elements.mjs";
import { text } from "./texts.mjs";

const host = byId("setup-begin");
const words = byId("setup-begin-text");
const choices = [...host.querySelectorAll("input")];

const chosen = () => choices.find(({ checked }) => checked).value;
const explain = () => { words.textContent = text(`setup.begin.${chosen()}.text`); };

host.addEventListener("change", explain);

/** Offer the ways to begin that a game has; nothing is shown if there is only one. */
export function offerBeginnings({ dataset }) {
  for (const choice of choices) {
    const isThere = choice.value === "full" || dataset[choice.value] !== undefined;
    choice.checked = choice.value === "full";
    choice.disabled = !isThere;
    choice.closest(".chip").hidden = !isThere;
  }
  host.hidden = choices.filter(({ disabled }) => !disabled).length < 2;
  explain();
}

/** What the wish says of it: `{ quick: true }`, `{ guided: true }`, or nothing. */
export const chosenBeginning = () => (chosen() === "full" ? {} : { [chosen()]: true });
