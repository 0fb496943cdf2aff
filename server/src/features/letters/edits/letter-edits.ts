import { splitSentences } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { hunksBetween } from './piece-diff.ts';

export const letterEditSchema = z.object({ replaced: z.string(), text: z.string() });
/** What a person wrote in the place of what was generated. One side is '' for a sentence taken out or added. */
export type LetterEdit = z.infer<typeof letterEditSchema>;

/** What a saved text says instead of the generated one, sentence by sentence. The words of `text` are theirs. */
export function editsBetween(generated: string, saved: string): readonly LetterEdit[] {
  if (generated === saved) return [];
  const [old, next] = [generated, saved].map((text) => splitSentences(text));
  if (old === undefined || next === undefined) return [];
  const cut = (text: string, spans: readonly { readonly start: number; readonly end: number }[]): string =>
    text.slice(spans[0]?.start ?? 0, spans.at(-1)?.end ?? 0);
  const pieces = (text: string, spans: typeof old): readonly string[] =>
    spans.map(({ start, end }) => text.slice(start, end));
  const hunks = hunksBetween(pieces(generated, old), pieces(saved, next));
  if (hunks === null) return [{ replaced: generated, text: saved }];
  return hunks.flatMap(({ old: [from, to], next: [start, end] }): readonly LetterEdit[] => {
    const [replaced, put] = [old.slice(from, to), next.slice(start, end)];
    if (replaced.length !== put.length) return [{ replaced: cut(generated, replaced), text: cut(saved, put) }];
    return replaced.map((span, index) => ({
      replaced: cut(generated, [span]),
      text: cut(saved, put.slice(index, index + 1)),
    }));
  });
}
