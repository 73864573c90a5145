// What hands do at the table besides tapping (taps.mjs): hold, press a key, or wait.
//   data-hold="peek:0"   sent when a press begins; "hide" is sent when it ends, unless it was short
//   data-key="u"         this key presses the button
//   data-help="mina"     a long press, a right click or the key "i" asks for help about "mina"
//   data-long="select:x" the same gestures send this instead; if empty, they do nothing
//   data-act             a long press on a button without help does nothing, and so does its end
//   data-after="6000"    pressed automatically after this many milliseconds, unless a finger holds it
//   data-pace="900"      the same, but not if the player prefers reduced motion
//   data-until="…"       a clock: data-left gets the minutes left until then, to be shown by styles
// Knows attributes, no game.

import { settle, tapped } from "./settling.mjs";
import { reportAction } from "./taps.mjs";

const SHORT = 350; // milliseconds: a shorter press is a tap
const LONG = 550; // milliseconds: a longer press asks for help
const TYPING = "input:not([type=range]), textarea, select, [contenteditable]";
const LONGER = "[data-help], [data-long]";
const PRESSABLE = `button, a, summary, ${TYPING}`;
const still = matchMedia("(prefers-reduced-motion: reduce)");

let report = null;
let held = null; // the press on a data-hold: { since, peeking }
let timer = 0;
let pressing = 0;
let isDown = false; // whether a finger is on the table
let swallow = null; // says of a node whether a hold or a long press has answered its click already

const act = (host, action) => reportAction(host, action, report);

/** The table has been drawn: start the timer of whatever is pressed automatically. */
export function drawn(host) {
  clearTimeout(timer);
  settle(host);
  const node = host.querySelector(still.matches ? "[data-after]" : "[data-after], [data-pace]");
  if (!node || held) return;
  const { after, pace, act: action } = node.dataset;
  // What plays by itself stands still while nobody can see it.
  const press = () => {
    if (!host.contains(node) || node.dataset.act !== action) return;
    if (pace && document.hidden) document.addEventListener("visibilitychange", press, { once: true });
    else act(host, action);
  };
  timer = setTimeout(press, Number(after ?? pace));
}

function press(host, event) {
  swallow = null;
  isDown = true;
  const holding = event.target.closest?.("[data-hold]");
  if (holding) {
    clearTimeout(timer);
    const peeking = holding.getAttribute("aria-pressed") === "true";
    // The time of the touch itself: a busy page may hear of it late, and a tap must stay a tap.
    held = { since: event.timeStamp, peeking };
    // A peek draws the hand again, so the element is known by what it holds.
    const { hold } = holding.dataset;
    swallow = (node) => node.dataset.hold === hold;
    if (!peeking) act(host, hold);
    return;
  }
  const asking = event.target.closest?.(LONGER);
  const acting = event.target.closest?.("[data-act]");
  clearTimeout(pressing);
  if (!asking && !acting) return;
  pressing = setTimeout(() => {
    // Whoever presses long wants to know, not to act. What the press has opened may lie under the
    // finger when it is lifted.
    swallow = () => true;
    acting?.classList.remove("pressed", "taken");
    if (asking) ask(host, asking);
  }, LONG);
}

/** Carry out what a long press means on a node. */
function ask(host, { dataset: { help, long } }) {
  const action = long ?? `help:${help}`;
  if (action) act(host, action);
}

function release(host, event) {
  clearTimeout(pressing);
  isDown = false;
  // Not every long touch ends in a click. What is pressed later, without a finger, is no end of it.
  const answering = swallow;
  setTimeout(() => (swallow = swallow === answering ? null : swallow), SHORT);
  if (!held) return;
  const { since, peeking } = held;
  held = null;
  if (peeking || event.timeStamp - since > SHORT) act(host, "hide");
  else drawn(host);
}

/** Whether a click is the end of a gesture that has been answered; such a click goes no further.
    What a key or the page itself presses is none. */
function answered(event) {
  if (!event.isTrusted) return false;
  const node = event.target.closest?.(`[data-act], ${LONGER}`);
  return Boolean(node && swallow?.(node));
}

function help(host, event) {
  const node = event.target.closest?.(LONGER);
  // A long touch may ask by itself, before ours does; its end is no tap either.
  if (isDown && event.type === "contextmenu") swallow = () => true;
  if (!node) return;
  event.preventDefault();
  clearTimeout(pressing);
  ask(host, node);
}

function key(host, event) {
  swallow = null;
  if (host.hidden || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const { target } = event;
  if (target.closest?.(event.key === " " ? PRESSABLE : TYPING)) return;
  const letter = event.key.toLowerCase();
  if (letter === "i" && host.querySelector("[data-key]")) help(host, event);
  const button = letter.length === 1 && host.querySelector(`[data-key="${CSS.escape(letter)}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Show the time left of a turn; below zero it is only marked as late. */
function tick(host) {
  for (const node of host.querySelectorAll("[data-until]")) {
    const left = Math.round((Number(node.dataset.until) - Date.now()) / 1000);
    const seconds = Math.abs(left);
    node.dataset.left = `${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    node.toggleAttribute("data-late", left < 0);
  }
}

/** Report holds, keys and long presses inside `host`, as `listen` of taps.mjs reports taps. */
export function attend(host, whenActed) {
  report = whenActed;
  host.addEventListener("pointerdown", (event) => event.button === 0 && press(host, event));
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => release(host, event));
  host.addEventListener("contextmenu", (event) => help(host, event));
  host.addEventListener(
    "click",
    (event) => {
      if (!answered(event)) return tapped(event);
      event.stopPropagation();
      swallow = null;
    },
    true,
  );
  document.addEventListener("keydown", (event) => key(host, event));
  setInterval(() => tick(host), 500);
}
