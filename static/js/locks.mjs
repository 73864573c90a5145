// One tab has a game: a Web Lock per game, held while its table is open. Browsers that have none or
// refuse them (pages that did not come by https, a browser told to keep nothing) still have the
// journal's own guard: two tabs cannot write the same entry (static/js/store.mjs). Knows no game and
// draws nothing.

const PREFIX = "handover.game.";
const TRIES = 10; // a tab that was just closed or loaded anew has let go by the last of them
const PAUSE = 50; // milliseconds between two of them
let locks = navigator.locks; // none, once the browser has refused one
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

/** Whether a lock was lost to another tab, which asked for it more firmly. */
const isTakenAway = ({ name }) => name === "AbortError";

/** The browser has no locks for this page: then there is nothing that another tab could hold. */
function goWithout() {
  locks = undefined;
  return true;
}

/** Ask once for a game; true once this tab has it. `steal` takes it away from whoever has it. */
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
  // Asked again and again, not left to wait for a while: on a busy device a wait can be over
  // before anybody was asked, and the lock that comes too late looks like another tab's.
  for (let tries = steal || refused === id ? 1 : TRIES; tries > 0; tries--) {
    if (await ask(id, steal)) return true;
    if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  refused = id;
  return false;
}

/** Do something to a game that is not open elsewhere; false if it is. */
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
