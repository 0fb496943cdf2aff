import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeldBy } from './row.ts';

/** Whether the test is in its file under exactly this name. One that was renamed or removed holds nothing any more. */
export function isTestThere(root: string, [file, name]: HeldBy): boolean {
  const path = join(root, file);
  if (!/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  return ["'", '"', '`'].some(
    (quote) => text.includes(`(${quote}${name}${quote}`) || text.includes(`${quote}${name}${quote},`),
  );
}
