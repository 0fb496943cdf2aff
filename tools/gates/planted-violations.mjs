// @ts-check
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '../build/build-state.mjs';
import { arrowViolations } from './planted-violations/arrows.mjs';
import { lintViolations } from './planted-violations/lint.mjs';
import { patternViolations } from './planted-violations/patterns.mjs';
import { textViolations } from './planted-violations/texts.mjs';
import { typeViolations } from './planted-violations/types.mjs';
import { capture } from '../processes.mjs';
import { checkTexts } from './text-gates.mjs';

/**
 * A guard must be seen to fail. This copies the sources, breaks every rule there once, and fails unless each break is
 * reported by the gate that is there to catch it, and unless the untouched copy is reported clean.
 */

/**
 * @typedef {'types' | 'arrows' | 'lint' | 'texts' | 'patterns'} GateName
 * @typedef {{ gate: GateName, rule: string, at: string, files: Record<string, string> }} Violation `at` is the file the
 *   gate must name, `files` everything that is written
 * @typedef {{ rule: string, at: string }} Report
 */

const folders = ['domain', 'contract', 'server', 'web', 'e2e', 'tools'];
const notCopied = new Set(['node_modules', 'dist', 'data', 'outbox', '.git', 'test-results', 'playwright-report']);

/**
 * Gives the copy the packages of the real checkout, but its own workspaces: a link to the whole folder would lead the
 * gates back to the real sources.
 *
 * @param {string} from @param {string} to
 */
function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const target = join(from, name);
    if (name === '@plainclaim') {
      for (const workspace of readdirSync(target)) {
        mkdirSync(join(to, name), { recursive: true });
        symlinkSync(join('../..', workspace), join(to, name, workspace));
      }
    } else symlinkSync(target, join(to, name), lstatSync(target).isFile() ? 'file' : 'dir');
  }
}

/** @param {string} copy */
function copySources(copy) {
  cpSync(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) =>
      !relative(root, path)
        .split('/')
        .some((part) => notCopied.has(part)),
  });
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of folders) linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
}

/** @param {string} name */
const bin = (name) => join(root, 'node_modules/.bin', name);

/** @param {string} copy @returns {Promise<Report[]>} */
async function runTypes(copy) {
  const { output } = await capture(bin('tsc'), ['-b', '--pretty', 'false'], { cwd: copy });
  return [...output.matchAll(/^(?:(\S+?)\(\d+,\d+\): )?error (TS\d+)/gm)].map(([, at = '', rule = '']) => ({
    at,
    rule,
  }));
}

