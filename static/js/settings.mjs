// What this device remembers about its users (app/settings.py says what there is): kept beside
// the saves, followed by the lobby as well. A browser that refuses to keep it still follows it.

const KEY = "handover.settings";

/** The settings of the last visit; {} if there are none or the browser refuses. */
export function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** Let the page look as the settings say. */
export function follow(settings) {
  document.documentElement.dataset.size = settings.size ?? "normal";
  return settings;
}

/** Follow these settings from now on, and keep them for the next visit. */
export function keep(settings) {
  follow(settings);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Refused storage already shows in its own banner.
  }
}
