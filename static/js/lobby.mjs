// The lobby: language, boxes, notices, the engine's progress. All of it works before Python is up.
// Set-up and saved games have modules of their own. No rules of any game here.

import { connected, endWaiting, judge, send } from "./bridge.mjs";
import { button, byId, closeButton, closeOnOutsideTap, element } from "./elements.mjs";
import { showFailure } from "./failure.mjs";
import { backupIn, fromFile, takeOver } from "./files.mjs";
import { isNew, openLearning } from "./learn.mjs";
import { stayOffline } from "./offline.mjs";
import { remind } from "./reminders.mjs";
import { refreshSaves } from "./saves.mjs";
import { openSetup } from "./setup.mjs";
import { onLateAnswer } from "./store.mjs";
import { hasTexts, language, rememberLanguage, setLanguage, text } from "./texts.mjs";

byId("missing").hidden = true; // this script was only late (arrival.js)

// The developer's game must be on the shelf before anything is translated or counted.
const developing = new URLSearchParams(location.search).has("dev");
if (developing) document.querySelector(".shelf").append(byId("developer-box").content.cloneNode(true));
// These two intents must reach Python before any tap.
send("developer", developing ? "yes" : "");
send("language", language);

/** Show a notice until it is closed; `calm` if it is not a problem. `action` adds a button. It
    replaces the notice before it in the same `place`. */
function notice(message, calm = false, { action = null, place = "notices" } = {}) {
  const box = element("div", "", calm ? "notice calm" : "notice");
  box.append(element("p", message));
  if (action) box.append(button(text(action.label), action.tap));
  box.append(closeButton(() => box.remove()));
  // A calm notice does not replace a problem.
  const problem = calm ? byId(place).querySelector(".notice:not(.calm)") : null;
  byId(place).replaceChildren(...(problem ? [problem, box] : [box]));
  box.scrollIntoView({ block: "nearest" });
}

/** Show news, which are never a problem, in their own place. */
const sayNews = (key, action) => notice(text(key), true, { action, place: "news" });

// The engine's progress -----------------------------------------------------------------------

// Not by toLocaleString: its first call takes 20 milliseconds of the start.
const megabytes = (bytes) => (bytes / 1e6).toFixed(1).replace(".", language === "en" ? "." : ",");
let spokenStage = "";

function showProgress({ stage, loaded, total, error }) {
  const bar = byId("engine-bar");
  const counted = stage === "runtime" && total > 0;
  const words = text(counted && hasTexts() ? "engine.bytes" : `engine.${stage}`, { loaded: megabytes(loaded), total: megabytes(total) });
  byId("engine").dataset.stage = stage;
  byId("engine-words").textContent = words;
  byId("waiting-words").textContent = words;
  if (counted) bar.value = loaded / total;
  else if (stage === "starting" || stage === "rules") bar.removeAttribute("value");
  // Screen readers announce the stages, not every byte.
  if (stage !== spokenStage && !counted) byId("spoken").textContent = words;
  spokenStage = stage;
  if (stage !== "runtime") fetchLater();
  if (stage === "failed") showFailure(String(error));
}

/** Load the table's styles, once they no longer compete with the runtime. */
function fetchLater() {
  const later = byId("later");
  if (!later) return;
  document.head.append(later.content);
  later.remove();
}

const progressNow = () => window.handoverBoot ?? { stage: "runtime", loaded: 0, total: 0, error: null };
document.addEventListener("handover:progress", (event) => showProgress(event.detail));

// Boxes ---------------------------------------------------------------------------------------

// Developers may try a game that has rules but no texts yet; if it has no rules either, Python says so.
const isPlayable = (box) => developing || box.dataset.playable === "yes";

function markBoxes() {
  for (const box of document.querySelectorAll(".box")) {
    const missing = !isPlayable(box);
    box.querySelector(".open").setAttribute("aria-disabled", String(missing));
    box.querySelector(".band")?.remove();
    if (!missing) continue;
    box.append(element("p", text("lobby.unplayable"), "band"));
  }
}

/** Send a tap that needs Python. If Python is not up yet, a waiting screen shows that it was noticed. */
function ask(name, value) {
  send(name, value);
  waitForPython();
}

function waitForPython() {
  if (connected()) return;
  byId("waiting").hidden = false;
  showProgress(progressNow());
}

