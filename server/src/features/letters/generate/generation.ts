import { letterDecisionsSchema, TRANSLATED_CODES } from '@plainclaim/domain';
import * as z from 'zod/mini';

const sourceSchema = z.object({
  kind: z.string(),
  /** Which field of the form, for `kind` field. */
  field: z.nullable(z.string()),
  quote: z.nullable(z.string()),
  cite: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  key: z.nullable(z.string()),
  certainty: z._default(z.nullable(z.string()), null),
  card: z._default(z.nullable(z.object({ entry: z.string(), card: z.string(), title: z.string() })), null),
});
/** Where a sentence comes from, with everything needed to show it later, whatever the composer does by then. */
export type SentenceSource = z.infer<typeof sourceSchema>;

const sentenceShape = {
  start: z.number(),
  end: z.number(),
  voice: z.enum(['ours', 'theirs', 'accepted']),
  key: z.string(),
  /** Not of a language that came after the letter was written. */
  copies: z.nullable(z.partialRecord(z.enum(TRANSLATED_CODES), z.string())),
  source: sourceSchema,
};
const generationSchema = z.object({
  text: z.string(),
  sentences: z.array(z.object(sentenceShape)),
  decisions: letterDecisionsSchema,
  /** The fingerprint of the cards it was made from; '' for a letter from before there were cards. */
  cardsSha256: z.string(),
});
/** What the composer wrote last. */
export type Generation = z.infer<typeof generationSchema>;

/** As the releases before the cards stored it: they told a story in sentences of their own. */
const earlierSchema = z.object({
  text: z.string(),
  sentences: z.array(z.object({ start: z.number(), end: z.number(), source: sourceSchema })),
  decisions: letterDecisionsSchema,
});

/** A stored generation, of this release or an earlier one. */
export function openedGeneration(stored: unknown): Generation {
  const opened = z.safeParse(generationSchema, stored);
  if (opened.success) return opened.data;
  const { text, sentences, decisions } = z.parse(earlierSchema, stored);
  return {
    text,
    decisions,
    cardsSha256: '',
    sentences: sentences.map(({ start, end, source }) => {
      const isStated = source.kind === 'story' || source.kind === 'calculation';
      const isTheirs = isStated && source.quote === text.slice(start, end);
      return {
        start,
        end,
        voice: isTheirs ? 'theirs' : 'ours',
        key: '',
        copies: null,
        source: isStated && !isTheirs ? { ...source, kind: 'told' } : source,
      };
    }),
  };
}

/** True for a letter from before the cards: this release would write another one. */
export const isEarlier = ({ cardsSha256 }: Pick<Generation, 'cardsSha256'>): boolean => cardsSha256 === '';

/** The generated letter with some of its sentences in other words, in their places. */
export function withSentences(
  generation: Generation,
  say: (text: string, source: SentenceSource) => string,
): Generation {
  let text = '';
  let at = 0;
  const sentences = generation.sentences.map((sentence) => {
    text += generation.text.slice(at, sentence.start);
    at = sentence.end;
    const said = say(generation.text.slice(sentence.start, sentence.end), sentence.source);
    const start = text.length;
    text += said;
    return { ...sentence, start, end: text.length };
  });
  return { ...generation, text: text + generation.text.slice(at), sentences };
}
