// Compresses files for hosts that serve .gz and .br files: reads pairs of lines from standard input,
// a file and the path for its .gz and .br. Written for Node, because Python has no brotli.
import { readFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a file that appears whole or not at all: another build may be looking for it. */
async function write(path, bytes) {
  const scratch = `${path}.${process.pid}`;
  await writeFile(scratch, bytes);
  await rename(scratch, path);
}

async function compress(file, target) {
  const bytes = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  // Both run in threads of their own, and so use all processors.
  await Promise.all([
    brotli(bytes, { params }).then((packed) => write(`${target}.br`, packed)),
    deflate(bytes, { level: 9 }).then((packed) => write(`${target}.gz`, packed)),
  ]);
}

const lines = readFileSync(0, "utf8").split("\n");
const work = [];
for (let line = 0; line + 1 < lines.length; line += 2) {
  work.push(compress(lines[line], lines[line + 1]));
}
await Promise.all(work);
