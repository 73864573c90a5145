// Runs before the first paint: chooses the language, and collects taps that come before the lobby's
// script. Loads nothing and has no texts (texts.mjs).
// The language: ?lang= in the address, or the one chosen before, or the browser's own.
(() => {
  const spoken = ["en", "it", "pl"];
  let remembered = null;
  try {
    remembered = localStorage.getItem("handover.language");
  } catch {
    // Storage is refused: use the browser's language.
  }
  const given = new URLSearchParams(location.search).get("lang");
  const wanted = given ?? remembered ?? navigator.language ?? "en";
  const code = spoken.find((language) => wanted.toLowerCase().split(/[-_]/)[0] === language);
  window.handoverLanguage = { code: code ?? "en", unknown: code ? "" : wanted };
  document.documentElement.lang = window.handoverLanguage.code;
  // lobby.mjs repeats these taps.
  window.handoverEarly = [];
  addEventListener("click", ({ target }) => window.handoverEarly?.push(target), true);
  // A link to a game shows the waiting screen at once, without laying out the lobby.
  if (location.hash.length > 1) document.documentElement.classList.add("opening");
  if (code && code !== "en") document.documentElement.classList.add("translating");
})();
