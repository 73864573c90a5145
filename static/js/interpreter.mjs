// Pyodide as PyScript loads it. The interpreter starts while PyScript is still reading its
// configuration. It uses the precompiled standard library and, in the built site, has our own code
// in its file system already; in the source tree PyScript copies the files. Once the service worker
// has everything on the device, the interpreter starts from a memory in which all of it has been
// imported. Exports what PyScript expects of an interpreter's module, and for boot.mjs `transfer`
// (the bytes so far), `started` and `page`. Must not know the page or a game: it runs in a worker
// as well. `manifest.mjs` is generated (tools/project.py).
import * as stock from "../vendor/pyodide/pyodide.mjs";
import { code, files, lock, snapshot } from "../vendor/pyodide/manifest.mjs";
import { CODE_HOME, install, unfold } from "./archive.mjs";
import { hideStackSwitching, leaveOutPyScriptPackage, replaceFetch } from "./runtime-patches.mjs";

export const version = stock.version;

const VENDOR = new URL("../vendor/pyodide/", import.meta.url);
const at = (name) => new URL(name, VENDOR).href;

/** The large files by address: their bytes, how many have come, and how many travel for them. */
const ours = new Map(
  Object.entries(files).map(([name, file]) => [
    at(name),
    { name, ...file, came: 0, travels: file.bytes },
  ]),
);
const sum = (count) => [...ours.values()].reduce((total, file) => total + count(file), 0);

/** The bytes that travel for those files, so far and in all; dispatches `change` as they come.
    `snapshot` says whether the interpreter started from a memory that was on the device. */
export const transfer = Object.assign(new EventTarget(), {
  loaded: 0,
  total: sum((file) => file.travels),
  snapshot: false,
});

// Chunks come by the hundred, faster than anybody can read, and each report slows the start a little.
const reportEvery = 50; // milliseconds
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

// The service worker unpacks files when it stores them (service-worker.js).
const isPacked = (response) => !response.headers.has("X-Unpacked");
const unpacked = (body) => body.pipeThrough(new DecompressionStream("gzip"));

/** The response with its bytes counted as they pass, and unpacked if the file is packed. */
function received(response, file, lose) {
  // For a compressed response, Content-Length is what travels; it is spread over the bytes.
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
  // instantiateStreaming compiles while bytes arrive, but only if the type is right.
  const type = response.headers.get("Content-Type") ?? "";
  return new Response(body, { headers: { "Content-Type": type } });
}

const plainFetch = globalThis.fetch.bind(globalThis);

/** Whether this is a later visit, with everything on the device. A worker is told by its name. */
const isKept = globalThis.document
  ? Boolean(navigator.serviceWorker?.controller)
  : globalThis.name === "kept";

/**
 * The `fetch` to use while the interpreter starts: it counts the bytes of the large files and passes
 * on everything else. `lose(error)` is called for a file that does not come; Pyodide would wait for
 * ever. Files that are on the device are not counted but passed on untouched: only then can the
 * browser reuse what it has compiled of them before.
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

/** What the interpreter waits for before it runs. From then on it keeps the thread to itself, so the
    page's own scripts go first. `isUp` may be replaced until the page has been parsed. */
export const page = { isParsed: isParsed(), isUp: Promise.resolve() };

/** Resolves once the deferred scripts have run; at once where there is no page. */
async function isParsed() {
  const [opened] = performance.getEntriesByType("navigation");
  if (!globalThis.document || opened?.domContentLoadedEventStart) return;
  await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
}

/** Options for Pyodide; with `kept`, it starts from a memory that is still being filled. */
const options = (archive, kept) => ({
  indexURL: at("./"),
  stdLibURL: at("./stdlib.dat"),
  // We install no packages, so the 119 kB index of packages is not loaded.
  lockFileContents: lock,
  env: { HOME: CODE_HOME },
  // Called when everything has been loaded and compiled, before the interpreter runs.
  fsInit: async (FS) => {
    const content = await archive;
    await page.isParsed;
    await page.isUp;
    if (content) install(FS, new Uint8Array(content));
    await kept?.comes;
  },
  ...(kept && { _loadSnapshot: kept.memory }),
});

/**
 * The memory to start from, and a promise that it has been filled from the device. Pyodide asks for
 * its length at once and for its content last, so it is filled while Pyodide compiles. If it stays
 * empty, Pyodide refuses it.
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

// The random generator must not start from the state that the memory was saved with.
const RESEED = "import random; random.seed(); del random";

async function start() {
  let lose;
  const lost = new Promise((_, reject) => (lose = reject));
  const fetch = countingFetch(lose);
  const restoreFetch = replaceFetch(fetch);
  const archive = code ? fetch(at(code)).then((response) => response.arrayBuffer()) : null;
  const load = (kept) => Promise.race([stock.loadPyodide(options(archive, kept)), lost]);
  let python = null;
  try {
    // On a first visit its bytes would cost more than they save, and looking for it in the caches
    // takes a tenth of a second. Only the service worker ever fetches it.
    if (snapshot && isKept) {
      try {
        python = await load(keptMemory());
        transfer.snapshot = true;
      } catch (error) {
        // It is damaged or belongs to another build: start as on a first visit.
        console.warn(`Started without a snapshot: ${error.message}`);
      }
    }
    python ??= await load(null);
  } finally {
    restoreFetch();
  }
  python.runPython(RESEED);
  leaveOutPyScriptPackage(python);
  return python;
}

hideStackSwitching();

/** The interpreter that starts with this module; rejects if it cannot start. */
export const started = start();
// Whoever asks for the interpreter gets the error, even if that is later.
started.catch(() => {});
let spare = started;

/**
 * The interpreter that is starting already; a new one if that has been handed out before.
 * Of the options only `stdout` and `stderr` count: the rest is decided here.
 */
export async function loadPyodide({ stdout, stderr } = {}) {
  const starting = spare ?? start();
  spare = null;
  const python = await starting;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}
