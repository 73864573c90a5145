// Saved games on this device, in IndexedDB: a header per game for the list, a journal to which
// every choice is appended before it is drawn, and two saves as texts, which stay texts here
// because a script would round their large numbers.
// Nothing here knows a game: Python reads and writes the contents (app/storage.py).

import { hold, isMine, withGame } from "./locks.mjs";

export { hold };

const LONGEST_NAME = 40; // as the engine allows: engine/core/game.py
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
      games.createObjectStore("headers", { keyPath: "id" });
      games.createObjectStore("saves", { keyPath: "id" });
      games.createObjectStore("journal", { keyPath: ["id", "n"] });
    };
    request.onsuccess = () => {
      ready = request.result;
      ready.onclose = () => (opening = ready = null); // the browser has tidied up: opened anew
      resolve(ready);
    };
    request.onerror = () => reject(request.error);
  }).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** One transaction over everything; `work` gets the three stores. Resolves once it is on the device.
    When `work` asks for nothing later, `isAll` of it can go there without waiting for this thread.
    It begins at once, not in a later turn of the loop: Python goes on making the screen meanwhile. */
async function transact(mode, work, isAll = false) {
  const games = ready ?? (await database());
  return new Promise((resolve, reject) => {
    const transaction = games.transaction(["headers", "saves", "journal"], mode, { durability: "strict" });
    const result = work(...["headers", "saves", "journal"].map((name) => transaction.objectStore(name)));
    let refused = null;
    transaction.onerror = ({ target }) => (refused ??= target.error);
    transaction.oncomplete = () => resolve(result?.result);
    // Any failed request ends here; only then does the transaction know its error.
    transaction.onabort = () => reject(refused ?? transaction.error);
    if (isAll) transaction.commit?.();
  });
}

const entriesOf = (id) => IDBKeyRange.bound([id, 0], [id, Infinity]);

// What the browser refuses to keep lives here while the page is open.
const memory = new Map();

// How games began that this page has read or written: a save can be renewed without reading it first.
const openings = new Map();

/** All headers, newest first. */
export async function list() {
  const kept = await transact("readonly", (all) => all.getAll()).catch(() => []);
  const headers = [...memory.values()].map(({ header }) => header).concat(kept.filter(({ id }) => !memory.has(id)));
  return headers.sort((one, other) => other.updated - one.updated);
}

