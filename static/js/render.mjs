// Draws a tree of nodes (app/node.py) into the page: a keyed patch, so that elements keep their
// identity and focus, and FLIP for whatever carries data-move. Knows nodes and keys, no game.
// A node is a text or [tag, attributes, children]; the attribute "key" is kept off the page.

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";
const MILLISECONDS = 260;
const NO_TAP = 100; // milliseconds after which a finger that was lifted has tapped nothing
const still = matchMedia("(prefers-reduced-motion: reduce)");
const drawn = new WeakMap(); // element -> the node that it was last made to show

const HOME = new URL("../../", import.meta.url).href; // the folder of this version of the page

/** Addresses in a tree are relative to the project, wherever the built site lies. */
export const address = (name, value) =>
  (name === "href" || name === "src") && value.startsWith("./") ? HOME + value.slice(2) : value;

/** A tree of which only what is new was told (`changes` in app/node.py); what stays is the very same
    as in the tree before, so that drawing passes it over. `siblings` are those around it, then. */
export function whole(told, siblings) {
  if (typeof told === "string" || told.length < 4) return told;
  const [tag, attributes, children, place] = told;
  const before = siblings[place];
  const inside = children.map((child) => (typeof child === "number" ? before[2][child] : whole(child, before[2])));
  return [tag, attributes === 0 ? before[1] : attributes, inside];
}

/** A new element with everything inside it: there is nothing to compare it with. */
function create(want, around) {
  if (typeof want === "string") return document.createTextNode(want);
  const [tag, attributes, children] = want;
  const space = tag === "svg" ? SVG : around;
  const node = document.createElementNS(space, tag);
  for (const name in attributes) if (name !== "key") node.setAttribute(name, address(name, attributes[name]));
  drawn.set(node, want);
  for (const child of children) node.appendChild(create(child, space));
  return node;
}

function fits(node, want) {
  if (typeof want === "string") return node.nodeType === Node.TEXT_NODE;
  const had = drawn.get(node)?.[1];
  // A picture shows what it was until what it is to be is there; so that is another element.
  return node.localName === want[0] && had?.key === want[1].key && had?.src === want[1].src;
}

function update(node, want) {
  if (typeof want === "string") {
    if (node.data !== want) node.data = want;
    return;
  }
  const had = drawn.get(node);
  if (had === want) return;
  const [, attributes, children] = want;
  const before = had?.[1] ?? {};
  for (const name in before) if (!(name in attributes)) node.removeAttribute(name);
  for (const name in attributes) {
    const value = attributes[name];
    if (name !== "key" && before[name] !== value) node.setAttribute(name, address(name, value));
  }
  drawn.set(node, want);
  arrange(node, children);
}

function arrange(parent, wanted) {
  // Most of a screen stands where it stood: that much needs no search.
  let place = parent.firstChild;
  let same = 0;
  while (place && same < wanted.length && fits(place, wanted[same])) {
    update(place, wanted[same]);
    place = place.nextSibling;
    same += 1;
  }
  if (place || same < wanted.length) rearrange(parent, place, wanted.slice(same));
}

/** What comes into a screen that is there can be told by its class from what came with the screen. */
function come(node) {
  node.classList?.add("came");
  return node;
}

/** The same for what follows from `place` on, where something comes, goes or moves. */
function rearrange(parent, place, wanted) {
  const space = parent.namespaceURI === SVG ? SVG : HTML;
  const old = new Set();
  for (let node = place; node; node = node.nextSibling) old.add(node);
  const kept = wanted.map((want) => {
    for (const node of old)
      if (fits(node, want)) {
        old.delete(node);
        return node;
      }
    return null;
  });
  // What goes, goes first: then what stays need not be moved, and keeps its focus.
  while (place && old.has(place)) place = place.nextSibling;
  for (const node of old) node.remove();
  kept.forEach((node, index) => {
    if (node === null) parent.insertBefore(come(create(wanted[index], space)), place);
    else {
      if (node === place) place = place.nextSibling;
      else parent.insertBefore(node, place);
      update(node, wanted[index]);
    }
  });
}

const movers = (host) => [...host.querySelectorAll("[data-move]")];
const boxes = (host) => new Map(movers(host).map((node) => [node.dataset.move, node.getBoundingClientRect()]));

function glide(host, before) {
  const steps = movers(host).map((node) => [node, before.get(node.dataset.move), node.getBoundingClientRect()]);
  for (const [node, from, to] of steps) {
    const timing = { duration: MILLISECONDS, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
    if (!from) node.animate([{ opacity: 0, transform: "scale(0.85)" }, { opacity: 1, transform: "none" }], timing);
    else if (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1)
      node.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], timing);
  }
}

