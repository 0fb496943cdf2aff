// @ts-check

import { stripVTControlCharacters } from 'node:util';

/**
 * How many tests passed and failed. Tests that were skipped are in neither number.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function asRecord(value) {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** @param {unknown} value @param {string} name */
function countOf(value, name) {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new Error(`the report has no count "${name}"`);
  }
  return value;
}

/**
 * Reads the report of Vitest's JSON reporter. A file that could not even be loaded holds no test but is a failure.
 *
 * @param {string} text
 * @returns {Counts}
 */
export function vitestCounts(text) {
  const report = asRecord(JSON.parse(text));
  const passed = countOf(report['numPassedTests'], 'numPassedTests');
  const failed = countOf(report['numFailedTests'], 'numFailedTests');
  const files = Array.isArray(report['testResults']) ? report['testResults'].map(asRecord) : [];
  const broken = files.filter((file) => {
    const tests = Array.isArray(file['assertionResults']) ? file['assertionResults'] : [];
    return file['status'] === 'failed' && !tests.some((test) => asRecord(test)['status'] === 'failed');
  });
  return { passed, failed: failed + broken.length };
}

/**
 * Reads the report of Playwright's JSON reporter. A test that passed only when tried again counts as failed.
 *
 * @param {string} text
 * @returns {Counts}
 */
export function playwrightCounts(text) {
  const report = asRecord(JSON.parse(text));
  const stats = asRecord(report['stats']);
  const errors = Array.isArray(report['errors']) ? report['errors'].length : 0;
  return {
    passed: countOf(stats['expected'], 'expected'),
    failed: countOf(stats['unexpected'], 'unexpected') + countOf(stats['flaky'], 'flaky') + errors,
  };
}

/**
 * The tests that failed, each with where it stands and the first lines of its message, from the report of Vitest's JSON
 * reporter. A file that could not be loaded is named by itself.
 *
 * @param {string} text
 * @returns {readonly string[]}
 */
export function vitestFailures(text) {
  const files = listOf(asRecord(JSON.parse(text))['testResults']);
  return files.flatMap((file) => {
    const name = textOf(file['name']);
    const failed = listOf(file['assertionResults']).filter((test) => test['status'] === 'failed');
    if (failed.length > 0) {
      return failed.map((test) => failureLine(name, test['fullName'], textsOf(test['failureMessages'])));
    }
    return file['status'] === 'failed' ? [failureLine(name, 'could not be loaded', [textOf(file['message'])])] : [];
  });
}

/**
 * The journeys that failed or passed only when tried again, from the report of Playwright's JSON reporter.
 *
 * @param {string} text
 * @returns {readonly string[]}
 */
export function playwrightFailures(text) {
  const report = asRecord(JSON.parse(text));
  const broken = listOf(report['errors']).map((error) =>
    failureLine('', 'before the tests', [textOf(error['message'])]),
  );
  return [...broken, ...suiteFailures(listOf(report['suites']))];
}

/** @param {readonly Record<string, unknown>[]} suites @returns {readonly string[]} */
function suiteFailures(suites) {
  return suites.flatMap((suite) => [
    ...listOf(suite['specs']).flatMap((spec) =>
      listOf(spec['tests'])
        .filter((test) => test['status'] === 'unexpected' || test['status'] === 'flaky')
        .map((test) => {
          const messages = listOf(test['results']).map((result) => textOf(asRecord(result['error'])['message']));
          const where = `${textOf(spec['file'])}:${textOf(spec['line'])} [${textOf(test['projectName'])}]`;
          return failureLine(where, spec['title'], messages.filter((message) => message !== '').slice(0, 1));
        }),
    ),
    ...suiteFailures(listOf(suite['suites'])),
  ]);
}

/** @param {unknown} value @returns {readonly Record<string, unknown>[]} */
function listOf(value) {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** @param {unknown} value @returns {readonly string[]} */
function textsOf(value) {
  return Array.isArray(value) ? value.map(textOf) : [];
}

/** As much as says what failed: logs are cut off, and every failure of a run should still stand in what is left. */
const shownLines = 5;

/** @param {string} where @param {unknown} title @param {readonly string[]} messages */
function failureLine(where, title, messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const said = lines.filter((line) => line.trim() !== '').slice(0, shownLines);
  return [`${where} > ${textOf(title)}`, ...said.map((line) => `    ${line}`)].join('\n');
}

/** The last line of a check, the same for a person and for a machine. @param {Counts} counts */
export function countLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
