import { describe, expect, test } from 'vitest';
import { readingGrade } from '../checks/reading-grade.ts';
import { gradedSentences, withoutCitations } from '../checks/reading-checks.ts';
import { readLetter } from '../checks/read-letter.ts';
import { checkContextFor } from '../check-letter-context.ts';
import { composeLetter } from '../compose-letter.ts';
import { composeInput, day, paintingClaim } from '../testing-pack.ts';
import { badLetters } from './bad-letters.ts';
import { gradeOf, scoreLetter } from './score-letter.ts';

const input = composeInput(paintingClaim(), { deliveryLine: 'Sent by certified mail' });
const composed = composeLetter(input);
const good = composed.text;
const context = checkContextFor({ ...input, composed, lastDayToFile: day('2032-03-03') });

describe('the score of a letter', () => {
  test('a good one gets all thirty points', () => {
    expect(scoreLetter(good, context)).toMatchObject({ points: 30, failedGates: [], lost: [] });
  });

  test.each(badLetters.map((bad) => [bad.name, bad] as const))('loses the right points: %s', (_name, bad) => {
    const text = bad.spoil(good);
    expect(text).not.toBe(good);
    const score = scoreLetter(text, context);
    const failed = new Set(score.lost.map(({ rule }) => rule));
    expect(bad.mustFail.filter((rule) => !failed.has(rule))).toEqual([]);
  });

  test('words a case asks for are looked for', () => {
    const score = scoreLetter(good, context, {
      hasAmountLines: true,
      mustMention: ['March 3, 2026', 'a roof'],
      mustNotMention: [/painted/],
    });
    expect(score.missing).toEqual(['a roof']);
    expect(score.unwanted).toContain('/painted/');
  });

  test('the product’s own ruler reads within one school year of the packages’', () => {
    const letter = readLetter(good, context);
    const own = readingGrade(gradedSentences(letter).map(withoutCitations));
    expect(Math.abs(own - gradeOf(letter, context))).toBeLessThan(1);
  });
});
