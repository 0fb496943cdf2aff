import { describe, expect, test } from 'vitest';
import { beginningsOf, matchIn, type SearchedText, wantedWords, wordsOf } from './search-words.ts';

describe('words', () => {
  test.each([
    ['accents and capitals', 'Peña-Núñez', ['pena', 'nunez']],
    ['the i without a dot, and the big one with it', 'Yıldız İnşaat', ['yildiz', 'insaat']],
    ['an amount', '$2,450.00', ['2450']],
    ['an amount with cents', '2,450.75', ['245075']],
    ['an amount as somebody types it', '2450', ['2450']],
    ['a docket number', 'SC-001234-26', ['sc', '001234', '26']],
    ['nothing', ' - ', []],
  ])('leave out %s', (_what, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('are looked for from two letters on, each once and no more than eight', () => {
    expect(wantedWords('a Iron iron b')).toEqual(['iron']);
    expect(wantedWords('aa bb cc dd ee ff gg hh ii')).toHaveLength(8);
  });
});

const CASE: readonly SearchedText[] = [
  { field: 'defendant', texts: ['Ironbound Property Management LLC'] },
  { field: 'docket', texts: ['SC-001234-26'] },
  { field: 'category', texts: ['Landlord or tenant problem', 'Problema con el propietario o el inquilino'] },
];

describe('a match', () => {
  test('names the field in which most of the words are', () => {
    expect(matchIn(CASE, ['iron'])?.field).toBe('defendant');
    expect(matchIn(CASE, ['sc', '001234'])?.field).toBe('docket');
    expect(matchIn(CASE, ['inquilino'])?.texts[0]).toBe('Landlord or tenant problem');
  });

  test('needs every word, though each may be in another field', () => {
    expect(matchIn(CASE, ['iron', '001234'])?.field).toBe('defendant');
    expect(matchIn(CASE, ['iron', 'nobody'])).toBeNull();
  });

  test('is a beginning of a word, and no middle of one', () => {
    expect(matchIn(CASE, ['bound'])).toBeNull();
  });
});

test('the index holds every beginning of two to ten letters', () => {
  expect(beginningsOf([{ field: 'defendant', texts: ['Management'] }])).toEqual([
    'ma',
    'man',
    'mana',
    'manag',
    'manage',
    'managem',
    'manageme',
    'managemen',
    'management',
  ]);
});
