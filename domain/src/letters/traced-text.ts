/** Text that remembers, for each UTF-16 unit, which place of the typed text it stands for. */
export type TracedText = { readonly text: string; readonly from: readonly number[] };

export const traced = (source: string): TracedText => ({
  text: source,
  from: Array.from({ length: source.length }, (_, index) => index),
});

/**
 * Replaces what a global pattern finds; `put` returns null to leave a match alone. New text counts as standing where
 * the match began.
 */
export function rewrite(
  input: TracedText,
  pattern: RegExp,
  put: (match: RegExpExecArray) => string | null,
): TracedText {
  let text = '';
  let from: number[] | null = null;
  let done = 0;
  const copyUpTo = (end: number, into: number[]): void => {
    for (let index = done; index < end; index += 1) into.push(input.from[index] ?? 0);
    text += input.text.slice(done, end);
  };
  for (const match of input.text.matchAll(pattern)) {
    const replacement = put(match);
    if (replacement === null || replacement === match[0]) continue;
    from ??= [];
    copyUpTo(match.index, from);
    for (let index = 0; index < replacement.length; index += 1) from.push(input.from[match.index] ?? 0);
    text += replacement;
    done = match.index + match[0].length;
  }
  if (from === null) return input;
  copyUpTo(input.text.length, from);
  return { text, from };
}
