// The picture of the end of a game, drawn on the device: its art, the result, the numbers. It shows
// what app/postcard.py says and nothing else. Fetched when somebody first wants one; knows no game.

import { bind } from "./typography.mjs";

export const WIDE = 1200;
export const HIGH = 675;
const ART = 422; // the height of the picture; the panel lies below
const MARGIN = 48;
const [INK, SOFT, DARK, PAPER, DEEP] = ["#2a1a12", "#5a4435", "#0c0806", "#fdf6e6", "#f7e9cb"];
const display = (size) => `900 ${size}px Fraunces, Georgia, serif`;
const body = (size, weight = 400) => `${weight} ${size}px "Atkinson Hyperlegible", system-ui, sans-serif`;

/** A drawing of ours as an image. Some browsers draw one without a size of its own as nothing. */
async function drawing(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const text = await response.text();
  const sized = text.replace("<svg ", '<svg width="1024" height="360" ');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  return image;
}

/** The words in lines of at most that width. */
function linesOf(brush, words, width) {
  const lines = [];
  for (const word of bind(words).split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && brush.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest of these sizes at which the words fit into so many lines; the last one if none does. */
function fitting(brush, words, width, most, font, sizes) {
  for (const size of sizes) {
    brush.font = font(size);
    const lines = linesOf(brush, words, width);
    const fits = lines.length <= most && lines.every((line) => brush.measureText(line).width <= width);
    if (fits || size === sizes.at(-1)) return { size, lines: lines.slice(0, most) };
  }
  return null;
}

/** The art, and beside what it is about the result, as on the end screen. */
async function drawWorld(brush, { art, kind, title, role, decided }, accent) {
  brush.fillStyle = DARK;
  brush.fillRect(0, 0, WIDE, ART);
  if (art) {
    const image = await drawing(art);
    const left = WIDE * 0.14;
    const part = (WIDE - left) * (image.height / ART); // so much of its width is seen
    brush.drawImage(image, (image.width - part) / 2, 0, part, image.height, left, 0, WIDE - left, ART);
  }
  const shade = brush.createLinearGradient(0, 0, WIDE, 0);
  for (const [place, strength] of [[0.15, 1], [0.28, 0.88], [0.43, 0.58], [0.6, 0]])
    shade.addColorStop(place, `rgb(12 8 6 / ${strength})`);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, WIDE, ART);
  let foot = ART - 34;
  brush.fillStyle = PAPER;
  // From the last line up.
  const write = ({ size, lines }, leading) => {
    for (const line of [...lines].reverse()) {
      brush.fillText(line, MARGIN, foot);
      foot -= size * leading;
    }
  };
  if (decided) write(fitting(brush, decided, WIDE * 0.4, 5, body, [25, 23, 21, 19]), 1.3);
  foot -= 4;
  if (role) write(fitting(brush, role, WIDE * 0.4, 1, (size) => body(size, 700), [28, 24, 20]), 1.4);
  foot -= 2;
  write(fitting(brush, title, WIDE * 0.46, 3, display, [72, 62, 54, 46, 38, 32]), 1.04);
  foot -= 6;
  brush.fillStyle = DEEP;
  write(fitting(brush, kind, WIDE * 0.44, 2, (size) => body(size, 700), [22, 19, 17]), 1.2);
  brush.fillStyle = accent;
  brush.fillRect(0, ART - 8, WIDE, 8);
}

/** The numbers side by side, who has played, and where. */
function drawPanel(brush, { numbers, players, game }) {
  brush.fillStyle = PAPER;
  brush.fillRect(0, ART, WIDE, HIGH - ART);
  // Numbers of three or four players take twice the room.
  const shares = numbers.map((row) => (row.length > 3 ? 2 : 1));
  const share = (WIDE - 2 * MARGIN) / Math.max(1, shares.reduce((sum, one) => sum + one, 0));
  let next = MARGIN;
  numbers.forEach(([label, ...values], place) => {
    const x = next;
    const wide = shares[place] * share - 18;
    next += shares[place] * share;
    brush.fillStyle = INK;
    const shown = fitting(brush, values.join(" : "), wide, 1, display, [52, 44, 36, 30, 24, 20]);
    brush.fillText(shown.lines[0], x, ART + 72);
    brush.fillStyle = SOFT;
    const { size, lines } = fitting(brush, label, wide, 3, body, [21, 19, 17, 15]);
    lines.forEach((line, row) => brush.fillText(line, x, ART + 104 + row * size * 1.2));
  });
  brush.fillStyle = DEEP;
  brush.fillRect(0, HIGH - 62, WIDE, 62);
  brush.fillStyle = INK;
  brush.font = display(24);
  const sign = `Handover · ${game}`;
  const room = WIDE - 2 * MARGIN - brush.measureText(sign).width - 30;
  brush.fillText(sign, WIDE - MARGIN - brush.measureText(sign).width, HIGH - 23);
  const { lines } = fitting(brush, players.join(" · "), room, 1, (size) => body(size, 700), [24, 21, 18, 15]);
  brush.fillText(lines[0], MARGIN, HIGH - 23);
}

/** The colour of the winner, as the page shows it. */
function accentOf() {
  const result = document.querySelector("#table .result");
  return (result && getComputedStyle(result).getPropertyValue("--seat").trim()) || "#f0b232";
}

/** The picture as a file: a PNG of WIDE by HIGH. */
export async function draw(card) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const brush = canvas.getContext("2d");
  // Letters of the page's own fonts, if they can be had.
  const letters = [card.title, card.decided, ...card.players].join(" ");
  await Promise.all([display(40), body(20), body(20, 700)].map((font) => document.fonts.load(font, letters))).catch(() => {});
  await drawWorld(brush, card, accentOf());
  drawPanel(brush, card);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return new File([blob], card.file, { type: "image/png" });
}

/** Give the players the picture: to whatever they choose, or else as a download. */
export async function send(card) {
  const file = await draw(card);
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file], title: card.title });
    } catch (error) {
      // Whoever thinks better of it has not asked for a download.
      if (error.name === "AbortError") return undefined;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = card.file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return undefined;
}
