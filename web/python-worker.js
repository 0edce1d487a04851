// Python in the browser: runs the app, which Flet's client then connects to.

import { loadPyodide } from "./pyodide/pyodide.mjs";
import * as storage from "./storage.js";
import { unpack } from "./unpack.js";

const flet = { documentUrl: "" };

async function start() {
  const [python, response] = await Promise.all([
    loadPyodide(),
    fetch("app.zip"),
  ]);
  unpack(await response.arrayBuffer(), python.FS);
  python.registerJsModule("flet_js", flet);
  python.registerJsModule("scorepad_browser", { ...storage, tellPlaying });
  await python.runPythonAsync(`
    import gc, runpy, sys
    sys.path.insert(0, "__pypackages__")
    gc.disable()  # what is loaded stays
    runpy.run_module("main", run_name="__main__")
    gc.freeze()
    gc.enable()
  `);
}

function tellPlaying(playing) {
  self.postMessage({ playing });
}

function toClient(message) {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
}

const started = start();
started.catch((error) => self.postMessage({ failed: String(error) }));

self.onmessage = async ({ data }) => {
  if (data instanceof Uint8Array) {
    flet.send(data);
    return;
  }
  await started;
  flet.documentUrl = data.address;
  await flet.start_connection(toClient);
  self.postMessage({ connected: true });
};
