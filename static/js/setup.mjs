// The set-up panel: number of players, names, seating, optional rules. Works without Python.

import { chosenBeginning, offerBeginnings } from "./beginning.mjs";
import { button, byId, element, radio } from "./elements.mjs";
import { readLocal, writeLocal } from "./local-storage.mjs";
import { offerPlayer, playerName, rememberPlayers, rememberedPlayers } from "./players.mjs";
import { isReadable, openRules } from "./rules.mjs";
import { text } from "./texts.mjs";
import { chosenVariants, offerVariants } from "./variants.mjs";

const panel = byId("setup");
const MOST_LETTERS = 40; // as in engine/core/game.py
let start = null;
let box = null;
let players = []; // who plays each seat: "" is a person, "even:puller" a computer

const namesKey = (game) => `handover.names.${game}`;
const seat = (game, number) => text(`seat.${game}.${number}`);
const fields = () => [...byId("setup-names").querySelectorAll("input")];

/** The names that were typed before, for every seat there is; a seat that nobody named has "". */
function remembered() {
  const { game } = box.dataset;
  // Older versions kept the names of the seats as if they had been typed.
  return readLocal(namesKey(game), []).map((name, number) => (name === seat(game, number) ? "" : name));
}

/** The sign of a seat: the game's own, if it has any. */
function signOf(number) {
  const sign = document.createElement("img");
  const own = box.dataset.signs === undefined ? "seat" : box.dataset.game;
  sign.src = new URL(`../icons/${own}-${number}.svg`, import.meta.url).href;
  sign.alt = "";
  return sign;
}

function nameRow(number, before) {
  const { game } = box.dataset;
  const row = document.createElement("li");
  const label = document.createElement("label");
  const name = document.createElement("input");
  name.value = before;
  name.placeholder = text("setup.placeholder");
  name.maxLength = MOST_LETTERS;
  name.autocomplete = "off";
  name.addEventListener("focus", () => name.select());
  label.append(element("span", seat(game, number), "role"), name);
  row.append(signOf(number), label);
  const change = (word) => {
    players[number] = word;
    offerNames(fields().map(({ value }) => value));
    byId("setup-names").children[number].querySelector(".by-computer").focus();
  };
  offerPlayer(row, box, number, players[number], change);
  if (players[number]) label.append(element("b", playerName(game, players, number)));
  name.hidden = players[number] !== "";
  return row;
}

/** A row for each seat, with these names in it. */
function offerNames(names) {
  byId("setup-names").replaceChildren(...names.map((name, number) => nameRow(number, name)));
  offerSeatings(names.length);
  const isShow = !players.includes("");
  byId("setup-start").textContent = text(isShow ? "setup.watch" : "setup.start");
}

/** Rows for so many seats, as they were filled the last time. */
function offerSeats(count) {
  const before = remembered();
  players = rememberedPlayers(box, count);
  offerNames(Array.from({ length: count }, (_, number) => before[number] ?? ""));
}

/** Whoever was to play one side plays the other. */
function swapSides() {
  const [first, second] = fields();
  players.reverse();
  offerNames([second.value, first.value]);
}

const swapping = button("", swapSides, "quiet swapping");
byId("setup-names").after(swapping);

// Two players can sit across from each other, more can sit around; as in app/table.py.
const SEATS = { across: [2], around: [3, 4] };
// A phone's edges are too short for three or four hands; the menu at the table hides the choice too.
const hasEdges = () => matchMedia("(min-width: 561px) and (min-height: 561px)").matches;

function offerSeatings(count) {
  // Whoever plays alone against computers shares the tablet with nobody.
  panel.querySelector("[name=seating]").closest("fieldset").hidden = players.filter((word) => !word).length < 2;
  for (const [seating, counts] of Object.entries(SEATS)) {
    const choice = panel.querySelector(`[name=seating][value=${seating}]`);
    const fits = counts.includes(count) && (seating !== "around" || hasEdges());
    if (choice.checked && !fits) panel.querySelector("[name=seating][value=pass]").checked = true;
    choice.disabled = !fits;
    choice.closest(".seating").hidden = !fits;
  }
}

function offerCounts(fewest, most) {
  byId("setup-count").hidden = fewest === most;
  const chips = [];
  for (let count = fewest; count <= most; count++) {
    const chip = element("label", "", "chip");
    const choice = radio("count", String(count), count === fewest);
    choice.addEventListener("change", () => offerSeats(count));
    chip.append(choice, element("span", String(count)));
    chips.push(chip);
  }
  panel.querySelector(".chips").replaceChildren(...chips);
}

// "Rules" stands beside the button that deals.
const reading = button("", () => openRules(box.dataset.game, byId("setup-title").textContent), "quiet reading");
byId("setup-start").before(reading);

/** Open the panel for a game's box; `whenReady` gets what Python needs to deal. */
export function openSetup(chosen, whenReady) {
  box = chosen;
  start = whenReady;
  byId("setup-title").textContent = box.querySelector(".open").textContent;
  byId("setup-picture").src = box.querySelector("img").src;
  const fewest = Number(box.dataset.fewest);
  offerCounts(fewest, Number(box.dataset.most));
  offerSeats(fewest);
  swapping.textContent = text("setup.swap");
  swapping.hidden = box.dataset.signs === undefined;
  offerBeginnings(box);
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
  const typed = fields().map(({ value }) => value.trim());
  // Players who sit out this time are remembered, too.
  writeLocal(namesKey(game), JSON.stringify([...typed, ...remembered().slice(typed.length)]));
  rememberPlayers(box, players);
  const names = typed.map((name, number) => (players[number] ? playerName(game, players, number) : name || seat(game, number)));
  const seating = panel.querySelector("[name=seating]:checked").value;
  start({ game, names, seating, seats: players, options: chosenVariants(), ...chosenBeginning() });
});
