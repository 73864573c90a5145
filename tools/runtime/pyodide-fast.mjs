// Pyodide as the page and its workers load it: the interpreter starts while PyScript is still
// reading its configuration, on the precompiled standard library, with our own code already in
// its file system (the built site) or without it (the source tree, where PyScript copies the
// files). Once the service worker has it on the device, the interpreter begins with a memory in
// which everything is imported already. Exports what PyScript expects of an interpreter module, plus
// `transfer`, the bytes that have come so far. Knows no page and no game. `manifest.mjs` beside it is
// generated.
import * as stock from "./pyodide.mjs";
import { eachFile, unfold } from "./archive.mjs";
import { code, files, lock, snapshot } from "./manifest.mjs";

export const version = stock.version;

const home = "/home/pyodide";
const at = (name) => new URL(name, import.meta.url).href;

/** Our big files by address: bytes, how many of them came, and how many travel for them. */
const ours = new Map(
  Object.entries(files).map(([name, file]) => [
    at(name),
    { name, ...file, came: 0, travels: file.bytes },
  ]),
);
const sum = (count) => [...ours.values()].reduce((total, file) => total + count(file), 0);

/** Bytes that travel for those files, so far and in all; `change` is dispatched as they come.
    `snapshot` tells whether the interpreter began with a memory that was on the device. */
export const transfer = Object.assign(new EventTarget(), {
  loaded: 0,
  total: sum((file) => file.travels),
  snapshot: false,
});

// Chunks come by the hundred; nobody reads that fast, and each report costs the boot a little.
const reportEvery = 50;
let reportedAt = 0;

function reportTransfer() {
  const now = performance.now();
  const complete = sum((file) => file.bytes - file.came) === 0;
  if (now - reportedAt < reportEvery && !complete) return;
  reportedAt = now;
  transfer.loaded = Math.round(sum((file) => (file.travels * file.came) / file.bytes));
  transfer.total = sum((file) => file.travels);
  transfer.dispatchEvent(new Event("change"));
}

// What the service worker has taken in, it has unpacked already (static/worker.js).
const isPacked = (response) => !response.headers.has("X-Unpacked");
const unpacked = (body) => body.pipeThrough(new DecompressionStream("gzip"));

/** The response with its bytes counted as they pass and, where a file is packed, unpacked. */
function received(response, file, lose) {
  // A compressed answer is counted as what travels: its Content-Length, spread over its bytes.
  const length = Number(response.headers.get("Content-Length"));
  if (response.headers.has("Content-Encoding") && length) file.travels = length;
  const count = new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk);
      file.came += chunk.byteLength;
      reportTransfer();
    },
  });
  response.body.pipeTo(count.writable).catch(lose);
  const body = file.packed && isPacked(response) ? unpacked(count.readable) : count.readable;
  // instantiateStreaming compiles while bytes arrive, and asks for exactly this type.
  const type = response.headers.get("Content-Type") ?? "";
  return new Response(body, { headers: { "Content-Type": type } });
}

const plainFetch = globalThis.fetch.bind(globalThis);

/** Whether this page is a later visit: the service worker has everything on the device. */
const isKept = Boolean(globalThis.navigator?.serviceWorker?.controller);

/**
 * `fetch` while the interpreter starts: our own files are counted, all else is untouched.
 * `lose(error)` hears of a file that does not come; Pyodide itself would wait for ever.
 * What is on the device is not counted: passed on as it is, the browser finds what it has
 * compiled of it before.
 */
const countingFetch = (lose) => async (resource, options) => {
  const file = ours.get(String(resource?.url ?? resource));
  if (!file) return plainFetch(resource, options);
  const loseIt = (error) => lose(new Error(`${file.name}: ${error.message}`));
  file.came = 0;
  try {
    const response = await plainFetch(resource, options);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    if (!isKept || (file.packed && isPacked(response))) return received(response, file, loseIt);
    file.came = file.bytes;
    reportTransfer();
    return response;
  } catch (error) {
    loseIt(error);
    throw error;
  }
};

