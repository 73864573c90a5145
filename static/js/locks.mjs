// A game belongs to one tab: there is a Web Lock for each game, held while its table is open. Some
// browsers have no locks or refuse them (a page without https, a browser told to keep nothing); there
// the journal itself keeps two tabs apart, because they cannot write the same entry (store.mjs).
// Knows no game and draws nothing.

const PREFIX = "handover.game.";
const TRIES = 10; // a tab that was just closed or reloaded has let go by the last one
const PAUSE = 50; // milliseconds between two of them
let locks = navigator.locks; // undefined once the browser has refused one
let held = null; // { id, release }
let refused = ""; // the game that another tab has; a tab that watches it does not wait for it again
let whenLost = () => {};

/** Call `report(id)` when another tab takes over the game that is held here. */
export const onLost = (report) => (whenLost = report);

/** Let go of the game that is held. */
export function release() {
  held?.release();
  held = null;
  refused = "";
}

/** Whether this tab may write to the game: it holds it, or there are no locks here. */
export const isMine = (id) => !locks || held?.id === id;

/** Whether another tab has taken the lock away. */
const isTakenAway = ({ name }) => name === "AbortError";

/** Do without locks from now on: the browser refuses them, so no other tab can hold one. */
function goWithout() {
  locks = undefined;
  return true;
}

/** Ask once for a game; true if this tab gets it. `steal` takes it away from another tab. */
function ask(id, steal) {
  return new Promise((answer) => {
    const holding = (lock) => {
      answer(Boolean(lock));
      return lock && new Promise((release) => (held = { id, release }));
    };
    locks.request(PREFIX + id, steal ? { steal } : { ifAvailable: true }, holding).catch((error) => {
      if (!isTakenAway(error)) return answer(goWithout());
      refused = id;
      answer(false);
      if (held?.id !== id) return;
      // Another tab has taken it over, and has read the game from the device.
      held = null;
      whenLost(id);
    });
  });
}

/** Take the game for this tab and let go of any other; false if another tab has it. */
export async function hold(id, steal = false) {
  if (isMine(id)) return true;
  if (refused !== id) release();
  // Several short requests instead of one that times out: on a busy device the time can be up before
  // the request was even made, and then the game seems to be in another tab.
  for (let tries = steal || refused === id ? 1 : TRIES; tries > 0; tries--) {
    if (await ask(id, steal)) return true;
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  refused = id;
  return false;
}

/** Do something to a game unless another tab has it open; false if one has. */
export async function withGame(id, work) {
  if (isMine(id)) {
    await work();
    return true;
  }
  let begun = false;
  const alone = async (lock) => {
    begun = true;
    if (lock) await work();
    return Boolean(lock);
  };
  return locks.request(PREFIX + id, { ifAvailable: true }, alone).catch((error) => {
    if (begun) throw error;
    return goWithout() && withGame(id, work);
  });
}

/** Whether any tab, this one included, has a game open. */
export async function anyGameOpen() {
  const found = await locks?.query().catch(goWithout);
  return found?.held ? found.held.some(({ name }) => name.startsWith(PREFIX)) : held !== null;
}
