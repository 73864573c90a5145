// Who plays each seat in the set-up: a person with a name, or a computer with a level and a character
// (app/seats.py). The choice is remembered for each game. Works without Python.

import { button, element } from "./elements.mjs";
import { readLocal, writeLocal } from "./local-storage.mjs";
import { text } from "./texts.mjs";

const LEVELS = ["easy", "even", "sharp"];
const USUAL_LEVEL = "even";

const key = (game) => `handover.seats.${game}`;
const isKnown = (level, character, characters) => LEVELS.includes(level) && characters.includes(character);

/** The characters that a game's box offers; none if no computer can play it. */
export const charactersOf = (box) => (box.dataset.characters ?? "").split(" ").filter(Boolean);

/** Who played each seat the last time: "" is a person, "even:puller" a computer. */
export function rememberedPlayers(box, count) {
  const before = readLocal(key(box.dataset.game), []);
  const known = (word) => typeof word === "string" && isKnown(...word.split(":"), charactersOf(box));
  return Array.from({ length: count }, (_, number) => (known(before[number]) ? before[number] : ""));
}

/** Remember who plays; seats that nobody takes this time keep who played them before. */
export function rememberPlayers(box, players) {
  const before = readLocal(key(box.dataset.game), []);
  writeLocal(key(box.dataset.game), JSON.stringify([...players, ...before.slice(players.length)]));
}

/** What a seat's player is called: a computer by its character, and by a number if that plays twice. */
export function playerName(game, players, number) {
  const character = players[number].split(":")[1];
  const same = players.slice(0, number).filter((word) => word.split(":")[1] === character);
  const name = text(`opponent.${game}.${character}`);
  return same.length ? `${name} ${same.length + 1}` : name;
}

/** One of a few, as buttons side by side. */
function few(label, values, chosen, words, choose) {
  const row = element("div", "", "few");
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", label);
  for (const value of values) {
    const choice = button(words(value), () => choose(value));
    choice.setAttribute("aria-pressed", String(value === chosen));
    row.append(choice);
  }
  return row;
}

/** The face, the character and the level of a seat's computer, below its name. */
function computerBox(game, seat, word, characters, change) {
  const [level, character] = word.split(":");
  const box = element("div", "", "computer");
  const face = document.createElement("img");
  face.src = new URL(`../icons/opponent-${character}.svg`, import.meta.url).href;
  face.alt = "";
  const named = (who) => text(`opponent.${game}.${who}`);
  const about = [text(`opponent.${game}.${character}.text`), `${text(`level.${level}`)}: ${text(`level.${level}.text`)}`];
  box.append(
    face,
    few(text("setup.character.of", { seat }), characters, character, named, (who) => change(`${level}:${who}`)),
    few(text("setup.level.of", { seat }), LEVELS, level, (one) => text(`level.${one}`), (one) => change(`${one}:${character}`)),
    ...about.map((words) => element("p", words)),
  );
  return box;
}

/** Lets a seat's row choose who plays it; `change(word)` is called with every other choice. */
export function offerPlayer(row, box, number, word, change) {
  const characters = charactersOf(box);
  if (!characters.length) return;
  const { game } = box.dataset;
  const seat = text(`seat.${game}.${number}`);
  const isComputer = word !== "";
  const usual = `${USUAL_LEVEL}:${characters[number % characters.length]}`;
  const toggle = button(text("setup.computer"), () => change(isComputer ? "" : usual), "by-computer");
  toggle.setAttribute("aria-pressed", String(isComputer));
  const named = row.querySelector(".role");
  named.id = `seat-${number}`;
  toggle.setAttribute("aria-describedby", named.id);
  row.append(toggle);
  row.classList.toggle("played-by-computer", isComputer);
  if (isComputer) row.append(computerBox(game, seat, word, characters, change));
}
