// The rules of a game to read in the lobby, before Python is up: the same chapters as at the table
// (app/i18n/rules). The cards' own texts, which Python fills in there, are left out; a line at the end
// says where they are.

import { closeButton, closeOnOutsideTap, element } from "./elements.mjs";
import { gameTexts, language, loadCatalogue, text } from "./texts.mjs";
import { bind } from "./typography.mjs";

const READABLE = new Set(["cryptids", "inbetween", "twister"]); // a test compares it with the files

/** Whether a game has rules to read. */
export const isReadable = (game) => READABLE.has(game);

function listOf(lines) {
  const list = document.createElement("ul");
  list.append(...lines.map((line) => element("li", bind(line))));
  return list;
}

/** Things with their explanations, as the game's catalogue has them: "verb.lure" and "verb.lure.text". */
function explained(things, game, texts) {
  const say = (key) => texts?.[`${game}.${key}`] ?? "";
  return listOf(things.map((thing) => `${say(thing)}: ${say(`${thing}.text`)}`));
}

function paragraph(part, game, texts) {
  if (typeof part === "string") return element("p", bind(part));
  if (part.example) return element("p", bind(part.example), "example");
  if (part.list) return listOf(part.list);
  return part.things && texts ? explained(part.things, game, texts) : null;
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

/** What a chapter speaks about; nothing is drawn where there is nothing to see. */
function picturesOf(game, names) {
  if (!names) return [];
  const drawn = element("div", "", "pictures");
  drawn.setAttribute("aria-hidden", "true");
  drawn.append(...names.map((name) => drawing(game, name)));
  return [drawn];
}

/** A chapter; null if all of it is filled in at the table. */
function chapter({ id, title, paragraphs }, game, texts, pictures) {
  const parts = paragraphs.map((part) => paragraph(part, game, texts)).filter(Boolean);
  if (!parts.length) return null;
  const box = document.createElement("details");
  const content = element("div", "", "reader");
  content.append(...picturesOf(game, pictures?.[id]), ...parts);
  box.append(element("summary", title), content);
  return box;
}

/** Open the rules of a game over the lobby. */
export async function openRules(game, title) {
  const [chapters, pictures, texts] = await Promise.all([
    loadCatalogue(`rules/${game}.${language}`),
    loadCatalogue(`rules/pictures/${game}`),
    gameTexts(game),
  ]);
  const dialog = element("dialog", "", "panel rulebook");
  dialog.setAttribute("aria-label", text("lobby.rules", { game: title }));
  const head = document.createElement("header");
  head.append(element("h2", title), closeButton(() => dialog.close()));
  const read = chapters?.map((part) => chapter(part, game, texts, pictures)).filter(Boolean);
  dialog.append(head, ...(read ?? [element("p", text("lobby.rules.missing"))]));
  if (read) dialog.append(element("p", text("lobby.rules.table"), "hint"));
  closeOnOutsideTap(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
