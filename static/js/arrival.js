// Tells that a part of the page did not arrive. A script that is missing cannot say so itself, and the
// one with the texts may be the one that is missing. So this script needs no other, and its words are in
// index.html (#missing). It is not a module, because one of its own might not arrive either.
(() => {
  const LIMIT = 60_000; // milliseconds until a request without an answer counts as missing, as in boot.mjs
  const byId = (id) => document.getElementById(id);
  const hasLobby = () => window.handoverEarly === null; // lobby.mjs has taken the early taps
  const isBooting = () => window.handoverBoot !== undefined;

  function check() {
    if (!isBooting()) {
      // As boot.mjs would: the lobby, if it is there, says more than we can.
      const error = byId("missing").querySelector("p").textContent;
      window.handoverBoot = { stage: "failed", loaded: 0, total: 0, error };
      document.dispatchEvent(new CustomEvent("handover:progress", { detail: window.handoverBoot }));
    }
    if (hasLobby()) return;
    document.documentElement.classList.remove("opening", "translating");
    byId("waiting").hidden = true;
    byId("missing").hidden = false;
  }

  // All scripts that the page names have run or failed before it counts as loaded.
  addEventListener("load", check);
  setTimeout(check, LIMIT);
  addEventListener("click", ({ target }) => target.id === "missing-again" && location.reload());
})();
