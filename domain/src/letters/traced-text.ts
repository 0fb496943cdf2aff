import { matchesIn } from './matches-in.ts';

/**
 * Text that remembers, for each UTF-16 unit, which place of the typed text it stands for. Null while nothing changed and
 * each unit stands for its own place.
 */
export type TracedText = { readonly text: string; readonly from: Int32Array | null };

export const traced = (source: string): TracedText => ({ text: source, from: null });

/** The place in the typed text of one unit; undefined behind the end of the text. */
export const placeOf = ({ text, from }: TracedText, index: number): number | undefined =>
  from === null ? (index >= 0 && index < text.length ? index : undefined) : from[index];

/** A stretch of a text and what takes its place. */
export type Swap = { readonly start: number; readonly end: number; readonly put: string };

/** Puts swaps in, which stand in order and apart. New text counts as standing where its stretch began. */
export function swapped(input: TracedText, swaps: readonly Swap[]): TracedText {
  if (swaps.length === 0) return input;
  const length = swaps.reduce((sum, { start, end, put }) => sum + put.length - (end - start), input.text.length);
  const from = new Int32Array(length);
  let text = '';
  let done = 0;
  const copyUpTo = (end: number): void => {
    if (input.from === null) for (let index = done; index < end; index += 1) from[text.length + index - done] = index;
    else from.set(input.from.subarray(done, end), text.length);
    text += input.text.slice(done, end);
  };
  for (const { start, end, put } of swaps) {
    copyUpTo(start);
    from.fill(placeOf(input, start) ?? 0, text.length, text.length + put.length);
    text += put;
    done = end;
  }
  copyUpTo(input.text.length);
  return { text, from };
}

/** Replaces what a global pattern finds; `put` returns null to leave a match alone. */
export function rewrite(
  input: TracedText,
  pattern: RegExp,
  put: (match: RegExpExecArray) => string | null,
): TracedText {
  const swaps = matchesIn(input.text, pattern).flatMap((match): readonly Swap[] => {
    const replacement = put(match);
    if (replacement === null || replacement === match[0]) return [];
    return [{ start: match.index, end: match.index + match[0].length, put: replacement }];
  });
  return swapped(input, swaps);
}
