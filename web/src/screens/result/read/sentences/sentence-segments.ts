import type { Place } from '../../state/letter-places.ts';
import { diffTexts } from '../whole-text/text-diff.ts';

/** A stretch of the letter on the screen and the sentence of the generated letter it was. */
export type Segment = Place & {
  /** Place in the list of generated sentences; null for words typed afterwards. */
  readonly sentence: number | null;
  /** True when the sentence reads differently from when it was written. */
  readonly isEdited: boolean;
};

type Piece = Place & { readonly sentence: number | null };

/** The sentence around or beginning at a place of the generated text. */
const sentenceAt = (sentences: readonly Place[], at: number): number | null => {
  const index = sentences.findIndex(({ start, end }) => start <= at && at < end);
  return index < 0 ? null : index;
};

/** Only inside a sentence do new words belong to it; between two they are nobody's. */
const sentenceInside = (sentences: readonly Place[], at: number): number | null => {
  const index = sentences.findIndex(({ start, end }) => start < at && at < end);
  return index < 0 ? null : index;
};

function cutAtSentences(sentences: readonly Place[], from: number, length: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  while (at < from + length) {
    const sentence = sentenceAt(sentences, at);
    const next = sentences.find(({ start }) => start > at)?.start ?? Number.POSITIVE_INFINITY;
    const end = Math.min(from + length, sentence === null ? next : (sentences[sentence]?.end ?? next));
    pieces.push({ start: at, end, sentence });
    at = end;
  }
  return pieces;
}

/**
 * Follows each generated sentence into the text as it is now. Stretches without visible signs are left out; together
 * the rest holds every visible sign of the text, in order.
 */
export function sentenceSegments(text: string, generated: string, sentences: readonly Place[]): readonly Segment[] {
  const pieces: Piece[] = [];
  const edited = new Set<number>();
  let now = 0;
  let before = 0;
  for (const { kind, text: part } of diffTexts(generated, text)) {
    if (kind === 'same') {
      const shift = now - before;
      for (const { start, end, sentence } of cutAtSentences(sentences, before, part.length)) {
        pieces.push({ start: start + shift, end: end + shift, sentence });
      }
    } else {
      const touched = cutAtSentences(sentences, before, kind === 'gone' ? part.length : 0);
      const inside = sentenceInside(sentences, before) ?? touched.find(({ sentence }) => sentence !== null)?.sentence;
      for (const { sentence } of touched) if (sentence !== null) edited.add(sentence);
      if (kind === 'new') {
        const owner = inside ?? replacedIn(pieces, edited, sentences, before);
        if (owner !== null) edited.add(owner);
        pieces.push({ start: now, end: now + part.length, sentence: owner });
      }
    }
    if (kind !== 'new') before += part.length;
    if (kind !== 'gone') now += part.length;
  }
  return joined(pieces, edited, text);
}

/** New words at the end of a sentence whose last words have just gone belong to that sentence. */
function replacedIn(
  pieces: readonly Piece[],
  edited: ReadonlySet<number>,
  sentences: readonly Place[],
  before: number,
): number | null {
  const ended = sentences.findIndex(({ end }) => end === before);
  const isOpen = ended >= 0 && edited.has(ended);
  return isOpen && (pieces.at(-1)?.sentence === ended || pieces.at(-1)?.sentence === null) ? ended : null;
}

function joined(pieces: readonly Piece[], edited: ReadonlySet<number>, text: string): readonly Segment[] {
  const segments: Segment[] = [];
  for (const { start, end, sentence } of pieces) {
    const last = segments.at(-1);
    const isEdited = sentence === null || edited.has(sentence);
    if (last !== undefined && last.sentence === sentence && last.end === start) {
      segments[segments.length - 1] = { ...last, end };
    } else segments.push({ start, end, sentence, isEdited });
  }
  return segments.filter(({ start, end }) => /\S/.test(text.slice(start, end)));
}

/** The segment a place of the text falls into, or the next one after it; -1 when there is none. */
export const segmentAt = (segments: readonly Segment[], at: number): number =>
  segments.findIndex(({ end }) => at < end);
