// Starts the interpreter and PyScript, and says how far that is. Every change goes out as
//   CustomEvent("handover:progress", { detail: { stage, loaded, total, error } }) on document
// and stays readable in window.handoverBoot, for whoever listens late. The stages:
//   runtime   files are coming; loaded of total bytes
//   starting  all bytes are here, the interpreter starts
//   rules     the interpreter runs, our own modules are being loaded
//   ready     the page's Python has taken over
//   failed    error says why
// No words for people live here; the lobby has them. No inline code anywhere: the page's
// Content-Security-Policy allows scripts of its own origin only.
import { page, started, transfer } from "../static/vendor/pyodide/pyodide-fast.mjs";

const silenceLimit = 60_000;
let silence;
let isOver = false;

const boot = (window.handoverBoot = {
  stage: "runtime",
  loaded: 0,
  total: transfer.total,
  error: null,
  /** For the page's Python: it has taken over. */
  ready: () => report({ stage: "ready" }),
  /** For the page's Python: it cannot go on, and why. The first reason stays. */
  fail: (reason) => {
    doubt(reason);
    isOver = true;
  },
});

/** Something is wrong; but a start that was only slow may still come right. */
function doubt(reason) {
  report({ stage: "failed", error: String(reason) });
}

function report(change) {
  if (isOver) return;
  Object.assign(boot, { error: null }, change);
  clearTimeout(silence);
  if (boot.stage !== "ready" && boot.stage !== "failed") {
    silence = setTimeout(doubt, silenceLimit, `no progress for ${silenceLimit / 1000} s`);
  }
  const { stage, loaded, total, error } = boot;
  document.dispatchEvent(
    new CustomEvent("handover:progress", { detail: { stage, loaded, total, error } }),
  );
}

function reportTransfer() {
  const { loaded, total } = transfer;
  report({ stage: loaded < total ? "runtime" : "starting", loaded, total });
}
transfer.addEventListener("change", reportTransfer);
started.then((python) => {
  // After a fatal error parts of the interpreter still answer, and must not be asked.
  python._api.on_fatal = (error) => document.dispatchEvent(new CustomEvent("handover:fatal", { detail: String(error) }));
  report({ stage: "rules" });
}, boot.fail);
// What PyScript cannot load it tells nobody; it only leaves a promise unkept.
addEventListener("unhandledrejection", ({ reason }) => {
  if (boot.stage !== "ready") doubt(reason);
});
report({});
// The interpreter's files are asked for before this script is: all of them may be here already.
if (transfer.loaded) reportTransfer();

// PyScript opens databases for packages and folders, which we do not have, and does not start
// where the browser refuses them. It gets one that is always empty.
const answer = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
};
const emptyStore = new Proxy({}, { get: (_, name) => () => answer(name === "getAllKeys" ? [] : undefined) });
const emptyDatabase = { transaction: () => ({ objectStore: () => emptyStore }), close: () => {} };
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, ...rest) {
  return name.startsWith("IDBMap/") ? answer(emptyDatabase) : open.call(this, name, ...rest);
};

// PyScript watches the whole page for scripts and handlers of its own. Ours is there from the
// beginning; once it has run, watching would cost a third of every screen that is drawn.
const watchers = [];
const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function (target, options) {
  if (target === document) watchers.push(this);
  return observe.call(this, target, options);
};

// Imported only now: PyScript's module waits for its configuration before it ends, and the
// bytes must be counted meanwhile.
const pyscript = import("../static/vendor/pyscript/core.js");
pyscript.catch(boot.fail);
// Without PyScript the start has failed; the interpreter need not wait for ever.
page.isUp = pyscript.catch(() => {});
const { hooks } = await pyscript;
MutationObserver.prototype.observe = observe;

// PyScript's default hook for workers is built with Function(), which the policy forbids; it
// only serves a part of PyScript that we do not use.
for (const hook of ["onReady", "onBeforeRun", "onBeforeRunAsync", "onAfterRun", "onAfterRunAsync"])
  hooks.worker[hook].clear();

let isUp = false; // our script has run

hooks.main.onReady.add(({ io }) => {
  // An exception in the main script reaches the page only as a line of standard error.
  const { stderr } = io;
  io.stderr = (message, ...rest) => {
    if (!isUp) boot.fail(message?.message ?? message);
    return stderr(message, ...rest);
  };
});
function hasRun() {
  for (const watcher of watchers) watcher.disconnect();
  isUp = true;
  boot.ready(); // also after a doubt: the start was only slow
}
hooks.main.onAfterRun.add(hasRun);
hooks.main.onAfterRunAsync.add(hasRun);
