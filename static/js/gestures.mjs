// What hands do at the table besides tapping: hold, press a key, or do nothing for a while.
//   data-hold="peek:0"   sends that while it is pressed, and for a while after a short tap
//   data-key="u"         that key presses this button
//   data-help="mina"     a long press, a right click or the key "i" asks for help about it
//   data-long="select:x" the same, but sends that instead; if empty, it only is no tap
//   data-after="6000"    pressed by itself after so many milliseconds, unless a finger holds it
//   data-pace="900"      the same, but only where motion is welcome
//   data-until="…"       gets the minutes that are left until then as data-left, for the eye alone
// Knows nodes, no game. Plain taps are static/js/render.mjs's.

const SHORT = 350; // milliseconds that still are a tap
const LONG = 550; // from here on a press asks for help
const TYPING = "input, textarea, select, [contenteditable]";
const LONGER = "[data-help], [data-long]";
const PRESSABLE = `button, a, summary, ${TYPING}`;
const still = matchMedia("(prefers-reduced-motion: reduce)");

let send = null;
let held = null;
let timer = 0;
let pressing = 0;
let swallow = null; // the node whose click a hold or a long press has already answered

const stampOf = (host) => Number(host.querySelector("[data-stamp]")?.dataset.stamp ?? -1);

function act(host, action) {
  const [name, ...value] = action.split(":");
  send(name, value.join(":"), stampOf(host));
}

/** The table has been drawn: start what happens by itself. */
export function drawn(host) {
  clearTimeout(timer);
  const node = host.querySelector(still.matches ? "[data-after]" : "[data-after], [data-pace]");
  if (!node || held) return;
  const { after, pace, act: action } = node.dataset;
  timer = setTimeout(() => host.contains(node) && node.dataset.act === action && act(host, action), Number(after ?? pace));
}

function press(host, event) {
  swallow = null;
  const holding = event.target.closest?.("[data-hold]");
  if (holding) {
    clearTimeout(timer);
    const peeking = holding.getAttribute("aria-pressed") === "true";
    // When the finger came, not when a busy page has heard of it: a tap stays a tap.
    held = { since: event.timeStamp, peeking };
    swallow = holding.dataset.hold;
    if (!peeking) act(host, holding.dataset.hold);
    return;
  }
  const asking = event.target.closest?.(LONGER);
  if (!asking) return;
  clearTimeout(pressing);
  pressing = setTimeout(() => {
    swallow = asking;
    ask(host, asking);
  }, LONG);
}

/** Carry out what more than a tap means on a node. */
function ask(host, { dataset: { help, long } }) {
  const action = long ?? `help:${help}`;
  if (action) act(host, action);
}

function release(host, event) {
  clearTimeout(pressing);
  if (!held) return;
  const { since, peeking } = held;
  held = null;
  if (peeking || event.timeStamp - since > SHORT) act(host, "hide");
  else drawn(host);
}

function answered(event) {
  const node = event.target.closest?.(`[data-act], ${LONGER}`);
  if (!node || !swallow) return false;
  return swallow === node || swallow === node.dataset.hold || node.contains(swallow);
}

function help(host, event) {
  const node = event.target.closest?.(LONGER);
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

/** What is left of a turn, once a second; below zero it is late, and that is all. */
function tick(host) {
  for (const node of host.querySelectorAll("[data-until]")) {
    const left = Math.round((Number(node.dataset.until) - Date.now()) / 1000);
    const seconds = Math.abs(left);
    node.dataset.left = `${left < 0 ? "−" : ""}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    node.toggleAttribute("data-late", left < 0);
  }
}

/** Report holds, keys and long presses on the host, as `listen` reports taps. */
export function attend(host, report) {
  send = report;
  host.addEventListener("pointerdown", (event) => event.button === 0 && press(host, event));
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => release(host, event));
  host.addEventListener("contextmenu", (event) => help(host, event));
  // A click that a hold or a long press has answered already goes no further.
  host.addEventListener(
    "click",
    (event) => {
      if (!answered(event)) return;
      event.stopPropagation();
      swallow = null;
    },
    true,
  );
  document.addEventListener("keydown", (event) => key(host, event));
  setInterval(() => tick(host), 500);
}
