// What the browser keeps for the app: files by their path, all in one database of this folder,
// and which of several tabs may write.

const NAME = `scorepad ${new URL(".", import.meta.url).pathname}`;
const FILES = "files";
// A page that is loaded anew has the lock of the page before it for a moment.
const PATIENCE = 1000;

/** Opens the database; fails where the browser keeps none, or cannot let one tab alone write. */
export async function openFiles() {
  if (!self.indexedDB || !navigator.locks) throw new Error("no durable storage");
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return result(request);
}

/** All files, as a list of pairs of path and bytes. */
export async function readFiles(database) {
  const files = database.transaction(FILES).objectStore(FILES);
  const [paths, contents] = await Promise.all([
    result(files.getAllKeys()),
    result(files.getAll()),
  ]);
  return paths.map((path, index) => [path, contents[index]]);
}

/** Writes pairs of path and bytes, or of path and nothing for what goes: all of them or none. */
export function writeFiles(database, changed) {
  return new Promise((done, fail) => {
    // Strict: not before the bytes are on the medium.
    const transaction = database.transaction(FILES, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => {
      channel.postMessage("changed");
      done();
    };
    transaction.onabort = () => fail(transaction.error);
    const files = transaction.objectStore(FILES);
    for (const [path, bytes] of changed) {
      if (bytes) files.put(bytes, path);
      else files.delete(path);
    }
  });
}

const channel = new BroadcastChannel(NAME);

/** Calls a function whenever another tab has written. */
export function onOthersChange(call) {
  channel.onmessage = () => call();
}

/** Whether this tab may write; if not now, `call` is called once it may. */
export function askToWrite(call) {
  const forEver = new Promise(() => {});
  return new Promise((answer) => {
    let late = false;
    setTimeout(() => {
      late = true;
      answer(false);
    }, PATIENCE);
    navigator.locks.request(NAME, () => {
      if (late) call();
      else answer(true);
      return forEver;
    });
  });
}

function result(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
    request.onblocked = () => fail(new Error("another tab holds an older database"));
  });
}
