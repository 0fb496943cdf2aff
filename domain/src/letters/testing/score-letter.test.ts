import { describe, expect, test } from 'vitest';
import { readingGrade } from '../checks/reading-grade.ts';
import { plainSentences } from '../checks/reading-checks.ts';
import { readLetter } from '../checks/read-letter.ts';
import { composedLetter, paintingClaim } from './letter-pack.ts';
import { badLetters } from './bad-letters.ts';
import { gradeOf, scoreLetter } from './score-letter.ts';

const claim = paintingClaim();
const { text: good, composed, context } = composedLetter(claim, { deliveryLine: 'Sent by certified mail' });
const made = { claim, composed, context };

describe('the score of a letter', () => {
  test('a good one gets all thirty points', () => {
    expect(scoreLetter(good, made)).toMatchObject({ points: 30, failedGates: [], lost: [] });
  });

  test.each(badLetters.map((bad) => [bad.name, bad] as const))('loses the right points: %s', (_name, bad) => {
    const text = bad.spoil(good);
    expect(text).not.toBe(good);
    const score = scoreLetter(text, made);
    const failed = new Set(score.lost.map(({ rule }) => rule));
    expect(bad.mustFail.filter((rule) => !failed.has(rule))).toEqual([]);
  });

  test('words a case asks for are looked for', () => {
    const score = scoreLetter(good, made, {
      mustMention: ['March 3, 2026', 'a roof'],
      mustNotMention: [/unfinished|second room/],
    });
    expect(score.missing).toEqual(['a roof']);
    expect(score.unwanted).toContain('/unfinished|second room/');
  });

  test('the product’s own ruler reads within one school year of the packages’', () => {
    const letter = readLetter(good, context);
    const own = readingGrade(plainSentences(letter, context));
    expect(Math.abs(own - gradeOf(letter, context))).toBeLessThan(1);
  });
});
