// "Continue": the list of saved games on this device. It reads their headers only, so a damaged game
// cannot break it. Opening a game needs Python; downloading and deleting do not.

import { download } from "./bridge.mjs";
import { button, byId, element } from "./elements.mjs";
import { lessonTitle } from "./learn.mjs";
import { backUp } from "./reminders.mjs";
import * as store from "./store.mjs";
import { language, text } from "./texts.mjs";

const SURE = 4_000; // milliseconds to confirm that a game is to be deleted

const boxOf = (game) => document.querySelector(`.box[data-game="${CSS.escape(game)}"]`);
const titleOf = (game) => boxOf(game)?.querySelector(".open")?.textContent ?? game;
const pictureOf = (game) => boxOf(game)?.querySelector("img")?.src;

function when(moment) {
  return new Date(moment).toLocaleString(language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** What is told of a saved game below its name: of a lesson, how far it is. */
function factsOf(header, names) {
  const { lesson } = header;
  if (lesson) return [text("lesson.step", { number: lesson.step + 1, all: lesson.steps }), when(header.updated)];
  return [names, text(header.over ? "saves.over" : "saves.turn", { turn: header.turn }), when(header.updated)];
}

/** Whether a game is listed: a show is not gone on with; a finished lesson and every puzzle have a list of their own. */
const isListed = ({ lesson }) => !lesson || !(lesson.done || /^(show$|puzzle-|solution-)/.test(lesson.id));

async function ticket(header, resume, refresh) {
  const item = element("li", "", "save");
  const picture = document.createElement("img");
  picture.alt = "";
  if (pictureOf(header.game)) picture.src = pictureOf(header.game);
  const lesson = header.lesson && (await lessonTitle(header.game, header.lesson.id));
  const title = lesson ? text("lesson.title", { title: lesson }) : titleOf(header.game);
  // Nobody named a seat without a name: it is called by its side.
  const names = header.names.map((name, number) => name || text(`seat.${header.game}.${number}`)).join(", ");
  const facts = factsOf(header, names);
  if (store.isInMemory(header.id)) facts.push(text("saves.memory"));
  const open = button("", () => resume("resume", header.id), "resume");
  open.append(element("b", title), element("small", facts.join(" · ")));
  const save = button("", async () => download(`handover-${header.game}-${header.id}.json`, await store.toFile(header.id)), "more download");
  save.setAttribute("aria-label", text("saves.download", { game: title, names }));
  save.title = text("saves.secrets");
  // A second tap on the same button confirms.
  const away = button("×", async () => {
    if (away.dataset.sure) {
      if (await store.remove(header.id)) return refresh();
      away.textContent = text("saves.open");
      return;
    }
    away.dataset.sure = "yes";
    away.textContent = text("saves.sure");
    setTimeout(refresh, SURE);
  }, "more");
  away.setAttribute("aria-label", text("saves.delete", { game: title, names }));
  item.append(picture, open, save, away);
  return item;
}

// With more than one game there is a button that downloads them all.
const all = button("", backUp, "quiet all");
byId("saves").after(all);

/** Show what is saved on this device; nothing if there is nothing, or storage is refused. */
export async function refreshSaves(resume) {
  const headers = (await store.list().catch(() => [])).filter(isListed);
  byId("continue").hidden = headers.length === 0;
  all.hidden = headers.length < 2;
  all.textContent = text("saves.all");
  all.title = text("saves.secrets");
  const refresh = () => refreshSaves(resume);
  byId("saves").replaceChildren(...(await Promise.all(headers.map((header) => ticket(header, resume, refresh)))));
}
