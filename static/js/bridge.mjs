// Between the page and Python: taps wait here until Python is up, then are handed over one by one.
// Python uses `window.handover` and nothing else of the page (app/main.py, app/dom.py).

import { attend, drawn } from "./gestures.mjs";
import * as hearing from "./hearing.mjs";
import { watch } from "./idle.mjs";
import * as locks from "./locks.mjs";
import { prepare } from "./preload.mjs";
import { address, conceal, draw, rehearse, takeFocus, whole } from "./render.mjs";
import * as settings from "./settings.mjs";
import { settle, slide } from "./sliders.mjs";
import * as store from "./store.mjs";
import { listen } from "./taps.mjs";
import * as thoughts from "./thoughts.mjs";

const QUIET = 300; // milliseconds after a table was shown, before its pictures are loaded
const READ = 100; // milliseconds after a cover was drawn, before the table behind it is set up
let rehearsal = 0;
let latest = null; // the tree of the screen that was read last
const waiting = [];
let receive = null;
let weigh = null; // Python's verdict about a game of a backup
let isUp = null;
const up = new Promise((resolve) => (isUp = resolve));
let dead = null; // why the interpreter died
const table = document.getElementById("table");
const lobby = document.getElementById("lobby");

/** Hand an intent to Python: now, or as soon as Python is up. */
export function send(name, value = "", stamp = -1) {
  const intent = JSON.stringify({ name, value, stamp });
  // Every further tap shows the reason again instead of a waiting screen: there is nothing to wait for.
  if (dead !== null) setTimeout(tellDeath);
  else if (receive) deliver(intent);
  else waiting.push(intent);
}

function deliver(intent) {
  try {
    receive(intent);
  } catch (error) {
    // app/shell.py catches Python's own errors, so the interpreter itself has died.
    die(String(error));
  }
}

/** Stop using Python: its state cannot be trusted any more. The games are on the device. */
function die(reason) {
  receive = null;
  show("lobby");
  dead = reason;
  tellDeath();
}
const tellDeath = () => document.dispatchEvent(new CustomEvent("handover:died", { detail: dead }));
document.addEventListener("handover:fatal", ({ detail }) => die(detail));

/** Whether Python is up and takes intents. */
export const connected = () => receive !== null;

/** What to do with a game of a backup, as soon as Python is up (app/backup.py). There is no answer if
    the interpreter has died: the lobby says so instead. */
export async function judge(kept, here) {
  await up;
  try {
    if (dead === null) return weigh(JSON.stringify({ kept, here }));
    tellDeath();
  } catch (error) {
    die(String(error));
  }
  return new Promise(() => {});
}

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

