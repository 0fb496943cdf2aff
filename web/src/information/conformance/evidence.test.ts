import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testFilesIn } from '../../../build/test-files.ts';
import { type Evidence, judgeClause, judgeCriterion, parseEvidence, problemsIn, resultOn } from './evidence.ts';
import { CRITERIA, criteriaOf } from './wcag.ts';

const ROOT = new URL('../../../../', import.meta.url).pathname;
const textOf = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const readTests = testFilesIn(ROOT);

const kept = parseEvidence(textOf('docs/accessibility/criteria.yaml'));
const scripts = textOf('docs/accessibility/scripts.md');
const FAR = '2999-01-01';

const rowOf = (evidence: Evidence, wanted: string) => {
  const row = evidence.criteria.find(({ id }) => id === wanted);
  if (row === undefined) throw new Error(`no row for ${wanted}`);
  return row;
};
const clauseOf = (clause: string) => {
  const row = kept.section_508.find((one) => one.clause === clause);
  if (row === undefined) throw new Error(`no clause ${clause}`);
  return row;
};
/** As it would be had one criterion been looked at otherwise. */
const withRow = (id: string, change: Partial<Evidence['criteria'][number]>): Evidence => ({
  ...kept,
  criteria: kept.criteria.map((row) => (row.id === id ? { ...row, ...change } : row)),
});

describe('the list of criteria', () => {
  test('has the 55 of WCAG 2.2 at A and AA: 37 are of 2.0, and 49 are of 2.1', () => {
    expect([CRITERIA.length, criteriaOf('2.0').length, criteriaOf('2.1').length]).toEqual([55, 37, 49]);
  });
});

describe('what is kept as evidence', () => {
  test('names every criterion once, with tests and scripts that are there', () => {
    expect(problemsIn(kept, scripts, readTests, FAR)).toEqual([]);
  });

  test('says so when a test is gone, is called otherwise, or a criterion is left out', () => {
    const tests = ['gone.spec.ts: nobody', 'keyboard.spec.ts: from the first screen'];
    expect(problemsIn(withRow('2.1.1', { tests }), scripts, readTests, FAR)).toEqual([
      '2.1.1: there is no file gone.spec.ts',
      '2.1.1: no test of keyboard.spec.ts is called "from the first screen"',
    ]);
    const short = { ...kept, criteria: kept.criteria.filter(({ id }) => id !== '1.4.3') };
    expect(problemsIn(short, scripts, readTests, FAR)).toEqual(['1.4.3 does not stand once']);
  });

  test('holds no walk that is still to come, and no script that is not written', () => {
    const early = withRow('1.4.4', { walked: { day: '2027-01-02', means: 'keyboard' } });
    expect(problemsIn(early, scripts, readTests, '2027-01-01')).toContain(
      '1.4.4: it was walked on 2027-01-02, which is to come',
    );
    const without = scripts.replace('## pointer', '## something else');
    expect(problemsIn(kept, without, readTests, FAR)).toContain('2.5.8: there is no script "pointer"');
  });
});

describe('a criterion', () => {
  const walked = { day: '2026-06-01', means: 'keyboard' } as const;

  test('is what was found for 180 days, and not evaluated from the day after', () => {
    const evidence = withRow('2.4.7', { walked, result: 'supports' });
    const judged = judgeCriterion(evidence, rowOf(evidence, '2.4.7'));
    expect(judged).toEqual({ result: 'supports', until: '2026-11-28' });
    expect([resultOn('2026-11-28', judged), resultOn('2026-11-29', judged)]).toEqual(['supports', 'not-evaluated']);
  });

  test('that nobody walked is not evaluated, whatever its tests say', () => {
    const evidence = withRow('2.4.7', { walked: null });
    expect(judgeCriterion(evidence, rowOf(evidence, '2.4.7')).result).toBe('not-evaluated');
  });
});

describe('a clause of another standard', () => {
  test('is the weakest of what it follows from, for as long as all of that is fresh', () => {
    const old = { day: '2026-06-01', means: 'keyboard' } as const;
    const evidence = withRow('1.4.10', { result: 'does-not-support', walked: old });
    expect(judgeClause(evidence, clauseOf('302.2'))).toEqual({ result: 'does-not-support', until: '2026-11-28' });
  });

  test('that rests on a walk nobody made is not evaluated', () => {
    expect(kept.walks['screen-reader'].day).toBeNull();
    expect(judgeClause(kept, clauseOf('302.1')).result).toBe('not-evaluated');
    const walked = { ...kept, walks: { ...kept.walks, 'screen-reader': { day: '2026-11-23' } } };
    expect(judgeClause(walked, clauseOf('302.1')).result).not.toBe('not-evaluated');
  });

  test('that takes in all of WCAG is not evaluated while one criterion is not', () => {
    expect(judgeClause(withRow('3.3.1', { walked: null }), clauseOf('501.1')).result).toBe('not-evaluated');
  });
});
