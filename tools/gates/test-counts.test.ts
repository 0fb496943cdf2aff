import { describe, expect, test } from 'vitest';
import { countLine, playwrightCounts, playwrightFailures, vitestCounts, vitestFailures } from './test-counts.mjs';

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

  test('Vitest: each failed test is named with its file and its message', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'holds' },
          {
            status: 'failed',
            fullName: 'adds up',
            failureMessages: ['\u001b[31mexpected\u001b[39m 1 to be 2\n\n at b.test.ts:3'],
          },
        ],
      },
    ];
    expect(vitestFailures(JSON.stringify({ testResults }))).toEqual([
      'a.test.ts > could not be loaded\n    no such module',
      'b.test.ts > adds up\n    expected 1 to be 2\n     at b.test.ts:3',
    ]);
  });

  test('Playwright: a failed journey in a nested group is named, and so is one that passed only the second time', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'pay.spec.ts',
      line: 7,
      tests: [{ projectName: 'phone', status, results: [message === undefined ? {} : { error: { message } }] }],
    });
    const suites = [
      { specs: [spec('walks', 'expected')], suites: [{ specs: [spec('pays', 'unexpected', 'no button')] }] },
    ];
    const more = [{ specs: [spec('signs', 'flaky', 'too slow')] }];
    expect(playwrightFailures(JSON.stringify({ suites: [...suites, ...more], errors: [] }))).toEqual([
      'pay.spec.ts:7 [phone] > pays\n    no button',
      'pay.spec.ts:7 [phone] > signs\n    too slow',
    ]);
  });

  test('the last line is plain', () => {
    expect(countLine({ passed: 12, failed: 0 })).toBe('12 passed, 0 failed');
  });
});
