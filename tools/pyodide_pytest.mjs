// Runs pytest inside Pyodide: node tools/pyodide_pytest.mjs [pytest argument…]
// The wheels come from .cache/wheels, which `make wheels` fills; the network is not used.
import { readdirSync } from "node:fs";
import path from "node:path";
import { projectRoot, runProgram, startPyodide } from "./pyodide_node.mjs";

const folder = path.join(projectRoot, ".cache", "wheels");
const wheels = readdirSync(folder).filter((name) => name.endsWith(".whl"));
const python = await startPyodide({ wheels: wheels.map((name) => path.join(folder, name)) });
process.exit(runProgram(python, "tools/pyodide_pytest.py", process.argv.slice(2)));
