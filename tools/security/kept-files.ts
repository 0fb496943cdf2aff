import { chmodSync, chownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type KeptFile = { readonly name: string; readonly path: string; readonly bytes: Buffer };

/** All files below a folder with what they hold; one that goes away while we look is not there. */
export function filesBelow(folder: string): readonly KeptFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    try {
      const whole = join(folder, path);
      if (!statSync(whole).isFile()) return [];
      return [{ name: path.split('/').at(-1) ?? path, path, bytes: readFileSync(whole) }];
    } catch {
      return [];
    }
  });
}

/** Which of the words are in any of the files, also in the disguises in which databases and mails write text. */
export function wordsIn(files: readonly KeptFile[], words: readonly string[]): readonly string[] {
  const disguises = (word: string) => [
    word,
    Buffer.from(word).toString('hex'),
    Buffer.from(word, 'utf16le').toString('latin1'),
  ];
  return words.flatMap((word) => {
    const found = files.find(({ bytes }) => disguises(word).some((form) => bytes.includes(form, 0, 'latin1')));
    return found === undefined ? [] : [`${word} in ${found.path}`];
  });
}

/** Gives a copy's files the owners of the originals, as `cp -a` does: the database's own user must own its folder. */
export function keepOwners(from: string, to: string): void {
  for (const path of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid, mode } = lstatSync(join(from, path));
    if (lstatSync(join(from, path)).isSymbolicLink()) continue;
    chownSync(join(to, path), uid, gid);
    chmodSync(join(to, path), mode);
  }
}

/** The address of one of the built scripts. */
export function scriptOf(dist: string): string {
  const name = readdirSync(join(dist, 'web/assets')).find((file) => file.endsWith('.js'));
  if (name === undefined) throw new Error('the build holds no script');
  return `/assets/${name}`;
}
