// Runs a Python script of this project inside Pyodide and passes on its output and exit status:
//   node tools/pyodide_run.mjs script.py [argument…]
// Paths are relative to the project. Used to make bytecode and to compare both interpreters.
import { runProgram, startPyodide } from "./pyodide_node.mjs";

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error("usage: node tools/pyodide_run.mjs script.py [argument…]");
  process.exit(2);
}
process.exit(runProgram(await startPyodide(), script, args));
