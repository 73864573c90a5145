// Makes samples of a recipe (recipes.mjs): bodies that are struck and ring with several partials, each
// of which dies at its own pace, and bands of noise for paper, leaves and stone. Plain arithmetic, no
// Web Audio, so that tests measure the very samples that are heard. Knows no sound by name.

export const RATE = 44_100; // samples in a second
const SILENT = Math.log(1000); // over its life a layer loses 60 decibels
const EDGE = 0.006; // seconds in which a layer fades out at its end, so that it does not click
const RISE = 0.002; // seconds in which one comes up, for the same reason
const HELD = 0.55; // the part of its life for which a layer that is held stays as loud

/** Partials of what is struck or blown: [times the pitch, how loud, how much of the layer's life]. */
const BODIES = {
  wood: [[1, 1, 1], [2.76, 0.3, 0.45], [5.4, 0.12, 0.22]],
  reed: [[1, 1, 1], [2, 0.5, 1], [3, 0.42, 0.9], [4, 0.2, 0.8], [5, 0.16, 0.7], [6, 0.08, 0.6]],
  flute: [[1, 1, 1], [2, 0.16, 0.9], [3, 0.07, 0.8]],
  glass: [[1, 1, 1], [1.006, 0.7, 1], [2.32, 0.28, 0.6], [4.25, 0.12, 0.35]],
  bell: [[0.5, 0.4, 1], [1, 1, 1], [1.2, 0.45, 0.8], [1.5, 0.25, 0.7], [2, 0.4, 0.6], [2.67, 0.16, 0.4], [3.01, 0.1, 0.3]],
  steel: [[1, 1, 1], [1.47, 0.7, 0.9], [2.09, 0.6, 0.8], [2.56, 0.45, 0.7], [3.39, 0.35, 0.55], [4.08, 0.25, 0.45], [5.37, 0.18, 0.3]],
  stone: [[1, 1, 1], [1.62, 0.5, 0.6], [2.43, 0.3, 0.4], [4.1, 0.14, 0.25]],
};

/** A value that glides from one number to another over `length` samples, sample by sample. */
function glide(range, length) {
  const [from, to = from] = [range].flat();
  const step = (to / from) ** (1 / length);
  let value = from / step;
  return () => (value *= step);
}

/** How loud a layer is at each of its samples: it comes up, dies away or is held, and fades out. */
function loudness({ rise = RISE, held = false, rattle = 0 }, length) {
  const [up, out] = [rise * RATE, EDGE * RATE];
  const pulse = rattle ? glide(rattle, length) : null;
  let turn = 0;
  return (at) => {
    const left = length - 1 - at;
    const begun = at < up ? 0.5 - 0.5 * Math.cos((Math.PI * at) / up) : 1;
    const ended = left < out ? left / out : 1;
    const over = held ? Math.max(0, at / length - HELD) / (1 - HELD) : 0;
    const life = held ? Math.cos((Math.PI / 2) * over) : at < up ? 1 : Math.exp((-SILENT * (at - up)) / (length - up));
    if (pulse) turn += pulse() / RATE;
    const shaken = pulse ? (0.5 - 0.5 * Math.cos(2 * Math.PI * turn)) ** 2 : 1;
    return begun * ended * life * shaken;
  };
}

/** Add what is struck or blown. */
function ring(samples, layer) {
  const { body, pitch, at = 0, lasts, gain = 1, waver = [0, 0] } = layer;
  const first = Math.round(at * RATE);
  for (const [times, loud, part] of BODIES[body]) {
    const length = Math.round(lasts * part * RATE);
    const [tone, loudNow] = [glide(pitch, length), loudness(layer, length)];
    let phase = 0;
    for (let now = 0; now < length; now += 1) {
      const bend = 1 + waver[1] * Math.sin((2 * Math.PI * waver[0] * now) / RATE);
      phase += (2 * Math.PI * times * bend * tone()) / RATE;
      samples[first + now] += gain * loud * loudNow(now) * Math.sin(phase);
    }
  }
}

/** Add a band of noise, the same at every time of asking. */
function blow(samples, layer, seed) {
  const { air, width = 1, at = 0, lasts, gain = 1 } = layer;
  const first = Math.round(at * RATE);
  const length = Math.round(lasts * RATE);
  const [centre, loudNow] = [glide(air, length), loudness(layer, length)];
  let [chance, low, band] = [seed, 0, 0];
  for (let now = 0; now < length; now += 1) {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) | 0;
    // A filter of two integrators, which lets a band as wide as `width` octaves or so pass.
    const bend = Math.tan((Math.PI * centre()) / RATE);
    const high = (chance / 2 ** 31 - low - (width + bend) * band) / (1 + bend * (bend + width));
    const middle = band + bend * high;
    low += 2 * bend * middle;
    band = middle + bend * high;
    samples[first + now] += gain * width * middle * loudNow(now);
  }
}

/** The samples of a recipe, the loudest of which is its `peak`. */
export function render({ peak, layers }) {
  const ends = layers.map(({ at = 0, lasts }) => Math.round(at * RATE) + Math.round(lasts * RATE));
  const samples = new Float32Array(Math.max(...ends));
  layers.forEach((layer, place) => (layer.body ? ring(samples, layer) : blow(samples, layer, place + 1)));
  const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return samples.map((one) => (one * peak) / loudest);
}
