// What this device remembers about its users (app/settings.py says what there is). The lobby follows
// the settings as well, even where the browser refuses to keep them.

import { readLocal, writeLocal } from "./local-storage.mjs";

const KEY = "handover.settings";
const SIZES = ["normal", "large", "huge"];
const root = document.documentElement;

// Whoever reads everything in larger text gets a larger size here without asking: its layout has room for
// it (base.css). The root has no size of ours yet when this is read.
const own = parseFloat(getComputedStyle(root).fontSize);
const least = own > 18 ? 2 : own > 16 ? 1 : 0;

/** The settings of the last visit; {} if there are none. */
export const read = () => readLocal(KEY, {});

/** Make the page look as the settings say. */
export function follow(settings) {
  root.dataset.size = SIZES[Math.max(least, SIZES.indexOf(settings.size))];
  return settings;
}

/** Call this with the settings whenever another tab has changed them. */
export function onChanged(tell) {
  addEventListener("storage", ({ key }) => key === KEY && tell(read()));
}

/** Follow these settings from now on, and keep them for the next visit. */
export function keep(settings) {
  writeLocal(KEY, JSON.stringify(settings));
  return follow(settings);
}
