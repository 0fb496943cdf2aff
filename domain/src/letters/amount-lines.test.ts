import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { workOut } from './amount-lines.ts';
import { composeLetter } from './compose-letter.ts';
import { splitSentences } from './sentences.ts';
import { composeInput, depositClaim } from './testing-pack.ts';

const split = (text: string): readonly string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

function rows(calculation: string, claim: number, story = ''): readonly string[] | number | null {
  const input = composeInput(depositClaim({ amount: cents(claim), reasons: [] }), { law: [] });
  const result = workOut(split(calculation), input, split(story));
  return result.kind === 'proven' ? result.rows.map((row) => `${row.label} ${row.cents}`) : result.sum;
}

describe('a sum with the name of something every object has', () => {
  it.each([
    ['The constructor was $2,000.', 200_000, ['Constructor 200000']],
    ['$2,000 for the constructor.', 200_000, ['Constructor 200000']],
    ['Constructor $2,000', 200_000, ['Constructor 200000']],
    ['My constructor: $2,000', 200_000, ['My constructor 200000']],
    ['Materials $500, constructor $1,500', 200_000, ['Materials 50000', 'Constructor 150000']],
    ['Constructor: $1,500. Materials: $500.', 200_000, ['Constructor 150000', 'Materials 50000']],
    ['valueOf $1,500, toString $500', 200_000, ['ValueOf 150000', 'ToString 50000']],
    ['Materials $500, __proto__ $1,500', 200_000, ['Materials 50000', '__proto__ 150000']],
  ])('%s', (text, claim, expected) => {
    expect(rows(text, claim)).toEqual(expected);
  });

  it('may stand in the story alone', () => {
    const story = 'I paid $2,000 for the constructor. He did not come.';
    expect(rows('See above.', 200_000, story)).toEqual(['Constructor 200000']);
  });
});

describe('sums no claim has', () => {
  it.each([
    'I paid $90,000,000,000,000 and $90,000,000,000,000.',
    'It was $90000000000000.00 doubled.',
    '9000 x $90,000,000,000,000',
    'Half of $90,000,000,000,000 plus $90,000,000,000,000',
    'I paid $2,450 and $90,000,000,000,000.',
    '$100,000,000.01',
  ])('%s is not worked out', (text) => {
    expect(rows(text, 245_000)).toBeNull();
  });

  it('are told in the letter as they were written', () => {
    const calculation = 'I paid $2,450 and $90,000,000,000,000 is what he has.';
    const { text } = composeLetter(composeInput(depositClaim({ calculation })));
    expect(text).toContain('$90,000,000,000,000');
  });

  it('does not begin at a hundred million dollars', () => {
    expect(rows('House $60,000,000 and land $40,000,000', 100_000_000_00)).toEqual([
      'House 6000000000',
      'Land 4000000000',
    ]);
  });
});

describe('a list of very many sums', () => {
  it.each(['$1 '.repeat(3_300), '$7 minus '.repeat(1_100), '12 x $3 '.repeat(1_200), 'Part $1. '.repeat(1_100)])(
    '%# is left as it is',
    (text) => {
      expect(rows(text, 245_000)).toBeNull();
    },
  );

  it('is worked out up to two hundred', () => {
    expect(rows(`${'Hour $12, '.repeat(199)}parking $20`, 2_408_00)).toHaveLength(200);
  });
});
