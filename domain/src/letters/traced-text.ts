/**
 * Text that remembers, for each UTF-16 unit, which place of the typed text it stands for. Null while nothing changed and
 * each unit stands for its own place.
 */
export type TracedText = { readonly text: string; readonly from: readonly number[] | null };

export const traced = (source: string): TracedText => ({ text: source, from: null });

/** The place in the typed text of one unit; undefined behind the end of the text. */
export const placeOf = ({ text, from }: TracedText, index: number): number | undefined =>
  from === null ? (index >= 0 && index < text.length ? index : undefined) : from[index];

/**
 * Replaces what a global pattern finds; `put` returns null to leave a match alone. New text counts as standing where
 * the match began.
 */
export function rewrite(
  input: TracedText,
  pattern: RegExp,
  put: (match: RegExpExecArray) => string | null,
): TracedText {
  // Most patterns find nothing, and looking costs far less than the list of all matches.
  if (input.text.search(pattern) < 0) return input;
  let text = '';
  let from: number[] | null = null;
  let done = 0;
  const copyUpTo = (end: number, into: number[]): void => {
    for (let index = done; index < end; index += 1) into.push(placeOf(input, index) ?? 0);
    text += input.text.slice(done, end);
  };
  for (const match of input.text.matchAll(pattern)) {
    const replacement = put(match);
    if (replacement === null || replacement === match[0]) continue;
    from ??= [];
    copyUpTo(match.index, from);
    const place = placeOf(input, match.index) ?? 0;
    for (let index = 0; index < replacement.length; index += 1) from.push(place);
    text += replacement;
    done = match.index + match[0].length;
  }
  if (from === null) return input;
  copyUpTo(input.text.length, from);
  return { text, from };
}
