// Makes the memory that the page starts from on later visits: an interpreter that has already
// imported everything a first game needs (tools/warm.py).
//   node tools/snapshot.mjs STDLIB.zip CODE.tar TARGET GAME…
// The same library and code give the same bytes: while this runs, the clock stands still and nothing
// is random. The page seeds the random generator again at each start (static/js/interpreter.mjs).
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { CODE_HOME, fold, install } from "../static/js/archive.mjs";

const [library, archive, target, ...games] = process.argv.slice(2);
if (!target) {
  console.error("usage: node tools/snapshot.mjs STDLIB.zip CODE.tar TARGET GAME…");
  process.exit(2);
}

const MOMENT = Date.UTC(2020, 0, 1);
// Pyodide cannot restore a memory that has grown beyond the size it starts with.
const LARGEST = 30 * 1024 * 1024;

process.argv[1] = "handover"; // the program's name inside the interpreter, instead of a path on this machine
Date.now = () => MOMENT;
performance.now = () => 0;
crypto.getRandomValues = (values) => values.fill(7);

function installCode(FS) {
  for (const path of install(FS, new Uint8Array(readFileSync(archive)))) FS.utime(path, MOMENT, MOMENT);
}

const lock = JSON.parse(readFileSync(new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8"));
const python = await loadPyodide({
  _makeSnapshot: true,
  stdLibURL: library,
  lockFileContents: { info: lock.info, packages: {} },
  env: { HOME: CODE_HOME, PYTHONHASHSEED: "0" },
  fsInit: async (FS) => installCode(FS),
});
python.runPython(`import sys; sys.argv = ${JSON.stringify(games)}`);
python.runPython(readFileSync(new URL("./warm.py", import.meta.url), "utf8"), { filename: "tools/warm.py" });
python.runPython("import sys; sys.argv = ['']");
const memory = python.makeMemorySnapshot();
const size = python._module.HEAP8.length;
if (size > LARGEST) {
  console.error(`the interpreter's memory has grown to ${size} bytes; tools/warm.py has to do less`);
  process.exit(1);
}
writeFileSync(target, fold(memory));
