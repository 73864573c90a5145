// Reminders in the lobby that keep saved games safe: the device is nearly full, a backup is due where
// the browser may delete data, and after a finished game how to install the page as an app. Each is
// shown rarely, never during a game, and never on a first visit.

import { download } from "./bridge.mjs";
import { readLocal, writeLocal } from "./local-storage.mjs";
import * as store from "./store.mjs";

const KEY = "handover.care"; // when each reminder was last shown
const DAY = 86_400_000; // milliseconds
const EVERY = { full: DAY, backup: 7 * DAY };
const SCARCE = 5_000_000; // bytes: room for some hundred games
let invitation = null; // the browser's own offer to install the page

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // not while somebody is choosing a game
  invitation = event;
});

const shownAt = () => readLocal(KEY, {});
const noteShown = (name) => writeLocal(KEY, JSON.stringify({ ...shownAt(), [name]: Date.now() }));
const isDue = (name, otherwise) => Date.now() - (shownAt()[name] ?? otherwise) >= EVERY[name];

/** Download every game; the next reminder is a week away. */
export async function backUp() {
  download("handover-saves.json", await store.allToFile());
  noteShown("backup");
}

async function isNearlyFull() {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota - usage < SCARCE;
}

/** Whether the browser may delete saves whenever it needs room. */
const isAtRisk = async () => !(await navigator.storage?.persisted?.());

const isInstalled = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

/** How to install the page here: with a button of ours, with instructions for Safari, or not at all. */
function wayToInstall() {
  if (isInstalled()) return null;
  if (invitation) return { key: "care.install", action: { label: "care.install.now", tap: () => invitation.prompt() } };
  return navigator.standalone === false ? { key: "care.install.share" } : null;
}

/** The most urgent reminder for these games; null if there is none. */
async function dueReminder(headers) {
  const backup = { label: "saves.all", tap: backUp };
  if (isDue("full", 0) && (await isNearlyFull())) return { name: "full", key: "care.full", action: backup };
  // The first week starts with the first game, not with the first visit.
  if (!("backup" in shownAt())) noteShown("backup");
  if (isDue("backup", Date.now()) && (await isAtRisk())) return { name: "backup", key: "care.backup", action: backup };
  const way = headers.some(({ over }) => over) && !("install" in shownAt()) ? wayToInstall() : null;
  return way && { name: "install", ...way };
}

/** Show a reminder if one is due; `say(key, action)` shows it in the lobby. */
export async function remind(say) {
  const headers = await store.list();
  if (headers.length === 0) return;
  const found = await dueReminder(headers).catch(() => null); // the browser does not tell
  if (!found) return;
  noteShown(found.name);
  say(found.key, found.action ?? null);
}
