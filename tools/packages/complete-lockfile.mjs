// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/build-state.mjs';

/**
 * A tool with native code lists one optional package for each platform. When the registry at hand does not carry some
 * of them, npm leaves them out of the lockfile without a word, and `npm ci` then refuses that lockfile everywhere.
 * This adds the missing entries; run it after an `npm install` that the lockfile check complains about. They carry an
 * exact version but no checksum: an `npm install` with a registry that has the packages writes it.
 *
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, link?: boolean, inBundle?: boolean,
 *   integrity?: string, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {Record<string, LockEntry>} LockPackages
 */

/**
 * @param {LockPackages} packages
 * @returns {{ name: string, version: string, wantedBy: string }[]} optional packages that have no entry
 */
export function missingOptionals(packages) {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  return Object.entries(packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !names.has(name))
      .map(([name, version]) => ({ name, version, wantedBy })),
  );
}

/**
 * Reads the platform from names like `@oxlint/binding-linux-arm64-musl`.
 *
 * @param {string} name
 * @returns {{ os: string[], cpu: string[], libc?: string[] }}
 */
export function platformOf(name) {
  const [, os, cpu, flavour] =
    /(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)(?:-([a-z]+))?$/.exec(name) ?? [];
  if (os === undefined || cpu === undefined) throw new Error(`${name}: the name does not tell the platform`);
  const libc = flavour?.startsWith('musl') ? 'musl' : 'glibc';
  return { os: [os], cpu: [cpu], ...(os === 'linux' ? { libc: [libc] } : {}) };
}

/** @param {LockPackages} packages @returns {LockPackages} */
export function completed(packages) {
  const all = { ...packages };
  for (const { name, version, wantedBy } of missingOptionals(packages)) {
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${name}: ${version} is not one exact version`);
    const { os, cpu, libc } = platformOf(name);
    const dev = packages[wantedBy]?.dev ? { dev: true } : {};
    all[`node_modules/${name}`] = { version, cpu, ...dev, ...(libc ? { libc } : {}), optional: true, os };
  }
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingOptionals(lock.packages);
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: completed(lock.packages) }, null, 2)}\n`);
  console.log(`${missing.length} entries added`);
}