document.querySelector(".shelf").addEventListener("click", async (event) => {
  const box = event.target.closest(".open")?.closest(".box");
  if (!box) return;
  await translated; // a very early tap waits for its texts
  if (!hasTexts()) return missTexts();
  const title = box.querySelector(".open").textContent;
  if (!isPlayable(box)) notice(text("lobby.unplayable.why", { game: title }), true);
  else if (isNew(box)) learn(box);
  else setUp(box);
});

const setUp = (box) => openSetup(box, (start) => ask("start", start), () => learn(box));

/** How somebody may come to know a game; whoever knows it sets it up. */
const learn = (box) => openLearning(box, (name, value) => (name === "know" ? setUp(box) : ask(name, value)));

document.addEventListener("handover:setup", ({ detail }) => {
  const box = document.querySelector(`.box[data-game="${CSS.escape(detail)}"]`);
  if (box) setUp(box);
});

// Language ------------------------------------------------------------------------------------

async function changeLanguage(code) {
  if (!(await setLanguage(code))) {
    // On a first visit, English is better than nothing.
    if (hasTexts() || (await setLanguage("en"))) notice(text("lobby.language.missing", { language: code }));
    else missTexts();
  }
  markBoxes();
  showProgress(progressNow());
  await refreshSaves(ask);
}

/** No catalogue has arrived: the page keeps its own English and says what can be done. */
function missTexts() {
  document.documentElement.classList.remove("translating");
  document.documentElement.lang = "en";
  byId("missing").hidden = false;
  byId("missing").scrollIntoView({ block: "nearest" });
}

for (const choice of document.querySelectorAll("[data-language]"))
  choice.addEventListener("click", async () => {
    const code = choice.dataset.language;
    rememberLanguage(code);
    await changeLanguage(code);
    send("language", code);
  });
document.addEventListener("handover:language", (event) => {
  rememberLanguage(event.detail);
  changeLanguage(event.detail);
});

// Files, links, dialogs -----------------------------------------------------------------------

const LARGEST_FILE = 50_000_000; // bytes: a backup of hundreds of games; Python reads a single save up to 4 MB

byId("import").addEventListener("click", () => byId("import-file").click());
byId("import-file").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  target.value = "";
  if (!file) return;
  if (file.size > LARGEST_FILE) return notice(text("bad.save", { problem: text("bad.large") }));
  const content = await file.text();
  const games = backupIn(content);
  if (games) await importBackup(games);
  else ask("import", fromFile(content));
});

/** What is said of a backup, besides how many of its games were taken over; the last three are problems. */
const SAID = { both: "saves.both", newer: "saves.newer", unkept: "saves.unkept", left: "saves.left", damaged: "saves.damaged" };

async function importBackup(games) {
  waitForPython();
  const count = await takeOver(games, judge);
  endWaiting();
  const said = Object.entries(SAID).filter(([name]) => count[name]);
  const told = [text("saves.imported", { count: count.taken }), ...said.map(([name, key]) => text(key, { count: count[name] }))];
  notice(told.join(" "), !(count.unkept || count.left || count.damaged));
  await refreshSaves(ask);
}

byId("about-open").addEventListener("click", () => byId("about").showModal());
document.querySelectorAll("dialog").forEach(closeOnOutsideTap);

function openLink() {
  if (location.hash.length > 1) ask("link", location.hash.slice(1));
}
addEventListener("hashchange", openLink);

document.addEventListener("handover:notice", ({ detail }) => notice(detail.message, detail.calm));
document.addEventListener("handover:lobby", () => {
  refreshSaves(ask);
  remind(sayNews);
});

onLateAnswer(() => refreshSaves(ask));

document.addEventListener("handover:died", ({ detail }) => showFailure(detail));

const translated = changeLanguage(language);
openLink();
// Repeat the taps that came before this script (before-paint.js).
const early = window.handoverEarly;
window.handoverEarly = null;
for (const tapped of early ?? []) tapped.click();
await translated;
const { unknown } = window.handoverLanguage ?? {};
if (unknown) notice(text("lobby.language.unknown", { language: unknown.slice(0, 20) }), true);
stayOffline(sayNews);
if (!document.documentElement.classList.contains("opening")) remind(sayNews);
