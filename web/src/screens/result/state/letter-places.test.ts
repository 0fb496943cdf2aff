import { messageIn } from '@plainclaim/contract';
import { expect, it } from 'vitest';
import { placeOfRefusal } from './letter-places.ts';

it('of several signs that cannot be printed the first in the text is shown', () => {
  const message = messageIn('en', 'letter.unprintable', { characters: '☃ 🦄' });
  expect(placeOfRefusal('letter.unprintable', message, 'Pay 🦄 or ☃ now')).toEqual({ start: 4, end: 6 });
});

it.each([
  ['letter.unprintable', 'Some other sentence.'],
  ['letter.unprintable', messageIn('en', 'letter.unprintable', { characters: '☃' })],
  ['letter.over_limit', messageIn('en', 'letter.over_limit', { limit: '60,000' })],
])('nothing is pointed at when %s says "%s" of a text without it', (code, message) => {
  expect(placeOfRefusal(code, message, 'A short letter.')).toBeNull();
});
