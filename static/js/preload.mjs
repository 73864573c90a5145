// Loads pictures before a screen needs them, one after the other, and keeps them at hand: a drawing
// that has to be read first would hold up the screen that shows it. Knows addresses, no game.

import { address } from "./render.mjs";

const kept = new Map(); // the browser keeps ready what somebody holds

/** Load these pictures, those that are not here yet. */
export async function prepare(pictures) {
  for (const picture of pictures.filter((picture) => !kept.has(picture))) {
    const image = new Image();
    kept.set(picture, image);
    image.src = address("src", picture);
    await image.decode().catch(() => {}); // the screen will ask for it again
  }
}