/** Once the interpreter runs it has the thread to itself: the page's own scripts come first. As
    late as when the page is parsed, they may name something else that `isUp` before. */
export const page = { isParsed: isParsed(), isUp: Promise.resolve() };

/** Once the scripts that wait for the page have run; at once where there is no page. */
async function isParsed() {
  const [opened] = performance.getEntriesByType("navigation");
  if (!globalThis.document || opened?.domContentLoadedEventStart) return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
}

function install(FS, archive) {
  const made = new Set();
  eachFile(new Uint8Array(archive), (name, bytes) => {
    const path = `${home}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(path, bytes);
  });
}

/** What Pyodide is to start with: all over, or with a memory that comes meanwhile (keptMemory). */
const options = (archive, kept) => ({
  indexURL: at("./"),
  stdLibURL: at("./stdlib.dat"),
  // No package is ever installed, so the 119 kB index of packages stays at home.
  lockFileContents: lock,
  env: { HOME: home },
  // Called when everything has come and is compiled, before the interpreter runs.
  fsInit: async (FS) => {
    const content = await archive;
    await page.isParsed;
    await page.isUp;
    if (content) install(FS, content);
    await kept?.comes;
  },
  ...(kept && { _loadSnapshot: kept.memory }),
});

/**
 * The memory to begin with, and a promise that it is filled from what this device has. Pyodide asks
 * for its length at once and for its content last, and compiles in between. One that stays empty, it
 * refuses.
 */
function keptMemory() {
  const memory = new Uint8Array(snapshot.bytes);
  const fill = async () => {
    const found = await caches.match(at(snapshot.name));
    if (!found) throw new Error("it is not on this device");
    const folded = isPacked(found) ? new Response(unpacked(found.body)) : found;
    unfold(await folded.arrayBuffer(), memory);
  };
  const comes = fill().catch((error) => console.warn(`No memory to start from: ${error.message}`));
  return { memory, comes };
}

// What a memory must not keep frozen: chance. And PyScript's own Python package, which it would
// write and compile anew at every start, has no use here: our code imports the browser itself.
const settle = `
import random, sys, types
random.seed()
sys.modules.setdefault("pyscript", types.ModuleType("pyscript", "Left out by Handover: import js."))
del random, sys, types
`;

async function start() {
  let lose;
  const lost = new Promise((_, reject) => (lose = reject));
  const fetch = (globalThis.fetch = countingFetch(lose));
  const archive = code ? fetch(at(code)).then((response) => response.arrayBuffer()) : null;
  const load = (kept) => Promise.race([stock.loadPyodide(options(archive, kept)), lost]);
  let python = null;
  try {
    // On a first visit its bytes would cost more than they save, and asking the caches a tenth of
    // a second: only the service worker ever fetches it.
    if (snapshot && isKept) {
      try {
        python = await load(keptMemory());
        transfer.snapshot = true;
      } catch (error) {
        // It belongs to another build, or is damaged: then everything is imported, as on a first visit.
        console.warn(`Started without a snapshot: ${error.message}`);
      }
    }
    python ??= await load(null);
  } finally {
    globalThis.fetch = plainFetch;
  }
  python.runPython(settle);
  return python;
}

// Where a browser can switch stacks, Pyodide runs Python on one of its own, in case that it wants to
// wait; ours never does. Chromium takes a sample of its allocations with the stack that led to them,
// reads on beyond the end of such a stack, and the tab is gone: one start in some hundreds.
Reflect.deleteProperty(WebAssembly, "Suspending");

/** The interpreter that starts with this module; rejected when it cannot. */
export const started = start();
// Whoever asks for the interpreter gets the error; nobody may ask for a while.
started.catch(() => {});
let spare = started;

/**
 * The interpreter that is already on its way; a new one when it has been handed out.
 * Only `stdout` and `stderr` are taken from the options: the rest is decided here.
 */
export async function loadPyodide({ stdout, stderr } = {}) {
  const starting = spare ?? start();
  spare = null;
  const python = await starting;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}
