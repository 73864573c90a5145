// What this device remembers about its users (app/settings.py says what there is). The lobby follows
// the settings as well, even where the browser refuses to keep them.

import { readLocal, writeLocal } from "./local-storage.mjs";

const KEY = "handover.settings";

/** The settings of the last visit; {} if there are none. */
export const read = () => readLocal(KEY, {});

/** Make the page look as the settings say. */
export function follow(settings) {
  document.documentElement.dataset.size = settings.size ?? "normal";
  return settings;
}

/** Follow these settings from now on, and keep them for the next visit. */
export function keep(settings) {
  follow(settings);
  writeLocal(KEY, JSON.stringify(settings));
}
