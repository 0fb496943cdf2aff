// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { contentHashOf, listSources, stampOf } from './source-hash.mjs';

/** The root of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const dist = join(root, 'dist');
const hashFile = join(dist, '.build-hash');
const lockFolder = join(dist, '.build-lock');
/** No build takes this long. */
const lockExpiresMs = 15 * 60_000;

/**
 * What dist holds against what the sources say.
 * - `current`: built from these very sources.
 * - `stale`: a finished build of other sources.
 * - `missing`: no finished build.
 *
 * @typedef {'current' | 'stale' | 'missing'} BuildState
 */

/** @returns {{ hash: string, stamp: string } | undefined} */
function readBuildHash() {
  try {
    const saved = JSON.parse(readFileSync(hashFile, 'utf8'));
    return typeof saved.hash === 'string' && typeof saved.stamp === 'string' ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** @param {{ hash: string, stamp: string }} value */
function writeBuildHash(value) {
  const draft = `${hashFile}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(value)}\n`);
  renameSync(draft, hashFile);
}

/** @returns {BuildState} */
export function buildState() {
  const saved = readBuildHash();
  if (saved === undefined || !existsSync(join(dist, 'server/main.mjs'))) return 'missing';
  // An image may carry dist without the sources it was built from; then there is nothing to compare.
  if (!existsSync(join(root, 'server/src')) || !existsSync(join(root, 'web/src'))) return 'current';
  const files = listSources(root);
  const stamp = stampOf(files);
  if (stamp === saved.stamp) return 'current';
  if (contentHashOf(root, files) !== saved.hash) return 'stale';
  try {
    writeBuildHash({ hash: saved.hash, stamp });
  } catch {
    // A read-only dist keeps the old stamp and pays for reading the sources at each start.
  }
  return 'current';
}

/** Forgets the build, so that one broken off half-way is never taken for a finished one. */
export function markUnbuilt() {
  rmSync(hashFile, { force: true });
}

/** The sources as they are now: taken before a build, so that an edit made while it runs is not lost. */
export function fingerprint() {
  const files = listSources(root);
  return { hash: contentHashOf(root, files), stamp: stampOf(files) };
}

/**
 * Records which sources dist was built from.
 *
 * @param {ReturnType<typeof fingerprint>} sources
 */
export function markBuilt(sources) {
  writeBuildHash(sources);
}

/** Whether the packages the build needs are here (a production install leaves them out). */
export function canBuild() {
  try {
    createRequire(import.meta.url).resolve('esbuild');
    createRequire(join(root, 'web/package.json')).resolve('vite');
    return true;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @returns {boolean} whether this process now holds the lock */
function tryLock() {
  mkdirSync(dist, { recursive: true });
  const draft = `${lockFolder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  writeFileSync(join(draft, 'pid'), String(process.pid));
  try {
    // A folder with a file in it cannot be renamed over: the first to arrive wins.
    renameSync(draft, lockFolder);
    return true;
  } catch {
    rmSync(draft, { recursive: true, force: true });
    return false;
  }
}

/** Removes the lock of a builder that died. Process ids are reused (in a container at once), so age counts too. */
function clearDeadLock() {
  try {
    const pid = Number(readFileSync(join(lockFolder, 'pid'), 'utf8'));
    const ageMs = Date.now() - statSync(lockFolder).mtimeMs;
    if (pid !== process.pid && isAlive(pid) && ageMs < lockExpiresMs) return;
  } catch {
    return;
  }
  const grave = `${lockFolder}.dead.${process.pid}`;
  try {
    renameSync(lockFolder, grave);
  } catch {
    return;
  }
  rmSync(grave, { recursive: true, force: true });
}

/**
 * Runs the work while no other process of this checkout builds.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBuildLock(work) {
  let announced = false;
  while (!tryLock()) {
    if (!announced) console.error('Waiting for another build of this checkout to finish.');
    announced = true;
    clearDeadLock();
    await sleep(100);
  }
  const release = () => rmSync(lockFolder, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
