import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentAt, sentenceSegments } from './sentence-segments.ts';

const GENERATED = 'I moved out. I left it clean.\n\nPlease pay $50.00.';
const sentences = ['I moved out.', 'I left it clean.', 'Please pay $50.00.'].map((sentence) => {
  const start = GENERATED.indexOf(sentence);
  return { start, end: start + sentence.length };
});
const shown = (text: string) =>
  sentenceSegments(text, GENERATED, sentences).map(
    ({ start, end, sentence, isEdited }) =>
      `${sentence ?? 'own'}${isEdited ? '*' : ''}: ${text.slice(start, end).trim()}`,
  );

it('a letter as it was written is made of its sentences', () => {
  expect(shown(GENERATED)).toEqual(['0: I moved out.', '1: I left it clean.', '2: Please pay $50.00.']);
});

it('an edited sentence keeps its source and is marked', () => {
  expect(shown(GENERATED.replace('it clean', 'it very clean'))).toEqual([
    '0: I moved out.',
    '1*: I left it very clean.',
    '2: Please pay $50.00.',
  ]);
});

it('words replaced at the end of a sentence still belong to it', () => {
  expect(shown(GENERATED.replace('clean.', 'swept.'))).toContain('1*: I left it swept.');
});

it('a sentence typed between others is nobody’s', () => {
  expect(shown(GENERATED.replace('clean.\n\n', 'clean.\n\nThe keys were returned.\n\n'))).toContain(
    'own*: The keys were returned.',
  );
});

it('a sentence that was taken out is gone, and the others stay', () => {
  expect(shown(GENERATED.replace(' I left it clean.', ''))).toEqual(['0: I moved out.', '2: Please pay $50.00.']);
});

it('a place in the text leads to its sentence', () => {
  const segments = sentenceSegments(GENERATED, GENERATED, sentences);
  expect(segmentAt(segments, GENERATED.indexOf('clean'))).toBe(1);
  expect(segmentAt(segments, GENERATED.length)).toBe(-1);
});

it('no visible sign of an edited text is lost', () => {
  const words = fc.array(fc.constantFrom('I', 'moved', 'out.', 'clean.', '\n\n', ' '), { maxLength: 25 });
  fc.assert(
    fc.property(words, (all) => {
      const text = all.join('');
      const stated = sentenceSegments(text, GENERATED, sentences).map(({ start, end }) => text.slice(start, end));
      expect(stated.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
