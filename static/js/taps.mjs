// Taps at the table: reports them and shows at once that they were noticed. What hands do besides
// tapping is in gestures.mjs. Knows attributes, no game.

const NO_TAP = 100; // milliseconds after a finger was lifted without a click: it was no tap

/** Calls `report(name, value, stamp)` for an action such as "choose:mina". The stamp tells Python
    which screen was tapped, so that a second tap on an old screen does nothing. */
export function reportAction(host, action, report) {
  const [name, ...value] = action.split(":");
  const stamp = Number(host.querySelector("[data-stamp]")?.dataset.stamp ?? -1);
  report(name, value.join(":"), stamp);
}

/** Report taps on everything inside `host` that has data-act="name:value". */
export function listen(host, report) {
  const acting = (event) => event.target.closest?.("[data-act]");
  let pressed = null; // the element under the finger
  let tapped = null; // the element that was clicked since the finger came down
  const release = (node) => node?.classList.remove("pressed", "taken");
  host.addEventListener("click", (event) => {
    const node = acting(event);
    if (!node || node.getAttribute("aria-disabled") === "true") return;
    tapped = node;
    node.classList.add("taken");
    reportAction(host, node.dataset.act, report);
  });
  // Feedback does not wait for Python. A pressed element looks taken at once and stays so until the
  // result is drawn, which saves a frame.
  host.addEventListener("pointerdown", (event) => {
    tapped = null;
    pressed = event.button === 0 ? acting(event) : null;
    pressed?.classList.add("pressed", "taken");
  });
  host.addEventListener("pointerup", () => {
    const node = pressed;
    pressed = null;
    setTimeout(() => node !== tapped && release(node), NO_TAP);
  });
  for (const kind of ["pointercancel", "pointerout"])
    host.addEventListener(kind, () => {
      release(pressed);
      pressed = null;
    });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || host.hidden) return;
    // What was opened last lies on top, and comes last in the document. What it covers is inert.
    const closing = [...host.querySelectorAll("[data-escape]")].filter((node) => !node.closest("[inert]"));
    closing.at(-1)?.click();
  });
}
