// Runs compile_in_python.py in Pyodide: node compile.mjs PYODIDE FOLDER

import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide();
python.FS.mkdir("/archives");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/archives");
python.runPython(`
import os, runpy, sys
os.chdir("/archives")
sys.path.insert(0, "")
runpy.run_path("compile_in_python.py", run_name="__main__")
`);