// A sheet takes the focus as it opens and gives it back as it closes.
const grabbed = new WeakSet();
let lender = null;

/** Put the focus where the screen wants it, unless it is on the screen already. */
export function takeFocus(host, before = null) {
  const grabbing = host.querySelector("[data-grab]");
  if (grabbing && !grabbed.has(grabbing)) {
    grabbed.add(grabbing);
    lender = before;
    grabbing.focus({ preventScroll: true });
  }
  if (host.contains(document.activeElement)) return;
  const back = grabbing ?? (host.contains(lender) ? lender : host.querySelector("[data-focus]"));
  if (!grabbing) lender = null;
  back?.focus({ preventScroll: true });
}

/** Make the host show the tree. */
export function draw(host, tree) {
  const focused = document.activeElement;
  // An element that has the focus as it goes or moves makes the browser lay the page out there and
  // then. A finger's focus is not seen, so it can be lifted meanwhile; that of a keyboard stays.
  const lifted = host.contains(focused) && !focused.matches(":focus-visible");
  if (lifted) focused.blur();
  const screen = host.firstElementChild;
  // Nothing glides from one screen to another: what looks the same is another element.
  const moving = screen !== null && fits(screen, tree) && !still.matches && !document.hidden;
  // All boxes are read, then everything is patched, then all are read again: reading and
  // writing in turns would lay the page out anew for every single card.
  const before = moving ? boxes(host) : null;
  for (const animation of host.getAnimations({ subtree: true })) animation.cancel();
  arrange(host, [tree]);
  for (const node of host.querySelectorAll(".taken, .pressed")) node.classList.remove("taken", "pressed");
  settle(() => {
    if (lifted && host.contains(focused)) focused.focus({ preventScroll: true });
    takeFocus(host, focused);
    if (before?.size) glide(host, before);
  });
}

let settling = 0;

/** What needs the layout is done in the next frame, which works that out anyway: a tap takes two
    short tasks instead of a long one. */
function settle(work) {
  cancelAnimationFrame(settling);
  if (document.hidden) work();
  else settling = requestAnimationFrame(work);
}

// Of a tree behind the screen only the looks count: nothing acts in it, and no key leads there.
const looks = ([name]) => name === "data-game" || !name.startsWith("data-");
const REACHABLE = new Set(["a", "button", "input", "select", "summary", "textarea"]);

function mute(node) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  const seen = Object.fromEntries(Object.entries(attributes).filter(looks));
  if (REACHABLE.has(tag) || "tabindex" in seen) seen.tabindex = "-1";
  return [tag, seen, children.map(mute)];
}

/** Set the tree up behind what is shown, unseen: a screen that is drawn after it goes on from it. */
export function rehearse(host, json) {
  const [tag, attributes, children] = mute(JSON.parse(json));
  while (host.children.length > 1) host.lastChild.remove();
  host.append(create([tag, { ...attributes, "aria-hidden": "true" }, children], HTML));
}

/** Take everything secret off the page at once, without waiting for a new tree. */
export function conceal(host) {
  if (host.querySelector("[data-secret]")) host.replaceChildren();
}

/** Report taps on anything with data-act="name:value", through one listener for all.
    The third argument is the host's stamp, by which a second tap on an old screen is known. */
export function listen(host, report) {
  const acting = (event) => event.target.closest?.("[data-act]");
  const stamp = () => Number(host.querySelector("[data-stamp]")?.dataset.stamp ?? -1);
  let pressed = null; // what a finger rests on
  let tapped = null; // what it has tapped since it came down
  const release = (node) => node?.classList.remove("pressed", "taken");
  host.addEventListener("click", (event) => {
    const node = acting(event);
    if (!node || node.getAttribute("aria-disabled") === "true") return;
    tapped = node;
    node.classList.add("taken");
    const [name, ...value] = node.dataset.act.split(":");
    report(name, value.join(":"), stamp());
  });
  // The finger gets its answer here, whatever Python is doing. What it presses looks taken at once,
  // and stays so until the result is drawn: a tap then needs one frame less.
  host.addEventListener("pointerdown", (event) => {
    tapped = null;
    pressed = event.button === 0 ? acting(event) : null;
    pressed?.classList.add("pressed", "taken");
  });
  host.addEventListener("pointerup", () => {
    const node = pressed;
    pressed = null;
    setTimeout(() => node !== tapped && release(node), NO_TAP);
  });
  for (const kind of ["pointercancel", "pointerout"])
    host.addEventListener(kind, () => {
      release(pressed);
      pressed = null;
    });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !host.hidden) host.querySelector("[data-escape]")?.click();
  });
}
