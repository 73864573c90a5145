// Makes the memory that the page starts from once it is on the device: an interpreter that has
// already imported everything a first game needs (tools/warm.py).
//   node tools/snapshot.mjs STDLIB.zip CODE.tar TARGET GAME…
// The same library and code give the same bytes: while this runs there is one moment and no chance.
// What must not stay frozen, the page sets right (tools/runtime/pyodide-fast.mjs).
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
import { eachFile, fold } from "./runtime/archive.mjs";

const [library, archive, target, ...games] = process.argv.slice(2);
if (!target) {
  console.error("usage: node tools/snapshot.mjs STDLIB.zip CODE.tar TARGET GAME…");
  process.exit(2);
}

const HOME = "/home/pyodide";
const MOMENT = Date.UTC(2020, 0, 1);
// Larger memory than the interpreter begins with cannot be restored.
const LARGEST = 30 * 1024 * 1024;

process.argv[1] = "handover"; // the program's name, for the interpreter; no path of this machine
Date.now = () => MOMENT;
performance.now = () => 0;
crypto.getRandomValues = (values) => values.fill(7);

function install(FS) {
  eachFile(new Uint8Array(readFileSync(archive)), (name, bytes) => {
    const path = `${HOME}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, bytes);
    FS.utime(path, MOMENT, MOMENT);
  });
}

const lock = JSON.parse(readFileSync(new URL("../node_modules/pyodide/pyodide-lock.json", import.meta.url), "utf8"));
const python = await loadPyodide({
  _makeSnapshot: true,
  stdLibURL: library,
  lockFileContents: { info: lock.info, packages: {} },
  env: { HOME, PYTHONHASHSEED: "0" },
  fsInit: async (FS) => install(FS),
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
