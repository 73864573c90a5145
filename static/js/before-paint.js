// What must be there before the first paint: the language, and an ear for taps that come before
// the lobby's script. Loads and words nothing (static/js/texts.mjs does).
// The choice: ?lang= in the address, else the one chosen before, else the browser's own.
(() => {
  const spoken = ["en", "it", "pl"];
  let remembered = null;
  try {
    remembered = localStorage.getItem("handover.language");
  } catch {
    // Storage is refused: the browser's language will do.
  }
  const given = new URLSearchParams(location.search).get("lang");
  const wanted = given ?? remembered ?? navigator.language ?? "en";
  const code = spoken.find((language) => wanted.toLowerCase().split(/[-_]/)[0] === language);
  window.handoverLanguage = { code: code ?? "en", unknown: code ? "" : wanted };
  document.documentElement.lang = window.handoverLanguage.code;
  // static/js/lobby.mjs makes these taps again as soon as it can.
  window.handoverEarly = [];
  addEventListener("click", ({ target }) => window.handoverEarly?.push(target), true);
  // Who opens a link to a game has chosen already: the lobby is not laid out for them.
  if (location.hash.length > 1) document.documentElement.classList.add("opening");
  if (code && code !== "en") document.documentElement.classList.add("translating");
})();
