// Everything we change in PyScript, in Pyodide, or in the browser because of them. Each function
// below is one patch, with the reason why we need it; importing this file changes nothing.
//
//   patch                     called by         when                          until
//   hideStackSwitching        interpreter.mjs   before Pyodide starts         the page closes
//   replaceFetch              interpreter.mjs   before Pyodide starts         the interpreter runs
//   leaveOutPyScriptPackage   interpreter.mjs   once the interpreter runs     the page closes
//   reportFatalErrors         boot.mjs          once the interpreter runs     the page closes
//   fakePyScriptDatabases     boot.mjs          before PyScript is imported   the page closes
//   collectPageObservers      boot.mjs          before PyScript is imported   our script has run
//   clearWorkerHooks          boot.mjs          once PyScript is imported     the page closes
//   reportPythonErrors        boot.mjs          once PyScript is imported     the page closes
//
// Two more restraints are settings, not code: all plugins are off (tools/manifest.py, and
// <mpy-config> in index.html for the interpreter that we do not use), and Pyodide gets an empty
// list of packages (`lock` in interpreter.mjs).

/**
 * Makes Pyodide run Python on the thread's own stack.
 *
 * Where a browser can switch stacks (Chromium since 137), Pyodide gives Python a stack of its own,
 * so that Python can wait for promises; ours never does. When Chromium samples an allocation it
 * walks the frames, reads past the end of such a stack, and the tab crashes.
 */
export function hideStackSwitching() {
  Reflect.deleteProperty(WebAssembly, "Suspending");
}

/**
 * Replaces `fetch` and returns a function that puts the original back.
 *
 * Pyodide fetches its files itself, reports no progress, and waits for ever if one is missing. It
 * has no option for a `fetch` of our own.
 */
export function replaceFetch(replacement) {
  const original = globalThis.fetch;
  globalThis.fetch = replacement;
  return () => {
    globalThis.fetch = original;
  };
}

/**
 * Puts an empty module in place of PyScript's own Python package.
 *
 * PyScript would write and compile that package at every start. Our code imports the browser's
 * objects directly and never uses it.
 */
export function leaveOutPyScriptPackage(python) {
  python.runPython(`
import sys, types
sys.modules.setdefault("pyscript", types.ModuleType("pyscript", "Left out by Handover: import js."))
del sys, types
`);
}

/**
 * Calls `report(error)` when the interpreter dies.
 *
 * After a fatal error some of Pyodide's functions still answer, and what they answer is wrong.
 * Pyodide tells nobody but this hook, which is not part of its public interface.
 */
export function reportFatalErrors(python, report) {
  python._api.on_fatal = report;
}

/**
 * Gives PyScript a database that is always empty.
 *
 * PyScript opens databases for packages and folders, which we do not use. It does not start in a
 * browser that refuses them. Every other database is left alone.
 */
export function fakePyScriptDatabases() {
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
}

/**
 * Collects the observers that are put on the whole document, until `stopCollecting` is called;
 * `disconnect` switches them off.
 *
 * PyScript watches the document for scripts and event handlers of its own. Our one script is in
 * the page from the beginning. Watching on would take a third of the time of every screen that is
 * drawn (docs/boot-measured.md).
 */
export function collectPageObservers() {
  const observers = [];
  const { observe } = MutationObserver.prototype;
  MutationObserver.prototype.observe = function (target, options) {
    if (target === document) observers.push(this);
    return observe.call(this, target, options);
  };
  return {
    stopCollecting: () => {
      MutationObserver.prototype.observe = observe;
    },
    disconnect: () => {
      for (const observer of observers) observer.disconnect();
    },
  };
}

/**
 * Removes PyScript's default hooks for workers.
 *
 * They are made with Function(), which the page's Content-Security-Policy forbids. They serve
 * PyScript's workers only, which we do not use.
 */
export function clearWorkerHooks(hooks) {
  for (const hook of ["onReady", "onBeforeRun", "onBeforeRunAsync", "onAfterRun", "onAfterRunAsync"])
    hooks.worker[hook].clear();
}

/**
 * Calls `report(text)` for everything that the page's Python writes to standard error.
 *
 * With the error plugin off, this is the only way in which PyScript passes on an exception in the
 * main script.
 */
export function reportPythonErrors(hooks, report) {
  hooks.main.onReady.add(({ io }) => {
    const { stderr } = io;
    io.stderr = (message, ...rest) => {
      report(message?.message ?? message);
      return stderr(message, ...rest);
    };
  });
}
