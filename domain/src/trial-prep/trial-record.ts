import { type CalendarDate, formatLongEnglish } from '../calendar/index.ts';
import { askedAmountsIn } from '../letters/checks/ask-checks.ts';
import type { Cents } from '../money/index.ts';

/** An exhibit as it is in the list; its place gives its mark. */
export type TrialExhibit = { readonly id: string; readonly mark: string; readonly description: string };

/** The letter the claimant approved. */
export type ApprovedLetter = {
  readonly issuedOn: CalendarDate;
  readonly deadline: CalendarDate;
  readonly text: string;
};

/** What the approved words themselves ask for; null where they name no such thing, or more than one. */
export type LetterAsk = { readonly sum: Cents | null; readonly deadline: CalendarDate | null };

/** People may approve words that ask for another sum or day than the claim. */
export function askOf({ text, deadline }: ApprovedLetter): LetterAsk {
  const [sum, ...others] = new Set(askedAmountsIn(text));
  return {
    sum: sum === undefined || others.length > 0 ? null : sum,
    deadline: text.includes(formatLongEnglish(deadline)) ? deadline : null,
  };
}
