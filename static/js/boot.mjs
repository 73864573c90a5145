// Starts the interpreter and PyScript, and reports how far the start has got. Every change is sent as
//   CustomEvent("handover:progress", { detail: { stage, loaded, total, error } }) on document
// and can be read in window.handoverBoot at any time. The stages:
//   runtime   files are being loaded: `loaded` of `total` bytes
//   starting  all bytes are here, the interpreter is starting
//   rules     the interpreter is running, our own modules are being loaded
//   ready     the page's Python has taken over
//   failed    `error` says why
// There are no texts for players here; the lobby has them. What we change in PyScript and Pyodide
// is in runtime-patches.mjs.
import { page, started, transfer } from "./interpreter.mjs";
import {
  clearWorkerHooks,
  collectPageObservers,
  fakePyScriptDatabases,
  reportFatalErrors,
  reportPythonErrors,
} from "./runtime-patches.mjs";

const silenceLimit = 60_000; // milliseconds
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

/** Reports a failure from which the start may still recover, because it may only be slow. */
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
  reportFatalErrors(python, (error) =>
    document.dispatchEvent(new CustomEvent("handover:fatal", { detail: String(error) })),
  );
  report({ stage: "rules" });
}, boot.fail);
// When PyScript cannot load something, an unhandled rejection is the only sign of it.
addEventListener("unhandledrejection", ({ reason }) => {
  if (boot.stage !== "ready") doubt(reason);
});
report({});
// The interpreter's files are requested before this script is, so all of them may be here already.
if (transfer.loaded) reportTransfer();

fakePyScriptDatabases();
const observers = collectPageObservers();

// Imported only now: PyScript's module does not finish before it has read its configuration, and
// the bytes must be counted meanwhile.
const pyscript = import("../vendor/pyscript/core.js");
pyscript.catch(boot.fail);
// The interpreter waits for PyScript, but not for ever if PyScript does not come.
page.isUp = pyscript.catch(() => {});
const { hooks } = await pyscript;
observers.stopCollecting();
clearWorkerHooks(hooks);

let isUp = false; // our script has run

reportPythonErrors(hooks, (message) => {
  if (!isUp) boot.fail(message);
});
function hasRun() {
  observers.disconnect();
  isUp = true;
  boot.ready(); // after a doubt as well: the start was only slow
}
hooks.main.onAfterRun.add(hasRun);
hooks.main.onAfterRunAsync.add(hasRun);
