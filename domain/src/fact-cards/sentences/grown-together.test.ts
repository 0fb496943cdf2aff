import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { cardEntrySchema } from '../entry.ts';
import { inLanguages } from '../../languages.ts';
import { COPY_WORDS } from '../words/all-languages.ts';
import { sayPhrase, type Speaker, type Telling } from './say-card.ts';
import { readEntry } from '../read-entry.ts';

const joined = COPY_WORDS.pt.joined ?? (() => '');

test.each([
  ['de ', 'a outra parte', 'd'],
  ['De ', 'a outra parte', 'D'],
  ['por ', 'o conserto', 'pel'],
  ['em ', 'um estacionamento', 'n'],
  ['de ', 'um carro', 'de '],
  ['de ', 'assaltante', 'de '],
  ['para ', 'a outra parte', 'para '],
])('in Portuguese "%s" grows together with an article and no other word: %s', (before, words, said) => {
  expect(joined(before, words)).toBe(said);
});

const [card] = catalogueOf('debt').cards;

test.each([
  [['Kim Park'], '', 'Recebi da outra parte.'],
  [['O Park', 'A Lee'], '0', 'Recebi de O Park.'],
])('words of ours grow together with what is before them, and names never do: %s', (defendants, defendant, said) => {
  if (card === undefined) throw new Error('a category has cards');
  const speaker: Speaker = { isWe: false, defendants, place: '' };
  const entry = cardEntrySchema.parse({ id: 'one', card: card.key, values: {}, defendant });
  const texts = inLanguages(() => 'Recebi de {you}.');
  const telling: Telling = { speaker, language: 'pt', mentionedDay: null };
  expect(sayPhrase(texts, readEntry(card, entry, defendants.length), telling)).toBe(said);
});
