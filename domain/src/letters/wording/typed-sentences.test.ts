import { describe, expect, it } from 'vitest';
import { MOST_TYPED_SENTENCES, typedSentences } from './typed-sentences.ts';

const wordsOf = (text: string) => typedSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences of own words', () => {
  it('each stand for themselves, up to more than any story has', () => {
    const story = Array.from({ length: MOST_TYPED_SENTENCES }, (_, nr) => `It rained ${nr} times.`).join(' ');
    expect(wordsOf(story)).toHaveLength(MOST_TYPED_SENTENCES);
    expect(wordsOf('I paid. They left.')).toEqual(['I paid.', 'They left.']);
  });

  it('stand together behind that many, letter for letter', () => {
    const story = `${'No. '.repeat(20)}${'。'.repeat(30_000)} The end.`;
    const words = wordsOf(story);
    expect(words).toHaveLength(MOST_TYPED_SENTENCES);
    expect(words.at(-1)?.endsWith('。 The end.')).toBe(true);
    expect(words.join('').replaceAll(' ', '')).toBe(story.replaceAll(' ', ''));
  });
});
