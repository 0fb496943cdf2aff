// @ts-check
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from '../build/build-state.mjs';

/**
 * Asks the registry whether anything we ship is known to be unsafe: npm run advisories. Ends with 1 when something is, at
 * the level given or above. Not every registry answers this; then it says so in words, and ends with 0.
 */
const LEVELS = ['low', 'moderate', 'high', 'critical'];

/**
 * @typedef {{ kind: 'clean' | 'unsafe' | 'not_answered', lines: string[] }} Outcome
 */

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param {string} stdout what `npm audit --json` printed
 * @param {string} least the lowest level that counts
 * @returns {Outcome}
 */
export function readAudit(stdout, least = 'high') {
  const answer = parsed(stdout);
  const vulnerabilities = answer?.vulnerabilities;
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null || answer.metadata === undefined) {
    const said = typeof answer?.message === 'string' ? answer.message : 'nothing that can be read';
    return {
      kind: 'not_answered',
      lines: ['NOT ANSWERED: this registry does not tell what is unsafe, so nothing was checked.', `It said: ${said}`],
    };
  }
  const found = Object.entries(vulnerabilities).filter(
    ([, { severity }]) => LEVELS.indexOf(severity) >= LEVELS.indexOf(least),
  );
  if (found.length === 0)
    return { kind: 'clean', lines: [`Nothing that we ship is known to be unsafe (${least} or above).`] };
  return {
    kind: 'unsafe',
    lines: [
      `UNSAFE: ${found.length} packages that we ship.`,
      ...found.map(([name, { severity, range }]) => `  ${name} ${range}: ${severity}`),
      'Take a version that is mended (npm view NAME versions), or write down why it does not touch us.',
    ],
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { kind, lines } = readAudit(error === undefined ? stdout : '');
  (kind === 'unsafe' ? console.error : console.log)(lines.join('\n'));
  process.exit(kind === 'unsafe' ? 1 : 0);
}
