// The worker in which a strong computer thinks: an interpreter of its own, so that the page stays awake
// (app/study.py). It thinks in slices and hears messages in between. What it is told:
//   { think: number, question }   think about that, and forget what was thought before
//   { hasten: number }            answer with the best found so far
//   { drop: number }              nobody wants that answer any more
// What it tells: { ready: true } once it has passed its self-test, { number, done } after each slice,
// { number, option } at the end, and { failed } when it cannot go on. `thoughts.mjs` is the page's half.
import { CODE_HOME } from "./archive.mjs";
import { code } from "../vendor/pyodide/manifest.mjs";
import { started } from "./interpreter.mjs";

const SLICE = 0.05; // seconds
let study = null;
let current = 0; // the number of the thought that is wanted
let isHastened = false;

const tell = (message) => postMessage(message);
const fail = (error) => tell({ failed: String(error?.message ?? error) });

/** Let messages through. A timer would wait longer each time. */
const channel = new MessageChannel();
const breathe = () =>
  new Promise((go) => {
    channel.port1.onmessage = go;
    channel.port2.postMessage(null);
  });

/** In the source tree nobody has put our code into the interpreter's file system. */
async function copySources(python) {
  const read = async (address) => (await fetch(new URL(`../../${address}`, import.meta.url))).text();
  const listed = [...(await read("pyscript.toml")).matchAll(/^"\.\/([^"]+\.py)" = /gm)];
  await Promise.all(
    listed.map(async ([, name]) => {
      const path = `${CODE_HOME}/${name}`;
      const content = await read(name);
      python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      python.FS.writeFile(path, content);
    }),
  );
}

async function think(number, question) {
  [current, isHastened] = [number, false];
  study.begin(question);
  for (let done = 0; done < 1 && !isHastened; ) {
    done = study.think(SLICE);
    tell({ number, done });
    await breathe();
    if (current !== number) return;
  }
  tell({ number, option: study.option });
}

async function open(question) {
  const python = await started;
  if (!code) await copySources(python);
  study = python.runPython("from app.study import Study; Study()");
  // Some browsers give workers a small stack: better to know before somebody waits for an answer.
  study.test(question);
  tell({ ready: true });
}

onmessage = ({ data }) => {
  if ("open" in data) open(data.open).catch(fail);
  if ("think" in data) think(data.think, data.question).catch(fail);
  if ("hasten" in data) isHastened ||= data.hasten === current;
  if ("drop" in data && data.drop === current) current = 0;
};
