// The notice in the lobby for when Python does not start, or dies: the reason, another try, the
// saves, a report to copy. Nothing here needs Python. Errors that Python survives are shown by
// app/screens/error.py.

import { copy, endWaiting } from "./bridge.mjs";
import { button, byId, element } from "./elements.mjs";
import { backUp } from "./reminders.mjs";
import { text } from "./texts.mjs";

/** Say in the lobby that the engine failed and what can be done; the lobby stays usable. */
export function showFailure(reason) {
  endWaiting();
  const report = JSON.stringify({ reason, browser: navigator.userAgent, address: location.pathname + location.search, boot: window.handoverBoot }, null, 1);
  const copying = button(text("failure.copy"), async () => {
    copying.textContent = text((await copy(report)) ? "copied" : "failure.nocopy");
  });
  const row = element("div", "", "row");
  row.append(
    button(text("failure.again"), () => location.reload(), "primary"),
    copying,
    button(text("failure.download"), backUp),
  );
  const content = element("div");
  content.append(
    element("h2", text("failure.title")),
    element("p", text("failure.saved")),
    element("pre", reason.trim().split("\n").at(-1)),
    row,
  );
  const box = element("section", "", "notice failure");
  box.append(content);
  byId("notices").replaceChildren(box);
  box.scrollIntoView({ block: "nearest" });
}

// A start that was only slow has succeeded after all.
document.addEventListener("handover:progress", ({ detail }) => {
  if (detail.stage === "ready") document.querySelector("#notices .failure")?.remove();
});
