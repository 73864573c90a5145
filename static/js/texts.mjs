// The lobby's texts, which are needed before Python is up, from the same catalogues as Python's
// (app/i18n). Only plain texts with named places are used here: plural forms are left to Python
// (app/i18n/text.py).

import { writeLocal } from "./local-storage.mjs";

const LANGUAGES = ["en", "it", "pl"];
const catalogues = new Map();
let messages = null; // of the page's language, once a catalogue has been loaded
let requests = 0;

/** The page's language. */
export let language = window.handoverLanguage?.code ?? "en";

// The English in index.html, for when no catalogue arrives.
const written = new Map([...document.querySelectorAll("[data-text]")].map(({ dataset, textContent }) => [dataset.text, textContent]));

/** Whether a catalogue has been loaded. */
export const hasTexts = () => messages !== null;

/** The text for a key. If the catalogue lacks it, its key is shown, so that the gap is seen and does no
    harm. Without a catalogue there is only what index.html says, and "" for everything else. */
export function text(key, places = {}) {
  if (!messages) return written.get(key) ?? "";
  const found = messages[key];
  if (typeof found !== "string") return key;
  return found.replace(/\{(\w+)\}/g, (whole, name) => (name in places ? String(places[name]) : whole));
}

/** Put every element that has data-text or data-label into the page's language. */
function translate() {
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
}

/** The content of a file in app/i18n; null if it cannot be loaded. */
export async function loadCatalogue(name) {
  const response = await fetch(new URL(`../../app/i18n/${name}.json`, import.meta.url)).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

/** Change the page's language; false if its texts cannot be loaded. */
export async function setLanguage(code) {
  if (!LANGUAGES.includes(code)) return false;
  const request = ++requests;
  if (!catalogues.has(code)) {
    const catalogue = await loadCatalogue(code);
    if (!catalogue) return false;
    catalogues.set(code, catalogue.messages);
  }
  if (request !== requests) return true; // another language has been chosen meanwhile
  messages = catalogues.get(code);
  language = code;
  document.documentElement.lang = code;
  document.documentElement.classList.remove("translating");
  document.title = text("lobby.title");
  translate();
  for (const button of document.querySelectorAll("[data-language]"))
    button.setAttribute("aria-pressed", String(button.dataset.language === code));
  return true;
}

/** A game's own texts in the page's language; null if they cannot be loaded. */
export const gameTexts = async (game) => (await loadCatalogue(`${game}.${language}`))?.messages ?? null;

/** Keep the choice for the next visit (before-paint.js reads it). */
export const rememberLanguage = (code) => writeLocal("handover.language", code);
