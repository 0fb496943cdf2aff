import { expect, test } from 'vitest';
import { isolateRightToLeft, isRightToLeft, markLongWords } from './layout-marks.ts';

const withoutMarks = (text: string): string => text.replace(/[\u200b\u2068\u2069]/g, '');

test('words of up to 30 letters carry no break mark', () => {
  const text = `Northfield Painting ${'a'.repeat(30)} ${'👩‍👩‍👧'.repeat(2)}`;
  expect(markLongWords(text)).toBe(text);
});

test('a long email address may break after its signs, not inside its parts', () => {
  expect(markLongWords('bartholomew.featherstonehaugh@mail.example.com').split('\u200b')).toEqual([
    'bartholomew.',
    'featherstonehaugh@',
    'mail.',
    'example.',
    'com',
  ]);
});

test('a word of 20,000 letters may break after every 20', () => {
  const word = 'x'.repeat(20_000);
  const marked = markLongWords(word);
  expect(marked.split('\u200b').every((piece) => piece.length === 20)).toBe(true);
  expect(withoutMarks(marked)).toBe(word);
});

test('Chinese and Japanese carry no break marks, but a long address among them does', () => {
  const chinese = '请在月底之前把钱还给我，一共四百美元。さくら、ヨシダー「」'.repeat(10);
  expect(markLongWords(chinese)).toBe(chinese);
  expect(markLongWords(`请${'a'.repeat(40)}`)).toBe(`请${'a'.repeat(20)}\u200b${'a'.repeat(20)}`);
});

test('a break never separates an accent or an emoji from its other parts', () => {
  const pieces = markLongWords('👩‍👩‍👧'.repeat(50)).split('\u200b');
  expect(pieces.map((piece) => piece.length % '👩‍👩‍👧'.length)).toEqual([0, 0, 0]);
});

test('a right-to-left name is set apart from the number that follows it', () => {
  expect(isolateRightToLeft('I paid יוסף כהן, 14 Cedar Street')).toBe('I paid \u2068יוסף כהן\u2069, 14 Cedar Street');
});

test('a right-to-left run that may not fit on a line is not set as a unit', () => {
  const sentence = 'שילמתי לך את כל הכסף שביקשת ממני בתחילת החודש';
  expect(isolateRightToLeft(sentence)).toBe(sentence);
});

test.each([
  ['Dear יוסף כהן:', false],
  ['יוסף wrote to me about the deposit and the broken window.', false],
  ['שלום, שילמתי לך 400 דולר', true],
  ['400', false],
])('the direction of "%s"', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
