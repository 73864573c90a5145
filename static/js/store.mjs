// Saved games on this device, in IndexedDB: for each game a header for the list, a journal to which
// every choice is appended before it is drawn, and two saves. The saves stay texts here, because
// JavaScript would round their large numbers. Knows no game: Python reads and writes the contents
// (app/storage.py).

import { hold, isMine, withGame } from "./locks.mjs";

export { hold };

const PATIENCE = 3_000; // milliseconds until the page goes on without a database that does not answer
const TICK = 500; // milliseconds
let opening = null; // a promise of the database; rejects if that does not answer in time
let ready = null; // the database, once it is open
let whenLate = () => {};
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("handover") : null;

/** Call `report(id)` when another tab has written to a game. */
export const onWritten = (report) => channel?.addEventListener("message", ({ data }) => report(String(data)));

/** Call `report()` when the database answers after all, though nobody waits for it any more. */
export const onLateAnswer = (report) => (whenLate = report);

/** Rejects when patience is at an end. It waits in short steps: an interpreter that starts keeps the
    thread for seconds, and the database's answer must not be found too late because of that. */
async function impatience() {
  for (let waited = 0; waited < PATIENCE; waited += TICK) await new Promise((resolve) => setTimeout(resolve, TICK));
  throw new DOMException("the database does not answer", "TimeoutError");
}

/** The database; opened only once, even if it takes longer than anybody waits. */
function database() {
  if (opening) return opening;
  let isLate = false;
  const opened = new Promise((resolve, reject) => {
    const request = indexedDB.open("handover", 1);
    request.onupgradeneeded = () => {
      const games = request.result;
      known.clear(); // the database is new, so nothing is on the device any more
      games.createObjectStore("headers", { keyPath: "id" });
      games.createObjectStore("saves", { keyPath: "id" });
      games.createObjectStore("journal", { keyPath: ["id", "n"] });
    };
    request.onsuccess = () => {
      ready = request.result;
      ready.onclose = letGo; // the browser has closed or deleted it
      resolve(ready);
      if (isLate) whenLate();
    };
    request.onerror = () => reject(request.error);
  });
  opened.catch(letGo);
  opening = Promise.race([opened, impatience()]);
  opening.catch(() => (isLate = true));
  return opening;
}

/** Open the database again the next time it is needed. */
const letGo = () => (opening = ready = null);

// The errors of a browser that has cut the connection without telling: tablets do that to tabs in the
// background.
const CUT_OFF = new Set(["InvalidStateError", "UnknownError"]);

/** One transaction over everything; `work` gets the three stores. Resolves once it is on the device.
    `isAll` says that `work` makes no requests later: the browser can commit without waiting for this
    thread. The transaction begins in this call, not in a later task, because Python keeps the thread
    busy with the next screen. */
async function transact(mode, work, isAll = false) {
  try {
    return await attempt(mode, work, isAll);
  } catch (error) {
    if (!CUT_OFF.has(error?.name)) throw error;
    letGo();
    return attempt(mode, work, isAll);
  }
}

async function attempt(mode, work, isAll) {
  const games = ready ?? (await database());
  return new Promise((resolve, reject) => {
    const transaction = games.transaction(["headers", "saves", "journal"], mode, { durability: "strict" });
    const result = work(...["headers", "saves", "journal"].map((name) => transaction.objectStore(name)));
    let refused = null;
    transaction.onerror = ({ target }) => (refused ??= target.error);
    transaction.oncomplete = () => resolve(result?.result);
    // Every failed request ends here; only then does the transaction have its error.
    transaction.onabort = () => reject(refused ?? transaction.error);
    if (isAll) transaction.commit?.();
  });
}

const entriesOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

// Games that the browser refuses to keep, for as long as the page is open. Each is a change that would
// put the whole game on the device.
const memory = new Map();

// Why the browser refused a change (`reason`), and that change's `updated` (`tried`).
const refusals = new Map();

/** Whether a game lasts only as long as this page. */
export const isInMemory = (id) => memory.has(id);

// The games that this page knows to be on the device: each one's opening save, and the header's
// `updated`. With the opening, the last save can be replaced without reading first; without it,
// nothing can be appended. Another `updated` gives away that another tab has gone on with the game.
const known = new Map();

/** All headers, newest first. */
export async function list() {
  const kept = await transact("readonly", (all) => all.getAll()).catch(() => []);
  const headers = [...memory.values()].map(({ header }) => header).concat(kept.filter(({ id }) => !memory.has(id)));
  return headers.sort((one, other) => other.updated - one.updated);
}

