// The page's side of the service worker (static/js/service-worker.js): registers it once Python is up, so that
// it does not compete with the first start; lets a new version take over between two games, and says
// so. Only the built site has a version, so the source tree is never kept.

import { anyGameOpen } from "./locks.mjs";

const version = document.documentElement.dataset.version;
const workers = version ? navigator.serviceWorker : undefined;
const table = document.getElementById("table");
const HOUR = 3_600_000;
const LATER = 1_500; // milliseconds from Python's being up to the files of the worker
const AGAIN = 1_000; // milliseconds until a worker that goes on waiting is asked once more
const UPDATED = "handover.updated"; // left for the page that comes after a switch

const tell = (worker, message) => worker?.postMessage(message);
let say = () => {};
let served = false; // whether a worker serves this page: it may have come without one
let switching = false;
let watched = false;

/** Leave word for the page that comes after this one; null takes it back. A browser may refuse. */
function leaveWord(word) {
  try {
    if (word) sessionStorage.setItem(UPDATED, word);
    else sessionStorage.removeItem(UPDATED);
  } catch {
    // Then the switch is made without a word about it.
  }
}

/** The word that the page before this one has left, if any; it is said once. */
function wordLeft() {
  try {
    return sessionStorage.getItem(UPDATED);
  } catch {
    return null;
  } finally {
    leaveWord(null);
  }
}

/** Whether nobody plays here, fills in a panel, or waits for Python. */
const isIdle = () => table.hidden && document.getElementById("waiting").hidden && !document.querySelector("dialog[open]");

/** Whether a switch would disturb nobody, in any tab. */
const isBetweenGames = async () => isIdle() && !(await anyGameOpen());

async function takeOver(waiting) {
  switching = await isBetweenGames();
  if (!switching) {
    leaveWord(null);
    return say("update.playing");
  }
  leaveWord(version);
  tell(waiting, { takeOver: true });
  // On a busy device the word can get lost: it is said until it was heard, or somebody plays. The
  // worker in charge hears nothing more: it makes way while it rests, and a word would wake it up.
  setTimeout(() => waiting.state === "installed" && takeOver(waiting), AGAIN);
}

/** A version waits: on a page that has just been opened it takes over; else the players decide. */
async function offer(waiting, atStart) {
  if (!navigator.serviceWorker.controller) return;
  if (atStart && (await isBetweenGames())) await takeOver(waiting);
  else say("update.ready", { label: "update.switch", tap: () => takeOver(waiting) });
}

/** Offer whatever comes from now on, or is just coming. */
function watch(registration) {
  if (watched) return;
  watched = true;
  const follow = () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && offer(coming, false));
  };
  registration.addEventListener("updatefound", follow);
  follow();
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {}); // without a network there is nothing new
  });
}

/** The worker that serves this page has changed: a lobby starts anew, a game is left in peace. The
    first one that comes changes nothing: it is of this page's own version. */
function changed() {
  if (!served && !switching) {
    served = true;
    return;
  }
  const again = () => location.reload();
  if (isIdle()) again();
  else document.addEventListener("handover:lobby", again, { once: true });
}

/** Leave word for the page that comes, and make way for it. */
function startAnew() {
  leaveWord(version);
  changed();
}

/** Tell the worker how this version fares; it keeps the one before until this one has come up. */
function report({ stage }) {
  if (switching) return;
  if (stage === "failed") tell(workers.controller, { failed: version });
  if (stage !== "ready") return;
  tell(workers.controller, { ready: version });
  // A game that was chosen before Python came is dealt first.
  setTimeout(register, LATER);
}

async function register() {
  if (switching) return;
  // Relative to the page, which lies above the versioned folder.
  const registration = await workers.register("./sw.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration) return; // no network: what is here stays
  watch(registration);
  tell((await workers.ready).active, { ready: version });
}

/** Begin. `whenToSay(key, action)` tells the lobby; `action` is a button's label and what it does. */
export async function stayOffline(whenToSay) {
  if (!workers) return;
  say = whenToSay;
  const before = workers.controller;
  const left = wordLeft();
  served = Boolean(before);
  workers.addEventListener("controllerchange", changed);
  workers.addEventListener("message", ({ data }) => {
    if (data?.fallback) say("update.broken");
    // A new version has taken over while this page of the one before was on its way.
    if (data?.late && !left) startAnew();
  });
  document.addEventListener("handover:progress", ({ detail }) => report(detail));
  if (window.handoverBoot) report(window.handoverBoot);
  if (!before) return;
  if (left && left !== version) say("update.done");
  const registration = await workers.getRegistration().catch(() => null);
  if (registration) watch(registration);
  // A switch that has just been tried is not tried again by itself.
  if (registration?.waiting) await offer(registration.waiting, !left);
  if (!switching) tell(before, { hello: version });
}
