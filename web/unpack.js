// Puts the files of an archive, which are not compressed, where Python finds them. Python could
// do it as well, but takes ten times as long.

const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;

/** Writes all files of a zip archive, given as a buffer, into Emscripten's file system. */
export function unpack(archive, fileSystem) {
  const view = new DataView(archive);
  const end = archive.byteLength - END_SIZE;
  const names = new TextDecoder();
  const folders = new Set([""]);
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(entry + 24, true);
    const length = view.getUint16(entry + 28, true);
    const name = names.decode(new Uint8Array(archive, entry + ENTRY_SIZE, length));
    const start = view.getUint32(entry + 42, true);
    const data = start + LOCAL_SIZE + length + view.getUint16(start + 28, true);
    makeFolders(name, folders, fileSystem);
    fileSystem.writeFile(name, new Uint8Array(archive, data, size), { canOwn: true });
    entry += ENTRY_SIZE + length + view.getUint16(entry + 30, true);
  }
}

function makeFolders(name, folders, fileSystem) {
  const folder = name.slice(0, Math.max(name.lastIndexOf("/"), 0));
  if (folders.has(folder)) return;
  makeFolders(folder, folders, fileSystem);
  fileSystem.mkdir(folder);
  folders.add(folder);
}
