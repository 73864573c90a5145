// Saved games on this device, in IndexedDB: for each game a header for the list, a journal to which
// every choice is appended before it is drawn, and two saves. The saves stay texts here, because
// JavaScript would round their large numbers. Knows no game: Python reads and writes the contents
// (app/storage.py).

import { hold, isMine, withGame } from "./locks.mjs";

export { hold };

const LONGEST_NAME = 40; // as in engine/core/game.py
// Limits for imported files: the lobby reads every header on every visit.
const MOST_GAMES = 500; // at a time; opening the file again imports the next ones
const MOST_SEATS = 4; // as in app/table.py
const MOST_ORDERS = 100;
const MOST_ANSWERS = 1_000; // by standing orders; only the log shows them
let opening = null;
let ready = null; // the database, once it is open
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("handover") : null;

/** Call `report(id)` when another tab has written to a game. */
export const onWritten = (report) => channel?.addEventListener("message", ({ data }) => report(String(data)));

function database() {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open("handover", 1);
    request.onupgradeneeded = () => {
      const games = request.result;
      openings.clear(); // the database is new, so nothing is on the device any more
      games.createObjectStore("headers", { keyPath: "id" });
      games.createObjectStore("saves", { keyPath: "id" });
      games.createObjectStore("journal", { keyPath: ["id", "n"] });
    };
    request.onsuccess = () => {
      ready = request.result;
      ready.onclose = letGo; // the browser has closed or deleted it
      resolve(ready);
    };
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    opening = null;
    throw error;
  });
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

// Why a game was refused (`reason`), and its `updated` at that time (`since`).
const refusals = new Map();

/** Whether a game lasts only as long as this page. */
export const isInMemory = (id) => memory.has(id);

// The opening saves of the games that this page knows to be on the device. With it, the last save can
// be replaced without reading first; without it, nothing can be appended.
const openings = new Map();

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
  openings.set(id, opening);
  return { header: header.result, opening, snapshot, journal: journal.result };
}

/** Put a change on the device, all or nothing. With `since`, only if the device has nothing newer:
    while the game was in this tab's memory, another tab may have gone on with it. */
function keep({ header, entries, opening, snapshot, replace }, since) {
  const { id } = header;
  const put = (headers, saves, journal) => {
    if (replace) journal.delete(entriesOf(id));
    else if (!openings.has(id)) throw new DOMException("the browser has thrown it away", "NotFoundError");
    for (const entry of entries) journal.add({ id, ...entry });
    headers.put(header);
    if (replace || snapshot) saves.put({ id, opening: replace ? opening : openings.get(id), snapshot });
  };
  const putIfNewer = (headers, ...others) => {
    headers.get(id).onsuccess = ({ target }) =>
      target.result?.updated > since ? target.transaction.abort() : put(headers, ...others);
  };
  if (since !== undefined) return transact("readwrite", putIfNewer);
  return transact("readwrite", put, true);
}

/** The change, or for a game in memory the whole game, because the device lacks all of it. */
function wholeOf(change) {
  const before = memory.get(change.header.id);
  if (!before || change.replace) return change;
  const { header, entries, snapshot } = change;
  return { ...before, header, entries: [...before.entries, ...entries], snapshot: snapshot || before.snapshot };
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
    await keep(whole, refusal?.since);
  } catch (error) {
    if (error?.name === "ConstraintError") return "elsewhere";
    const reason = error?.name ?? refusal?.reason ?? "unknown";
    if (replace) memory.set(id, whole);
    refusals.set(id, { reason, since: refusal?.since ?? header.updated });
    return reason;
  }
  if (replace) openings.set(id, opening);
  memory.delete(id);
  refusals.delete(id);
  // From the first game on there is something to lose, so ask the browser not to delete it.
  if (replace) navigator.storage?.persist?.().catch(() => {});
  channel?.postMessage(id);
  return "";
}