/** Everything kept of one game, or null. */
export async function read(id) {
  if (memory.has(id)) {
    const { header, opening, snapshot, entries } = memory.get(id);
    return { header, opening, snapshot, journal: entries };
  }
  let header, save, journal;
  await transact("readonly", (headers, saves, entries) => {
    header = headers.get(id);
    save = saves.get(id);
    journal = entries.getAll(entriesOf(id));
  });
  if (!header.result) return null;
  const { opening = "", snapshot = "" } = save.result ?? {};
  known.set(id, { opening, updated: header.result.updated });
  return { header: header.result, opening, snapshot, journal: journal.result };
}

/** Put a change on the device, all or nothing. After a `refusal`, only if the device has nothing but
    what this page has seen or tried to put there: while the game was in this tab's memory, another tab
    may have gone on with it. Clocks can be set back, so two times are equal or not, never newer. */
function keep({ header, entries, opening, snapshot, replace }, refusal) {
  const { id } = header;
  const put = (headers, saves, journal) => {
    if (replace) journal.delete(entriesOf(id));
    else if (!known.has(id)) throw new DOMException("the browser has thrown it away", "NotFoundError");
    for (const entry of entries) journal.add({ id, ...entry });
    headers.put(header);
    if (replace || snapshot) saves.put({ id, opening: replace ? opening : known.get(id).opening, snapshot });
  };
  const putIfUnchanged = (headers, ...others) => {
    headers.get(id).onsuccess = ({ target: { result, transaction } }) => {
      const isOurs = !result || [known.get(id)?.updated, refusal.tried].includes(result.updated);
      if (isOurs) put(headers, ...others);
      else transaction.abort();
    };
  };
  if (refusal) return transact("readwrite", putIfUnchanged);
  return transact("readwrite", put, true);
}

/** The change, or for a game in memory the whole game, because the device lacks all of it. */
function wholeOf(change) {
  const before = memory.get(change.header.id);
  if (!before || change.replace) return change;
  const { header, entries, snapshot } = change;
  return { ...before, header, entries: [...before.entries, ...entries], snapshot: snapshot || before.snapshot };
}

/** Keep a game for as long as the page is open, if the change is the whole of it; gives the reason. */
export function keepInMemory(change, reason) {
  const { id, updated } = change.header;
  if (change.replace) memory.set(id, change);
  refusals.set(id, { reason, tried: updated });
  return reason;
}

/** Append entries and replace the header (and the snapshot if there is one), all or nothing; with
    `replace` the change is the whole game.
    Returns "" when it is on the device; "elsewhere" if an entry's number is taken, because another
    tab went on with this game; otherwise the reason why the browser refused. A whole game is then in
    memory, and every further change tries to put all of it on the device. Any other game the caller
    has to hand over as a whole. */
export async function write(change) {
  const whole = wholeOf(change);
  const { header, opening, replace } = whole;
  const { id } = header;
  const refusal = refusals.get(id);
  try {
    await keep(whole, refusal);
  } catch (error) {
    if (error?.name === "ConstraintError") return "elsewhere";
    return keepInMemory(whole, error?.name ?? refusal?.reason ?? "unknown");
  }
  if (replace || known.has(id)) known.set(id, { opening: replace ? opening : known.get(id).opening, updated: header.updated });
  memory.delete(id);
  refusals.delete(id);
  // From the first game on there is something to lose, so ask the browser not to delete it.
  if (replace) navigator.storage?.persist?.().catch(() => {});
  channel?.postMessage(id);
  return "";
}

/** Delete one game; false if another tab is playing it. */
export async function remove(id) {
  known.delete(id);
  const isForgotten = await withGame(id, async () => {
    refusals.delete(id);
    const wasInMemory = memory.delete(id);
    const forgotten = transact("readwrite", (headers, saves, journal) => {
      headers.delete(id);
      saves.delete(id);
      journal.delete(entriesOf(id));
    });
    // A browser that refuses to keep anything has nothing to delete either.
    await (wasInMemory ? forgotten.catch(() => {}) : forgotten);
  });
  // There is more room now: games in memory may fit.
  for (const { header } of [...memory.values()]) await withGame(header.id, () => write({ header, entries: [] }));
  return isForgotten;
}

/** One game as the text of a file, which `fromFile` reads (files.mjs). */
export async function toFile(id) {
  return JSON.stringify({ kept: await read(id) });
}

/** All games as the text of one file, which `takeOver` reads (files.mjs). */
export async function allToFile() {
  const games = await Promise.allSettled((await list()).map(({ id }) => read(id)));
  // A game that cannot be read does not keep the others from being saved.
  return JSON.stringify({ all: games.map(({ value }) => value).filter(Boolean) });
}

// The same as texts, for Python.
export async function readText(id) {
  const kept = await read(id);
  return JSON.stringify(kept && { ...kept, unkept: memory.has(id) ? refusals.get(id).reason : "" });
}
export async function writeText(json) {
  const change = JSON.parse(json);
  // A game that begins here belongs to this tab.
  if (change.opening) await hold(change.header.id);
  return isMine(change.header.id) ? write(change) : "elsewhere";
}
