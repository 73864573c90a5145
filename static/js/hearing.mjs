// Sound and vibration, as far as every page needs them: what is new to be heard on a screen, and when
// the module that makes it (sounds.mjs) is loaded, which is not before somebody wants it. A screen
// says what is to be heard with it (app/sounds.py): data-sound="18.2 flip devoured" is a moment and
// its sounds. Knows no game.

let wanted = {}; // the settings
let context = null; // what sound comes out of, made in a gesture
let player = null; // sounds.mjs
let told = []; // the moment and the sounds of the last screen

const isHeard = ({ sound }) => sound === "on";
const isFelt = ({ buzz }) => buzz === "on" && "vibrate" in navigator;

/** The settings of an earlier visit. */
export function begin(settings) {
  wanted = settings;
  document.documentElement.toggleAttribute("data-buzzes", "vibrate" in navigator);
}

/** The settings have changed; whoever turns sound on, or up, hears it at once. */
export async function follow(settings) {
  const before = wanted;
  wanted = settings;
  await load();
  const isNew = !isHeard(before) || before.volume !== wanted.volume;
  if (isHeard(wanted) && isNew) await context?.resume();
  player?.attend(context, wanted);
  if (isHeard(wanted) && isNew) player?.play(["turn"]);
  if (isFelt(wanted) && !isFelt(before)) player?.buzz(["turn"]);
}

async function load() {
  if (!isHeard(wanted) && !isFelt(wanted)) return;
  try {
    player ??= await import("./sounds.mjs");
    player.attend(context, wanted);
  } catch {
    // It did not come; the next tap asks again. Nothing is told by sound alone.
  }
}

/** Browsers let a page be heard only after a gesture, and some fall silent in between. */
function wake({ target }) {
  if (isHeard(wanted) || target.closest?.('[data-act="set:sound:on"]')) {
    try {
      context ??= new AudioContext();
      if (context.state !== "running") context.resume().catch(() => {});
    } catch {
      // A device without any sound.
    }
  }
  if (!player || !player.attends(context)) load();
}
for (const gesture of ["click", "keydown"]) addEventListener(gesture, wake, true);

/** A screen has been drawn: let be heard what is new on it. One that says nothing is forgotten, so
    that nothing is taken for told that belongs to another game. */
export function hear(host) {
  const [moment, ...sounds] = host.firstElementChild?.dataset.sound?.split(" ") ?? [];
  const known = told[0] === moment ? told : [];
  const fresh = sounds.filter((sound) => !known.includes(sound));
  told = moment ? [moment, ...sounds] : [];
  if (fresh.length === 0 || document.hidden) return;
  if (isHeard(wanted)) player?.play(fresh);
  if (isFelt(wanted)) player?.buzz(fresh);
}
