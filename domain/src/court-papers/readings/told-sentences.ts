import { splitSentences } from '../../own-words/index.ts';

/** The facts of a complaint sentence by sentence, without the numbers of its paragraphs. */
export const sentencesOf = (facts: string): readonly string[] =>
  splitSentences(facts)
    .map(({ start, end }) => facts.slice(start, end))
    .filter((text) => /\p{L}/u.test(text));

/** Each sentence that names something, together with the one before it and the one behind it. */
export function sentencesAround(facts: string, named: RegExp): readonly string[] {
  const sentences = sentencesOf(facts);
  return sentences.flatMap((text, at) =>
    named.test(text) ? [sentences.slice(Math.max(at - 1, 0), at + 2).join(' ')] : [],
  );
}
