import { withoutSentence } from '@plainclaim/domain';
import type { Place } from '../../state/letter-places.ts';
import type { Segment } from './sentence-segments.ts';

type Written = { readonly generated: string; readonly sentences: readonly Place[] };

/** What the program wrote where this stretch is now; '' for words that were typed afterwards. */
export function writtenFor({ sentence }: Segment, { generated, sentences }: Written): string {
  const written = sentence === null ? undefined : sentences[sentence];
  return written === undefined ? '' : generated.slice(written.start, written.end);
}

/** The blanks around a stretch are no part of what is shown or replaced. */
export function trimmed(text: string, { start, end }: Place): Place {
  const words = text.slice(start, end);
  return { start: start + words.length - words.trimStart().length, end: end - words.length + words.trimEnd().length };
}

/** A sentence that was opened: its words, and where they began. */
export type OpenSentence = { readonly words: string; readonly start: number };

/**
 * The number of an opened sentence in the text as it is now; null once its words are no longer there. Its number and its
 * place change when an earlier change is saved meanwhile, its words do not.
 */
export function foundAgain({ words, start }: OpenSentence, text: string, segments: readonly Segment[]): number | null {
  const same = segments.flatMap((segment, index) => {
    const place = trimmed(text, segment);
    return text.slice(place.start, place.end) === words ? [{ index, away: Math.abs(place.start - start) }] : [];
  });
  return same.sort((one, other) => one.away - other.away)[0]?.index ?? null;
}

/** Other words for one sentence. Empty ones take it out whole. */
export function withWords(text: string, place: Place, words: string): string {
  const { start, end } = trimmed(text, place);
  if (words.trim() === '') return withoutSentence(text, { sentence: { start, end } });
  return text.slice(0, start) + words.trim() + text.slice(end);
}

/** One sentence as it was written. What was typed as a sentence of its own goes. */
export const undone = (text: string, segment: Segment, written: Written): string =>
  withWords(text, segment, writtenFor(segment, written));

/** Sentences of the program that were taken out by hand, by their number. */
export function takenOut(segments: readonly Segment[], { sentences, generated }: Written): readonly number[] {
  const presentSentences = new Set(segments.map(({ sentence }) => sentence));
  return sentences.flatMap(({ start, end }, index) =>
    presentSentences.has(index) || generated.slice(start, end).trim() === '' ? [] : [index],
  );
}

/** One of them back where it stood: behind the nearest sentence before it that is still there. */
export function putBack(text: string, segments: readonly Segment[], written: Written, index: number): string {
  const { generated, sentences } = written;
  const wanted = sentences[index];
  if (wanted === undefined) return text;
  const words = generated.slice(wanted.start, wanted.end).trim();
  for (let before = index - 1; before >= 0; before -= 1) {
    const segment = segments.findLast(({ sentence }) => sentence === before);
    const neighbour = sentences[before];
    if (segment === undefined || neighbour === undefined) continue;
    const { end } = trimmed(text, segment);
    // Between two sentences stand a blank, a line's end, or an empty line and perhaps a heading that is gone too.
    const gap = before === index - 1 ? generated.slice(neighbour.end, wanted.start) : '\n\n';
    return text.slice(0, end) + (gap.trim() === '' ? gap : '\n\n') + words + text.slice(end);
  }
  return text === '' ? words : `${words}\n\n${text}`;
}

/** Words that were taken out, back behind the words that stood before them; null when those have changed since. */
export function restored(text: string, words: string, before: string): string | null {
  if (before === '') return `${words}${text === '' ? '' : ' '}${text}`;
  const at = text.indexOf(before);
  if (at < 0 || text.indexOf(before, at + 1) >= 0) return null;
  const end = at + before.length;
  const gap = before.endsWith('\n') ? '' : ' ';
  const rest = text.slice(end);
  return `${text.slice(0, end)}${gap}${words}${gap === '' && rest !== '' && !rest.startsWith('\n') ? ' ' : ''}${rest}`;
}
