// The two formats in which the built site packs things for the interpreter: a ustar archive of our
// code, and the interpreter's memory without its empty pages. Shared by the page (interpreter.mjs)
// and the tool that makes the memory (tools/snapshot.mjs).

/** The folder in the interpreter's file system where our code is. */
export const CODE_HOME = "/home/pyodide";

/** Calls `visit(name, bytes)` for each file of a ustar archive. */
function eachFile(archive, visit) {
  const decoder = new TextDecoder();
  const field = (from, length) => decoder.decode(archive.subarray(from, from + length)).replace(/\0.*$/s, "");
  for (let header = 0; archive[header]; ) {
    const prefix = field(header + 345, 155);
    const size = parseInt(field(header + 124, 12), 8);
    const start = header + 512;
    const name = (prefix && prefix + "/") + field(header, 100);
    visit(name, archive.subarray(start, start + size));
    header = start + Math.ceil(size / 512) * 512;
  }
}

/** Writes the files of a ustar archive to the interpreter's file system; returns their paths. */
export function install(FS, archive) {
  const folders = new Set();
  const paths = [];
  eachFile(archive, (name, bytes) => {
    const path = `${CODE_HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, bytes);
    paths.push(path);
  });
  return paths;
}

// Folded memory: its length, how many pages follow, their numbers, the pages. Every number takes
// four bytes, lowest first, which is the byte order of every machine that runs a browser today.
const PAGE = 4096;
const NUMBER = 4;

/** The memory without its empty pages, which are more than half of a fresh interpreter's. */
export function fold(memory) {
  const numbers = [];
  for (let start = 0; start < memory.length; start += PAGE) {
    if (memory.subarray(start, start + PAGE).some((byte) => byte)) numbers.push(start / PAGE);
  }
  const head = new Uint32Array([memory.length, numbers.length, ...numbers]);
  const folded = new Uint8Array(head.byteLength + numbers.length * PAGE);
  folded.set(new Uint8Array(head.buffer));
  numbers.forEach((number, place) => {
    folded.set(memory.subarray(number * PAGE, (number + 1) * PAGE), head.byteLength + place * PAGE);
  });
  return folded;
}

/** Writes folded memory into `memory`, which must be empty and of the original length. */
export function unfold(buffer, memory) {
  const [length, count] = new Uint32Array(buffer, 0, 2);
  const numbers = new Uint32Array(buffer, 2 * NUMBER, count);
  const start = (2 + count) * NUMBER;
  const fits = length === memory.length && start + count * PAGE === buffer.byteLength;
  if (!fits) throw new RangeError("folded memory of a wrong length");
  // Neighbouring pages are copied together: runs of them are long.
  for (let first = 0; first < count; ) {
    let next = first + 1;
    while (next < count && numbers[next] === numbers[next - 1] + 1) next += 1;
    const at = numbers[first] * PAGE;
    const size = Math.min((next - first) * PAGE, length - at);
    memory.set(new Uint8Array(buffer, start + first * PAGE, size), at);
    first = next;
  }
}
