// Plays the sounds of a table and makes a device shake along. Loaded when somebody wants that, and not
// before (hearing.mjs). Knows sounds by their names, no game and no event.

import { FAMILIES } from "./recipes.mjs";
import { RATE, render } from "./synth.mjs";

const RECIPES = Object.assign({}, ...Object.values(FAMILIES));
const LEVELS = { quiet: 0.22, normal: 0.45, loud: 0.8 };
const GAP = 0.16; // seconds between the beginnings of sounds that come together: cause, then effect
const FADE = 0.01; // seconds in which the volume changes

/** How often each sound was played. */
export const played = {};

const samples = new Map(); // name -> its samples
let context = null;
let volume = null; // the gain through which everything goes
let isOn = false;

/** Play through this context from now on, as the settings say; there is none before a gesture. */
export function attend(given, { sound, volume: step }) {
  if (given && given !== context) {
    context = given;
    volume = new GainNode(context, { gain: 0 });
    volume.connect(context.destination);
    prepare(Object.keys(RECIPES));
  }
  isOn = sound === "on";
  volume?.gain.setTargetAtTime(isOn ? (LEVELS[step] ?? LEVELS.normal) : 0, context.currentTime, FADE);
  // Nothing that is silent shall cost power; the next gesture wakes it (hearing.mjs).
  if (!isOn) setTimeout(rest, 5_000 * FADE);
}

const rest = () => isOn || context?.suspend();

/** Whether sounds would come out of this context. */
export const attends = (given) => given === context;

/** Make the samples of all sounds before they are needed, one in each quiet moment. */
function prepare([name, ...others]) {
  if (!name) return;
  const work = () => {
    samplesOf(name);
    prepare(others);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 20);
}

function samplesOf(name) {
  if (!samples.has(name)) {
    const made = render(RECIPES[name]);
    const buffer = new AudioBuffer({ length: made.length, sampleRate: RATE });
    buffer.copyToChannel(made, 0);
    samples.set(name, buffer);
  }
  return samples.get(name);
}

/** Play these sounds one after the other, the first at once. What a context that is silent were given
    now would be heard when it wakes up, so it is given nothing. */
export function play(names) {
  if (!isOn || context?.state !== "running" || document.hidden) return;
  names.forEach((name, place) => {
    if (!(name in RECIPES)) return;
    const source = new AudioBufferSourceNode(context, { buffer: samplesOf(name) });
    source.connect(volume);
    source.start(context.currentTime + GAP * place);
    played[name] = (played[name] ?? 0) + 1;
  });
}

/** Shake as these sounds do; of several, the last one that does. */
export function buzz(names) {
  const patterns = names.map((name) => RECIPES[name]?.buzz).filter(Boolean);
  if (patterns.length > 0) navigator.vibrate(patterns.at(-1));
}

// A hidden tab is silent, whatever it is playing.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) context?.suspend();
  else if (isOn) context?.resume().catch(() => {});
});

// Every touch of something that reacts makes the same small tick, whatever it is.
document.getElementById("table").addEventListener(
  "click",
  ({ target }) => target.closest("[data-act], [data-help]") && play(["tick"]),
  true,
);
