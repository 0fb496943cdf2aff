import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDERS = ['e2e', 'web/src', 'server/src', 'contract/src', 'domain/src'];
const IS_TEST = /\.(?:spec|test)\.tsx?$/;

/** The files of tests below a folder of this repository, by their names. Several of one name are read as one. */
export function testFilesIn(root: string): (file: string) => string | null {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => IS_TEST.test(path) && !path.includes('node_modules'))
      .map((path) => join(root, folder, path)),
  );
  return (file) => {
    const found = paths.filter((path) => basename(path) === file);
    return found.length === 0 ? null : found.map((path) => readFileSync(path, 'utf8')).join('\n');
  };
}