/** Everything kept of one game, or null. */
export async function read(id) {
  if (memory.has(id)) return memory.get(id);
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

function keepInMemory({ header, entries, opening, snapshot, replace }) {
  const before = memory.get(header.id) ?? { opening: "", snapshot: "", journal: [] };
  const journal = replace ? [] : before.journal;
  memory.set(header.id, { header, opening: opening ?? before.opening, snapshot: snapshot ?? before.snapshot, journal: [...journal, ...entries] });
}

/** Append entries and renew the header (and the saves if they are given), all or nothing.
    "" when it is on the device; "elsewhere" if an entry's number is taken, because another tab
    went on with this game; else why the browser refused, and the change is in memory. */
export async function write(change) {
  const { header, entries, opening, snapshot, replace } = change;
  if (memory.has(header.id)) {
    keepInMemory(change);
    return "";
  }
  try {
    if (opening) openings.set(header.id, opening);
    const begun = openings.get(header.id);
    const work = (headers, saves, journal) => {
      if (replace) journal.delete(entriesOf(header.id));
      for (const entry of entries) journal.add({ id: header.id, ...entry });
      headers.put(header);
      if (opening) saves.put({ id: header.id, opening, snapshot });
      else if (snapshot && begun !== undefined) saves.put({ id: header.id, opening: begun, snapshot });
      else if (snapshot)
        saves.get(header.id).onsuccess = ({ target }) => saves.put({ ...target.result, id: header.id, snapshot });
    };
    await transact("readwrite", work, !snapshot || begun !== undefined); // else a save is read first
    // A game has begun: from now on there is something to lose if the browser tidies up.
    if (opening) navigator.storage?.persist?.().catch(() => {});
    channel?.postMessage(header.id);
    return "";
  } catch (error) {
    if (error?.name === "ConstraintError") return "elsewhere";
    keepInMemory(change);
    return error?.name ?? "unknown";
  }
}

/** Forget one game; false if another tab is playing it. */
export async function remove(id) {
  openings.delete(id);
  return withGame(id, async () => {
    const isInMemory = memory.delete(id);
    const forgotten = transact("readwrite", (headers, saves, journal) => {
      headers.delete(id);
      saves.delete(id);
      journal.delete(entriesOf(id));
    });
    // A browser that refuses to keep anything has nothing to forget, either.
    await (isInMemory ? forgotten.catch(() => {}) : forgotten);
  });
}

/** One game as the text of a file; works without Python, and `fromFile` reads it. */
export async function toFile(id) {
  return JSON.stringify({ kept: await read(id) });
}

/** What `toFile` wrote, with nothing in it but what belongs there; else the text as it is. */
export function fromFile(content) {
  let kept;
  try {
    ({ kept } = JSON.parse(content));
  } catch {
    return content;
  }
  if (!Array.isArray(kept?.journal)) return content;
  return { header: {}, opening: textOf(kept.opening), snapshot: textOf(kept.snapshot), journal: journalOf(kept.journal) };
}

// Files come from anywhere: nothing of them is kept or passed on but texts and numbers. A nest of
// lists would exhaust the stack as soon as somebody asks for its text.
const isText = (value) => typeof value === "string";
const textOf = (value) => (isText(value) ? value : "");
const numberOf = (value) => (Number.isFinite(value) ? value : -1);
const listOf = (value) => (Array.isArray(value) ? value : []);

function entryOf(entry) {
  const done = entry?.do;
  return { n: numberOf(entry?.n), do: isText(done) ? done : numberOf(done), sum: numberOf(entry?.sum) };
}

/** The part of a journal of unknown origin that is one: the rest could not be opened anyway. */
function journalOf(entries) {
  const sound = entries.map(entryOf);
  const torn = sound.findIndex(({ n }, place) => n !== place);
  return torn < 0 ? sound : sound.slice(0, torn);
}

/** A header with nothing in it but what belongs there (app/acts/keeping.py); null if it is none. */
function headerOf(header) {
  const { id, game, names, seating, turn, over, created, updated } = header ?? {};
  if (!isText(id) || !/^[0-9a-f]{1,16}$/.test(id) || !isText(game) || !Number.isFinite(updated)) return null;
  const orders = Object.entries(header.orders ?? {}).filter(([, answer]) => answer === "pass");
  return {
    id,
    game: game.slice(0, LONGEST_NAME),
    names: listOf(names).filter(isText).map((name) => name.slice(0, LONGEST_NAME)),
    seating: textOf(seating),
    turn: numberOf(turn),
    over: over === true,
    created: numberOf(created),
    updated,
    looked: listOf(header.looked).map(numberOf),
    orders: Object.fromEntries(orders),
    answered: listOf(header.answered).map((answer) => [numberOf(answer?.[0]), textOf(answer?.[1])]),
  };
}

/** All games as the text of one file; works without Python, and `takeOver` reads it. */
export async function allToFile() {
  const games = await Promise.all((await list()).map(({ id }) => read(id)));
  return JSON.stringify({ all: games.filter(Boolean) });
}

/** Take over every game of such a file that is newer than what is here, or not here at all, and
    that no other tab is playing. How many that are; null if it is another file. Python finds out
    what they are worth. */
export async function takeOver(content) {
  let games;
  try {
    ({ all: games } = JSON.parse(content));
  } catch {
    return null;
  }
  if (!Array.isArray(games)) return null;
  const here = new Map((await list()).map(({ id, updated }) => [id, updated]));
  let taken = 0;
  for (const kept of games) {
    const header = headerOf(kept?.header);
    const isWhole = isText(kept?.opening) && isText(kept.snapshot) && Array.isArray(kept.journal);
    if (!header || !isWhole || here.get(header.id) >= header.updated) continue;
    const change = { header, entries: journalOf(kept.journal), opening: kept.opening, snapshot: kept.snapshot, replace: true };
    if (await withGame(header.id, () => write(change))) taken += 1;
  }
  return taken;
}

// The same by text, which is how Python hands things over the bridge.
export const readText = async (id) => JSON.stringify(await read(id));
export async function writeText(json) {
  const change = JSON.parse(json);
  // A game that begins here belongs to this tab.
  if (change.opening) await hold(change.header.id);
  return isMine(change.header.id) ? write(change) : "elsewhere";
}
