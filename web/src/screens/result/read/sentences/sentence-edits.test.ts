import { expect, test } from 'vitest';
import { foundAgain, putBack, restored, takenOut, undone, withWords, writtenFor } from './sentence-edits.ts';
import { sentenceSegments } from './sentence-segments.ts';

const generated = 'I paid you $500.00. You sent no receipt. Please pay.\n\nSincerely,';
const placeOf = (words: string) => ({ start: generated.indexOf(words), end: generated.indexOf(words) + words.length });
const sentences = ['I paid you $500.00.', 'You sent no receipt.', 'Please pay.', 'Sincerely,'].map(placeOf);
const written = { generated, sentences };
const segmentsOf = (text: string) => sentenceSegments(text, generated, sentences);

test('undo gives back the words of one sentence and leaves every other change alone', () => {
  const text = generated.replace('$500.00', '$600.00').replace('Please pay.', 'Please pay soon.');
  const segments = segmentsOf(text);
  const changed = segments.find(({ sentence }) => sentence === 2);
  expect(changed === undefined ? '' : writtenFor(changed, written)).toBe('Please pay.');
  expect(changed === undefined ? '' : undone(text, changed, written)).toBe(generated.replace('$500.00', '$600.00'));
});

test('a sentence that was typed goes whole when it is undone', () => {
  const text = generated.replace('You sent', 'It was a Monday. You sent');
  const typed = segmentsOf(text).find(({ start, end }) => text.slice(start, end).includes('Monday'));
  expect(typed === undefined ? '' : undone(text, { ...typed, sentence: null }, written)).not.toContain('Monday');
});

test('a sentence taken out by hand is told, and comes back in its place', () => {
  const text = generated.replace(' You sent no receipt.', '');
  const segments = segmentsOf(text);
  expect(takenOut(segments, written)).toEqual([1]);
  expect(putBack(text, segments, written, 1)).toBe(generated);
});

test('other words keep the blanks around a sentence, and none take it out', () => {
  expect(withWords(generated, placeOf('Please pay.'), ' Pay me. ')).toContain('receipt. Pay me.\n\nSincerely');
  expect(withWords(generated, placeOf('You sent no receipt.'), '')).toBe(
    generated.replace(' You sent no receipt.', ''),
  );
});

test('words that were taken out come back only while what stood before them is still there once', () => {
  const text = generated.replace(' You sent no receipt.', '');
  expect(restored(text, 'You sent no receipt.', 'I paid you $500.00.')).toBe(generated);
  expect(restored('Other words.', 'You sent no receipt.', 'I paid you $500.00.')).toBeNull();
});

test('an opened sentence is found again after another change was saved, and is closed when its own words have changed', () => {
  const opened = { words: 'Please pay.', start: generated.indexOf('Please pay.') };
  const shorter = generated.replace(' You sent no receipt.', '');
  expect(foundAgain(opened, generated, segmentsOf(generated))).toBe(2);
  expect(foundAgain(opened, shorter, segmentsOf(shorter))).toBe(1);
  const other = generated.replace('Please pay.', 'Please pay soon.');
  expect(foundAgain(opened, other, segmentsOf(other))).toBeNull();
  const twice = generated.replace('You sent no receipt.', 'Please pay.');
  expect(foundAgain(opened, twice, segmentsOf(twice))).toBe(2);
});
