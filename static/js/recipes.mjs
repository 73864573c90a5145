// Every sound of the table as data: a family for each game, and one that all games share. What is in
// a recipe is in synth.mjs: times are in seconds, pitches and bands of air in hertz, [from, to] where
// they glide. `buzz` is how a device shakes along, in milliseconds of on and off. Which event makes
// which sound is in app/games/<game>/sounds.py.

/** What lies on every table: cards, wooden pieces, a small chime. */
const table = {
  // Nobody can tell by it what was touched: it is the same for everything.
  tick: { peak: 0.05, layers: [{ body: "wood", pitch: 1500, lasts: 0.03 }, { air: 4200, lasts: 0.02, gain: 0.6 }] },
  card: {
    peak: 0.2,
    layers: [
      { air: [2200, 5600], width: 0.9, lasts: 0.15, rise: 0.05 },
      { air: 1500, width: 1.4, at: 0.12, lasts: 0.05, gain: 1.3 },
      { body: "wood", pitch: 290, at: 0.12, lasts: 0.05, gain: 0.3 },
    ],
  },
  piece: {
    peak: 0.61,
    layers: [
      { body: "wood", pitch: 540, lasts: 0.11 },
      { body: "wood", pitch: 176, lasts: 0.09, gain: 0.8 },
      { air: 2600, width: 1.2, lasts: 0.02, gain: 0.7 },
    ],
  },
  turn: {
    peak: 0.19,
    buzz: [25],
    layers: [
      { body: "wood", pitch: 392, lasts: 0.4 },
      { body: "flute", pitch: 392, lasts: 0.3, gain: 0.3, rise: 0.01 },
      { body: "wood", pitch: 587.3, at: 0.13, lasts: 0.42 },
      { body: "flute", pitch: 587.3, at: 0.13, lasts: 0.36, gain: 0.3, rise: 0.01 },
    ],
  },
  end: {
    peak: 0.48,
    buzz: [60, 60, 60, 60, 180],
    layers: [
      { body: "bell", pitch: 196, lasts: 0.58, gain: 0.9 },
      { body: "bell", pitch: 293.7, at: 0.07, lasts: 0.5, gain: 0.8 },
      { body: "bell", pitch: 392, at: 0.14, lasts: 0.44, gain: 0.8 },
      { body: "bell", pitch: 587.3, at: 0.21, lasts: 0.37, gain: 0.7 },
      { body: "flute", pitch: 196, lasts: 0.58, gain: 0.2, rise: 0.04 },
    ],
  },
};

/** InBetween: dusk in a small town, from a horror paperback. Rope, glass, and a tritone. */
const inbetween = {
  // A rope gives by a notch.
  pull: {
    peak: 0.39,
    layers: [
      { air: [620, 980], width: 0.22, lasts: 0.2, rise: 0.03, held: true, rattle: [34, 62] },
      { body: "reed", pitch: [118, 150], lasts: 0.2, gain: 0.12, rise: 0.03, held: true, rattle: [34, 62] },
      { body: "wood", pitch: 277.2, at: 0.19, lasts: 0.14, gain: 0.32 },
      { air: 1200, at: 0.19, lasts: 0.03, gain: 0.5 },
    ],
  },
  // A face turns over: air, and the interval of the other world.
  flip: {
    peak: 0.26,
    layers: [
      { air: [350, 2400], width: 0.7, lasts: 0.3, rise: 0.13 },
      { body: "glass", pitch: 440, at: 0.15, lasts: 0.4, gain: 0.42 },
      { body: "glass", pitch: 622.3, at: 0.2, lasts: 0.37, gain: 0.4 },
    ],
  },
  // A latch falls, and the church strikes: nobody pulls this one away any more.
  secured: {
    peak: 0.35,
    buzz: [25, 50, 25],
    layers: [
      { body: "steel", pitch: 820, lasts: 0.06, gain: 0.5 },
      { air: 2400, lasts: 0.03, gain: 0.8 },
      { body: "wood", pitch: 150, at: 0.06, lasts: 0.1, gain: 0.9 },
      { body: "bell", pitch: 523.3, at: 0.08, lasts: 0.5, gain: 0.8 },
      { body: "bell", pitch: 659.3, at: 0.13, lasts: 0.44, gain: 0.5 },
    ],
  },
  // Swallowed.
  devoured: {
    peak: 0.75,
    buzz: [50, 40, 140],
    layers: [
      { air: [1900, 700], width: 0.8, lasts: 0.05, gain: 1.1 },
      { body: "reed", pitch: [262, 92], at: 0.03, lasts: 0.46, gain: 0.8, rise: 0.02, held: true, rattle: [31, 17] },
      { body: "flute", pitch: [185, 62], at: 0.03, lasts: 0.5, gain: 0.5, rise: 0.03 },
      { air: [1100, 260], width: 0.6, at: 0.02, lasts: 0.42, gain: 0.9, rise: 0.03 },
    ],
  },
  // Something is understood: thirds that do not settle.
  aware: {
    peak: 0.22,
    layers: [
      { body: "glass", pitch: 587.3, lasts: 0.38 },
      { body: "glass", pitch: 698.5, at: 0.08, lasts: 0.38 },
      { body: "glass", pitch: 830.6, at: 0.16, lasts: 0.4 },
      { air: [1800, 5200], width: 0.5, lasts: 0.34, gain: 0.25, rise: 0.16 },
    ],
  },
  // The Revolver: a shot across the street, not in the room.
  shot: {
    peak: 0.84,
    buzz: [70],
    layers: [
      { air: [2600, 500], width: 1.8, lasts: 0.22, gain: 1.2, rise: 0.001 },
      { body: "flute", pitch: [140, 46], lasts: 0.2, gain: 0.6, rise: 0.001 },
      { air: [900, 260], width: 0.8, at: 0.1, lasts: 0.36, gain: 0.28, rise: 0.03 },
    ],
  },
  // Somebody leaves the street for good.
  gone: {
    peak: 0.29,
    layers: [
      { air: [1300, 320], width: 0.5, lasts: 0.5, rise: 0.12 },
      { body: "glass", pitch: [415.3, 392], at: 0.05, lasts: 0.5, gain: 0.24, rise: 0.02 },
      { body: "flute", pitch: [207.7, 185], at: 0.05, lasts: 0.5, gain: 0.3, rise: 0.06 },
    ],
  },
};

