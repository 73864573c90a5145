// The lobby's behaviour, all of it before Python is up: language, boxes, messages, the engine's
// progress. Set-up and saved games have modules of their own; the rules are Python's alone.

import { connected, send } from "./bridge.mjs";
import { lookAfter } from "./reminders.mjs";
import { showFailure } from "./failure.mjs";
import { stayOffline } from "./offline.mjs";
import { refreshSaves } from "./saves.mjs";
import { openSetup } from "./setup.mjs";
import { fromFile, takeOver } from "./store.mjs";
import { language, remember, speak, text } from "./texts.mjs";

const byId = (id) => document.getElementById(id);

// The developer's game, before anything is translated or counted.
const developing = new URLSearchParams(location.search).has("dev");
if (developing) document.querySelector(".shelf").append(byId("developer-box").content.cloneNode(true));
// Python's first two intents, before any tap can be one.
send("developer", developing ? "yes" : "");
send("language", language);

/** Say something in the lobby until it is closed; `calm` for what is no problem. With an action
    there is a button for it; `place` is where it stands, instead of the message before it. */
export function notice(message, calm = false, { action = null, place = "notices" } = {}) {
  const box = document.createElement("div");
  box.className = calm ? "notice calm" : "notice";
  const words = document.createElement("p");
  words.textContent = message;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.textContent = "×";
  close.setAttribute("aria-label", text("close"));
  close.addEventListener("click", () => box.remove());
  box.append(words, close);
  if (action) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text(action.label);
    button.addEventListener("click", action.tap);
    words.after(button);
  }
  // Whichever comes first, a problem is not pushed away by what is none.
  const problem = calm ? byId(place).querySelector(".notice:not(.calm)") : null;
  byId(place).replaceChildren(...(problem ? [problem, box] : [box]));
  box.scrollIntoView({ block: "nearest" });
}

/** Say something that is no problem; what was said there before gives way. */
const sayNews = (key, action) => notice(text(key), true, { action, place: "news" });

// The engine's progress: in words and bytes ---------------------------------------------------

// By hand: asking the browser how a language writes numbers costs the start 20 milliseconds.
const megabytes = (bytes) => (bytes / 1e6).toFixed(1).replace(".", language === "en" ? "." : ",");
let spokenStage = "";

function showProgress({ stage, loaded, total, error }) {
  const bar = byId("engine-bar");
  const counted = stage === "runtime" && total > 0;
  const words = text(counted ? "engine.bytes" : `engine.${stage}`, { loaded: megabytes(loaded), total: megabytes(total) });
  byId("engine").dataset.stage = stage;
  byId("engine-words").textContent = words;
  byId("waiting-words").textContent = words;
  if (counted) bar.value = loaded / total;
  else if (stage === "starting" || stage === "rules") bar.removeAttribute("value");
  // A screen reader hears the stages, not every byte.
  if (stage !== spokenStage && !counted) byId("spoken").textContent = words;
  spokenStage = stage;
  if (stage !== "runtime") fetchLater();
  if (stage === "failed") showFailure(String(error));
}

/** The table's styles, once their bytes no longer compete with the runtime's. */
function fetchLater() {
  const later = byId("later");
  if (!later) return;
  document.head.append(later.content);
  later.remove();
}

const progressNow = () => window.handoverBoot ?? { stage: "runtime", loaded: 0, total: 0, error: null };
document.addEventListener("handover:progress", (event) => showProgress(event.detail));

// Boxes ---------------------------------------------------------------------------------------

// Developers may try a game whose rules are there and whose words are not; if the rules are
// missing as well, Python says so.
const isPlayable = (box) => developing || box.dataset.playable === "yes";

function markBoxes() {
  for (const box of document.querySelectorAll(".box")) {
    const missing = !isPlayable(box);
    box.querySelector(".open").setAttribute("aria-disabled", String(missing));
    box.querySelector(".band")?.remove();
    if (!missing) continue;
    const band = document.createElement("p");
    band.className = "band";
    band.textContent = text("lobby.unplayable");
    box.append(band);
  }
}

/** A tap that needs Python: taken at once, shown as taken, carried out when Python is there. */
export function ask(name, value) {
  send(name, value);
  if (connected()) return;
  byId("waiting").hidden = false;
  showProgress(progressNow());
}

document.querySelector(".shelf").addEventListener("click", async (event) => {
  const box = event.target.closest(".open")?.closest(".box");
  if (!box) return;
  await speaking; // a very early tap waits for its words
  const title = box.querySelector(".open").textContent;
  if (!isPlayable(box)) notice(text("lobby.unplayable.why", { game: title }), true);
  else openSetup(box, (start) => ask("start", start));
});

// Language ------------------------------------------------------------------------------------

async function changeLanguage(code) {
  if (!(await speak(code))) {
    notice(text("lobby.language.missing", { language: code }));
    return;
  }
  markBoxes();
  showProgress(progressNow());
  await refreshSaves(ask);
}

for (const button of document.querySelectorAll("[data-language]"))
  button.addEventListener("click", async () => {
    remember(button.dataset.language);
    await changeLanguage(button.dataset.language);
    send("language", button.dataset.language);
  });
document.addEventListener("handover:language", (event) => {
  remember(event.detail);
  changeLanguage(event.detail);
});

// Files, links, dialogs -----------------------------------------------------------------------

const LARGEST_FILE = 50_000_000; // a backup of hundreds of games; a single save is read up to 4 MB

byId("import").addEventListener("click", () => byId("import-file").click());
byId("import-file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  target.value = "";
  if (!file) return;
  if (file.size > LARGEST_FILE) return notice(text("bad.save", { problem: text("bad.large") }));
  const content = await file.text();
  const count = await takeOver(content);
  if (count === null) return ask("import", fromFile(content));
  const told = [text("saves.imported", { count: count.taken })];
  if (count.unkept) told.push(text("saves.unkept", { count: count.unkept }));
  if (count.left) told.push(text("saves.left", { count: count.left }));
  if (count.damaged) told.push(text("saves.damaged", { count: count.damaged }));
  notice(told.join(" "), told.length === 1);
  await refreshSaves(ask);
});
byId("about-open").addEventListener("click", () => byId("about").showModal());
// A tap beside a dialog closes it.
for (const dialog of document.querySelectorAll("dialog"))
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

function openLink() {
  if (location.hash.length > 1) ask("link", location.hash.slice(1));
}
addEventListener("hashchange", openLink);

document.addEventListener("handover:notice", ({ detail }) => notice(detail.message, detail.calm));
document.addEventListener("handover:lobby", () => {
  refreshSaves(ask);
  lookAfter(sayNews);
});

document.addEventListener("handover:died", ({ detail }) => showFailure(detail));

const speaking = changeLanguage(language);
openLink();
const early = window.handoverEarly;
window.handoverEarly = null;
for (const tapped of early) tapped.click();
await speaking;
const { unknown } = window.handoverLanguage;
if (unknown) notice(text("lobby.language.unknown", { language: unknown.slice(0, 20) }), true);
stayOffline(sayNews);
if (!document.documentElement.classList.contains("opening")) lookAfter(sayNews);
