// The page's side of the service worker (service-worker.js). Registers it once Python is up, so that
// it does not compete with the first start. Lets a new version take over between two games, and says
// so. Only the built site has a version, so the source tree is never kept.

import { anyGameOpen } from "./locks.mjs";

const version = document.documentElement.dataset.version;
const workers = version ? navigator.serviceWorker : undefined;
const table = document.getElementById("table");
const HOUR = 3_600_000;
const LATER = 1_500; // milliseconds from when Python is up until the worker is registered
const AGAIN = 1_000; // milliseconds until a worker that is still waiting is told again
const UPDATED = "handover.updated"; // the version before, kept for the page that follows a switch

const tell = (worker, message) => worker?.postMessage(message);
let say = () => {};
let served = false; // whether a worker serves this page
let switching = false;
let watched = false;

/** Keep the version that a switch comes from for the next page; null takes it back. */
function noteSwitch(from) {
  try {
    if (from) sessionStorage.setItem(UPDATED, from);
    else sessionStorage.removeItem(UPDATED);
  } catch {
    // The browser refuses: then the switch is made without telling anybody.
  }
}

/** The version from which the page before this one has switched, if it has; told once. */
function switchedFrom() {
  try {
    return sessionStorage.getItem(UPDATED);
  } catch {
    return null;
  } finally {
    noteSwitch(null);
  }
}

/** Whether nobody is playing here, filling in a panel, or waiting for Python. */
const isIdle = () => table.hidden && document.getElementById("waiting").hidden && !document.querySelector("dialog[open]");

/** Whether a switch would disturb nobody, in any tab. */
const isBetweenGames = async () => isIdle() && !(await anyGameOpen());

async function takeOver(waiting) {
  switching = await isBetweenGames();
  if (!switching) {
    noteSwitch(null);
    return say("update.playing");
  }
  noteSwitch(version);
  tell(waiting, { takeOver: true });
  // On a busy device the message can get lost, so it is repeated until the worker acts on it or
  // somebody plays. The active worker gets no more messages: it is replaced only while it is idle,
  // and a message would wake it up.
  setTimeout(() => waiting.state === "installed" && takeOver(waiting), AGAIN);
}

/** A new version is waiting. It takes over if the page has just been opened; otherwise players decide. */
async function offer(waiting, atStart) {
  if (!navigator.serviceWorker.controller) return;
  if (atStart && (await isBetweenGames())) await takeOver(waiting);
  else say("update.ready", { label: "update.switch", tap: () => takeOver(waiting) });
}

/** Offer every version that is being installed now or later. */
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

/** Another worker serves this page now: reload the lobby, but leave a game alone. The first worker
    changes nothing, because it is of this page's own version. */
function changed() {
  if (!served && !switching) {
    served = true;
    return;
  }
  const reload = () => location.reload();
  if (isIdle()) reload();
  else document.addEventListener("handover:lobby", reload, { once: true });
}

/** Reload as a page of the new version. */
function startAgain() {
  noteSwitch(version);
  changed();
}

/** Tell the worker whether this version works; until it does, the worker keeps the one before. */
function report({ stage }) {
  if (switching) return;
  if (stage === "failed") tell(workers.controller, { failed: version });
  if (stage !== "ready") return;
  tell(workers.controller, { ready: version });
  // A game that was chosen before Python was up is dealt first.
  setTimeout(register, LATER);
}

async function register() {
  if (switching) return;
  // Relative to the page, which is beside the worker, above the versioned folder.
  const registration = await workers.register("./sw.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration) return; // no network: nothing changes
  watch(registration);
  tell((await workers.ready).active, { ready: version });
}

/** Make the page work offline. `showNews(key, action)` shows news in the lobby; `action` is a button's
    label and what it does. */
export async function stayOffline(showNews) {
  if (!workers) return;
  say = showNews;
  const active = workers.controller;
  const before = switchedFrom();
  served = Boolean(active);
  workers.addEventListener("controllerchange", changed);
  workers.addEventListener("message", ({ data }) => {
    if (data?.fallback) say("update.broken");
    // A new version has taken over while this page of the old one was being loaded.
    if (data?.late && !before) startAgain();
  });
  document.addEventListener("handover:progress", ({ detail }) => report(detail));
  if (window.handoverBoot) report(window.handoverBoot);
  if (!active) return;
  if (before && before !== version) say("update.done");
  const registration = await workers.getRegistration().catch(() => null);
  if (registration) watch(registration);
  // A switch that has just been tried is not repeated automatically.
  if (registration?.waiting) await offer(registration.waiting, !before);
  if (!switching) tell(active, { hello: version });
}
