import { expect, test } from 'vitest';
import { hasOwnWords } from './has-own-words.ts';

const source = {
  kind: 'fixed',
  label: '',
  field: null,
  citation: null,
  certainty: null,
  key: null,
  card: null,
} as const;
const sentence = (voice: 'ours' | 'theirs' | 'accepted') =>
  ({ start: 0, end: 4, voice, key: '', copies: null, source }) as unknown as Parameters<
    typeof hasOwnWords
  >[0]['sentences'][number];
const letter = (...voices: readonly ('ours' | 'theirs' | 'accepted')[]) => ({
  sentences: voices.map(sentence),
  is_edited: false,
  cards: { entries: [{ isLeftOut: false }] },
});

test('a letter of our sentences alone holds no words of the person’s own', () => {
  expect(hasOwnWords(letter('ours', 'ours'))).toBe(false);
});

test('a story, a suggestion taken, an edit and a card’s sentence written anew are their own words', () => {
  expect(hasOwnWords(letter('ours', 'theirs'))).toBe(true);
  expect(hasOwnWords(letter('accepted'))).toBe(true);
  expect(hasOwnWords({ ...letter('ours'), is_edited: true })).toBe(true);
  expect(hasOwnWords({ ...letter('ours'), cards: { entries: [{ own: 'I backed into it.', isLeftOut: false }] } })).toBe(
    true,
  );
  expect(hasOwnWords({ ...letter('ours'), cards: { entries: [{ own: 'I backed in.', isLeftOut: true }] } })).toBe(
    false,
  );
});
