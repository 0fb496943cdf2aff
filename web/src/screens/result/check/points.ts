import type { LetterQuestionAnswer, LetterReviewAnswer } from '@plainclaim/contract';
import type { Checked, Finding } from '../state/checked.ts';
import type { RowsGap } from './rows-gap.ts';

/** Something the person decides before they approve. Folded once `isOpen` is false; it can be opened again. */
export type Point = { readonly id: string; readonly isOpen: boolean } & (
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'question'; readonly question: LetterQuestionAnswer }
  | { readonly kind: 'rows'; readonly gap: RowsGap }
  | { readonly kind: 'dates' | 'county' | 'waiting' }
);

export type PointsInput = {
  readonly checked: Checked | null;
  readonly questions: readonly LetterQuestionAnswer[];
  readonly review: Pick<LetterReviewAnswer, 'dates' | 'court' | 'has_waiting_answers'> | null;
  readonly gap: RowsGap | null;
  /** Everything the person said yes to, and questions they skipped. */
  readonly kept: ReadonlySet<string>;
};

/** Under which a yes is kept that belongs to no words of the letter. */
export const countyKey = ({ name, counties }: LetterReviewAnswer['court']): string =>
  `county:${name}:${counties.join(',')}`.slice(0, 200);
export const rowsKey = ({ sum, amount }: RowsGap): string => `rows:${sum}:${amount}`;
export const skipKey = (question: string): string => `skip:${question}`;

/** Only a yes settles a place that may stay; what may not stay is open until it is gone. */
const isSettled = ({ severity, key, findingKey }: Finding, kept: ReadonlySet<string>): boolean =>
  severity === 'confirm' && (kept.has(key) || kept.has(findingKey));

/** All that needs a decision, in the order of the page: what holds the letter as a whole, then its places. */
export function pointsOf({ checked, questions, review, gap, kept }: PointsInput): readonly Point[] {
  const asked = questions.map((question): Point => {
    const isAnswered = question.answer !== null;
    const isSkipped = !question.is_required && kept.has(skipKey(question.id));
    return { kind: 'question', id: `question-${question.id}`, question, isOpen: !isAnswered && !isSkipped };
  });
  return [
    ...(review?.dates.are_old === true ? [{ kind: 'dates', id: 'dates', isOpen: true } as const] : []),
    ...(review?.has_waiting_answers === true ? [{ kind: 'waiting', id: 'waiting', isOpen: true } as const] : []),
    ...asked,
    ...findingPoints(checked, kept),
    ...(gap === null ? [] : [{ kind: 'rows', id: 'rows', gap, isOpen: !kept.has(rowsKey(gap)) } as const]),
    ...(review?.court.county_to_confirm === true
      ? [{ kind: 'county', id: 'county', isOpen: !kept.has(countyKey(review.court)) } as const]
      : []),
  ];
}

/** Places with the same words share one yes, and are asked once. What must go is told each time it is there. */
function findingPoints(checked: Checked | null, kept: ReadonlySet<string>): readonly Point[] {
  const seen = new Map<string, number>();
  return (checked?.findings ?? []).flatMap((finding): readonly Point[] => {
    const { severity, key } = finding;
    if (severity !== 'stop' && severity !== 'confirm') return [];
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    if (count > 0 && severity === 'confirm') return [];
    return [{ kind: 'finding', id: `${key}-${count}`, finding, isOpen: !isSettled(finding, kept) }];
  });
}

export const openPoints = (points: readonly Point[]): readonly Point[] => points.filter(({ isOpen }) => isOpen);

/** What an approval says yes to: every confirmed place, as the server names it. */
export const confirmedKeys = (checked: Checked | null, kept: ReadonlySet<string>): readonly string[] => [
  ...new Set(
    (checked?.findings ?? []).filter((finding) => isSettled(finding, kept)).map(({ findingKey }) => findingKey),
  ),
];
