// Sliders at the table: an <input type="range"> with data-slide="moment:place" sends
// "moment:place:<value>" while its thumb is dragged or moved by keys. The newest value is sent as soon
// as the page has had as much time for itself as the last one took, so a slow device sends fewer of
// them; the last one is always sent. Knows attributes, no game.

import { reportAction } from "./taps.mjs";

const LEAST = 40; // milliseconds from one value to the next
let held = null; // the slider under the finger
let wanted = null; // the action with the newest value, if it has not been sent
let timer = 0;

/** Report what the sliders inside `host` are moved to, as `listen` of taps.mjs reports taps. */
export function slide(host, report) {
  const send = () => {
    timer = 0;
    if (wanted === null) return;
    const action = wanted;
    wanted = null;
    const began = performance.now();
    reportAction(host, action, report);
    timer = setTimeout(send, Math.max(LEAST, performance.now() - began));
  };
  host.addEventListener("input", ({ target }) => {
    if (!target.dataset.slide) return;
    wanted = `${target.dataset.slide}:${target.value}`;
    if (!timer) send();
  });
  host.addEventListener("pointerdown", ({ target }) => (held = target.dataset?.slide ? target : null));
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => (held = null));
}

/** The table has been drawn: each slider shows its value, unless somebody is moving it. A value that was
    set by hand does not follow the attribute any more. */
export function settle(host) {
  if (wanted !== null) return;
  for (const node of host.querySelectorAll("[data-slide]"))
    if (node !== held) node.value = node.getAttribute("value");
}
