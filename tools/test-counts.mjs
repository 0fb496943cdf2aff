// @ts-check

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

/** The last line of a check, the same for a person and for a machine. @param {Counts} counts */
export function countLine({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
