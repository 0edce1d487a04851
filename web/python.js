// Joins Flet's client, which calls the functions below, to Python in a worker.

import { remember } from "./playing.js";

let worker, ready, toClient;

/** Starts Python at once, while Flutter is still being loaded. */
export function startPython() {
  worker = new Worker(new URL("python-worker.js", import.meta.url), { type: "module" });
  ready = new Promise((done, fail) => {
    worker.onerror = (event) => fail(event.message || "Python could not be started");
    worker.onmessage = ({ data }) => {
      if (data instanceof Uint8Array) toClient(data);
      else if (data.connected) done();
      else if (data.failed) fail(data.failed);
      else remember(data.playing);
    };
  });
  return ready;
}

/** Ends Python, which may then write in another tab. */
export function stopPython() {
  worker?.terminate();
}

globalThis.jsConnect = async (_id, _arguments, receive) => {
  toClient = receive;
  worker.postMessage({ address: document.URL });
  await ready;
};

globalThis.jsSend = async (_id, data) => worker.postMessage(data, [data.buffer]);

globalThis.jsDisconnect = async () => stopPython();
