// The rules of a game to read in the lobby, before Python is up: the same chapters as at the table
// (app/i18n/rules). The cards' own texts, which Python fills in there, are left out.

import { closeButton, closeOnOutsideTap, element } from "./elements.mjs";
import { language, loadCatalogue, text } from "./texts.mjs";
import { bind } from "./typography.mjs";

const READABLE = new Set(["cryptids", "inbetween", "twister"]); // a test compares it with the files

/** Whether a game has rules to read. */
export const isReadable = (game) => READABLE.has(game);

function paragraph(part) {
  if (typeof part === "string") return element("p", bind(part));
  if (part.example) return element("p", bind(part.example), "example");
  if (!part.list) return element("p", text("lobby.rules.table"), "hint");
  const list = document.createElement("ul");
  list.append(...part.list.map((line) => element("li", bind(line))));
  return list;
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawing of a game: a file, or "sheet#part" for one drawing of a sheet; as app/games/book.py. */
function drawing(game, name) {
  const [file, part] = name.split("#");
  const address = new URL(`../art/${game}/${file}.svg`, import.meta.url).href;
  if (!part) {
    const picture = element("img", "", "picture");
    picture.src = address;
    picture.alt = "";
    picture.loading = "lazy";
    return picture;
  }
  const sign = document.createElementNS(SVG, "svg");
  sign.setAttribute("class", "picture");
  sign.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `${address}#${part}`);
  sign.append(use);
  return sign;
}

function chapter(game, { id, title, paragraphs }, pictures) {
  const box = document.createElement("details");
  const content = element("div", "", "reader");
  const drawn = element("div", "", "pictures");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(...(pictures[id] ?? []).map((name) => drawing(game, name)));
  if (drawn.children.length) content.append(drawn);
  content.append(...paragraphs.map(paragraph));
  box.append(element("summary", title), content);
  return box;
}

/** Open the rules of a game over the lobby. */
export async function openRules(game, title) {
  const chapters = await loadCatalogue(`rules/${game}.${language}`);
  const pictures = (await loadCatalogue(`rules/pictures/${game}`)) ?? {};
  const dialog = element("dialog", "", "panel rulebook");
  dialog.setAttribute("aria-label", text("lobby.rules", { game: title }));
  const head = document.createElement("header");
  head.append(element("h2", title), closeButton(() => dialog.close()));
  dialog.append(head, ...(chapters?.map((part) => chapter(game, part, pictures)) ?? [element("p", text("lobby.rules.missing"))]));
  closeOnOutsideTap(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
