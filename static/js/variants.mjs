// The optional rules of a game in the set-up panel. Its box in index.html lists them
// (`data-options`); their texts are in the game's own catalogue. Works without Python.

import { byId, element, radio } from "./elements.mjs";
import { gameTexts } from "./texts.mjs";

const host = byId("setup-variants");

/** "edition:english,italian hiding:discarded,stays" as [["edition", ["english", "italian"]], …]. */
const parse = (options) =>
  options
    .split(" ")
    .filter(Boolean)
    .map((option) => option.split(":"))
    .map(([name, values]) => [name, values.split(",")]);

function choice(name, value, isDefault, say) {
  const label = element("label", "", "variant");
  label.append(
    radio(`option-${name}`, value, isDefault),
    element("b", say(`${name}.${value}`)),
    element("span", say(`${name}.${value}.text`)),
  );
  return label;
}

/** Offer a game's optional rules; nothing is shown for a game that has none, or if their texts do not
    arrive. */
export async function offerVariants({ game, options = "" }) {
  const offered = parse(options);
  host.hidden = offered.length === 0;
  host.open = false;
  const shelf = host.querySelector(".variants");
  shelf.replaceChildren();
  if (host.hidden) return;
  const texts = await gameTexts(game);
  host.hidden = !texts;
  if (!texts) return;
  const say = (key) => texts[`${game}.setup.${key}`] ?? key;
  for (const [name, values] of offered) {
    const field = document.createElement("fieldset");
    field.append(element("legend", say(name)), ...values.map((value, place) => choice(name, value, place === 0, say)));
    shelf.append(field);
  }
}

/** What was chosen, by the name of the option. */
export const chosenVariants = () =>
  Object.fromEntries([...host.querySelectorAll(":checked")].map(({ name, value }) => [name.slice("option-".length), value]));
