// The page's words before Python is up, from the same catalogues (app/i18n). Only plain texts
// with named places live here: plural forms are Python's (app/i18n/text.py).

const SPOKEN = ["en", "it", "pl"];
const catalogues = new Map();
let messages = {};
let wishes = 0;

/** The language that the page speaks now. */
export let language = window.handoverLanguage?.code ?? "en";

/** The wording of a key; an unknown key shows itself, so that a gap is seen and harms nothing. */
export function text(key, places = {}) {
  const wording = messages[key];
  if (typeof wording !== "string") return key;
  return wording.replace(/\{(\w+)\}/g, (whole, name) => (name in places ? String(places[name]) : whole));
}

/** Put every element marked with data-text or data-label into the page's language. */
export function translate(root = document) {
  for (const element of root.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
  for (const element of root.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
}

/** Speak that language from now on; false if its words could not be had. */
export async function speak(code) {
  if (!SPOKEN.includes(code)) return false;
  const wish = ++wishes;
  if (!catalogues.has(code)) {
    const response = await fetch(new URL(`../../app/i18n/${code}.json`, import.meta.url)).catch(() => null);
    if (!response?.ok) return false;
    catalogues.set(code, (await response.json()).messages);
  }
  if (wish !== wishes) return true; // another language has been chosen meanwhile
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

/** A game's own words in the page's language; none if they could not be had. */
export async function gameWords(game) {
  const address = new URL(`../../app/i18n/${game}.${language}.json`, import.meta.url);
  const response = await fetch(address).catch(() => null);
  return response?.ok ? (await response.json()).messages : {};
}

/** Keep the choice for the next visit; a browser that refuses just asks its own setting again. */
export function remember(code) {
  try {
    localStorage.setItem("handover.language", code);
  } catch {
    // Refused storage already shows in its own banner.
  }
}
