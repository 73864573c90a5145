// A hand that nobody touches for a minute is covered. Before that, a bar closes over the top of the
// screen and asks whether somebody is still there. Knows no game, and not what is secret.

import { text } from "./texts.mjs";

const IDLE = 60_000; // milliseconds without a touch until secrets are covered
const WARNING = 20_000; // milliseconds that the bar takes to close (`.closing-soon` in table.css)
const OFTEN = 1_000; // milliseconds between two looks at the clocks
// Two clocks, and the one that has run longer counts. The wall clock can be set back. The page's own
// clock cannot, but on some systems it stands still while the device sleeps.
const clocks = () => [performance.now(), Date.now()];
let lastTouch = clocks();
let bar = null; // the bar, while it closes
const idleFor = () => Math.max(...clocks().map((now, clock) => now - lastTouch[clock]));

/** Call `cover` when nobody has touched the page for a minute while `isSecret`; `say` announces the bar. */
export function watch(isSecret, cover, say) {
  for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, touched, true);
  setInterval(() => {
    const idle = isSecret() ? idleFor() : 0;
    if (idle >= IDLE) cover();
    if (idle >= IDLE || idle < IDLE - WARNING) dismiss();
    else if (!bar) warn(say);
  }, OFTEN);
}

function touched({ type }) {
  lastTouch = clocks();
  if (!bar) return;
  // A finger that only says "still here" must hit nothing, so the bar goes when it is lifted.
  if (type === "pointerdown") addEventListener("click", dismiss, { once: true });
  else dismiss();
}

/** Show the bar. It lies over the whole screen: a touch anywhere keeps the hand open, and no more. */
function warn(say) {
  const words = document.createElement("p");
  words.textContent = text("idle.warning");
  bar = document.createElement("div");
  bar.className = "closing-soon";
  bar.setAttribute("aria-hidden", "true");
  bar.append(words);
  document.body.append(bar);
  say(words.textContent);
}

function dismiss() {
  bar?.remove();
  bar = null;
}
