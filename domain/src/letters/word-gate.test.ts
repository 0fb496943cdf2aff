import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FOLDED_LETTER, isFoldedSign } from './folded-text.ts';
import { anyOfWords, firstWords, gateOf, wordsIn } from './word-gate.ts';

test('only those are tried of which a word was said', () => {
  const mayBe = gateOf([
    { words: 'jail|prison', name: 'threat' },
    { words: 'deport*', name: 'office' },
    { words: 'neighbou?rs', name: 'others' },
  ]);
  const namesIn = (text: string) => mayBe(wordsIn(text)).map(({ name }) => name);
  expect(namesIn('You belong in Jail, and your neighbors know.')).toEqual(['threat', 'others']);
  expect(namesIn('He will be DEPORTED.')).toEqual(['office']);
  expect(namesIn('The neighbourſ left.')).toEqual(['others']);
  expect(namesIn('The jailer paid a deposit.')).toEqual(['office']);
  expect(namesIn('He paid.')).toEqual([]);
});

test.each([
  ['he paid the the bill', true],
  ['The, the', true],
  ['he paid the bill', false],
  ['the then', false],
])('"%s" may say a word twice: %s', (text, isTwice) => {
  expect(wordsIn(text).maySayTwice).toBe(isTwice);
});

test('a name may stand in a text only as a whole word of it', () => {
  const mayName = anyOfWords(['owen', 'świętosławski'], isFoldedSign);
  expect(['owen’s van', 'to owen', 'mr. świętosławski said', 'owen'].map(mayName)).toEqual([true, true, true, true]);
  expect(['bowen', 'owens', 'owe n', '', 'święto'].map(mayName)).toEqual([false, false, false, false, false]);
});

test('signs of folded words are the same by code and by pattern', () => {
  const pattern = new RegExp(`^[${FOLDED_LETTER}0-9]$`);
  const others = Array.from({ length: 0x10000 }, (_, code) => code).filter(
    (code) => isFoldedSign(code) !== pattern.test(String.fromCharCode(code)),
  );
  expect(others).toEqual([]);
});

describe('the first words of alternatives', () => {
  test.each([
    ['manager|bank', ['manager', 'bank']],
    ['neighbou?rs', ['neighbors', 'neighbours']],
    ['tenants?', ['tenant', 'tenants']],
    ['co-?worker', ['coworker', 'co']],
    ['brother-in-law', ['brother']],
    ['insurance(?: company)?', ['insurance']],
    ['delivery (?:company|service)|tile man', ['delivery', 'tile']],
    ['fiancé', ['fianc']],
    ['deport*|rot', ['depo*', 'rot']],
  ])('%s', (alternatives, words) => {
    expect([...firstWords(alternatives)].sort()).toEqual([...words].sort());
  });

  test('stand in every text the alternatives are found in', () => {
    const alternatives = 'neighbou?rs|co-?worker|delivery (?:man|service)|tenants?|fiancé|tile man';
    const pattern = new RegExp(`\\b(?:${alternatives})\\b`, 'i');
    const mayBe = gateOf([{ words: alternatives }]);
    const piece = fc.constantFrom(
      'Neighbors',
      'co-worker',
      'coworker',
      'delivery service',
      'tenant',
      'fiancée',
      'é',
      ' ',
      '-',
      'x',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join('');
        if (pattern.test(text)) expect(mayBe(wordsIn(text))).toHaveLength(1);
      }),
    );
  });
});
