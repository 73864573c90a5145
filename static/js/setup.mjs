// The set-up panel: how many play, their names, how the tablet travels, optional rules. Works without Python.

import { isReadable, openRules } from "./rules.mjs";
import { chosenVariants, offerVariants } from "./variants.mjs";
import { text } from "./texts.mjs";

const byId = (id) => document.getElementById(id);
const panel = byId("setup");
const MOST_LETTERS = 40; // as the engine allows: engine/core/game.py
let start = null;
let box = null;

function remembered(game) {
  try {
    return JSON.parse(localStorage.getItem(`handover.names.${game}`)) ?? [];
  } catch {
    return [];
  }
}

function remember(game, names) {
  try {
    localStorage.setItem(`handover.names.${game}`, JSON.stringify(names));
  } catch {
    // Names are a comfort; the game starts without.
  }
}

const seat = (game, number) => text(`seat.${game}.${number}`);

function offerNames(count) {
  const { game } = box.dataset;
  const before = remembered(game);
  const rows = Array.from({ length: count }, (_, number) => {
    const row = document.createElement("li");
    const token = document.createElement("img");
    token.src = new URL(`../icons/seat-${number}.svg`, import.meta.url).href;
    token.alt = "";
    const name = document.createElement("input");
    name.value = before[number] || seat(game, number);
    name.maxLength = MOST_LETTERS;
    name.autocomplete = "off";
    name.setAttribute("aria-label", text("setup.name", { number: number + 1 }));
    name.addEventListener("focus", () => name.select());
    row.append(token, name);
    return row;
  });
  byId("setup-names").replaceChildren(...rows);
  offerSeatings(count);
}

// Two sit across from each other, more around; as in app/table.py.
const SEATS = { across: [2], around: [3, 4] };
// A phone has no edge for each of three or four hands; its menu does not offer it either.
const hasEdges = () => matchMedia("(min-width: 561px) and (min-height: 561px)").matches;

function offerSeatings(count) {
  for (const [seating, counts] of Object.entries(SEATS)) {
    const radio = panel.querySelector(`[name=seating][value=${seating}]`);
    const fits = counts.includes(count) && (seating !== "around" || hasEdges());
    if (radio.checked && !fits) panel.querySelector("[name=seating][value=pass]").checked = true;
    radio.disabled = !fits;
    radio.closest(".seating").hidden = !fits;
  }
}

function offerCounts(fewest, most) {
  byId("setup-count").hidden = fewest === most;
  const chips = [];
  for (let count = fewest; count <= most; count++) {
    const chip = document.createElement("label");
    chip.className = "chip";
    const radio = document.createElement("input");
    radio.type = "radio";
    radio.name = "count";
    radio.value = String(count);
    radio.checked = count === fewest;
    radio.addEventListener("change", () => offerNames(count));
    const label = document.createElement("span");
    label.textContent = String(count);
    chip.append(radio, label);
    chips.push(chip);
  }
  panel.querySelector(".chips").replaceChildren(...chips);
}

// "Rules" stands beside the button that deals, for games that have them to read.
const reading = document.createElement("button");
reading.type = "button";
reading.className = "quiet reading";
reading.addEventListener("click", () => openRules(box.dataset.game, byId("setup-title").textContent));
byId("setup-start").before(reading);

/** Ask for a game's set-up; `whenReady` gets what Python needs to deal. */
export function openSetup(chosen, whenReady) {
  box = chosen;
  start = whenReady;
  byId("setup-title").textContent = box.querySelector(".open").textContent;
  byId("setup-picture").src = box.querySelector("img").src;
  const fewest = Number(box.dataset.fewest);
  offerCounts(fewest, Number(box.dataset.most));
  offerNames(fewest);
  offerVariants(box.dataset);
  reading.textContent = text("lobby.rules.short");
  reading.hidden = !isReadable(box.dataset.game);
  panel.returnValue = "";
  panel.showModal();
  byId("setup-start").focus();
}

panel.addEventListener("close", () => {
  if (panel.returnValue !== "start") return;
  const { game } = box.dataset;
  const names = [...byId("setup-names").querySelectorAll("input")].map(({ value }, number) => value.trim() || seat(game, number));
  remember(game, names);
  const seating = panel.querySelector("[name=seating]:checked").value;
  start({ game, names, seating, options: chosenVariants() });
});
