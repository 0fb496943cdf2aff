import { messageFor } from '@plainclaim/contract';
import { describe, expect, it } from 'vitest';
import { placeOfRefusal } from './letter-places.ts';

const shown = (code: 'letter.residue' | 'letter.private_number', quoted: string, text: string): string | null => {
  const place = placeOfRefusal(code, messageFor(code, { text: quoted }), text);
  return place === null ? null : text.slice(place.start - 3, place.end + 3);
};

describe('where a refusal points in the letter', () => {
  it('the quoted words are found', () => {
    expect(shown('letter.residue', '[Name]', 'To: [Name], hello')).toBe('o: [Name], h');
  });

  it('a word is not looked for inside another word', () => {
    expect(shown('letter.residue', 'null', 'It was annulled. You owe null dollars.')).toBe('we null do');
  });

  it('two dots are not looked for inside three', () => {
    expect(shown('letter.residue', '..', 'Wait... then pay.. now')).toBe('pay.. no');
  });

  it('words that only stand inside others are still shown', () => {
    expect(shown('letter.residue', 'null', 'It was annulled.')).toBe(' annulled.');
  });

  it('a private number told in another form is found by its kind', () => {
    expect(shown('letter.private_number', '*** 6789', 'My number is 123-45-6789, ok')).toBe('is 123-45-6789, o');
  });

  it('of several signs that cannot be printed the first in the text is shown', () => {
    const text = 'Pay 🦄 or ☃ now';
    const message = messageFor('letter.unprintable', { characters: '☃ 🦄' });
    expect(placeOfRefusal('letter.unprintable', message, text)).toEqual({ start: 4, end: 6 });
  });

  it.each([
    ['letter.residue', messageFor('letter.residue', { text: 'gone' })],
    ['letter.residue', 'Some other sentence.'],
    ['letter.too_long', messageFor('letter.too_long', { limit: '60000' })],
  ])('nothing is pointed at when %s says "%s" of a text without it', (code, message) => {
    expect(placeOfRefusal(code, message, 'A short letter.')).toBeNull();
  });
});
