import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../claim-fit/index.ts';
import { subcategories } from '../../claims/taxonomy/index.ts';
import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../jurisdictions/us-nj/index.ts';
import { composeCase } from '../testing/compose-case.ts';
import { type Score, scoreLetter } from '../testing/score-letter.ts';
import { writtenCases } from '../testing/written-cases/index.ts';

const TODAY = dayOf('2026-11-21');
const LEAST_POINTS = 29;
const LEAST_MEAN = 29.5;
const HIGHEST_GRADE = 9;

const scored = writtenCases.map((one) => {
  const fit = assessClaim(one.claim, usNj, TODAY);
  const made = composeCase(one, usNj, fit, TODAY);
  return { one, score: scoreLetter(made.composed.text, made, one) };
});

const row = (name: string, { points, grade, lost, missing, unwanted }: Score): string =>
  [
    `${String(points).padStart(2)}/30 grade ${grade.toFixed(1).padStart(4)}  ${name}`,
    ...lost.map(({ rule, why }) => `        ${rule} ${why}`),
    ...missing.map((words) => `        does not say ${words}`),
    ...unwanted.map((words) => `        must not say ${words}`),
  ].join('\n');

const table = scored.map(({ one, score }) => row(one.name, score)).join('\n');

describe('the written cases', () => {
  test('are at least three for each category', () => {
    const categories = new Set([...subcategories.map(({ category }) => category), 'other']);
    for (const category of categories) {
      const count = writtenCases.filter(({ claim }) => claim.situation === category).length;
      expect([category, count >= 3]).toEqual([category, true]);
    }
  });

  test('name reasons that exist', () => {
    const known = new Set(subcategories.map(({ category, value }) => `${category}/${value}`));
    const unknown = writtenCases.flatMap(({ claim }) => claim.reasons.map((reason) => `${claim.situation}/${reason}`));
    expect(unknown.filter((reason) => !known.has(reason))).toEqual([]);
  });

  test(`make letters of at least ${LEAST_MEAN} points of 30 on average`, () => {
    const mean = scored.reduce((sum, { score }) => sum + score.points, 0) / scored.length;
    expect(mean >= LEAST_MEAN ? 'enough' : `${mean.toFixed(2)}\n${table}`).toBe('enough');
  });

  test.each(scored.map((item) => [item.one.name, item] as const))('%s', (name, { score }) => {
    const isGood =
      score.failedGates.length === 0 &&
      score.points >= LEAST_POINTS &&
      score.grade <= HIGHEST_GRADE &&
      score.missing.length + score.unwanted.length === 0;
    // The row itself is compared, so that a failure shows every point that was lost.
    expect(isGood ? 'good' : row(name, score)).toBe('good');
  });
});