/** Twisted Cryptids: a ranger's night in the forest. Wood, leaves, a lantern. */
const cryptids = {
  // Boots on a path.
  walk: {
    peak: 0.48,
    layers: [
      { air: 1250, width: 0.9, lasts: 0.06 },
      { air: [3600, 2600], width: 0.7, lasts: 0.08, gain: 0.9, rattle: 55 },
      { body: "wood", pitch: 208, lasts: 0.07, gain: 0.4 },
      { air: 1050, width: 0.9, at: 0.17, lasts: 0.06, gain: 0.8 },
      { air: [3000, 2200], width: 0.7, at: 0.17, lasts: 0.08, gain: 0.7, rattle: 55 },
      { body: "wood", pitch: 185, at: 0.17, lasts: 0.07, gain: 0.35 },
    ],
  },
  // A bird, and the lantern is put out.
  dawn: {
    peak: 0.25,
    layers: [
      { body: "flute", pitch: [2300, 3100], lasts: 0.07, gain: 0.55, rise: 0.01 },
      { body: "flute", pitch: [2900, 2350], at: 0.09, lasts: 0.08, gain: 0.55, rise: 0.01 },
      { body: "flute", pitch: [2500, 3300], at: 0.2, lasts: 0.06, gain: 0.45, rise: 0.01 },
      { body: "wood", pitch: 349.2, at: 0.05, lasts: 0.42, gain: 0.8 },
      { body: "wood", pitch: 523.3, at: 0.17, lasts: 0.4, gain: 0.7 },
    ],
  },
  // An owl.
  dusk: {
    peak: 0.21,
    layers: [
      { body: "flute", pitch: [318, 342], lasts: 0.14, rise: 0.03, held: true },
      { body: "flute", pitch: [352, 322], at: 0.21, lasts: 0.37, gain: 1.1, rise: 0.05, held: true, waver: [7, 0.012] },
      { air: [700, 560], width: 0.5, lasts: 0.15, gain: 0.16, rise: 0.03 },
      { air: [720, 560], width: 0.5, at: 0.21, lasts: 0.34, gain: 0.16, rise: 0.05 },
    ],
  },
  // A twig breaks. Something stood there.
  sighting: {
    peak: 0.87,
    buzz: [30, 40, 90],
    layers: [
      { air: 3100, width: 1.4, lasts: 0.025, gain: 1.1 },
      { body: "wood", pitch: 760, lasts: 0.05, gain: 0.6 },
      { air: 2300, width: 1.4, at: 0.045, lasts: 0.03, gain: 0.8 },
      { body: "wood", pitch: 610, at: 0.045, lasts: 0.05, gain: 0.5 },
      { body: "stone", pitch: [196, 123.5], at: 0.11, lasts: 0.46, gain: 0.8 },
      { body: "reed", pitch: [146.8, 138.6], at: 0.11, lasts: 0.46, gain: 0.3, rise: 0.08, held: true },
    ],
  },
  // The story grows.
  myth: {
    peak: 0.24,
    layers: [
      { body: "wood", pitch: 329.6, lasts: 0.3 },
      { body: "wood", pitch: 440, at: 0.09, lasts: 0.32 },
      { body: "wood", pitch: 554.4, at: 0.18, lasts: 0.38 },
      { body: "flute", pitch: 277.2, lasts: 0.5, gain: 0.2, rise: 0.08 },
    ],
  },
  // The story suffers.
  drawback: {
    peak: 0.48,
    layers: [
      { body: "wood", pitch: 277.2, lasts: 0.28 },
      { body: "wood", pitch: 233.1, at: 0.13, lasts: 0.4 },
      { body: "reed", pitch: [139, 116.5], at: 0.06, lasts: 0.42, gain: 0.18, rise: 0.04 },
    ],
  },
};

