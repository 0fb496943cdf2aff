import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What opens pictures and pages that strangers made. */
const READERS = ['sharp', 'libheif-js', '@hyzyla/pdfium'];

async function readersIn(entry: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return READERS.filter((reader) => imported.some((path) => path === reader || path.startsWith(`${reader}/`)));
}

test('the server itself holds nothing that could open a stranger’s picture; its upload child does', async () => {
  expect(await readersIn('../main.ts')).toEqual([]);
  expect(await readersIn('../platform/uploads/upload-child.ts')).toEqual(READERS);
});
