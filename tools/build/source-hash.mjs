// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the built product is made of, relative to the root of the repository. */
const buildInputs = [
  'domain',
  'contract',
  'server/src',
  'server/migrations',
  'server/assets',
  'server/reference-data',
  'server/package.json',
  'web',
  'docs/accessibility',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/build/build.mjs',
  'tools/build/compress.mjs',
];

const skippedFolders = new Set(['node_modules', 'dist', '.types', '.vite', 'testing']);
const skippedFile = /\.test\.tsx?$|\.tsbuildinfo$/;

/**
 * @typedef {{ path: string, size: number, mtimeMs: number, ctimeMs: number }} SourceFile
 */

/**
 * The files that decide what the build contains: tests and test helpers are left out. Paths are sorted, so the same
 * tree always gives the same list.
 *
 * @param {string} root
 * @param {readonly string[]} [inputs]
 * @returns {SourceFile[]}
 */
export function listSources(root, inputs = buildInputs) {
  /** @type {SourceFile[]} */
  const files = [];
  /** @param {string} path */
  const addFile = (path) => {
    if (skippedFile.test(path)) return;
    const { size, mtimeMs, ctimeMs } = statSync(join(root, path));
    files.push({ path, size, mtimeMs, ctimeMs });
  };
  /** @param {string} folder */
  const addFolder = (folder) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skippedFolders.has(entry.name)) addFolder(path);
      } else if (entry.isFile()) addFile(path);
    }
  };
  for (const input of inputs) {
    const stats = statSync(join(root, input), { throwIfNoEntry: false });
    if (stats?.isDirectory()) addFolder(input);
    else if (stats?.isFile()) addFile(input);
  }
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Names, sizes and times only: unchanged means that nothing was touched, so nothing needs to be read.
 *
 * @param {readonly SourceFile[]} files
 */
export function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.path}\0${file.size}\0${file.mtimeMs}\0${file.ctimeMs}\n`);
  return hash.digest('hex');
}

/**
 * Names and contents: the same in every checkout of the same sources.
 *
 * @param {string} root
 * @param {readonly SourceFile[]} files
 */
export function contentHashOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${file.path}\0${file.size}\n`);
    hash.update(readFileSync(join(root, file.path)));
  }
  return hash.digest('hex');
}