/** @param {string} copy @returns {Promise<Report[]>} */
async function runArrows(copy) {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { output } = await capture(bin('depcruise'), args, { cwd: copy });
  /** @type {{ summary: { totalCruised: number, violations: { from: string, rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(output);
  if (summary.totalCruised === 0) throw new Error('dependency-cruiser read no modules at all');
  return summary.violations.map(({ from, rule }) => ({ at: from, rule: rule.name }));
}

/** @param {string} copy @returns {Promise<Report[]>} */
async function runLint(copy) {
  const { output } = await capture(bin('oxlint'), ['--type-aware', '--format', 'json'], { cwd: copy });
  /** @type {{ diagnostics: { code?: string, filename: string, message: string }[], number_of_files: number }} */
  const report = JSON.parse(output);
  if (report.number_of_files === 0) throw new Error('oxlint read no files at all');
  return report.diagnostics.map(({ code, filename, message }) => ({ at: filename, rule: code ?? message }));
}

/** @param {string} copy @returns {Promise<Report[]>} */
function runTexts(copy) {
  const { files, findings } = checkTexts(copy);
  if (files === 0) throw new Error('the text gates read no files at all');
  return Promise.resolve(
    findings.map((finding) => {
      const [, at = finding, rule = ''] = /^(.+?):\d+: ([^:]+)/.exec(finding) ?? [];
      return { at, rule };
    }),
  );
}

/** @param {string} copy @returns {Promise<Report[]>} */
async function runPatterns(copy) {
  const { output } = await capture(bin('tsx'), [join(copy, 'tools/gates/linear-patterns.ts'), copy], { cwd: copy });
  if (!/^[1-9]\d* patterns judged/m.test(output)) throw new Error(`no pattern was judged:\n${output}`);
  return [...output.matchAll(/^(\S+?):\d+: (a pattern [^:(]*[^:( ])/gm)].map(([, at = '', rule = '']) => ({
    at,
    rule,
  }));
}

/** @type {Record<GateName, (copy: string) => Promise<Report[]>>} */
const gates = { types: runTypes, arrows: runArrows, lint: runLint, texts: runTexts, patterns: runPatterns };

/** @type {readonly Violation[]} */
const violations = [...typeViolations, ...arrowViolations, ...lintViolations, ...textViolations, ...patternViolations];

/** The rules our own configuration files name, none of which may go without a planted break. */
function rulesWithoutViolation() {
  const require = createRequire(import.meta.url);
  /** @type {{ forbidden: { name: string }[] }} */
  const arrows = require(join(root, '.dependency-cruiser.cjs'));
  /** @type {{ rules: Record<string, unknown>, overrides: { rules: Record<string, unknown> }[] }} */
  const lint = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  const lintRules = [lint, ...lint.overrides].flatMap(({ rules }) =>
    Object.entries(rules)
      .filter(([, setting]) => setting !== 'off')
      .map(([name]) => name.replace(/^(.+)\/(.+)$/, '$1($2)')),
  );
  const planted = new Set(violations.map(({ rule }) => rule));
  const named = new Set([...arrows.forbidden.map(({ name }) => name), ...lintRules]);
  return [...named].filter((rule) => !planted.has(rule));
}

/**
 * Writes what one gate must catch. The gates do not share: an import across workspaces, there for dependency-cruiser,
 * makes `tsc -b` stop before it looks at anything else.
 *
 * @param {string} copy @param {GateName} gate
 * @returns {() => void} takes everything out again
 */
function plant(copy, gate) {
  const planted = new Map(violations.filter((one) => one.gate === gate).flatMap(({ files }) => Object.entries(files)));
  for (const [path, text] of planted) {
    const target = join(copy, path);
    if (existsSync(target)) throw new Error(`${path} exists: a violation needs a name of its own`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return () => {
    for (const path of planted.keys()) rmSync(join(copy, path));
  };
}

/**
 * @param {string} copy @param {GateName} gate
 * @returns {Promise<string[]>} what is wrong with the gate
 */
async function problemsOf(copy, gate) {
  const before = await gates[gate](copy);
  const unplant = plant(copy, gate);
  const after = await gates[gate](copy);
  unplant();
  const missed = violations.filter(
    (one) => one.gate === gate && !after.some(({ at, rule }) => at === one.at && rule === one.rule),
  );
  return [
    ...before.map(({ at, rule }) => `${gate}: the untouched copy is not clean: ${at} ${rule}`),
    ...missed.map(({ at, rule }) => {
      const instead = after.filter((report) => report.at === at).map((report) => report.rule);
      return `${gate}: ${rule} missed ${at}${instead.length > 0 ? ` (reported: ${instead.join(', ')})` : ''}`;
    }),
  ];
}

/**
 * One gate after the other, in a copy of their own.
 *
 * @param {readonly GateName[]} names
 * @returns {Promise<string[]>}
 */
async function problemsOfAll(names) {
  const copy = mkdtempSync(join(tmpdir(), 'plainclaim-planted-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  copySources(copy);
  const found = [];
  for (const name of names) found.push(...(await problemsOf(copy, name)));
  return found;
}

// The compiler takes about as long as all the others.
const found = await Promise.all([problemsOfAll(['types']), problemsOfAll(['arrows', 'lint', 'texts', 'patterns'])]);
const problems = [
  ...rulesWithoutViolation().map((rule) => `${rule}: no violation is planted for this rule`),
  ...found.flat(),
];
for (const problem of problems) console.error(problem);
console.log(`${violations.length} planted violations, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
