// Decides the language before the first paint; loads and words nothing (static/words.mjs does).
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
  if (code && code !== "en") document.documentElement.classList.add("translating");
})();
