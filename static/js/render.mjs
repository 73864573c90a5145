// Draws a tree of nodes (app/node.py) into the page. It patches by key, so that elements keep their
// identity and focus, and animates moves (FLIP) of everything that has data-move. Knows nodes and
// keys, no game. A node is a text or [tag, attributes, children]; "key" is not put on the page.

import { bind } from "./typography.mjs";

const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 260; // milliseconds that a move takes
const HALF_TURN = 170; // milliseconds until a card that turns over stands edge-on, and again until it lies open
const still = matchMedia("(prefers-reduced-motion: reduce)");
const drawn = new WeakMap(); // element -> the node that it shows

const HOME = new URL("../../", import.meta.url).href; // the folder of this version of the page

/** Addresses in a tree are relative to the project; this makes them absolute. */
export const address = (name, value) =>
  (name === "href" || name === "src") && value.startsWith("./") ? HOME + value.slice(2) : value;

/** The whole tree, from the tree before and what is new in it (`changes` in app/node.py). Whatever
    stays is the same object as before, so that drawing can skip it. `siblings` are the nodes among
    which `changed` was before. */
export function whole(changed, siblings) {
  if (typeof changed === "string" || changed.length < 4) return changed;
  const [tag, attributes, children, place] = changed;
  const before = siblings[place];
  const inside = children.map((child) => (typeof child === "number" ? before[2][child] : whole(child, before[2])));
  return [tag, attributes === 0 ? before[1] : attributes, inside];
}

/** A new element with everything inside it. */
function create(want, around) {
  if (typeof want === "string") return document.createTextNode(bind(want));
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
  // An <img> with a new address goes on showing the old picture until the new one is loaded; a new
  // element shows nothing of it.
  return node.localName === want[0] && had?.key === want[1].key && had?.src === want[1].src;
}

function update(node, want) {
  if (typeof want === "string") {
    const text = bind(want);
    if (node.data !== text) node.data = text;
    return;
  }
  const had = drawn.get(node);
  if (had === want) return;
  const [, attributes, children] = want;
  const before = had?.[1] ?? {};
  if (turned && "data-face" in before && before["data-face"] !== attributes["data-face"]) turned.push([node, lookOf(node)]);
  for (const name in before) if (!(name in attributes)) node.removeAttribute(name);
  for (const name in attributes) {
    const value = attributes[name];
    if (name !== "key" && before[name] !== value) node.setAttribute(name, address(name, value));
  }
  drawn.set(node, want);
  arrange(node, children);
}

function arrange(parent, wanted) {
  // Most of a screen stays where it was, and needs no search.
  let place = parent.firstChild;
  let same = 0;
  while (place && same < wanted.length && fits(place, wanted[same])) {
    update(place, wanted[same]);
    place = place.nextSibling;
    same += 1;
  }
  if (place || same < wanted.length) rearrange(parent, place, wanted.slice(same));
}

/** Give the class "came" to an element that is added to a screen that is shown already. */
function come(node) {
  node.classList?.add("came");
  return node;
}

/** The same for the rest from `place` on, where something is added, removed or moved. */
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
  // Removals come first: then what stays need not be moved, and keeps its focus.
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

/** How long a flight takes: a long one of base.css, at the pace of the screen. */
const durationOf = (node) => Number.parseFloat(getComputedStyle(node).getPropertyValue("--slow")) || 2 * GLIDE;

/** A way on the screen along the axes of an element whose surroundings are turned: an edge of a tablet
    that lies still. */
function alongOwnAxes(node, across, down) {
  let turn = 0;
  for (let at = node.parentElement; at; at = at.parentElement)
    turn += Number.parseFloat(getComputedStyle(at).rotate) || 0;
  const cosine = Math.cos((turn * Math.PI) / 180), sine = Math.sin((turn * Math.PI) / 180);
  return [across * cosine + down * sine, down * cosine - across * sine];
}

const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** How something new flies (data-from) from where something else was that moves. */
function flightOf(node, before) {
  const [x, y] = middle(before.get(node.dataset.from)), [atX, atY] = middle(node.getBoundingClientRect());
  const [across, down] = alongOwnAxes(node, x - atX, y - atY);
  const way = [{ transform: `translate(${across}px, ${down}px)` }, { transform: "none" }];
  return [node, way, { duration: durationOf(node), easing: "cubic-bezier(0.65, 0, 0.35, 1)" }];
}

function glide(host, before) {
  const steps = movers(host).map((node) => [node, before.get(node.dataset.move), node.getBoundingClientRect()]);
  const flying = [...host.querySelectorAll("[data-from].came")].filter((node) => before.has(node.dataset.from));
  for (const [node, way, timing] of flying.map((node) => flightOf(node, before))) node.animate(way, timing);
  for (const [node, from, to] of steps) {
    const timing = { duration: GLIDE, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
    if (!from) node.animate([{ opacity: 0, transform: "scale(0.85)" }, { opacity: 1, transform: "none" }], timing);
    else if (Math.abs(from.x - to.x) > 1 || Math.abs(from.y - to.y) > 1)
      node.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], timing);
  }
}

