import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { checkLetter, stopsApproval } from './check-letter.ts';
import { composeLetter } from './compose-letter.ts';
import { composeInput } from './testing-pack.ts';

const letter = composeLetter(composeInput()).text;
const findingsIn = (added: string): readonly (readonly [string, string])[] => {
  const text = letter.replace('Sincerely,', `${added}\n\nSincerely,`);
  return checkLetter({ text, amount: cents(245_000) }).map(
    ({ code, place }) => [code, text.slice(place.start, place.end)] as const,
  );
};

describe('the checks before approval', () => {
  it.each([
    ['Dear [Name],', 'letter.residue', '['],
    ['You owe undefined.', 'letter.residue', 'undefined'],
    ['Phone:', 'letter.residue', 'Phone:'],
    ['Pay at <b>once</b>.', 'letter.residue', '<b>'],
    ['Pay now.. or later.', 'letter.residue', '..'],
    ['My number is 123-45-6789.', 'letter.private_number', '123-45-6789'],
    ['Use card 4111 1111 1111 1111.', 'letter.private_number', '4111 1111 1111 1111'],
    ['Please pay $9,450.00 by May 1, 2027.', 'letter.demand_above_claim', 'Please pay $9,450.00 by May 1, 2027.'],
  ])('%s stops it, and the place is shown', (added, code, shown) => {
    expect(findingsIn(added)).toContainEqual([code, shown]);
    expect(
      stopsApproval(checkLetter({ text: `${letter}\n\n${added}`, amount: cents(245_000) })).length,
    ).toBeGreaterThan(0);
  });

  it.each([
    'I will call the police if you do not pay.',
    'You will be sorry.',
    'We are going to post this on Facebook.',
    'Pay, or I will tell your boss.',
  ])('a threat is pointed out: %s', (added) => {
    expect(findingsIn(added).map(([code]) => code)).toEqual(['letter.improper_threat']);
  });

  it.each([
    'I called the police on May 1, 2026 and they wrote a report.',
    'You told me "I will call the police".',
    'I will file a claim in court.',
    'The agreement is null and void.',
    'My phone is (973) 555-0148 and my ZIP is 07102-1234.',
    'I slipped on the ice and hurt my back. You will replace the TV.',
    'I paid $9,000 for the car.',
    'I live on Dickinson Street in Essex County.',
  ])('an honest sentence passes: %s', (added) => {
    expect(findingsIn(added)).toEqual([]);
  });

  it('an empty letter stops, a short or long one is pointed out', () => {
    expect(checkLetter({ text: ' \n ', amount: cents(100) })).toMatchObject([
      { code: 'letter.empty', severity: 'stop' },
    ]);
    expect(checkLetter({ text: 'Please pay me.', amount: cents(100) })).toMatchObject([
      { code: 'letter.too_short', severity: 'warning' },
    ]);
    expect(checkLetter({ text: 'word '.repeat(901), amount: cents(100) })).toMatchObject([
      { code: 'letter.too_long', severity: 'warning' },
    ]);
  });
});
