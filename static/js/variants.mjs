// The optional rules of a game in the set-up panel. Which there are stands on its box in
// index.html (`data-options`), how they are called in the game's own catalogue. Works without Python.

import { gameWords } from "./texts.mjs";

const host = document.getElementById("setup-variants");

/** "edition:english,italian hiding:discarded,stays" as [["edition", ["english", "italian"]], …]. */
const parse = (options) =>
  options
    .split(" ")
    .filter(Boolean)
    .map((option) => option.split(":"))
    .map(([name, values]) => [name, values.split(",")]);

function add(parent, tag, words) {
  const made = document.createElement(tag);
  made.textContent = words;
  parent.append(made);
  return made;
}

function choice(name, value, isDefault, say) {
  const label = document.createElement("label");
  label.className = "variant";
  const radio = document.createElement("input");
  radio.type = "radio";
  radio.name = `option-${name}`;
  radio.value = value;
  radio.checked = isDefault;
  label.append(radio);
  add(label, "b", say(`${name}.${value}`));
  add(label, "span", say(`${name}.${value}.text`));
  return label;
}

/** Offer a game's optional rules; nothing is shown for a game that has none. */
export async function offerVariants({ game, options = "" }) {
  const wanted = parse(options);
  host.hidden = wanted.length === 0;
  host.open = false;
  const shelf = host.querySelector(".variants");
  shelf.replaceChildren();
  if (host.hidden) return;
  const words = await gameWords(game);
  const say = (key) => words[`${game}.setup.${key}`] ?? key;
  for (const [name, values] of wanted) {
    const field = document.createElement("fieldset");
    add(field, "legend", say(name));
    field.append(...values.map((value, place) => choice(name, value, place === 0, say)));
    shelf.append(field);
  }
}

/** What was chosen, by name of the option. */
export const chosenVariants = () =>
  Object.fromEntries([...host.querySelectorAll(":checked")].map(({ name, value }) => [name.slice("option-".length), value]));
