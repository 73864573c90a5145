// The page's half of a computer's thoughts in a worker (thinker.mjs). The worker starts when it is first
// needed. Until it has passed its self-test, and for good once it has failed, Python thinks in slices
// beside the page's own work (app/thinking.py).

const SILENCE = 10_000; // milliseconds without a word from a worker that thinks
const START = 90_000; // milliseconds after which a worker that is not up never will be
let worker = null;
let isReady = false;
let isBroken = false;
let watch; // the timer that waits for its next word
let last = 0; // the number of the last thought
let wanted = null; // { resolve, reject } of the thought that somebody waits for

const patience = (milliseconds) => {
  clearTimeout(watch);
  watch = setTimeout(() => give("no word from the worker"), milliseconds);
};

/** The worker is of no use: end it, and say so to whoever waits for an answer. */
function give(reason) {
  console.warn(`Thinking without a worker: ${reason}`);
  isBroken = true;
  const waiting = wanted;
  end();
  waiting?.reject(new Error(reason));
}

function hear({ data }) {
  if (data.failed) return give(data.failed);
  if (data.ready) isReady = true;
  clearTimeout(watch);
  if (!wanted || data.number !== last) return;
  if ("option" in data) {
    wanted.resolve(data.option);
    wanted = null;
  } else {
    patience(SILENCE);
    wanted.progress(data.done);
  }
}

/** Whether the worker can be asked; if there is none yet, it starts, with a question to test it by. */
export function isUp(question) {
  if (!worker && !isBroken) {
    try {
      // The service worker is not seen from there: the name says whether everything is on the device.
      const name = navigator.serviceWorker?.controller ? "kept" : "";
      worker = new Worker(new URL("./thinker.mjs", import.meta.url), { type: "module", name });
    } catch (error) {
      give(error.message);
      return false;
    }
    worker.onmessage = hear;
    worker.onerror = (event) => give(event.message ?? "it did not load");
    worker.onmessageerror = () => give("a message was lost");
    worker.postMessage({ open: question });
    patience(START);
  }
  return isReady;
}

/** The worker's answer to a question; `progress` is told what part of the thought is done. */
export function think(question, progress) {
  drop();
  last += 1;
  worker.postMessage({ think: last, question });
  patience(SILENCE);
  return new Promise((resolve, reject) => (wanted = { resolve, reject, progress }));
}

/** Answer with the best found so far. */
export const hasten = () => void worker?.postMessage({ hasten: last });

/** Nobody wants the answer any more. */
export function drop() {
  if (wanted) worker?.postMessage({ drop: last });
  wanted = null;
  if (isReady) clearTimeout(watch);
}

/** The game is over, or nobody in it thinks so hard. */
export function end() {
  worker?.terminate();
  clearTimeout(watch);
  [worker, isReady, wanted] = [null, false, null];
}
