import { describe, expect, test } from 'vitest';
import { countSentences, withSpoken } from './narrative-text.ts';

describe('counting the sentences of a story', () => {
  test.each([
    ['an empty box has none', '', 0],
    ['spaces and marks alone are no sentence', ' ... \n ', 0],
    ['one without a full stop counts', 'They left the job', 1],
    ['full stops, question and exclamation marks end one', 'I paid. Did they come? No! They did not.', 4],
    ['a row of marks ends one sentence', 'They never came back!!! I called...', 2],
    ['cents are not an end', 'I paid $1,200.50 on 3.4.2026 in full.', 1],
    ['titles and streets are not an end', 'Mr. Smith of 12 Main St. Newark owes me money. He said so.', 2],
    ['a time of day is not an end', 'We met at 9 a.m. on Monday. He paid nothing.', 2],
    ['an abbreviation at the end still is', 'I met him at 9 a.m. He paid nothing.', 2],
    ['single initials are not an end', 'John Q. Public signed it.', 1],
    ['a mark inside closing quotes ends one', 'He said “I will pay.” He did not.', 2],
    ['each line of a list counts', 'I paid $800\nThey painted one room\n\nThey left', 3],
    ['letters of every alphabet count', 'Ödeme yapılmadı. Çok üzgünüm.', 2],
  ])('%s', (_name, text, count) => expect(countSentences(text)).toBe(count));

  test('a very long text is counted in a moment', () => {
    expect(countSentences('I paid him. '.repeat(2500))).toBe(2500);
  });
});

describe('adding what was said to what is written', () => {
  test('it comes after the text with one space between', () => {
    expect(withSpoken('I paid $800.', 'they left', 100)).toBe('I paid $800. they left');
  });

  test('no second space is added, and none before the first words', () => {
    expect(withSpoken('I paid $800.\n', ' they left ', 100)).toBe('I paid $800.\nthey left');
    expect(withSpoken('', 'they left', 100)).toBe('they left');
  });

  test('silence changes nothing', () => {
    expect(withSpoken('I paid. ', '  ', 100)).toBe('I paid. ');
  });

  test('a sentence that no longer fits is left out whole', () => {
    expect(withSpoken('12345', '678', 8)).toBe('12345');
    expect(withSpoken('12345', '678', 9)).toBe('12345 678');
  });
});
