// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { missingOptionals } from '../packages/complete-lockfile.mjs';

/** @typedef {{ name: string, pattern: RegExp, files?: RegExp, except?: RegExp }} TextRule */

const code = /\.(ts|tsx|mjs|cjs|css|sql|yml|yaml)$|(^|\/)\.ci\/run$/;
const notPlanted = /^tools\/gates\/(planted-violations\/|text-gates)/;

/**
 * A state's name, code, statutes, court rules, courts and time zone are in its pack alone: rules elsewhere work for any
 * pack, and sentences in any language take these words from it.
 */
const nameOfAState =
  /\b[Nn](?:ew|ueva|ova) [Jj]ersey\b|\bnjcourts\b|\bN\. ?J\.|\bNJ\b|America\/New_York|\bR\. ?\d+:\d|\b2[AC]:\d|\b(?:[Ss]uperior [Cc]ourt|[Ss]pecial [Cc]ivil [Pp]art|Law Division)\b/;

/** Generic files that may name a state, each with its reason. */
export const mayNameAState = new Map([
  ['domain/src/parties/us-states.ts', 'names every state of an address'],
  ['domain/src/pricing/sales-tax.ts', 'lists the sales tax of every state'],
]);

const stateless = {
  files: /^(?:(?:domain|contract|server|web)\/src\/.*\.(?:tsx?|po)|web\/(?:build\/.*|index\.html))$/,
  except: new RegExp(
    [
      '^domain/src/jurisdictions/us-[a-z]+/',
      '\\.test\\.tsx?$',
      '/testing/',
      ...[...mayNameAState.keys()].map((path) => `^${path.replaceAll('.', '\\.')}$`),
    ].join('|'),
  ),
};

/** What stays on its side when a page is written from right to left: each of these has a name that turns with it. */
const fixedSide = new RegExp(
  [
    '(?:^|[\\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|style|color))?\\s*:',
    '(?:^|[\\s;{])border-(?:top|bottom)-(?:left|right)-radius\\s*:',
    '(?:text-align|float|clear)\\s*:\\s*(?:left|right)\\b',
  ].join('|'),
);

/** @param {string} root @returns {TextRule[]} */
export function textRules(root) {
  const deepRoot = root.split('/').length > 2 ? [root] : [];
  const here = deepRoot.map((path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const machinePaths = [...here, '(?<![\\w.*)\\]}$-])/(?:(?:home|Users)/(?!\\.)[a-z][\\w.-]*|root)/'];
  return [
    { name: 'a package registry host', pattern: /\bregistry\.[\w.-]+\.[a-z]{2,}\b|^registry\s*=/m },
    {
      name: 'a lockfile entry bound to a host',
      pattern: /"resolved":\s*"(?:https?|git|ssh|file):?/,
      files: /(^|\/)package-lock\.json$/,
    },
    { name: 'a path of one machine', pattern: new RegExp(machinePaths.join('|')) },
    {
      name: 'a switched-off check',
      pattern: /(?:oxlint|eslint)-disable|biome-ignore (?!format)|@ts-(?:ignore|expect-error|nocheck)/,
      files: code,
      except: notPlanted,
    },
    { name: 'an unfinished note', pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/, files: code, except: notPlanted },
    { name: 'a state named outside its pack', pattern: nameOfAState, ...stateless },
    { name: 'a side that does not turn with the direction of writing', pattern: fixedSide, files: /^web\/.*\.css$/ },
    { name: 'a merge conflict', pattern: /^(?:<{7}|>{7}) /m },
  ];
}

/**
 * @param {string} path
 * @param {string} text
 * @param {readonly TextRule[]} rules
 * @returns {string[]} one line for each finding
 */
export function findingsIn(path, text, rules) {
  return rules.flatMap((rule) => {
    if (rule.files && !rule.files.test(path)) return [];
    if (rule.except?.test(path)) return [];
    const match = rule.pattern.exec(text);
    if (match === null) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [`${path}:${line}: ${rule.name}: ${match[0].trim()}`];
  });
}

/**
 * Every package of the lockfile carries a checksum, else npm would install it unchecked, and every platform's build of
 * a package is listed, else `npm ci` refuses the whole file. Only the optional builds for other platforms may lack a
 * checksum (see complete-lockfile.mjs).
 *
 * @param {string} text
 */
export function unpinnedPackages(text) {
  /** @type {{ packages?: import('../packages/complete-lockfile.mjs').LockPackages }} */
  const { packages = {} } = JSON.parse(text);
  const entries = Object.entries(packages);
  if (entries.length < 2) return ['package-lock.json: no packages listed'];
  return [
    ...entries
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.inBundle && !entry.integrity)
      .filter(([, entry]) => !(entry.optional && entry.os))
      .map(([path]) => `package-lock.json: ${path} has no checksum`),
    ...missingOptionals(packages).map(
      ({ name }) => `package-lock.json: ${name} is not listed; run: node tools/packages/complete-lockfile.mjs`,
    ),
  ];
}

const neverRead = new Set(['node_modules', '.git', 'dist', 'data', 'outbox', '.types', 'test-results']);

/** A checkout without git (an unpacked archive) is walked instead. @param {string} root */
function walk(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.split(/[\\/]/).some((part) => neverRead.has(part)),
  );
}

/** Files git knows or would add, so data and build output are never read. @param {string} root */
function trackedFiles(root) {
  if (!existsSync(join(root, '.git'))) return walk(root);
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((path) => path !== '');
}

/** @param {string} root */
export function checkTexts(root) {
  const rules = textRules(root);
  const paths = trackedFiles(root);
  const findings = paths.flatMap((path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats?.isFile() || stats.size > 4 * 1024 * 1024) return [];
    const bytes = readFileSync(join(root, path));
    if (bytes.subarray(0, 8192).includes(0)) return [];
    return findingsIn(path, bytes.toString('utf8'), rules);
  });
  findings.push(...unpinnedPackages(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return { files: paths.length, findings };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, findings } = checkTexts(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  for (const finding of findings) console.error(finding);
  console.log(`${files} files read, ${findings.length} findings`);
  process.exit(files > 0 && findings.length === 0 ? 0 : 1);
}
