// Learning in the lobby: what a newcomer is asked once ("New here?"), and the list of lessons. Works
// without Python: what is tapped waits for it like every other tap.

import { button, byId, element } from "./elements.mjs";
import { readLocal, writeLocal } from "./local-storage.mjs";
import * as settings from "./settings.mjs";
import { language, loadCatalogue, text } from "./texts.mjs";

const panel = byId("learn");
const KNOWN = "handover.known"; // the games that somebody here has said to know, or has begun to learn
const HEIGHTS = 3; // the groups of puzzles, by how hard they are
const knownHere = new Set(); // the same for this visit, where the browser keeps nothing
let box = null;
let go = null;

/** Whether a game teaches anything. */
export const isTaught = ({ dataset }) => "lessons" in dataset;

/** Whether nobody on this device has learned or played a game yet. */
export const isNew = (chosen) => {
  const { game } = chosen.dataset;
  // Whoever has set it up before this was asked knows it, too.
  const knows = knownHere.has(game) || readLocal(KNOWN, []).includes(game) || readLocal(`handover.names.${game}`, null) !== null;
  return isTaught(chosen) && !knows;
};

function rememberKnown(game) {
  knownHere.add(game);
  const known = readLocal(KNOWN, []);
  if (!known.includes(game)) writeLocal(KNOWN, JSON.stringify([...known, game]));
}

/** The lessons of a game in the page's language, in their order: [id, title, idea]. None if their words
    do not arrive. */
async function lessonsOf(game) {
  const words = (await loadCatalogue(`${game}-lessons.${language}`))?.messages ?? {};
  const titles = Object.keys(words).map((key) => key.match(/\.lesson\.(\w+)\.title$/)?.[1]);
  const about = (id, part) => words[`${game}.lesson.${id}.${part}`] ?? "";
  return titles.filter((id) => id && id !== "show").map((id) => [id, about(id, "title"), about(id, "idea")]);
}

/** What a lesson is called; "" if its words do not arrive. */
export async function lessonTitle(game, lesson) {
  const words = (await loadCatalogue(`${game}-lessons.${language}`))?.messages;
  return words?.[`${game}.lesson.${lesson}.title`] ?? "";
}

function line(game, [id, title, idea], learned) {
  const item = document.createElement("li");
  const open = button("", () => choose("lesson", `${game}/${id}`), "lesson-way");
  open.append(element("b", title), element("span", idea));
  if (learned.includes(`${game}/${id}`)) open.append(element("small", `✓ ${text("learn.done")}`));
  item.append(open);
  return item;
}

/** The ids of a game's puzzles, the easiest first (app/puzzles/shelf.py). None if they do not arrive. */
async function puzzlesOf(game) {
  const response = await fetch(new URL(`../../app/puzzles/${game}.json`, import.meta.url)).catch(() => null);
  const mined = response?.ok ? await response.json().catch(() => null) : null;
  return (mined?.puzzles ?? []).map(([link]) => link.slice(link.lastIndexOf(".") + 1));
}

function puzzleButton(game, id, number, isSolved) {
  const word = `${game}/puzzle-${id}`;
  const open = button(String(number), () => choose("lesson", word), isSolved ? "solved" : "unsolved");
  open.setAttribute("aria-label", text(isSolved ? "puzzle.done" : "puzzle.title", { number }));
  if (isSolved) open.append(element("span", "✓", "tick"));
  return open;
}

async function offerPuzzles(game) {
  const shelf = byId("learn-puzzles");
  shelf.hidden = true;
  const puzzles = "puzzles" in box.dataset ? await puzzlesOf(game) : [];
  const learned = settings.read().lessons ?? [];
  for (const [place, row] of [...shelf.querySelectorAll(".puzzle-row")].entries()) {
    const buttons = puzzles
      .map((id, n) => [id, n + 1])
      .filter(([, number]) => Math.floor(((number - 1) * HEIGHTS) / puzzles.length) === place)
      .map(([id, number]) => puzzleButton(game, id, number, learned.includes(`${game}/puzzle-${id}`)));
    row.replaceChildren(row.firstElementChild, ...buttons);
  }
  shelf.hidden = puzzles.length === 0;
}

async function offerLessons(game) {
  const shelf = byId("learn-lessons");
  shelf.hidden = true;
  const list = shelf.querySelector("ol");
  const lessons = await lessonsOf(game);
  const learned = settings.read().lessons ?? [];
  list.replaceChildren(...lessons.map((lesson) => line(game, lesson, learned)));
  shelf.hidden = lessons.length === 0;
}

/** Somebody has chosen: nobody is asked again. */
function choose(...tapped) {
  rememberKnown(box.dataset.game);
  panel.close();
  go(...tapped);
}

for (const [id, tap] of [
  ["learn-show", () => choose("lesson", `${box.dataset.game}/show`)],
  ["learn-first", () => choose("first_game", box.dataset.game)],
  ["learn-know", () => choose("know")],
])
  byId(id).addEventListener("click", tap);

/** Open the choices for a game's box; `whenChosen` gets what was tapped: an intent, or "know". */
export function openLearning(chosen, whenChosen) {
  box = chosen;
  go = whenChosen;
  byId("learn-title").textContent = box.querySelector(".open").textContent;
  byId("learn-picture").src = box.querySelector("img").src;
  byId("learn-new").hidden = !isNew(box);
  offerLessons(box.dataset.game);
  offerPuzzles(box.dataset.game);
  panel.showModal();
  byId("learn-show").focus();
}
