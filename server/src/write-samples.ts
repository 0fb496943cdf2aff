import { usNj } from '@plainclaim/domain/us-nj';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDocumentRenderer, rendererFiles } from './platform/documents/index.ts';
import { makeSamples } from './samples/make-samples.ts';

/**
 * Run by the build: `node write-samples.mjs <folder> <sign.svg>` writes what the pages show of finished letters and court
 * papers. It needs no settings, no database and no network.
 */
const [folder, sign] = process.argv.slice(2);
if (folder === undefined || sign === undefined) throw new Error('write-samples needs a folder and the sign');

const renderer = createDocumentRenderer({ ...rendererFiles(), size: 1 });
try {
  await mkdir(folder, { recursive: true });
  const samples = await makeSamples(renderer, usNj, await readFile(sign, 'utf8'));
  for (const [name, bytes] of Object.entries(samples)) await writeFile(join(folder, name), bytes);
} finally {
  await renderer.close();
}