// A card whose data-face changes turns over: what it showed turns away, and then what it shows now
// opens. Neither is ever seen from behind.
let turned = null; // while a screen is patched: what turns over, and how it looked
const leaving = new Set(); // looks that are turning away

/** How an element looks, as a picture of it: nothing in it reacts, is read aloud or can be found. */
function lookOf(node) {
  const look = node.cloneNode(true);
  for (const part of [look, ...look.querySelectorAll("*")])
    for (const name of part.getAttributeNames()) if (name.startsWith("data-") || name === "id") part.removeAttribute(name);
  look.setAttribute("aria-hidden", "true");
  look.inert = true;
  look.classList.add("turning");
  return look;
}

function turnOver(cards) {
  for (const [node, look] of cards) {
    if (!node.isConnected) continue;
    leaving.add(look);
    node.after(look);
    const edgeOn = { rotate: "y 90deg" }, open = { rotate: "y 0deg" };
    const away = look.animate([open, edgeOn], { duration: HALF_TURN, easing: "ease-in", fill: "forwards" });
    away.onfinish = () => look.remove();
    node.animate([{ ...edgeOn, easing: "step-end" }, { ...edgeOn, offset: 0.5, easing: "ease-out" }, open], 2 * HALF_TURN);
  }
}

// A sheet (data-grab) takes the focus when it opens and gives it back when it closes.
const grabbed = new WeakSet();
let lender = null; // what had the focus before

/** Put the focus where the screen wants it, unless something on the screen has it. */
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

// A list with data-at-end is read from its end: whenever that value changes, its last line is shown.
const ends = new WeakMap();

function showEnds(host) {
  for (const list of host.querySelectorAll("[data-at-end]")) {
    if (ends.get(list) === list.dataset.atEnd) continue;
    ends.set(list, list.dataset.atEnd);
    list.lastElementChild?.scrollIntoView({ block: "nearest" });
  }
}

/** Make the host show the tree. */
export function draw(host, tree) {
  const focused = document.activeElement;
  // If a focused element is removed or moved, the browser computes the layout at once, in the middle
  // of the patch. Focus set by a finger is not visible, so it can be taken away meanwhile; focus set
  // by a keyboard is visible, and stays. So does that of a slider, which a finger may be dragging.
  const lifted = host.contains(focused) && !focused.matches(":focus-visible, [data-slide]");
  if (lifted) focused.blur();
  const screen = host.firstElementChild;
  // Nothing glides from one screen to another, where the same key means another element, nor while a
  // finger drags a slider: what it passes is shown at once.
  const dragging = host.querySelector("[data-slide]:active") !== null;
  const moving = screen !== null && fits(screen, tree) && !dragging && !still.matches && !document.hidden;
  // All boxes are read, then everything is patched, then all boxes are read again: reading and
  // writing in turns would compute the layout again for every single card.
  const before = moving ? boxes(host) : null;
  for (const animation of host.getAnimations({ subtree: true })) animation.cancel();
  for (const look of leaving) look.remove();
  leaving.clear();
  const cards = (turned = moving ? [] : null);
  arrange(host, [tree]);
  turned = null;
  for (const node of host.querySelectorAll(".taken, .pressed")) node.classList.remove("taken", "pressed");
  settle(() => {
    if (lifted && host.contains(focused)) focused.focus({ preventScroll: true });
    takeFocus(host, focused);
    showEnds(host);
    if (before?.size) glide(host, before);
    if (cards) turnOver(cards);
  });
}

let settling = 0;

/** Do what needs the layout in the next frame, which computes it anyway: two short tasks instead of
    a long one. */
function settle(work) {
  cancelAnimationFrame(settling);
  if (document.hidden) work();
  else settling = requestAnimationFrame(work);
}

// A tree behind the screen only has to look right: nothing in it reacts or can be focused.
const looks = ([name]) => name === "data-game" || !name.startsWith("data-");
const REACHABLE = new Set(["a", "button", "input", "select", "summary", "textarea"]);

function mute(node) {
  if (typeof node === "string") return node;
  const [tag, attributes, children] = node;
  const seen = Object.fromEntries(Object.entries(attributes).filter(looks));
  if (REACHABLE.has(tag) || "tabindex" in seen) seen.tabindex = "-1";
  return [tag, seen, children.map(mute)];
}

/** Set up a tree behind what is shown, invisible; the next screen is drawn by patching it. */
export function rehearse(host, json) {
  const [tag, attributes, children] = mute(JSON.parse(json));
  while (host.children.length > 1) host.lastChild.remove();
  host.append(create([tag, { ...attributes, "aria-hidden": "true" }, children], HTML));
}

/** Take all secrets off the page now, without waiting for a new tree. */
export function conceal(host) {
  if (host.querySelector("[data-secret]")) host.replaceChildren();
}
