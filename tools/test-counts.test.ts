import { describe, expect, test } from 'vitest';
import { countLine, playwrightCounts, vitestCounts } from './test-counts.mjs';

describe('counting test results', () => {
  test('Vitest: passed and failed tests are counted, skipped ones are not', () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 3, testResults: [] };
    expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
  });

  test('Vitest: a file that could not be loaded is a failure of its own', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const report = { numPassedTests: 1, numFailedTests: 1, testResults };
    expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 1, failed: 2 });
  });

  test('Playwright: a test that passed only when tried again is a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 }, errors: [] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 5, failed: 2 });
  });

  test('Playwright: a run that broke before its tests is a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no server' }] };
    expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 0, failed: 1 });
  });

  test.each([
    ['Vitest', vitestCounts],
    ['Playwright', playwrightCounts],
  ])('%s: a report without counts is refused, never read as zero failures', (_name, read) => {
    expect(() => read('{}')).toThrow(/has no count/);
  });

  test('the last line is plain', () => {
    expect(countLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });
});