/** Delete one game; false if another tab is playing it. */
export async function remove(id) {
  openings.delete(id);
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

/** One game as the text of a file, which `fromFile` reads. */
export async function toFile(id) {
  return JSON.stringify({ kept: await read(id) });
}

/** What `toFile` wrote, reduced to what belongs in it; any other text as it is. */
export function fromFile(content) {
  let kept;
  try {
    ({ kept } = JSON.parse(content));
  } catch {
    return content;
  }
  if (kept === null || typeof kept !== "object") return content;
  return { header: {}, opening: textOf(kept.opening), snapshot: textOf(kept.snapshot), journal: journalOf(kept.journal) };
}

// Files come from anywhere, so only texts and numbers of them are kept or passed on. Deeply nested
// lists would exhaust the stack as soon as they are turned into text.
const isText = (value) => typeof value === "string";
const textOf = (value) => (isText(value) ? value : "");
const nameOf = (value) => textOf(value).slice(0, LONGEST_NAME);
const numberOf = (value) => (Number.isFinite(value) ? value : -1);
const listOf = (value) => (Array.isArray(value) ? value : []);

function entryOf(entry) {
  const done = entry?.do;
  return { n: numberOf(entry?.n), do: isText(done) ? done : numberOf(done), sum: numberOf(entry?.sum) };
}

/** A journal of unknown origin, up to where its numbers go wrong, because two entries of the same
    number cannot be kept. An invalid entry ends it, so that Python sees that something is missing. */
function journalOf(entries) {
  if (!Array.isArray(entries)) return [tornAt(0)];
  const sound = entries.map(entryOf);
  const torn = sound.findIndex(({ n }, place) => n !== place);
  return torn < 0 ? sound : [...sound.slice(0, torn), tornAt(torn)];
}

const tornAt = (n) => ({ n, do: -1, sum: -1 });

/** A header reduced to what belongs in it (app/acts/saving.py); null if it is none. */
function headerOf(header) {
  const { id, game, names, seating, turn, over, created, updated } = header ?? {};
  if (!isText(id) || !/^[0-9a-f]{1,16}$/.test(id) || !isText(game) || !Number.isFinite(updated)) return null;
  const isOrder = ([kind, answer]) => kind.length <= LONGEST_NAME && answer === "pass";
  return {
    id,
    game: game.slice(0, LONGEST_NAME),
    names: listOf(names).filter(isText).slice(0, MOST_SEATS).map(nameOf),
    seating: nameOf(seating),
    turn: numberOf(turn),
    over: over === true,
    created: numberOf(created),
    updated,
    looked: listOf(header.looked).slice(0, MOST_SEATS).map(numberOf),
    orders: Object.fromEntries(Object.entries(header.orders ?? {}).filter(isOrder).slice(0, MOST_ORDERS)),
    answered: listOf(header.answered).slice(-MOST_ANSWERS).map((answer) => [numberOf(answer?.[0]), nameOf(answer?.[1])]),
  };
}

/** All games as the text of one file, which `takeOver` reads. */
export async function allToFile() {
  const games = await Promise.allSettled((await list()).map(({ id }) => read(id)));
  // A game that cannot be read does not keep the others from being saved.
  return JSON.stringify({ all: games.map(({ value }) => value).filter(Boolean) });
}

/** Import every game of such a file that is missing here or newer than here, unless another tab is
    playing it. Returns how many were `taken`; `unkept` are only in memory, because the device
    refuses; `left` are too many at a time; `damaged` have nothing left to play. Null if it is another
    kind of file. Whether a game can be opened, Python finds out. */
export async function takeOver(content) {
  let games;
  try {
    ({ all: games } = JSON.parse(content));
  } catch {
    return null;
  }
  if (!Array.isArray(games)) return null;
  const here = new Map((await list()).map(({ id, updated }) => [id, updated]));
  const count = { taken: 0, unkept: 0, left: 0, damaged: 0 };
  for (const kept of games) {
    const header = headerOf(kept?.header);
    const [opening, snapshot] = [textOf(kept?.opening), textOf(kept?.snapshot)];
    if (!header || !(opening || snapshot)) count.damaged += 1;
    else if (here.get(header.id) >= header.updated) continue;
    else if (count.taken + count.unkept >= MOST_GAMES) count.left += 1;
    else {
      const change = { header, entries: journalOf(kept.journal), opening, snapshot, replace: true };
      await withGame(header.id, async () => (count[(await write(change)) ? "unkept" : "taken"] += 1));
    }
  }
  return count;
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
