// Loads pictures before a screen needs them, one after the other, and keeps them in memory: a drawing
// that has to be decoded first would delay the screen that shows it. Knows addresses, no game.

import { address } from "./render.mjs";

const kept = new Map(); // the browser keeps a picture decoded while something refers to it

/** Load those of these pictures that have not been loaded yet. */
export async function prepare(pictures) {
  for (const picture of pictures.filter((picture) => !kept.has(picture))) {
    const image = new Image();
    kept.set(picture, image);
    image.src = address("src", picture);
    await image.decode().catch(() => {}); // the screen will load it again
  }
}