/** Draw a picture of the end of a game and send it. What draws it is fetched when it is first wanted. */
async function sendPicture(json) {
  try {
    const card = JSON.parse(json);
    const postcard = await import("./postcard.mjs");
    await postcard.send({ ...card, art: address("src", card.art) });
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** The text of a file of the engine, for people to read; "" if it does not come. */
async function source(name) {
  try {
    const response = await fetch(new URL(`../../${name}`, import.meta.url));
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}

/** Hide the waiting screen. */
export function endWaiting() {
  document.getElementById("waiting").hidden = true;
  document.documentElement.classList.remove("opening");
}

/** Show the table or the lobby and hide the other; in the lobby, the set-up of a game if one is named. */
export function show(screen, game = "") {
  const playing = screen === "table";
  table.hidden = !playing;
  lobby.hidden = playing;
  endWaiting();
  document.documentElement.classList.toggle("playing", playing);
  // An entry in the history, so that "back" covers the game instead of leaving it.
  if (playing && history.state !== "table") history.pushState("table", "");
  if (playing) {
    takeFocus(table); // what was drawn while hidden could not take it
    setTimeout(send, QUIET, "prepare");
  } else {
    locks.release();
    document.dispatchEvent(new CustomEvent("handover:lobby"));
    if (game) document.dispatchEvent(new CustomEvent("handover:setup", { detail: game }));
  }
}

listen(table, send);
attend(table, send);
slide(table, send);

// What screen readers announce about the table. The region stays on the page, because not every
// screen reader announces a region that appears together with its text.
const spoken = document.createElement("p");
spoken.className = "unseen";
spoken.setAttribute("role", "status");
document.body.append(spoken);

function announce() {
  const news = table.querySelector("[data-spoken]")?.dataset.spoken ?? "";
  if (spoken.textContent !== news) spoken.textContent = news;
}

/** Switch on the styles of the game on the table; other games may use the same class names. */
function dress() {
  const game = table.firstElementChild?.dataset.game;
  for (const sheet of document.querySelectorAll("link[data-of]")) {
    const media = sheet.dataset.of === game ? "all" : "not all";
    if (sheet.media !== media) sheet.media = media;
  }
}

/** A computer has done this part of its thought. */
function progress(done) {
  const bar = table.querySelector("progress");
  if (bar) bar.value = done;
}

window.handover = {
  store,
  download,
  copy,
  sendPicture,
  source,
  show,
  /** Read the next screen, given as JSON of what is new in it; `draw` shows it. */
  read: (json) => void (latest = whole(JSON.parse(json), [latest])),
  draw() {
    draw(table, latest);
    hearing.hear(table);
    dress();
    drawn(table);
    settle(table);
    announce();
    clearTimeout(rehearsal);
    if (table.firstElementChild?.dataset.screen === "cover") rehearsal = setTimeout(send, READ, "rehearse");
  },
  rehearse: (json) => rehearse(table, json),
  progress,
  /** Thoughts in a worker; their progress is shown as they report it. */
  thoughts: { ...thoughts, think: (question) => thoughts.think(question, progress) },
  /** Python changed the settings. */
  remember: (json) => void hearing.follow(settings.keep(JSON.parse(json))),
  /** Python is up: hand over what has waited, and from now on everything at once. */
  connect(handler, judging) {
    receive = handler;
    weigh = judging;
    isUp();
    for (const intent of waiting.splice(0)) deliver(intent);
  },
  /** Show a notice in the lobby, in the page's language. */
  notice: (message, calm) => document.dispatchEvent(new CustomEvent("handover:notice", { detail: { message, calm } })),
  /** The table changed the language. */
  language: (code) => document.dispatchEvent(new CustomEvent("handover:language", { detail: code })),
  /** A share link has been opened: reloading must not open it again. */
  clearLink: () => history.replaceState(history.state, "", location.pathname + location.search),
  address: () => location.href.split("#")[0],
  prepare: (json) => prepare(JSON.parse(json)),
};

// The page's half of the curtain: secrets leave the page in the same event that endangers them,
// whatever Python is doing; Python draws the cover afterwards.
/** Cover the table; `why` is "idle" if nobody touched it, "away" if the page was left. */
function cover(why) {
  conceal(table);
  announce();
  if (!table.hidden) send("conceal", why);
}

document.addEventListener("visibilitychange", () => document.hidden && cover("away"));
addEventListener("pagehide", () => cover("away"));
addEventListener("pageshow", (event) => event.persisted && cover("away"));
addEventListener("popstate", () => {
  if (table.hidden) return;
  history.pushState("table", "");
  cover("away");
});
watch(
  () => table.querySelector("[data-secret]") !== null,
  () => cover("idle"),
  (words) => (spoken.textContent = words),
);

// Two tabs: a tab that loses its game covers it first; a tab that watches follows the other.
locks.onLost((id) => {
  conceal(table);
  send("lost", id);
});
store.onWritten((id) => send("follow", id));

const kept = settings.follow(settings.read());
hearing.begin(kept);
send("settings", kept);
// Another tab has changed them: whatever this one keeps from now on builds on that.
settings.onChanged((changed) => send("settings", settings.follow(changed)));
