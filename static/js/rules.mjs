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

function chapter({ title, paragraphs }) {
  const box = document.createElement("details");
  const content = element("div", "", "reader");
  content.append(...paragraphs.map(paragraph));
  box.append(element("summary", title), content);
  return box;
}

/** Open the rules of a game over the lobby. */
export async function openRules(game, title) {
  const chapters = await loadCatalogue(`rules/${game}.${language}`);
  const dialog = element("dialog", "", "panel rulebook");
  dialog.setAttribute("aria-label", text("lobby.rules", { game: title }));
  const head = document.createElement("header");
  head.append(element("h2", title), closeButton(() => dialog.close()));
  dialog.append(head, ...(chapters?.map(chapter) ?? [element("p", text("lobby.rules.missing"))]));
  closeOnOutsideTap(dialog);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
