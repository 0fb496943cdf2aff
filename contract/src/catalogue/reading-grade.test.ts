import { describe, expect, test } from 'vitest';
import { en, type MessageCode } from '../locales/en.ts';
import { gradeOf, syllablesOf } from '../testing/reading-grade.ts';

/** The words of the specification, which we may not make easier. They count in the average, not one by one. */
const FIXED: ReadonlySet<string> = new Set<MessageCode>([
  'account.code_wrong',
  'wizard.category_required',
  'wizard.reasons_required',
  'wizard.fields_incomplete',
  'wizard.claimant_kind_required',
  'wizard.defendant_kind_required',
  'wizard.calculation_required',
  'wizard.questions_required',
  'wizard.question_required',
  'wizard.signature_required',
  'wizard.package_required',
  'field.required',
  'field.amount_min',
  'field.amount_max',
  'field.email',
  'field.phone_digits',
  'field.website',
  'coupon.empty',
  'coupon.invalid',
  'checkout.email',
  'account.fields_empty',
  'account.code_empty',
  'account.code_wrong',
  'account.code_sent',
  'account.password_changed',
  'reference.category_missing',
  'reference.subcategories_failed',
]);

const AVERAGE_GRADE = 6;
const HIGHEST_GRADE = 12;

describe('the ruler itself', () => {
  test.each([
    ['cat', 1],
    ['claim', 1],
    ['before', 2],
    ['letter', 2],
    ['little', 2],
    ['signed', 1],
    ['wanted', 2],
    ['services', 3],
    ['business', 3],
    ['administrative', 5],
  ])('hears "%s" in %i syllables', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });

  test('finds a child’s sentence easy and a statute hard', () => {
    expect(gradeOf('The cat sat on the mat. It was warm.')).toBeLessThan(3);
    expect(
      gradeOf('Notwithstanding any provision herein, the defendant shall indemnify the plaintiff accordingly.'),
    ).toBeGreaterThan(14);
  });
});

describe('how hard the sentences are to read', () => {
  const graded = Object.entries(en).map(([code, text]) => ({ code, grade: gradeOf(text) }));

  test(`on average they need at most ${AVERAGE_GRADE} years of school`, () => {
    const average = graded.reduce((sum, { grade }) => sum + grade, 0) / graded.length;
    expect(average).toBeLessThanOrEqual(AVERAGE_GRADE);
  });

  test(`none but a fixed one needs more than ${HIGHEST_GRADE}`, () => {
    const hard = graded.filter(({ code, grade }) => grade > HIGHEST_GRADE && !FIXED.has(code));
    expect(hard).toEqual([]);
  });
});
