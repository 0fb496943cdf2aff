import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rendererFiles } from './renderer-files.ts';

let page: Buffer | null = null;

/** The page that checks an archive from a disk, without a network: one file, the same in every archive. */
export function offlineCheckPage(): Buffer {
  page ??= readFileSync(join(rendererFiles().assetsDir, 'case-file', 'verify.html'));
  return page;
}
