// Small things that the browser keeps for the next visit: settings, names, when a reminder was last
// shown. A browser may refuse to keep anything; the page works without, and the lobby says so where
// it matters (store.mjs keeps the games themselves).

/** What was kept as JSON under this key; `otherwise` if there is nothing or it cannot be read. */
export function readLocal(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a text under this key, if the browser lets us. */
export function writeLocal(key, content) {
  try {
    localStorage.setItem(key, content);
  } catch {
    // Nothing is lost that a player would miss.
  }
}
