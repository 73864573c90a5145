// The plain screen for when Python does not come up, or dies: the reason, another try, the saves,
// a report to copy. Nothing here needs Python. Errors that Python survives have app/screens/error.py.

import { copy, endWaiting } from "./bridge.mjs";
import { backUp } from "./reminders.mjs";
import { text } from "./texts.mjs";

function button(label, tap, className = "") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.textContent = label;
  made.addEventListener("click", tap);
  return made;
}

function paragraph(words, tag = "p") {
  const made = document.createElement(tag);
  made.textContent = words;
  return made;
}

/** Say in the lobby that the engine failed, and what can be done; the rest stays usable. */
export function showFailure(reason) {
  endWaiting();
  const report = JSON.stringify({ reason, browser: navigator.userAgent, address: location.pathname + location.search, boot: window.handoverBoot }, null, 1);
  const box = document.createElement("section");
  box.className = "notice failure";
  const words = document.createElement("div");
  words.append(paragraph(text("failure.title"), "h2"), paragraph(text("failure.saved")), paragraph(reason.trim().split("\n").at(-1), "pre"));
  const row = document.createElement("div");
  row.className = "row";
  const told = button(text("failure.copy"), async () => {
    told.textContent = text((await copy(report)) ? "copied" : "failure.nocopy");
  });
  row.append(button(text("failure.again"), () => location.reload(), "primary"), told, button(text("failure.download"), backUp));
  words.append(row);
  box.append(words);
  document.getElementById("notices").replaceChildren(box);
  box.scrollIntoView({ block: "nearest" });
}

// A start that was only slow has come right after all.
document.addEventListener("handover:progress", ({ detail }) => {
  if (detail.stage === "ready") document.querySelector("#notices .failure")?.remove();
});
