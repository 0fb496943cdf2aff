import * as z from 'zod/mini';
import { DELIVERIES, type Delivery, USUAL_DELIVERY } from '../wording/delivery-lines.ts';

/** Longest answer a question takes, in UTF-16 units. A story may be a few paragraphs. */
const LONGEST_ANSWER = 4_000;
const LONGEST_ID = 80;
const LONGEST_KEY = 200;

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
  /** Whether the own words are in the letter; '' leaves it to what was said with the claim. */
  ownWords: z._default(z.enum(['', 'in', 'out']), ''),
  /** Sentences the person left out, by their keys (`keyOfSource`). */
  leftOut: z._default(z.array(z.string().check(z.maxLength(LONGEST_KEY))).check(z.maxLength(200)), []),
  /** Places of their own words the person decided to keep, by their keys (`keyOfIssue`). */
  kept: z._default(z.array(z.string().check(z.maxLength(LONGEST_KEY))).check(z.maxLength(200)), []),
  /** The way of sending the person chose; null until they do. Absent in decisions from before it was asked. */
  delivery: z._default(z.nullable(z.enum(DELIVERIES)), null),
});
export type LetterDecisions = z.infer<typeof letterDecisionsSchema>;

export const noDecisions: LetterDecisions = {
  answers: {},
  lawOut: [],
  settlement: null,
  ownWords: '',
  leftOut: [],
  kept: [],
  delivery: null,
};

/** The way of sending that the letter tells. */
export const deliveryOf = ({ delivery }: LetterDecisions): Delivery => delivery ?? USUAL_DELIVERY;

/** Questions that are the same in every letter have fixed ids. */
export const FIRST_OWNER = 'first-owner';
export const TRANSFER_DATE = 'transfer-date';
export const GUARDIAN = 'guardian';
export const OWN_WORDS = 'own-words';

export type LetterQuestionCode =
  /** The own words are not English, or may not be. The answer says whether they are in the letter as typed. */
  | 'letter.own_words_language'
  | 'letter.first_owner_unknown'
  /** params: owner. */
  | 'letter.transfer_date_unknown'
  | 'letter.guardian_unknown';

export type LetterOptionCode = 'letter.option.leave_out' | 'letter.option.keep';

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
