// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textTypes = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.map']);

/** Below this many bytes a compressed copy saves nothing worth a second file. */
const smallestBytes = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param {Buffer} content */
export async function brotli(content) {
  return await toBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}

/**
 * Writes `file.br` and `file.gz` beside each text file of a folder, so that the server never compresses on request.
 *
 * @param {string} folder
 * @returns {Promise<number>} how many files got compressed copies
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(folder, name))
    .filter((path) => textTypes.has(extname(path)) && statSync(path).isFile() && statSync(path).size > smallestBytes);
  await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(path);
      const [asBrotli, asGzip] = await Promise.all([brotli(content), toGzip(content, { level: 9 })]);
      writeFileSync(`${path}.br`, asBrotli);
      writeFileSync(`${path}.gz`, asGzip);
    }),
  );
  return files.length;
}