/** Dungeon Twister: stone, gears and steel. */
const twister = {
  // A slab is pushed aside.
  room: {
    peak: 0.75,
    layers: [
      { air: [720, 430], width: 0.7, lasts: 0.38, gain: 1, rise: 0.05, held: true, rattle: [27, 19] },
      { air: [2100, 1300], width: 0.5, lasts: 0.34, gain: 0.5, rise: 0.05, held: true, rattle: [41, 29] },
      { body: "stone", pitch: [185, 139], at: 0.36, lasts: 0.2, gain: 0.7 },
      { air: 900, at: 0.36, lasts: 0.09, gain: 0.8 },
    ],
  },
  // The cogs under a room.
  gears: {
    peak: 0.63,
    buzz: [20, 40, 20, 50, 20, 60, 60],
    layers: [
      { air: [560, 380], width: 0.8, lasts: 0.5, gain: 0.8, rise: 0.05, held: true, rattle: [23, 14] },
      ...[0, 0.07, 0.145, 0.225, 0.31, 0.4].map((at, tooth) => ({
        ...{ body: "steel", pitch: tooth % 2 ? 910 : 1040, at, lasts: 0.05, gain: 0.34 },
      })),
      ...[0, 0.07, 0.145, 0.225, 0.31, 0.4].map((at) => ({ air: 2900, width: 1.2, at, lasts: 0.015, gain: 0.5 })),
      { body: "stone", pitch: [175, 131], at: 0.41, lasts: 0.16, gain: 0.6 },
    ],
  },
  // A portcullis on its chain.
  gate: {
    peak: 0.47,
    layers: [
      ...[0, 0.055, 0.11, 0.165].map((at) => ({ body: "steel", pitch: 620 + 400 * at, at, lasts: 0.06, gain: 0.4 })),
      ...[0, 0.055, 0.11, 0.165].map((at) => ({ air: 3400, width: 1.2, at, lasts: 0.02, gain: 0.4 })),
      { body: "steel", pitch: 247, at: 0.22, lasts: 0.36, gain: 0.7 },
      { body: "stone", pitch: 147, at: 0.22, lasts: 0.16, gain: 0.5 },
    ],
  },
  // Blade on blade.
  steel: {
    peak: 0.36,
    layers: [
      { air: [5200, 3800], width: 1.2, lasts: 0.03, gain: 1 },
      { body: "steel", pitch: 1180, lasts: 0.36, gain: 0.7 },
      { air: [5600, 3400], width: 1.2, at: 0.1, lasts: 0.04, gain: 1.1 },
      { body: "steel", pitch: 930, at: 0.1, lasts: 0.46, gain: 0.8 },
      { body: "stone", pitch: 160, at: 0.1, lasts: 0.08, gain: 0.5 },
    ],
  },
  // A blow that hits.
  wound: {
    peak: 0.78,
    layers: [
      { air: [1500, 480], width: 1.2, lasts: 0.08, gain: 1.3 },
      { body: "stone", pitch: [247, 147], lasts: 0.18, gain: 0.8 },
      { body: "steel", pitch: 430, at: 0.02, lasts: 0.26, gain: 0.2 },
    ],
  },
  // Armour on a stone floor.
  fall: {
    peak: 0.83,
    buzz: [60, 50, 160],
    layers: [
      { body: "stone", pitch: [233, 139], lasts: 0.16, gain: 0.7 },
      { air: [1600, 420], width: 0.9, lasts: 0.2, gain: 0.9 },
      { body: "steel", pitch: 520, at: 0.13, lasts: 0.12, gain: 0.34 },
      { body: "stone", pitch: [165, 104], at: 0.22, lasts: 0.34, gain: 0.8 },
      { body: "steel", pitch: 370, at: 0.22, lasts: 0.3, gain: 0.3 },
      { body: "steel", pitch: 610, at: 0.33, lasts: 0.12, gain: 0.16 },
    ],
  },
  // A horn: points.
  score: {
    peak: 0.28,
    layers: [
      { body: "reed", pitch: 293.7, lasts: 0.17, gain: 0.5, rise: 0.02, held: true },
      { body: "reed", pitch: 440, at: 0.15, lasts: 0.42, gain: 0.6, rise: 0.025, held: true },
      { body: "reed", pitch: 293.7, at: 0.15, lasts: 0.42, gain: 0.3, rise: 0.025, held: true },
      { body: "steel", pitch: 880, at: 0.16, lasts: 0.36, gain: 0.08 },
    ],
  },
};

export const FAMILIES = { table, inbetween, cryptids, twister };
