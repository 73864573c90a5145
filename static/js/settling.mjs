// What has just appeared cannot be hit at once, because no finger can have been meant for it. Glass
// lies over it for a moment. Keys need no glass: they press what has the focus. Knows no game.

const BY_ITSELF = ["recap", "playback"]; // screens that come to their end without a tap
const UNCALLED = "waiting"; // ends without a tap even with reduced motion: a computer has moved
const SETTLING = 400; // milliseconds after their end: a tap was still meant for them
const SURPRISE = 250; // milliseconds in which nobody can answer what has appeared under the finger
const ANSWERED = 1_000; // milliseconds that a slow device may take to answer a tap
const still = matchMedia("(prefers-reduced-motion: reduce)");

let screen = ""; // the name of the screen that was drawn last
let stays = false; // whether it sums up a playback and waits to be closed (data-stays)
let tap = null; // the last tap of a finger: { x, y, act, at }

/** A finger has tapped; the click of a key has no place. */
export function tapped(event) {
  const act = event.target.closest?.("[data-act]")?.dataset.act;
  tap = event.isTrusted && event.detail > 0 ? { x: event.clientX, y: event.clientY, act, at: performance.now() } : null;
}

/** The table has been drawn: lay glass where a tap would hit what it was not meant for. */
export function settle(host) {
  const before = screen;
  screen = host.firstElementChild?.dataset.screen ?? "";
  // With reduced motion nothing ends by itself, so nothing appears unexpectedly.
  const endedByItself = before === UNCALLED || (!still.matches && BY_ITSELF.includes(before));
  // Whoever taps through a playback does not tap its summary away.
  const stayed = stays;
  stays = host.querySelector("[data-stays]") !== null;
  if ((endedByItself && screen !== before) || (stays && !stayed)) lay("glass", SETTLING);
  else if (tap && performance.now() - tap.at < ANSWERED) requestAnimationFrame(guard);
}

/** The second half of a double tap must not hit what the first half has brought under the finger. The
    button that was tapped may be tapped again: that is how one takes several steps. */
function guard() {
  if (!tap) return;
  const { x, y, act } = tap;
  const under = document.elementFromPoint(x, y)?.closest("[data-act]");
  tap = null;
  if (!under || under.dataset.act === act) return;
  const glass = lay("glass fingertip", SURPRISE);
  glass.style.left = `${x}px`;
  glass.style.top = `${y}px`;
}

function lay(kind, milliseconds) {
  const glass = document.createElement("div");
  glass.className = kind;
  document.body.append(glass);
  setTimeout(() => glass.remove(), milliseconds);
  return glass;
}
