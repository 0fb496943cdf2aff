import type { LetterSentence, Source } from './composed-letter.ts';

/** A sentence or line before it has its place in the text. */
export type Part = { readonly text: string; readonly source: Source };

/** `lines` stay lines; `prose` parts stand in one paragraph; a heading stands alone. */
export type DraftBlock = { readonly kind: 'lines' | 'prose'; readonly parts: readonly Part[] };

export const FIXED: Source = { kind: 'fixed' };
export const part = (text: string, source: Source = FIXED): Part => ({ text, source });

export const lines = (...parts: readonly Part[]): DraftBlock => ({ kind: 'lines', parts });
export const prose = (...parts: readonly Part[]): DraftBlock => ({ kind: 'prose', parts });
export const heading = (text: string): DraftBlock => lines(part(text));

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
      sentences.push({ ...some, start: text.length, end: text.length + some.text.length });
      text += some.text;
    });
  }
  return { text, sentences };
}
