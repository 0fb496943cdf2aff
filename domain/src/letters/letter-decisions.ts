import * as z from 'zod/mini';
import { DELIVERIES, type Delivery, USUAL_DELIVERY } from './delivery-lines.ts';

/** Longest answer a question takes, in UTF-16 units. A told story may be a few paragraphs. */
const LONGEST_ANSWER = 4_000;
const LONGEST_ID = 80;

/**
 * What the person settled about the letter. Plain data: the server keeps it with the claim and hands it back each time
 * the letter is composed. Old answers do no harm: an id that no question has any more is not looked at.
 */
export const letterDecisionsSchema = z.object({
  /**
   * Answers by question id. A choice is the option's value, a date "2026-03-09", an amount as typed ("$1,200.00"), yes
   * or no the words "yes" and "no", a text the text. An empty answer counts as none.
   */
  answers: z.record(z.string().check(z.maxLength(LONGEST_ID)), z.string().check(z.maxLength(LONGEST_ANSWER))),
  /** Keys of law sentences the person took out. */
  lawOut: z.array(z.string().check(z.maxLength(LONGEST_ID))).check(z.maxLength(40)),
  /** An offer to take less, for its own page. `amount` in whole cents; `until` is a day, "2026-03-09". */
  settlement: z.nullable(
    z.object({ amount: z.int().check(z.positive()), until: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  ),
  /** The way of sending the person chose; null until they do. Absent in decisions from before it was asked. */
  delivery: z._default(z.nullable(z.enum(DELIVERIES)), null),
});
export type LetterDecisions = z.infer<typeof letterDecisionsSchema>;

export const noDecisions: LetterDecisions = { answers: {}, lawOut: [], settlement: null, delivery: null };

/** The way of sending that the letter tells. */
export const deliveryOf = ({ delivery }: LetterDecisions): Delivery => delivery ?? USUAL_DELIVERY;

/** Questions that are the same in every letter have fixed ids. */
export const FIRST_OWNER = 'first-owner';
export const TRANSFER_DATE = 'transfer-date';
export const GUARDIAN = 'guardian';
export const MORE_STORY = 'more-story';
export const ENGLISH_STORY = 'english-story';

export type LetterQuestionCode =
  /** Dates without a year. params: typed, year. */
  | 'letter.year_inferred'
  /** A date no calendar has, or with day and month the other way round. params: typed, written ("" when nothing was). */
  | 'letter.date_unclear'
  /** "they", "he" or "she" may be the other side or somebody else. params: word, text (a sentence it stands in). */
  | 'letter.who_is'
  /** params: sum, amount. */
  | 'letter.sum_mismatch'
  /** params: words. The answer is told as part of the story. */
  | 'letter.story_short'
  /** The answer is the story in English; without it the letter shows the form's facts. */
  | 'letter.story_not_english'
  /** A sentence that may hurt the person's own case. It is left out until they say to keep it. params: text. */
  | 'letter.hurts_own_case'
  | 'letter.first_owner_unknown'
  /** params: owner. */
  | 'letter.transfer_date_unknown'
  | 'letter.guardian_unknown';

export type LetterOptionCode =
  /** params: year. */
  | 'letter.option.year'
  /** params: date. */
  | 'letter.option.date'
  /** params: name. */
  | 'letter.option.recipient'
  | 'letter.option.someone_else'
  /** params: amount. */
  | 'letter.option.no_lines'
  /** No answer, but a way back to the screen with the calculation. */
  | 'letter.option.change_lines'
  | 'letter.option.leave_out'
  | 'letter.option.keep';

export type LetterOption = {
  readonly value: string;
  readonly code: LetterOptionCode;
  readonly params: Readonly<Record<string, string>>;
};

/** What only the person can settle. `id` follows from the content, so an answered question does not come back. */
export type LetterQuestion = {
  readonly id: string;
  readonly code: LetterQuestionCode;
  /** Ready to print: dates and amounts are formatted. */
  readonly params: Readonly<Record<string, string>>;
  readonly kind: 'choice' | 'date' | 'text' | 'amount' | 'yes_no';
  readonly options?: readonly LetterOption[];
};

/** A short id that is the same for the same content: 32-bit FNV-1a, base 36. */
export function questionId(prefix: string, content: string): string {
  let hash = 0x811c9dc5;
  for (const unit of content.toLowerCase()) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return `${prefix}-${(hash >>> 0).toString(36)}`;
}
