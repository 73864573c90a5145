// What the lobby says so that saved games stay: that the device is nearly full, that it is time for
// a backup where the browser may tidy up, and after a finished game how the page becomes an app.
// Each now and then only, never over a game, and never to somebody who has just come.

import { download } from "./bridge.mjs";
import * as store from "./store.mjs";

const KEY = "handover.care"; // what was last said when, beside the settings
const DAY = 86_400_000; // milliseconds
const EVERY = { full: DAY, backup: 7 * DAY };
const SCARCE = 5_000_000; // bytes: room for some hundred games
let invitation = null; // the browser's own offer to install the page

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // not while somebody chooses a game
  invitation = event;
});

function notes() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function note(name) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...notes(), [name]: Date.now() }));
  } catch {
    // What keeps nothing shows its own banner, and is reminded of nothing.
  }
}

const isDue = (name, otherwise) => Date.now() - (notes()[name] ?? otherwise) >= EVERY[name];

/** Download every game; the next reminder is a week away. */
export async function backUp() {
  download("handover-saves.json", await store.allToFile());
  note("backup");
}

async function isNearlyFull() {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage < SCARCE;
}

/** Whether the browser may throw saves away when it likes to. */
const isAtRisk = async () => !(await navigator.storage?.persisted?.());

const isInstalled = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

/** How this browser puts a page on the home screen: a button of ours, words for Safari's, or not. */
function wayToInstall() {
  if (isInstalled()) return null;
  if (invitation) return { key: "care.install", action: { label: "care.install.now", tap: () => invitation.prompt() } };
  return navigator.standalone === false ? { key: "care.install.share" } : null;
}

/** What there is to say about these games, most urgent first; null if nothing. */
async function advice(headers) {
  const backup = { label: "saves.all", tap: backUp };
  if (isDue("full", 0) && (await isNearlyFull())) return { name: "full", key: "care.full", action: backup };
  // Counted from the first game on, not from a visit that had none.
  if (!("backup" in notes())) note("backup");
  if (isDue("backup", Date.now()) && (await isAtRisk())) return { name: "backup", key: "care.backup", action: backup };
  const way = headers.some(({ over }) => over) && !("install" in notes()) ? wayToInstall() : null;
  return way && { name: "install", ...way };
}

/** Look after the saved games; `say(key, action)` tells the lobby. */
export async function lookAfter(say) {
  const headers = await store.list();
  if (headers.length === 0) return;
  const found = await advice(headers).catch(() => null); // a browser that does not tell
  if (!found) return;
  note(found.name);
  say(found.key, found.action ?? null);
}
