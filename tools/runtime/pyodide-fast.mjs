// Pyodide as the page and its workers load it: the interpreter starts while PyScript is still
// reading its configuration, on the precompiled standard library, with our own code already in
// its file system (the built site) or without it (the source tree, where PyScript copies the
// files). Exports what PyScript expects of an interpreter module, plus `transfer`, the bytes
// that have come so far. Knows no page and no game. `manifest.mjs` beside it is generated.
import * as stock from "./pyodide.mjs";
import { code, files, lock } from "./manifest.mjs";

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

/** Bytes that travel for those files, so far and in all; `change` is dispatched as they come. */
export const transfer = Object.assign(new EventTarget(), {
  loaded: 0,
  total: sum((file) => file.travels),
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
  const unpack = file.packed && new DecompressionStream("gzip");
  const body = unpack ? count.readable.pipeThrough(unpack) : count.readable;
  // instantiateStreaming compiles while bytes arrive, and asks for exactly this type.
  const type = response.headers.get("Content-Type") ?? "";
  return new Response(body, { headers: { "Content-Type": type } });
}

const plainFetch = globalThis.fetch.bind(globalThis);

/**
 * `fetch` while the interpreter starts: our own files are counted, all else is untouched.
 * `lose(error)` hears of a file that does not come; Pyodide itself would wait for ever.
 */
const countingFetch = (lose) => async (resource, options) => {
  const file = ours.get(String(resource?.url ?? resource));
  if (!file) return plainFetch(resource, options);
  const loseIt = (error) => lose(new Error(`${file.name}: ${error.message}`));
  try {
    const response = await plainFetch(resource, options);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return received(response, file, loseIt);
  } catch (error) {
    loseIt(error);
    throw error;
  }
};

/** Calls `visit(name, bytes)` for each file of a ustar archive. */
function eachFile(archive, visit) {
  const decoder = new TextDecoder();
  const field = (from, length) =>
    decoder.decode(archive.subarray(from, from + length)).replace(/\0.*$/s, "");
  for (let header = 0; archive[header]; ) {
    const prefix = field(header + 345, 155);
    const size = parseInt(field(header + 124, 12), 8);
    const start = header + 512;
    const name = (prefix && prefix + "/") + field(header, 100);
    visit(name, archive.subarray(start, start + size));
    header = start + Math.ceil(size / 512) * 512;
  }
}

const installCode = (archive) => async (FS) => {
  eachFile(new Uint8Array(await archive), (name, bytes) => {
    const path = `${home}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes);
  });
};

async function start() {
  for (const file of ours.values()) file.came = 0;
  let lose;
  const lost = new Promise((_, reject) => (lose = reject));
  const fetch = (globalThis.fetch = countingFetch(lose));
  const options = {
    indexURL: at("./"),
    stdLibURL: at("./stdlib.dat"),
    // No package is ever installed, so the 119 kB index of packages stays at home.
    lockFileContents: lock,
    env: { HOME: home },
  };
  if (code) options.fsInit = installCode(fetch(at(code)).then((response) => response.arrayBuffer()));
  try {
    // A memory snapshot, once there is one, is one more option here (`_loadSnapshot`), with
    // this cold start as its fallback; the random module must then be seeded anew.
    return await Promise.race([stock.loadPyodide(options), lost]);
  } finally {
    globalThis.fetch = plainFetch;
  }
}

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
