// "Continue": the saved games on this device, from their headers alone, so that a damaged game
// never spoils the list. Opening one is Python's task; downloading and deleting work without it.

import { download } from "./bridge.mjs";
import { backUp } from "./reminders.mjs";
import * as store from "./store.mjs";
import { language, text } from "./texts.mjs";

const section = document.getElementById("continue");

const titleOf = (game) => document.querySelector(`.box[data-game="${CSS.escape(game)}"] .open`)?.textContent ?? game;
const pictureOf = (game) => document.querySelector(`.box[data-game="${CSS.escape(game)}"] img`)?.src;

function when(moment) {
  return new Date(moment).toLocaleString(language, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

function button(className, label, tap) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = className;
  made.textContent = label;
  made.addEventListener("click", tap);
  return made;
}

function ticket(header, resume, refresh) {
  const item = document.createElement("li");
  item.className = "save";
  const picture = document.createElement("img");
  picture.alt = "";
  if (pictureOf(header.game)) picture.src = pictureOf(header.game);
  const open = button("resume", "", () => resume("resume", header.id));
  const title = document.createElement("b");
  title.textContent = titleOf(header.game);
  const facts = document.createElement("small");
  const state = text(header.over ? "saves.over" : "saves.turn", { turn: header.turn });
  const told = [header.names.join(", "), state, when(header.updated)];
  if (store.isInMemory(header.id)) told.push(text("saves.memory"));
  facts.textContent = told.join(" · ");
  open.append(title, facts);
  const save = button("more download", "", async () => download(`handover-${header.game}-${header.id}.json`, await store.toFile(header.id)));
  save.setAttribute("aria-label", text("saves.download", { game: titleOf(header.game), names: header.names.join(", ") }));
  save.title = text("saves.secrets");
  // Deleting asks in place, by a second tap on the same spot.
  const away = button("more", "×", async () => {
    if (away.dataset.sure) {
      if (await store.remove(header.id)) return refresh();
      away.textContent = text("saves.open");
      return;
    }
    away.dataset.sure = "yes";
    away.textContent = text("saves.sure");
    setTimeout(refresh, 4_000);
  });
  away.setAttribute("aria-label", text("saves.delete", { game: titleOf(header.game), names: header.names.join(", ") }));
  item.append(picture, open, save, away);
  return item;
}

// Backing everything up is worth a button once there is more than one game.
const all = button("quiet all", "", backUp);
document.getElementById("saves").after(all);

/** Show what is saved on this device; nothing if there is nothing, or storage is refused. */
export async function refreshSaves(resume) {
  const headers = await store.list().catch(() => []);
  section.hidden = headers.length === 0;
  all.hidden = headers.length < 2;
  all.textContent = text("saves.all");
  all.title = text("saves.secrets");
  const refresh = () => refreshSaves(resume);
  document.getElementById("saves").replaceChildren(...headers.map((header) => ticket(header, resume, refresh)));
}
