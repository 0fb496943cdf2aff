import { holdsIn, isInOrder } from '../court-papers/readings/check-paper.ts';
import { pageHasPrivateNumber } from '../court-papers/complaint/kept-out.ts';
import type { TrialFileKind } from './prepare-trial-binder.ts';

export const TRIAL_PROBLEMS = ['text_missing', 'pages_out_of_order', 'private_number', 'more_than_one_page'] as const;
export type TrialProblem = (typeof TRIAL_PROBLEMS)[number];

/** A made PDF of the trial binder, read back. */
export type ReadTrialFile = {
  readonly kind: TrialFileKind;
  readonly pages: readonly string[];
  readonly texts: readonly string[];
  readonly marks: readonly string[];
};

/** Every problem of one made file, each once. Empty when it is as it should be. */
export function checkTrialFile({ kind, pages, texts, marks }: ReadTrialFile): readonly TrialProblem[] {
  const holds = holdsIn({ pages, texts, marks });
  const found: readonly (readonly [TrialProblem, boolean])[] = [
    ['text_missing', !texts.every(holds)],
    ['pages_out_of_order', !isInOrder(pages)],
    ['private_number', [...pages, ...texts].some(pageHasPrivateNumber)],
    ['more_than_one_page', kind === 'outline' && pages.length > 1],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}
