import { useState } from 'react';
import type { Place } from './letter-places.ts';
import { putBack, restored, trimmed, undone, withWords } from '../read/sentences/sentence-edits.ts';
import { type Segment, segmentAt } from '../read/sentences/sentence-segments.ts';
import type { Result } from './use-result.ts';
import type { Answers } from './use-review.ts';
import { sourceOf, type Written } from './use-written.ts';

/** A sentence that was taken out on this visit. `key` is what the server knows it by; '' for words somebody typed. */
export type LeftOut = {
  readonly id: string;
  readonly words: string;
  readonly key: string;
  readonly from: string;
  readonly left: string;
  readonly start: number;
};

export type SentenceActs = {
  /** Whether a stretch may go whole: not what must be in the letter. */
  readonly canLeave: (segment: Segment) => boolean;
  readonly segmentOf: (place: Place) => Segment | null;
  readonly leave: (segment: Segment, place?: Place) => Promise<boolean>;
  readonly bringBack: (key: string) => Promise<boolean>;
  /** Back again what was taken out here; false when its place is not there any more. */
  readonly undoLeft: (left: LeftOut) => Promise<boolean>;
  readonly change: (place: Place, words: string) => Promise<boolean>;
  readonly undo: (segment: Segment) => Promise<boolean>;
  readonly putBackTaken: (index: number) => Promise<boolean>;
  readonly leftHere: readonly LeftOut[];
};

const LAW = 'law:';

/** A sentence in or out, by its key. Sentences of law have a list of their own. */
export const inOrOut = (key: string, isOut: boolean): Answers =>
  key.startsWith(LAW)
    ? { law: [{ key: key.slice(LAW.length), included: !isOut }] }
    : { left_out: [{ key, is_out: isOut }] };

/** Signs before a sentence by which its place is found again. */
const BEFORE = 80;

/** What can be done with one sentence of the letter. Each of these is saved at once. */
export function useSentenceActs(
  written: Written,
  result: Pick<Result, 'store'>,
  decide: (answers: Answers) => Promise<boolean>,
): SentenceActs {
  const [leftHere, setLeftHere] = useState<readonly LeftOut[]>([]);
  const { text, segments } = written;
  const forget = (id: string) => setLeftHere((before) => before.filter((one) => one.id !== id));
  const keyFor = (segment: Segment): string => (segment.isEdited ? '' : (sourceOf(written, segment)?.key ?? ''));
  const isTyped = (segment: Segment): boolean => {
    const source = sourceOf(written, segment);
    return source === null || source.key !== '';
  };
  const bringBack = async (key: string) => {
    const isBack = await decide(inOrOut(key, false));
    if (isBack) forget(key);
    return isBack;
  };
  return {
    leftHere,
    canLeave: isTyped,
    segmentOf: (place) => segments[segmentAt(segments, place.start)] ?? null,
    leave: async (segment, place) => {
      const key = keyFor(segment);
      const gone = trimmed(text, key === '' ? (place ?? segment) : segment);
      const left = key === '' ? withWords(text, gone, '') : '';
      const isDone = key === '' ? await result.store(left) : await decide(inOrOut(key, true));
      const id = key === '' ? `${gone.start} ${gone.end} ${text.length}` : key;
      const words = text.slice(gone.start, gone.end);
      if (isDone)
        setLeftHere((before) => [
          ...before.filter((one) => one.id !== id),
          { id, words, key, from: text, left, start: gone.start },
        ]);
      return isDone;
    },
    bringBack,
    undoLeft: async ({ id, key, words, from, left, start }) => {
      if (key !== '') return bringBack(key);
      const before = from.slice(Math.max(0, start - BEFORE), start).replace(/(?<![ \t])[ \t]+$/, '');
      const whole = text === left ? from : restored(text, words, before);
      if (whole === null || !(await result.store(whole))) return false;
      forget(id);
      return true;
    },
    change: (place, words) => result.store(withWords(text, place, words)),
    undo: (segment) => result.store(undone(text, segment, written)),
    putBackTaken: (index) => result.store(putBack(text, segments, written, index)),
  };
}
