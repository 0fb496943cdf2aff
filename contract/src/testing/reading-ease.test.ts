import { expect, test } from 'vitest';
import {
  longSentencesIn,
  portugueseEaseOf,
  portugueseSyllables,
  spanishEaseOf,
  spanishSyllables,
  turkishEaseOf,
  turkishSyllables,
} from './reading-ease.ts';

test.each([
  ['casa', 2],
  ['país', 2],
  ['quien', 1],
  ['guerra', 2],
  ['ciudad', 2],
  ['aéreo', 4],
  ['muy', 1],
  ['reclamación', 4],
])('hears "%s" in %i syllables of Spanish', (word, count) => {
  expect(spanishSyllables(word)).toBe(count);
});

test.each([
  ['ev', 1],
  ['İstanbul', 3],
  ['mahkeme', 3],
  ['kâğıt', 2],
])('hears "%s" in %i syllables of Turkish', (word, count) => {
  expect(turkishSyllables(word)).toBe(count);
});

test.each([
  ['casa', 2],
  ['mãe', 1],
  ['quando', 2],
  ['água', 2],
  ['dia', 2],
  ['história', 3],
  ['ações', 2],
  ['rainha', 3],
  ['caiu', 2],
  ['ainda', 3],
  ['você', 2],
])('hears "%s" in %i syllables of Portuguese', (word, count) => {
  expect(portugueseSyllables(word)).toBe(count);
});

test('finds a child’s sentence easier than a statute', () => {
  expect(spanishEaseOf('La casa es de Ana. Ana no está.')).toBeGreaterThan(80);
  expect(
    spanishEaseOf('No obstante cualquier disposición contraria, el demandado indemnizará correspondientemente.'),
  ).toBeLessThan(20);
  expect(portugueseEaseOf('A casa é da Ana. Ana não está.')).toBeGreaterThan(80);
  expect(
    portugueseEaseOf('Não obstante qualquer disposição contrária, o demandado indenizará correspondentemente.'),
  ).toBeLessThan(20);
  expect(turkishEaseOf('Bu ev benim. Kira bitti.')).toBeGreaterThan(90);
  expect(
    turkishEaseOf('Yükümlülüklerini yerine getirmeyen davalının tazminat sorumluluğu değerlendirilecektir.'),
  ).toBeLessThan(20);
});

test('counts the words of a sentence to its end, with numbers and what is filled in', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => (index % 2 ? '{sum}' : '12')).join(' ');
  expect(longSentencesIn(`Pay ${words(24)}. Then ${words(24)}: done`)).toHaveLength(1);
  expect(longSentencesIn(`Pay ${words(24)}. Then ${words(24)}!`)).toEqual([]);
});
