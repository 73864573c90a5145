// Files that the lobby opens: one game, or a backup of many. Files come from anywhere, so only texts
// and numbers of them are kept or passed on, and no game of a backup is stored before Python has opened
// it (app/backup.py). Knows no game and draws nothing.

import { withGame } from "./locks.mjs";
import { isInMemory, keepInMemory, read, write } from "./store.mjs";

const LONGEST_NAME = 40; // as in engine/core/game.py
// The lobby reads every header on every visit, and Python reads every journal.
const MOST_GAMES = 500; // at a time; opening the file again imports the next ones
const MOST_COPIES = 20; // of one game beside each other
const MOST_ENTRIES = 100_000;
const MOST_SEATS = 4; // as in app/table.py
const MOST_ORDERS = 100;
const MOST_ANSWERS = 1_000; // by standing orders; only the log shows them

// What belongs in a file ------------------------------------------------------------------------

// Deeply nested lists would exhaust the stack as soon as they are turned into text.
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
  const sound = entries.slice(0, MOST_ENTRIES).map(entryOf);
  const torn = sound.findIndex(({ n }, place) => n !== place);
  if (torn >= 0) return [...sound.slice(0, torn), tornAt(torn)];
  return entries.length > MOST_ENTRIES ? [...sound, tornAt(MOST_ENTRIES)] : sound;
}

const tornAt = (n) => ({ n, do: -1, sum: -1 });

/** Who plays each seat of a game. */
const seatsOf = (header) => listOf(header?.seats).slice(0, MOST_SEATS).map(nameOf);

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
    seats: seatsOf(header),
    way_back: numberOf(header.way_back),
    answered: listOf(header.answered).slice(-MOST_ANSWERS).map((answer) => [numberOf(answer?.[0]), nameOf(answer?.[1])]),
  };
}

/** A game reduced to what belongs in it, with this header. */
const gameOf = (kept, header) => ({
  header,
  opening: textOf(kept.opening),
  snapshot: textOf(kept.snapshot),
  journal: journalOf(kept.journal),
});

/** The part of that name in a file; undefined if it is another kind of file. */
function partOf(content, name) {
  try {
    return JSON.parse(content)[name];
  } catch {
    return undefined;
  }
}

// One game ----------------------------------------------------------------------------------------

/** What `toFile` of store.mjs wrote, reduced to what belongs in it; any other text as it is. */
export function fromFile(content) {
  const kept = partOf(content, "kept");
  return kept === null || typeof kept !== "object" ? content : gameOf(kept, { seats: seatsOf(kept.header) });
}

// A backup ----------------------------------------------------------------------------------------

/** The games in what `allToFile` of store.mjs wrote; null if it is another kind of file. */
export function backupIn(content) {
  const games = partOf(content, "all");
  return Array.isArray(games) ? games : null;
}

/** The id beside this one, for a game that must not replace the one that has it. */
const besideOf = (id) => BigInt.asUintN(64, BigInt(`0x${id}`) + 1n).toString(16);

const changeOf = ({ header, opening, snapshot, journal }, id) => ({
  header: { ...header, id },
  entries: journal,
  opening,
  snapshot,
  replace: true,
});

/** Look at the game of this id here and do what `judge` says; gives its verdict, "taken" or "unkept".
    A game that another tab is playing is only looked at. */
async function settle(kept, id, judge) {
  let verdict;
  let refusal = "";
  const look = async () => {
    const here = await read(id).catch((error) => void (refusal = error?.name ?? "unknown"));
    verdict = await judge(kept, here ?? null);
  };
  const take = async () => {
    await look();
    if (verdict !== "take" && !(verdict === "same" && isInMemory(id))) return;
    const change = changeOf(kept, id);
    // If nobody knows what the device has under this id, nothing is put there.
    verdict = (refusal ? keepInMemory(change, refusal) : await write(change)) ? "unkept" : "taken";
  };
  if (await withGame(id, take)) return verdict;
  await look();
  return verdict === "take" ? "both" : verdict;
}

/** Import one game of a backup, beside what is here if that is another; gives what to count it as. */
async function takeIn(kept, judge) {
  let { id } = kept.header;
  for (let copies = 0; copies < MOST_COPIES; copies++) {
    const verdict = await settle(kept, id, judge);
    if (verdict !== "both") return verdict === "taken" && copies > 0 ? "both" : verdict;
    id = besideOf(id);
  }
  return "left";
}

/**
 * Import the games of a backup. `judge(kept, here)` says what to do with each, given the game of the
 * same id on this device, or null (app/backup.py). Returns how many were `taken`; `both` are beside
 * another game of the same id; `newer` and `same` are here already; `unkept` are only in memory, because
 * the device refuses; `left` are too many at a time; `damaged` cannot be opened.
 */
export async function takeOver(games, judge) {
  const count = { taken: 0, both: 0, newer: 0, same: 0, unkept: 0, left: 0, damaged: 0 };
  for (const kept of games) {
    const header = headerOf(kept?.header);
    const isEnough = count.taken + count.both + count.unkept + count.damaged >= MOST_GAMES;
    if (isEnough) count.left += 1;
    else count[header ? await takeIn(gameOf(kept, header), judge) : "damaged"] += 1;
  }
  return count;
}
