// The rules of a game to read in the lobby, before Python is up: the same chapters that the table
// shows (app/i18n/rules). What Python fills in there, the cards' own texts, is left to the table.

import { language, text } from "./texts.mjs";

const READABLE = new Set(["cryptids", "inbetween", "twister"]); // a test holds it against the files

/** Whether a game has rules to read. */
export const isReadable = (game) => READABLE.has(game);

function element(tag, words = "", className = "") {
  const made = document.createElement(tag);
  made.textContent = words;
  if (className) made.className = className;
  return made;
}

function paragraph(part) {
  if (typeof part === "string") return element("p", part);
  if (part.example) return element("p", part.example, "example");
  if (!part.list) return element("p", text("lobby.rules.table"), "hint");
  const list = document.createElement("ul");
  list.append(...part.list.map((line) => element("li", line)));
  return list;
}

function chapter({ title, paragraphs }) {
  const box = document.createElement("details");
  const inside = element("div", "", "reader");
  inside.append(...paragraphs.map(paragraph));
  box.append(element("summary", title), inside);
  return box;
}

async function load(game) {
  const response = await fetch(new URL(`../../app/i18n/rules/${game}.${language}.json`, import.meta.url)).catch(() => null);
  return response?.ok ? response.json() : null;
}

/** Open the rules of a game over the lobby. */
export async function openRules(game, title) {
  const chapters = await load(game);
  const dialog = document.createElement("dialog");
  dialog.className = "panel rulebook";
  dialog.setAttribute("aria-label", text("lobby.rules", { game: title }));
  const head = document.createElement("header");
  const close = element("button", "×", "close");
  close.type = "button";
  close.setAttribute("aria-label", text("close"));
  close.addEventListener("click", () => dialog.close());
  head.append(element("h2", title), close);
  dialog.append(head, ...(chapters?.map(chapter) ?? [element("p", text("lobby.rules.missing"))]));
  // A tap beside it closes it; once closed it is gone.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
