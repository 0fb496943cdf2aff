import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The text of a file; undefined when there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Keeps a secret in a file that only its owner can read, where there is none yet. Written whole under another name, then
 * linked: of two processes starting at once, both use the first one's.
 *
 * @returns what is in the file now
 */
export function createOnce(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(temporary, path);
    return text;
  } catch (error) {
    const winner = readIfThere(path);
    if (winner === undefined) throw error;
    return winner;
  } finally {
    rmSync(temporary, { force: true });
  }
}
