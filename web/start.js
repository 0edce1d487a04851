// Starts the app: first what keeps it without a network, then Python and Flutter side by side.

import { isReady, keepAll } from "./offline.js";
import { startPython, stopPython } from "./python.js";

const FOLDER = new URL(".", import.meta.url).pathname;

// What Flet's client reads. The address is all behind the `#`, so that any folder of any server
// of files will do.
globalThis.flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  entrypointBaseUrl: FOLDER,
  assetBase: FOLDER,
  routeUrlStrategy: "hash",
  canvasKitBaseUrl: `${FOLDER}canvaskit/`,
  fontFallbackBaseUrl: "assets/fonts/",
  webRenderer: "auto",
};

async function start() {
  const [keeps] = await Promise.all([keepsData(), isReady()]);
  if (!keeps) {
    say(await nothingKept());
    return;
  }
  startPython().catch(fail);
  await import("./flutter.js");
  await startFlutter();
}

/** Whether this browser has all that the data needs; nobody is to lose a game that was begun. */
async function keepsData() {
  try {
    const { openFiles } = await import("./storage.js");
    (await openFiles()).close();
    return localStorage.length >= 0;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

async function nothingKept() {
  const sentences = await (await fetch("nothing-kept.json")).json();
  const codes = Object.keys(sentences);
  const wanted = navigator.languages.map((liked) => liked.slice(0, 2));
  const code = wanted.flatMap((liked) => codes.filter((each) => each.startsWith(liked)))[0] || "en";
  document.documentElement.lang = code;
  return sentences[code];
}

function startFlutter() {
  const config = {
    entrypointBaseUrl: flet.entrypointBaseUrl,
    assetBase: flet.assetBase,
    canvasKitBaseUrl: flet.canvasKitBaseUrl,
    fontFallbackBaseUrl: flet.fontFallbackBaseUrl,
  };
  addEventListener("flutter-first-frame", () => document.getElementById("loading")?.remove(), {
    once: true,
  });
  // Without Flutter's own service worker, which would put itself in the place of ours.
  return _flutter.loader.load({
    config,
    onEntrypointLoaded: async (initializer) => {
      const engine = await initializer.initializeEngine(config);
      await engine.runApp();
      keepAll();
    },
  });
}

function say(text) {
  const loading = document.getElementById("loading");
  loading?.classList.add("said");
  loading?.append(text);
}

function fail(error) {
  say(String(error));
  throw error;
}

// WebKit keeps a page that was left, so that Python in it would stay the only one that may write;
// and what it brings back never draws again. All that matters is kept.
if (navigator.vendor?.startsWith("Apple")) {
  addEventListener("pagehide", (event) => event.persisted && stopPython());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

start().catch(fail);
