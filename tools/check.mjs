// @ts-check
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from './build/build-state.mjs';
import { findNode24 } from './node-24.mjs';
import { capture, run } from './processes.mjs';
import { countLine, playwrightCounts, playwrightFailures, vitestCounts, vitestFailures } from './gates/test-counts.mjs';

/**
 * npm run check: every gate in order, cheapest first, stopping at the first that fails. The last line says how many
 * tests and gates passed and failed. Naming gates runs only those: `npm run check -- lint types`.
 *
 * npm run check:full: the same, and then the long matrices. `npm run check:full -- packets` runs one of those alone.
 */

/**
 * A gate passes or fails as a whole; one that runs tests also counts them and names those that failed.
 *
 * `skipped` says why nothing was tried; that fails nothing.
 *
 * @typedef {{ passed: boolean, tests?: import('./gates/test-counts.mjs').Counts, failures?: readonly string[], skipped?: string }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Gate
 */

const reports = mkdtempSync(join(tmpdir(), 'plainclaim-check-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** @param {string} command @param {readonly string[]} args @returns {Promise<Outcome>} */
async function shown(command, args) {
  return { passed: (await run(command, args, { cwd: root })) === 0 };
}

/** @param {string} name @param {readonly string[]} args */
const tool = (name, args) => shown(join(root, 'node_modules/.bin', name), args);

/** @param {string} script @param {readonly string[]} args */
const own = (script, ...args) => shown(process.execPath, [join(root, 'tools', script), ...args]);

/** @returns {Promise<Outcome>} */
async function arrows() {
  const bin = join(root, 'node_modules/.bin/depcruise');
  const folders = ['domain', 'contract', 'server', 'web', 'e2e', 'tools'];
  const { code, output } = await capture(bin, ['--config', '.dependency-cruiser.cjs', ...folders], { cwd: root });
  process.stdout.write(output);
  // With an unsuitable TypeScript it reads nothing, finds nothing wrong, and would pass.
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return { passed: code === 0 && modules > 0 };
}

/** @returns {Promise<Outcome>} */
async function catalogues() {
  const manifest = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
  if (manifest.scripts?.['i18n:check'] === undefined) throw new Error('web/package.json has no script i18n:check');
  return await shown('npm', ['run', '--silent', 'i18n:check', '-w', 'web']);
}

/**
 * Counts tests from a report; a run that left none has failed, however it ended.
 *
 * @param {number} code
 * @param {string} report
 * @param {{ counts: (text: string) => import('./gates/test-counts.mjs').Counts, failures: (text: string) => readonly string[] }} read
 * @returns {Outcome}
 */
function testOutcome(code, report, read) {
  if (!existsSync(report)) return { passed: false };
  const text = readFileSync(report, 'utf8');
  const tests = read.counts(text);
  return { passed: code === 0 && tests.failed === 0 && tests.passed > 0, tests, failures: read.failures(text) };
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} [only] further arguments: which tests
 * @param {Record<string, string>} [env]
 * @param {string} [node] which Node runs them
 * @returns {Promise<Outcome>}
 */
async function vitest(name, only = [], env = {}, node = process.execPath) {
  const report = join(reports, `${name}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...only];
  const code = await run(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { cwd: root, env });
  return testOutcome(code, report, { counts: vitestCounts, failures: vitestFailures });
}

/**
 * @param {string} name of the report
 * @param {readonly string[]} [only] which journeys
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function journeys(name, only = [], env = {}) {
  const report = join(reports, `${name}.json`);
  const code = await run(process.execPath, [join(root, 'tools/e2e.mjs'), '--reporter=list,json', ...only], {
    cwd: root,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
  });
  return testOutcome(code, report, { counts: playwrightCounts, failures: playwrightFailures });
}

/** The server's tests on the Node that it is recommended to run on. */
async function onNode24() {
  const found = await findNode24();
  if ('missing' in found) return { passed: true, skipped: found.missing };
  console.log(`Node ${found.version}`);
  return vitest('node24', ['--project', 'server'], {}, found.node);
}

/** Each alert is made to fire. promtool comes with Debian's package prometheus. @returns {Promise<Outcome>} */
async function alerts() {
  const rules = await capture('promtool', ['check', 'rules', 'ops/alerts.yml'], { cwd: root }).catch(() => null);
  if (rules === null) return { passed: true, skipped: 'promtool is not installed (apt-get install prometheus)' };
  process.stdout.write(rules.output);
  const config = await shown('promtool', ['check', 'config', 'ops/prometheus.yml']);
  const fired = await shown('promtool', ['test', 'rules', 'ops/alerts.test.yml']);
  return { passed: rules.code === 0 && config.passed && fired.passed };
}

/** @type {readonly Gate[]} */
const quickGates = [
  { name: 'format', run: () => tool('biome', ['format']) },
  { name: 'texts', run: () => own('gates/text-gates.mjs') },
  { name: 'patterns', run: () => tool('tsx', ['tools/gates/linear-patterns.ts']) },
  { name: 'lint', run: () => tool('oxlint', ['--type-aware']) },
  { name: 'types', run: () => tool('tsc', ['-b']) },
  { name: 'arrows', run: arrows },
  { name: 'planted', run: () => own('gates/planted-violations.mjs') },
  { name: 'catalogues', run: catalogues },
  { name: 'tests', run: () => vitest('tests') },
  { name: 'build', run: () => own('build/build.mjs') },
  { name: 'size', run: () => own('build/bundle-size.mjs') },
  { name: 'journeys', run: () => journeys('journeys') },
];

/**
 * What takes too long for every change. Tests that know LONG_MATRICES do in `npm test` a small sample of the same.
 *
 * @type {readonly Gate[]}
 */
const longGates = [
  {
    name: 'packets',
    run: () => vitest('packets', ['--project', 'server', 'packet-matrix'], { LONG_MATRICES: '1' }),
  },
  {
    name: 'screens',
    run: () =>
      journeys('screens', ['states/sample', 'states/matrix', 'states/trees', 'states/ways-of-writing'], {
        LONG_MATRICES: '1',
      }),
  },
  { name: 'properties', run: () => vitest('properties', ['--project', 'plain'], { RANDOM_PROPERTIES: '1' }) },
  { name: 'phone', run: () => journeys('phone', ['--project=phone'], { LONG_MATRICES: '1' }) },
  { name: 'node24', run: onNode24 },
  { name: 'security', run: () => tool('tsx', ['tools/security/run.ts']) },
  { name: 'weakened', run: () => tool('tsx', ['tools/security/run.ts', '--planted']) },
  { name: 'restore', run: () => tool('tsx', ['server/bench/rehearse-restore.ts', '1000']) },
  { name: 'alerts', run: alerts },
  { name: 'processes', run: () => own('faults.mjs', 'processes', '1') },
  { name: 'machine', run: () => own('faults.mjs', 'machine', '1') },
];

const isFull = process.argv.includes('--full');
const gates = isFull ? [...quickGates, ...longGates] : quickGates;
const wanted = process.argv.slice(2).filter((name) => name !== '--full');
const unknown = wanted.filter((name) => !gates.some((gate) => gate.name === name));
if (unknown.length > 0) {
  console.error(`No such gate: ${unknown.join(', ')}. There are: ${gates.map((gate) => gate.name).join(', ')}`);
  process.exit(2);
}

/** @type {{ name: string, seconds: number, outcome: Outcome }[]} */
const results = [];
for (const gate of gates.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n== ${gate.name}`);
  const startedAt = performance.now();
  /** @type {Outcome} */
  let outcome = { passed: false };
  try {
    outcome = await gate.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
  results.push({ name: gate.name, seconds: (performance.now() - startedAt) / 1000, outcome });
  if (!outcome.passed) break;
}

console.log('\n== summary');
for (const { name, seconds, outcome } of results) {
  const tests = outcome.tests
    ? `  ${outcome.tests.passed} of ${outcome.tests.passed + outcome.tests.failed} tests`
    : '';
  const state = outcome.skipped === undefined ? (outcome.passed ? 'ok  ' : 'FAIL') : 'skip';
  const why = outcome.skipped === undefined ? '' : `  ${outcome.skipped}`;
  console.log(`${state} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${tests}${why}`);
}
// Named again at the end: what stands far above is often cut off from a log.
for (const { outcome } of results) for (const failure of outcome.failures ?? []) console.log(`failed: ${failure}`);
const notRun = wanted.length === 0 ? gates.slice(results.length).map((gate) => gate.name) : [];
if (notRun.length > 0) console.log(`not run: ${notRun.join(', ')}`);

const tried = results.filter(({ outcome }) => outcome.skipped === undefined);
const passedGates = tried.filter(({ outcome }) => outcome.passed).length;
console.log(
  countLine({
    passed: passedGates + results.reduce((sum, { outcome }) => sum + (outcome.tests?.passed ?? 0), 0),
    failed: tried.length - passedGates + results.reduce((sum, { outcome }) => sum + (outcome.tests?.failed ?? 0), 0),
  }),
);
process.exitCode = results.every(({ outcome }) => outcome.passed) && results.length > 0 ? 0 : 1;
