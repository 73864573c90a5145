// Between the page and Python: taps wait here until Python is up, then go over one by one.
// Python gets `window.handover` and nothing else of the page (app/main.py, app/dom.py).

import { conceal, draw, listen, rehearse, takeFocus, whole } from "./render.mjs";
import { attend, drawn } from "./gestures.mjs";
import * as locks from "./locks.mjs";
import { prepare } from "./preload.mjs";
import * as settings from "./settings.mjs";
import * as store from "./store.mjs";

const QUIET = 300; // milliseconds until a new table has settled
const READ = 100; // milliseconds that a cover is there before what lies behind it is set up
let rehearsal = 0;
let coming = null; // the screen that was read last
const waiting = [];
let receive = null;
let dead = null; // why the interpreter is dead
const table = document.getElementById("table");
const lobby = document.getElementById("lobby");

/** Hand an intent to Python: at once, or as soon as it is there. */
export function send(name, value = "", stamp = -1) {
  const intent = JSON.stringify({ name, value, stamp });
  // Whoever taps on gets the reason again, and no waiting screen: nothing will come any more.
  if (dead !== null) setTimeout(tellDeath);
  else if (receive) deliver(intent);
  else waiting.push(intent);
}

function deliver(intent) {
  try {
    receive(intent);
  } catch (error) {
    // Python's own errors never come this way (app/shell.py): the interpreter itself is dead.
    die(String(error));
  }
}

/** Nothing that was Python's can be trusted any more; the device has everything. */
function die(reason) {
  receive = null;
  show("lobby");
  dead = reason;
  tellDeath();
}
const tellDeath = () => document.dispatchEvent(new CustomEvent("handover:died", { detail: dead }));
document.addEventListener("handover:fatal", ({ detail }) => die(detail));

/** Whether Python takes intents already. */
export const connected = () => receive !== null;

/** Save a text as a file. */
export function download(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Put a text on the clipboard; false if the browser does not let us. */
export async function copy(content) {
  try {
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    return false;
  }
}

/** Whoever has waited for Python gets an answer now: the waiting screen goes. */
export function endWaiting() {
  document.getElementById("waiting").hidden = true;
  document.documentElement.classList.remove("opening");
}

/** Show the table or the lobby; the other one leaves the page's tree. */
export function show(screen) {
  const playing = screen === "table";
  table.hidden = !playing;
  lobby.hidden = playing;
  endWaiting();
  document.documentElement.classList.toggle("playing", playing);
  // A state of its own, so that "back" covers the game instead of leaving it.
  if (playing && history.state !== "table") history.pushState("table", "");
  if (playing) {
    takeFocus(table); // what was drawn while hidden could not have it
    setTimeout(send, QUIET, "prepare");
  } else {
    locks.release();
    document.dispatchEvent(new CustomEvent("handover:lobby"));
  }
}

listen(table, (act, value, stamp) => send(act, value, stamp));
attend(table, (act, value, stamp) => send(act, value, stamp));

// What those who hear the table are told: a region that stays, for one that comes with its
// words is not read out everywhere.
const spoken = document.createElement("p");
spoken.className = "unseen";
spoken.setAttribute("role", "status");
document.body.append(spoken);

function sayNews() {
  const words = table.querySelector("[data-spoken]")?.dataset.spoken ?? "";
  if (spoken.textContent !== words) spoken.textContent = words;
}

/** A game's styles are for its own table: no other game, nor the lobby, has to know its names. */
function dress() {
  const game = table.firstElementChild?.dataset.game;
  for (const sheet of document.querySelectorAll("link[data-of]")) {
    const media = sheet.dataset.of === game ? "all" : "not all";
    if (sheet.media !== media) sheet.media = media;
  }
}

window.handover = {
  store,
  download,
  copy,
  show,
  /** Take a screen in, given as JSON of what is new in it: what is left for `draw` is to show it. */
  read: (json) => void (coming = whole(JSON.parse(json), [coming])),
  draw() {
    draw(table, coming);
    dress();
    drawn(table);
    sayNews();
    clearTimeout(rehearsal);
    if (table.firstElementChild?.dataset.screen === "cover") rehearsal = setTimeout(send, READ, "rehearse");
  },
  rehearse: (json) => rehearse(table, json),
  /** Python changed the settings. */
  remember: (json) => settings.keep(JSON.parse(json)),
  /** Python is up: take what has waited, then everything as it comes. */
  connect(handler) {
    receive = handler;
    for (const intent of waiting.splice(0)) deliver(intent);
  },
  /** A message for the lobby, already worded. */
  notice: (message, calm) => document.dispatchEvent(new CustomEvent("handover:notice", { detail: { message, calm } })),
  /** The table changed the language. */
  language: (code) => document.dispatchEvent(new CustomEvent("handover:language", { detail: code })),
  /** A share link has been opened: reloading must not open it a second time. */
  clearLink: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.href.split("#")[0],
  prepare: (json) => prepare(JSON.parse(json)),
};

// The curtain's outer half: secrets leave the page in the very event that endangers them,
// whatever Python is doing; Python then draws the cover.
const IDLE = 60_000;
let lastTouch = Date.now();

function cover() {
  conceal(table);
  sayNews();
  if (!table.hidden) send("conceal");
}

document.addEventListener("visibilitychange", () => document.hidden && cover());
addEventListener("pagehide", cover);
addEventListener("pageshow", (event) => event.persisted && cover());
addEventListener("popstate", () => {
  if (table.hidden) return;
  history.pushState("table", "");
  cover();
});
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (lastTouch = Date.now()), true);
setInterval(() => {
  if (Date.now() - lastTouch >= IDLE && table.querySelector("[data-secret]")) cover();
}, 1_000);

// Two tabs: one that has lost its game covers it before it says so; one that looks on follows.
locks.onLost((id) => {
  conceal(table);
  send("lost", id);
});
store.onWritten((id) => send("follow", id));

send("settings", settings.follow(settings.read()));
