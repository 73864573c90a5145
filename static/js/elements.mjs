// Makes elements for the lobby. What Python draws at the table is render.mjs's.

import { text } from "./texts.mjs";

export const byId = (id) => document.getElementById(id);

/** A new element with this text and class. */
export function element(tag, content = "", className = "") {
  const made = document.createElement(tag);
  if (content) made.textContent = content;
  if (className) made.className = className;
  return made;
}

/** A button that calls `tap`. */
export function button(label, tap, className = "") {
  const made = element("button", label, className);
  made.type = "button";
  made.addEventListener("click", tap);
  return made;
}

/** The × that closes something. */
export function closeButton(close) {
  const made = button("×", close, "close");
  made.setAttribute("aria-label", text("close"));
  return made;
}

/** One choice of several that share a name. */
export function radio(name, value, isChecked) {
  const made = document.createElement("input");
  made.type = "radio";
  made.name = name;
  made.value = value;
  made.checked = isChecked;
  return made;
}

/** Lets a tap outside of a dialog close it. */
export function closeOnOutsideTap(dialog) {
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
