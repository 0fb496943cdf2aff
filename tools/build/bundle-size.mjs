// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { dist } from './build-state.mjs';

/** Budgets in brotli kilobytes of 1,024 bytes (see docs/how-it-works.md). */
const firstVisitKb = 110;
const otherRouteKb = 30;

/**
 * What weighs more, and why, with a budget of its own (docs/decisions/0030).
 *
 * @type {Readonly<Record<string, number>>}
 */
const ownBudgetKb = {
  // What the wizard says. It grew by the question of whom a claim is for and by letters by post.
  wizard: 33,
  // What is said after the first steps, in one piece for each language.
  further: 42,
};
/** The words of a language, by the part of the site that says them. */
const WORDS_OF = /^src\/i18n\/languages\/[a-z]+-(\w+)\.ts$/;
/**
 * Files that several screens share, by who needs them (docs/decisions/0072): each is weighed once, by itself, and not
 * again in each screen.
 *
 * @type {Readonly<Record<string, number>>}
 */
const sharedKb = {
  parts: 38.5,
  claim: 25,
  engine: 30,
  forms: 18,
  answers: 30,
  steps: 39,
  lists: 18,
  // Read once somebody has written something in their own words.
  'own-words': 56,
};

const budgetOf = (/** @type {string} */ name) =>
  sharedKb[name] ?? ownBudgetKb[WORDS_OF.exec(name)?.[1] ?? ''] ?? otherRouteKb;

/**
 * The part of Vite's manifest that says which file loads which.
 *
 * @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean,
 *   imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * The scripts a page asks for before anything is clicked: script tags, what a script inside the page imports, and
 * module preloads.
 *
 * @param {string} html
 * @returns {string[]} paths inside dist/web
 */
export function scriptsOf(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /\brel="?modulepreload"?/.test(tag))
    .map((tag) => /\b(?:src|href)="?\/?([^"\s>]+\.m?js)/.exec(tag)?.[1]);
  const imported = [...html.matchAll(/\bimport\('\/?([^']+\.m?js)'\)/g)].map(([, path]) => path);
  return [...named, ...imported].filter((path) => path !== undefined);
}

/**
 * A chunk and everything it imports at once (not what it may import later).
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @returns {Set<string>} the files
 */
export function filesLoadedWith(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set();
  const queue = [...keys];
  const seen = new Set(queue);
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build manifest names ${key} but does not describe it`);
    if (/\.m?js$/.test(chunk.file)) files.add(chunk.file);
    for (const next of chunk.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return files;
}

/**
 * What is surely there when a chunk is asked for: the files of whoever asks. A wizard screen comes after the wizard's
 * engine, which is weighed by itself. With several askers only what all of them bring counts.
 *
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {Set<string>} the files
 */
export function loadedBefore(manifest, key) {
  const askers = Object.keys(manifest).filter((other) => manifest[other]?.dynamicImports?.includes(key));
  const [one, ...others] = askers.map((asker) => filesLoadedWith(manifest, [asker]));
  return new Set([...(one ?? [])].filter((file) => others.every((files) => files.has(file))));
}

/**
 * What the first visit and each later route weigh.
 *
 * @param {{ html: string, manifest: Manifest, sizeOf: (file: string) => number }} build sizes are bytes
 */
export function weigh({ html, manifest, sizeOf }) {
  const keyOfFile = new Map(Object.entries(manifest).map(([key, chunk]) => [chunk.file, key]));
  const named = scriptsOf(html);
  if (named.length === 0) throw new Error('the first page names no script: nothing was weighed');
  const known = named.map((file) => keyOfFile.get(file)).filter((key) => key !== undefined);
  const first = new Set([...named, ...filesLoadedWith(manifest, known)]);
  /** @param {Iterable<string>} files */
  const total = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const shared = Object.values(manifest).flatMap(({ name = '', file, isDynamicEntry = false }) =>
    name in sharedKb && !isDynamicEntry && !first.has(file) ? [{ name, file }] : [],
  );
  const routes = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry && !first.has(chunk.file))
    .map(([key, chunk]) => {
      const before = loadedBefore(manifest, key);
      for (const { file } of shared) before.add(file);
      const more = [...filesLoadedWith(manifest, [key])].filter((file) => !first.has(file) && !before.has(file));
      return { name: chunk.src ?? chunk.name ?? key, bytes: total(more) };
    });
  routes.push(...shared.map(({ name, file }) => ({ name, bytes: total([file]) })));
  return { firstBytes: total(first), firstFiles: first.size, routes };
}

/**
 * @param {ReturnType<typeof weigh>} weights
 * @param {string} [page] whose first visit it is
 * @returns {string[]} a sentence for each budget that is exceeded
 */
export function overBudget({ firstBytes, routes }, page = 'index.html') {
  const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
  const tooBig = routes
    .filter((route) => route.bytes > budgetOf(route.name) * 1024)
    .map((route) => `${route.name} adds ${kb(route.bytes)} kB of script; the budget is ${budgetOf(route.name)} kB`);
  if (firstBytes > firstVisitKb * 1024) {
    tooBig.unshift(`the first visit of ${page} loads ${kb(firstBytes)} kB of script; the budget is ${firstVisitKb} kB`);
  }
  return tooBig;
}

/**
 * The first page of each language, English first.
 *
 * @param {readonly string[]} names of the files beside it
 */
export const firstPagesIn = (names) =>
  names
    .filter((name) => /^index(?:\.[a-z]{2})?\.html$/.test(name))
    .toSorted((one, other) => one.length - other.length || one.localeCompare(other));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const web = join(dist, 'web');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
  /** @type {Map<string, number>} */
  const known = new Map();
  const sizeOf = (/** @type {string} */ file) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(web, file))).length;
    known.set(file, size);
    return size;
  };
  const pages = firstPagesIn(readdirSync(web));
  if (pages[0] !== 'index.html') throw new Error('there is no first page to weigh');
  /** @type {Set<string>} */
  const problems = new Set();
  for (const page of pages) {
    const weights = weigh({ html: readFileSync(join(web, page), 'utf8'), manifest, sizeOf });
    console.log(`${page}: ${(weights.firstBytes / 1024).toFixed(1)} kB in ${weights.firstFiles} files (brotli)`);
    for (const problem of overBudget(weights, page)) problems.add(problem);
    if (page !== 'index.html') continue;
    for (const route of weights.routes.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`  + ${(route.bytes / 1024).toFixed(1)} kB  ${route.name}`);
    }
  }
  for (const problem of problems) console.error(problem);
  process.exit(problems.size === 0 ? 0 : 1);
}
