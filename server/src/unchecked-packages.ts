import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** What the build wrote down of the lockfile (tools/packages/inventory.mjs). */
const inventory = z.array(z.object({ name: z.string(), version: z.string(), checksum: z.nullable(z.string()) }));

const here = createRequire(import.meta.url);

/** Whether a package lies where this program would find it; packages for other machines do not. */
export const isInstalled = (name: string): boolean =>
  (here.resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, ...name.split('/'))));

/**
 * The packages on this machine that npm put there without comparing a checksum, because the lockfile has none for them.
 * None where there is no list: then this is no build.
 */
export function uncheckedPackages(
  listFile: string,
  isHere: (name: string) => boolean = isInstalled,
): readonly string[] {
  if (!existsSync(listFile)) return [];
  return z
    .parse(inventory, JSON.parse(readFileSync(listFile, 'utf8')))
    .filter(({ checksum, name }) => checksum === null && isHere(name))
    .map(({ name, version }) => `${name}@${version}`);
}
