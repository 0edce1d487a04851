// Keeps the app's files, so that it starts without a network once it was opened.
//
// A file is kept under its path and the digest of its content, which the browser checks. What a
// newer version has in common with the one in use is so never fetched twice, nor are two mixed.
// A newer one is fetched as soon as it is there, and used from a start on at which nobody plays.

// Filled in by the builder: the digest of each file, and the files that not every browser needs.
const DIGESTS = {};
const ON_DEMAND = [];

const SCOPE = self.registration.scope;
const CACHE = `scorepad ${SCOPE}`;
// Where the digests of the version in use are kept, once all of its files are.
const IN_USE = `${SCOPE}?in-use`;

let inUse = null;

self.addEventListener("install", (event) => event.waitUntil(prepare()));

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data === "keep all") event.waitUntil(keepFirst());
  if (event.data === "renew") event.waitUntil(renew(event.ports[0]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // The app needs nobody else. To be told so at once is better than to wait for a network.
  if (url.origin !== self.location.origin) event.respondWith(Response.error());
  else if (request.method === "GET") event.respondWith(answer(request));
});

async function answer(request) {
  const path = pathOf(request.url);
  const digest = (await digests())[path];
  if (!digest) return fetch(request);
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(path, digest))) || notKept(cache, path, digest);
}

async function notKept(cache, path, digest) {
  try {
    const response = await fetched(path, digest);
    // Where there is no room to keep it, it serves all the same.
    await keep(cache, path, digest, response).catch(console.warn);
    return response;
  } catch (error) {
    if (await cache.match(IN_USE)) throw error;
    // The first visit was broken off, and the host has a newer version by now.
    const newer = await fetch(SCOPE + path, { cache: "no-cache" });
    if (newer.ok) await dropAllBut([], cache);
    return newer;
  }
}

function pathOf(address) {
  const { origin, pathname } = new URL(address);
  return decodeURI((origin + pathname).replace(SCOPE, "")) || "index.html";
}

function keyOf(path, digest) {
  return `${SCOPE}${path}?${encodeURIComponent(digest)}`;
}

function fetched(path, digest) {
  return fetch(SCOPE + path, { cache: "no-cache", integrity: digest });
}

async function keep(cache, path, digest, response) {
  if (response.ok) await cache.put(keyOf(path, digest), response.clone());
}

/** The first version is used at once, for the page waits for it; a newer one first has it all. */
async function prepare() {
  const cache = await caches.open(CACHE);
  if (await cache.match(IN_USE)) await keepAll(DIGESTS);
  await self.skipWaiting();
}

/** Keeps what the version in use still lacks, and holds on to it from then on. */
async function keepFirst() {
  await keepAll(await digests());
  const cache = await caches.open(CACHE);
  if (!(await cache.match(IN_USE))) await use(cache);
}

async function digests() {
  if (!inUse) {
    const kept = await (await caches.open(CACHE)).match(IN_USE);
    inUse = kept ? await kept.json() : DIGESTS;
  }
  return inUse;
}

async function use(cache) {
  inUse = DIGESTS;
  await cache.put(IN_USE, new Response(JSON.stringify(DIGESTS)));
}

/** Fetches what is missing: all that every browser needs, and of the rest what this one used. */
async function keepAll(wanted) {
  const cache = await caches.open(CACHE);
  const used = new Set((await cache.keys()).map((request) => pathOf(request.url)));
  for (const [path, digest] of Object.entries(wanted)) {
    const needed = used.has(path) || !ON_DEMAND.some((start) => path.startsWith(start));
    if (!needed || (await cache.match(keyOf(path, digest)))) continue;
    const response = await fetched(path, digest);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await keep(cache, path, digest, response);
  }
}

/** Uses the newest version from now on; answers whether it is another one. */
async function renew(port) {
  // Another tab may be in the middle of something, with the files of the version before.
  const windows = await self.clients.matchAll({ type: "window" });
  const isOther = JSON.stringify(await digests()) !== JSON.stringify(DIGESTS);
  const renewed = isOther && windows.length < 2;
  if (renewed) {
    const cache = await caches.open(CACHE);
    await use(cache);
    const current = Object.entries(DIGESTS).map(([path, digest]) => keyOf(path, digest));
    await dropAllBut([IN_USE, ...current], cache);
  }
  port.postMessage(renewed);
}

async function dropAllBut(wanted, cache) {
  const kept = new Set(wanted);
  for (const request of await cache.keys()) {
    if (!kept.has(request.url)) await cache.delete(request);
  }
}
