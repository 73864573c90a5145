// Pyodide under Node, with this project mounted at /project: the browser's interpreter without a
// browser. Shared by pyodide_run.mjs and pyodide_pytest.mjs.
import { readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

// The only environment variables that reach the interpreter; paths of this machine must not.
const passedVariables = ["PYTHONHASHSEED", "PYTHONNODEBUGRANGES"];

const inheritStream = (fd) => ({
  write(bytes) {
    writeSync(fd, bytes);
    return bytes.length;
  },
});

/** A fresh interpreter whose working directory is the project; `wheels` are unpacked into it. */
export async function startPyodide({ wheels = [] } = {}) {
  const env = { HOME: "/home/pyodide" };
  for (const name of passedVariables) if (name in process.env) env[name] = process.env[name];
  const python = await loadPyodide({ env });
  python.setStdout(inheritStream(process.stdout.fd));
  python.setStderr(inheritStream(process.stderr.fd));
  for (const wheel of wheels) {
    const sitePackages = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
    python.unpackArchive(new Uint8Array(readFileSync(wheel)), "whl", { extractDir: sitePackages });
  }
  python.FS.mkdirTree("/project");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: projectRoot }, "/project");
  python.runPython("import os, sys; os.chdir('/project'); sys.path.insert(0, '/project')");
  // CPython works in the same folders; the two must not read each other's bytecode.
  python.runPython("sys.dont_write_bytecode = True");
  return python;
}

/** Runs `script` as a program with the arguments `args`; returns its exit status. */
export function runProgram(python, script, args) {
  const launch = python.runPython(`
def launch(script, args):
    import runpy, sys, traceback
    sys.argv = [script, *args]
    status = 0
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as stop:
        status = stop.code
        if isinstance(status, str):
            print(status, file=sys.stderr)
            status = 1
    except BaseException:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    return int(status or 0)
launch
`);
  return launch(script, python.toPy(args));
}
