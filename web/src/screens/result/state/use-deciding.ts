import { useState } from 'react';
import { openPoints, type Point, pointsOf } from '../check/points.ts';
import { useRowsGap } from '../check/use-rows-gap.ts';
import type { Letter } from './result-state.ts';
import type { LiveChecks } from './use-live-checks.ts';
import type { Answering, Answers, Reviewing } from './use-review.ts';

export type Deciding = {
  readonly points: readonly Point[];
  readonly open: readonly Point[];
  /** True once the checks and the review are there: before that nobody can say that nothing is open. */
  readonly isKnown: boolean;
  /** True once they are about the text as it is now. While they are not, a press may not be judged by them. */
  readonly isCurrent: boolean;
  readonly kept: ReadonlySet<string>;
  readonly keep: (keys: readonly string[], isKept: boolean) => Promise<boolean>;
  /** Sends a decision; says by its answer whether it was taken. */
  readonly decide: (answers: Answers) => Promise<boolean>;
  /** The last decision could not be kept. */
  readonly hasFailed: boolean;
};

type Yes = { readonly key: string; readonly isKept: boolean };

/** All that is to be decided about this letter, and what was decided so far. */
export function useDeciding(
  letter: Letter,
  { review, isReading }: Reviewing,
  { checked, areCurrent }: LiveChecks,
  answering: Answering,
): Deciding {
  const [hasFailed, setFailed] = useState(false);
  // What was said a moment ago counts before the server has told it back.
  const [said, setSaid] = useState<readonly Yes[]>([]);
  const gap = useRowsGap(review);
  const all = new Set(review?.kept ?? []);
  for (const { key, isKept } of said) {
    if (isKept) all.add(key);
    else all.delete(key);
  }
  const decide = async (answers: Answers): Promise<boolean> => {
    const answered = await answering(answers);
    const isDone = answered?.ok === true;
    setFailed(!isDone && answered !== null);
    return isDone;
  };
  const points = pointsOf({ checked, review, gap, kept: all, questions: letter.questions?.questions ?? [] });
  return {
    points,
    open: openPoints(points),
    isKnown: review !== null && checked !== null,
    isCurrent: !isReading && (review === null || areCurrent),
    kept: all,
    hasFailed,
    decide,
    keep: async (keys, isKept) => {
      const yes = keys.map((key): Yes => ({ key, isKept }));
      setSaid((before) => [...before.filter(({ key }) => !keys.includes(key)), ...yes]);
      const isDone = await decide({ kept: yes.map(({ key }) => ({ key, is_kept: isKept })) });
      if (!isDone) setSaid((before) => before.filter(({ key }) => !keys.includes(key)));
      return isDone;
    },
  };
}
