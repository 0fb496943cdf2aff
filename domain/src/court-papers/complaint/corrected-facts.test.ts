import { describe, expect, test } from 'vitest';
import { correctedFacts } from './corrected-facts.ts';

const FACTS = {
  story: ['I lent Tom Lee $2,000 on June 1, 2026. ', ' ', 'He did not pay\nme back.'],
  calculation: ['The loan was $2,000.'],
};

describe('corrected facts', () => {
  test('stand as they were written, without empty paragraphs and stray spaces', () => {
    expect(correctedFacts(FACTS)).toEqual({
      ok: true,
      value: {
        story: ['I lent Tom Lee $2,000 on June 1, 2026.', 'He did not pay me back.'],
        calculation: ['The loan was $2,000.'],
        leftOut: [],
        isEnglish: true,
      },
    });
  });

  test.each([
    ['without a word of what happened', { story: [' ', '...'] }, 'papers.facts_missing'],
    ['with a Social Security number', { story: ['My number is 123-45-6789.'] }, 'papers.facts_private'],
    ['with such a number in the calculation', { calculation: ['It is for 123-45-6789.'] }, 'papers.facts_private'],
    ['about military service', { story: ['He is on active duty.'] }, 'papers.facts_military'],
    [
      'in another language',
      {
        story: ['Le presté dos mil dólares a Tomás en el mes de junio y no me los ha devuelto todavía.'],
        calculation: [],
      },
      'papers.facts_not_english',
    ],
    ['longer than a paper may be', { story: ['He owes me money. '.repeat(3_000)] }, 'papers.facts_too_long'],
  ] as const)('%s are refused', (_name, changed, code) => {
    expect(correctedFacts({ ...FACTS, ...changed })).toEqual({ ok: false, error: { code } });
  });
});
