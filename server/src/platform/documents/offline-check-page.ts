import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_LIST } from '@plainclaim/domain/languages';
import { rendererFiles } from './renderer-files.ts';

let page: Buffer | null = null;

/** The page that checks an archive from a disk, without a network: one file, the same in every archive. */
export function offlineCheckPage(): Buffer {
  page ??= Buffer.from(made(join(rendererFiles().assetsDir, 'case-file')));
  return page;
}

/** The page with the words of every language in it. Nothing in them can end its script. */
function made(folder: string): string {
  const words = LANGUAGE_LIST.map(({ code, name }): [string, object] => {
    const said: Readonly<Record<string, string>> = JSON.parse(
      readFileSync(join(folder, 'words', `${code}.json`), 'utf8'),
    );
    return [code, { ...said, name }];
  });
  const text = JSON.stringify(Object.fromEntries(words)).replaceAll('<', '\\u003c');
  return readFileSync(join(folder, 'verify.html'), 'utf8').replace('const WORDS = {};', () => `const WORDS = ${text};`);
}
