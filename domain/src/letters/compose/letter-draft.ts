import type { Copies, LetterSentence, OurSource, Source } from './composed-letter.ts';
import { typedSentences } from '../wording/typed-sentences.ts';

/** Nobody else has it, so nobody else can make a part. */
const partMark: unique symbol = Symbol('part');

/** A sentence or line before it has its place in the text. Only `ours`, `theirs` and `accepted` make one. */
export type Part = {
  readonly text: string;
  readonly source: Source;
  readonly copies?: Copies;
  readonly typed?: readonly string[];
  readonly [partMark]: true;
};

/** `lines` stay lines; `prose` parts are in one paragraph; a heading is alone. */
export type DraftBlock = { readonly kind: 'lines' | 'prose'; readonly parts: readonly Part[] };

const FIXED: OurSource = { kind: 'fixed' };

const made = (part: Omit<Part, typeof partMark>): Part => ({ ...part, [partMark]: true });

const unmarked = ({ text, source, copies, typed }: Part): Omit<Part, typeof partMark> => ({
  text,
  source,
  ...(copies === undefined ? {} : { copies }),
  ...(typed === undefined ? {} : { typed }),
});

/** A sentence of ours: a filled frame, a sum, a law, fixed words. `typed` words that it does not hold are no part of it. */
export function ours(text: string, source: OurSource = FIXED, copies?: Copies, typed: readonly string[] = []): Part {
  const inside = typed.filter((words) => words !== '' && text.includes(words));
  return made({
    text,
    source,
    ...(copies === undefined ? {} : { copies }),
    ...(inside.length === 0 ? {} : { typed: inside }),
  });
}

/** A stretch of cleaned text as it was typed. It is always cut out of that text, so it cannot say anything else. */
export const theirs = (cleaned: string, kind: 'story' | 'calculation', start: number, end: number): Part =>
  made({ text: cleaned.slice(start, end), source: { kind, start, end } });

/** Words that took the place of theirs when they accepted them: old and new are both on record. */
export const accepted = (instead: string, from: string): Part =>
  made({ text: instead, source: { kind: 'accepted', from } });

export const lines = (...parts: readonly Part[]): DraftBlock => ({ kind: 'lines', parts });
export const prose = (...parts: readonly Part[]): DraftBlock => ({ kind: 'prose', parts });
export const heading = (text: string): DraftBlock => lines(ours(text));

export const section = (title: string, blocks: readonly DraftBlock[]): readonly DraftBlock[] =>
  blocks.some((block) => block.parts.some(({ text }) => text !== '')) ? [heading(title), ...blocks] : [];

/** Cleaned text as it was typed, paragraph by paragraph, each sentence by itself. */
export function asTyped(
  cleaned: string,
  kind: 'story' | 'calculation',
  partFor: (start: number, end: number) => Part = (start, end) => theirs(cleaned, kind, start, end),
): readonly DraftBlock[] {
  const paragraphs: Part[][] = [];
  for (const { start, end, startsParagraph } of typedSentences(cleaned)) {
    const last = paragraphs.at(-1);
    if (last === undefined || startsParagraph) paragraphs.push([partFor(start, end)]);
    else last.push(partFor(start, end));
  }
  return paragraphs.map((parts) => prose(...parts));
}

/** Joins blocks with one blank line and finds each sentence's place. Empty parts and blocks leave no trace. */
export function writeOut(blocks: readonly DraftBlock[]): {
  readonly text: string;
  readonly sentences: readonly LetterSentence[];
} {
  const sentences: LetterSentence[] = [];
  let text = '';
  for (const block of blocks) {
    const parts = block.parts.filter((some) => some.text !== '');
    parts.forEach((some, index) => {
      if (index > 0) text += block.kind === 'lines' ? '\n' : ' ';
      else if (text !== '') text += '\n\n';
      sentences.push({ ...unmarked(some), start: text.length, end: text.length + some.text.length });
      text += some.text;
    });
  }
  return { text, sentences };
}
