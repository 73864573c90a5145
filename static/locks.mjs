// One tab has a game: a Web Lock per game, held while its table is open. Browsers without them (and
// pages that did not come by https) still have the journal's own guard: two tabs cannot write the
// same entry (static/store.mjs). Knows no game and draws nothing.

const PREFIX = "handover.game.";
const PATIENCE = 500; // milliseconds: a tab that was just closed or loaded anew has let go by then
const locks = navigator.locks;
let held = null; // { id, release }
let refused = ""; // the game that another tab keeps: who follows it there does not wait for it again
let whenLost = () => {};

/** Call `report(id)` when another tab takes over the game that is held here. */
export const onLost = (report) => (whenLost = report);

/** Let go of whatever is held. */
export function release() {
  held?.release();
  held = null;
  refused = "";
}

/** Whether this tab may write to the game: it holds it, or nobody can hold anything here. */
export const isMine = (id) => !locks || held?.id === id;

/** How to ask: take it away, wait a little for whoever is just going, or only see whether it is free. */
function manner(id, steal) {
  if (steal) return { steal };
  return refused === id ? { ifAvailable: true } : { signal: AbortSignal.timeout(PATIENCE) };
}

/** Ask for a lock; true once it is held, false if another tab keeps it. `steal` takes it away. */
function acquire(id, steal) {
  return new Promise((answer) => {
    const refuse = () => {
      refused = id;
      answer(false);
    };
    const holding = (lock) => {
      if (!lock) return refuse();
      return new Promise((release) => {
        held = { id, release };
        answer(true);
      });
    };
    locks.request(PREFIX + id, manner(id, steal), holding).catch(() => {
      refuse();
      if (held?.id !== id) return;
      // Taken away from here. The one who has it now has read the game from the device.
      held = null;
      whenLost(id);
    });
  });
}

/** Take the game for this tab and let go of any other; false if another tab has it. */
export async function hold(id, steal = false) {
  if (isMine(id)) return true;
  if (refused !== id) release();
  return acquire(id, steal);
}

/** Do something to a game that is not open elsewhere; false if it is. */
export async function withGame(id, work) {
  if (isMine(id)) {
    await work();
    return true;
  }
  return locks.request(PREFIX + id, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return Boolean(lock);
  });
}

/** Whether any tab, this one included, has a game open. */
export async function anyGameOpen() {
  if (!locks) return held !== null;
  return (await locks.query()).held.some(({ name }) => name.startsWith(PREFIX));
}
