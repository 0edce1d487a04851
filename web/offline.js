// Lets the service worker keep the app's files, and use newer ones when nobody plays.

import { somebodyPlays } from "./playing.js";

const PATIENCE = 5000;

/** Waits until the service worker serves this page, where there can be one. */
export async function isReady() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    // Asked for again each time: that is what lets the browser look for a newer one.
    const registration = await workers.register("service-worker.js", { updateViaCache: "none" });
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
    if (workers.controller) {
      if (!somebodyPlays() && (await isRenewed(workers.controller))) await reload();
    } else if (!registration.active) {
      // The first visit. A page that was loaded past the worker, with Shift, is let alone.
      await inControl(workers);
    }
  } catch (error) {
    console.warn("Scorepad cannot be kept for when there is no network:", error);
  }
}

/** Lets the service worker fetch what has not been needed yet, and asks the browser to keep all. */
export async function keepAll() {
  const workers = navigator.serviceWorker;
  const tell = () => workers.controller?.postMessage("keep all");
  // The one that comes after it may have more to keep: a first visit can be broken off.
  workers?.addEventListener("controllerchange", tell);
  if (workers) tell();
  if (await navigator.storage?.persist?.()) return;
  console.info("The browser does not promise to keep what Scorepad saves.");
}

function inControl(workers) {
  return new Promise((done) => {
    workers.addEventListener("controllerchange", done, { once: true });
    setTimeout(done, PATIENCE);
  });
}

function isRenewed(worker) {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("renew", [port2]);
  return new Promise((done) => {
    port1.onmessage = (event) => done(event.data);
    setTimeout(() => done(false), PATIENCE);
  });
}

function reload() {
  location.reload();
  return new Promise(() => {});
}
