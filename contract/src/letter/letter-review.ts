import { amountRowsSchema, cardEntriesSchema, type LetterCheckContext, MULTIPLE_CHOICES } from '@plainclaim/domain';
import { TRANSLATED_CODES } from '@plainclaim/domain/languages';
import * as z from 'zod/mini';
import { DELIVERIES } from './letters.ts';
import { letterFindingSchema } from '../problem.ts';

/** The case on the screen, as the review answered it: another one may have been opened in the browser meanwhile. */
const caseIdSchema = z.optional(z.string().check(z.maxLength(100)));

/** A day, "2026-12-07". */
const daySchema = z.string();

/** What the composer asks instead of guessing. An answer that was given is shown again, so that it can be changed. */
export const letterQuestionSchema = z.object({
  id: z.string(),
  code: z.string(),
  message: z.string(),
  kind: z.enum(['choice', 'date', 'text', 'amount', 'yes_no']),
  params: z.record(z.string(), z.string()),
  /** For `choice`. */
  options: z.array(
    z.object({ value: z.string(), code: z.string(), label: z.string(), params: z.record(z.string(), z.string()) }),
  ),
  /** As it was given: an option's value, "2026-03-09", "$1,200.00", "yes" or "no", or a text. Null: not answered. */
  answer: z.nullable(z.string()),
  /** True when the letter cannot be approved without the answer. */
  is_required: z.boolean(),
});
export type LetterQuestionAnswer = z.infer<typeof letterQuestionSchema>;

/** A sentence of law that fits the claim. The person confirms it by leaving it in, or takes it out. */
export const lawChoiceSchema = z.object({
  key: z.string(),
  text: z.string(),
  /** The statute or rule. */
  cite: z.string(),
  /** Where it was read: a statute, a rule or an official publication, never a web site. Null when it was neither. */
  source: z.nullable(z.string()),
  /** How sure the rule is, as in the jurisdiction pack; null when the pack does not say. */
  certainty: z.nullable(z.string()),
  included: z.boolean(),
});

/** An offer to take less until a day, which has its own page and is never in the letter. Amounts as "$1,200.00". */
const settlementSchema = z.nullable(z.object({ amount: z.string(), until: daySchema, text: z.nullable(z.string()) }));

/** How the letter says it is sent. Only what `deliveries` of the existing letter offers can be chosen. */
const deliveryShape = {
  delivery: z.enum(DELIVERIES),
  /** False until the person chose: `delivery` is the usual way then. */
  delivery_chosen: z.boolean(),
};

export const letterQuestionsAnswerSchema = z.object({
  success: z.boolean(),
  case_id: z.string(),
  questions: z.array(letterQuestionSchema),
  /** True when nothing is left to answer. */
  answered: z.boolean(),
  law: z.array(lawChoiceSchema),
  settlement: settlementSchema,
  ...deliveryShape,
});
export type LetterQuestionsAnswer = z.infer<typeof letterQuestionsAnswerSchema>;

const LONGEST_ANSWER = 4_000;
const id = z.string().check(z.maxLength(80));
/** Names a sentence or a place in it. */
const key = z.string().check(z.minLength(1), z.maxLength(200));
const MOST_KEYS = 200;

/** '' while nobody was asked; what was chosen can be changed, not unsaid. */
const multipleSchema = z.enum(['', ...MULTIPLE_CHOICES]);

export const letterAnswersRequestSchema = z.object({
  case_id: caseIdSchema,
  /** An empty value takes the answer back. */
  answers: z._default(
    z.array(z.object({ id, value: z.string().check(z.maxLength(LONGEST_ANSWER)) })).check(z.maxLength(50)),
    [],
  ),
  law: z._default(z.array(z.object({ key: id, included: z.boolean() })).check(z.maxLength(40)), []),
  /** Null takes the offer back; absent leaves it. `amount` as typed, in US dollars. */
  settlement: z.optional(
    z.nullable(z.object({ amount: z.string().check(z.maxLength(20)), until: z.string().check(z.maxLength(10)) })),
  ),
  /** The way of sending. The letter's line about it changes along; absent leaves it. */
  delivery: z.optional(z.enum(DELIVERIES)),
  /** Whether the own words are in the letter; absent leaves it. */
  own_words: z.optional(z.enum(['in', 'out'])),
  /** Sentences by their keys: taken out of the letter, or put back. A card's key takes what follows from it along. */
  left_out: z._default(z.array(z.object({ key, is_out: z.boolean() })).check(z.maxLength(MOST_KEYS)), []),
  /** Places of their own words the person decided to keep, by `keyOfIssue`; false takes the yes back. */
  kept: z._default(z.array(z.object({ key, is_kept: z.boolean() })).check(z.maxLength(MOST_KEYS)), []),
  /** Every card of the claim as it is to be, those of other reasons too. Absent leaves them. The price stays. */
  cards: z.optional(cardEntriesSchema),
  /** Every added row of the amount. Absent leaves them. */
  amount_rows: z.optional(amountRowsSchema),
  /** Whether a law's multiple is asked for now, or mentioned as what the court will be asked for. Absent leaves it. */
  multiple: z.optional(z.enum(MULTIPLE_CHOICES)),
  /** True: rewrite the letter, also over edits. The text before it is kept among the earlier texts. */
  recompose: z._default(z.boolean(), false),
});
export type LetterAnswersRequest = z.input<typeof letterAnswersRequestSchema>;

export const letterAnswersAnswerSchema = z.object({
  ...letterQuestionsAnswerSchema.shape,
  message: z.string(),
  /** The letter as it is now; empty before it was generated. */
  demand_letter: z.string(),
  /**
   * `unchanged`: the letter says the same as before, or is not there yet. `recomposed`: it was rewritten. `merged`: the
   * change was made inside an edited letter, and every edit stayed. `kept`: the edits and the change met in one place,
   * so the letter was left alone; `recompose: true` rewrites it.
   */
  outcome: z.enum(['unchanged', 'recomposed', 'merged', 'kept']),
  text_kept: z.boolean(),
});
export type LetterAnswersAnswer = z.infer<typeof letterAnswersAnswerSchema>;

/** Where a sentence of the generated letter comes from. `label` is a sentence for the person. */
export const sentenceSourceSchema = z.object({
  kind: z.string(),
  label: z.string(),
  /** The person's own words, or the form's value; for `accepted` what stood there before. Null when there is none. */
  quote: z.nullable(z.string()),
  cite: z.nullable(z.string()),
  /** Where the rule was read: a statute, a rule or an official publication, never a web site. */
  reference: z.nullable(z.string()),
  /** How sure the rule is; null where there is none. */
  certainty: z.nullable(z.string()),
  /** The question that was answered, the law sentence's key, or what follows from a card. */
  key: z.nullable(z.string()),
  /** The filling it is made from, or follows from. `title` is the card's own, in English; `card` finds it in the list. */
  card: z.nullable(z.object({ entry: z.string(), card: z.string(), title: z.string() })),
});

/** One sentence or line of the generated letter. */
export const letterSentenceSchema = z.object({
  /** UTF-16 units in `generated_text`. */
  start: z.number(),
  end: z.number(),
  /** Whose words: ours, a frame filled with what was confirmed; theirs, as typed; theirs, after a suggestion they took. */
  voice: z.enum(['ours', 'theirs', 'accepted']),
  /** Names it when it is taken out. '' for a sentence that must stand. */
  key: z.string(),
  /** The same in the languages of reading copies, as far as it was made in them: a language may be newer than the letter. */
  copies: z.nullable(z.partialRecord(z.enum(TRANSLATED_CODES), z.string())),
  source: sentenceSourceSchema,
});
export type LetterSentenceAnswer = z.infer<typeof letterSentenceSchema>;

/** What the cards of a claim hold, to change them with the wizard's own parts. Sums are whole cents. */
export const letterCardsSchema = z.object({
  situation: z.string(),
  reasons: z.array(z.string()),
  entries: cardEntriesSchema,
  /** Rows the person added. */
  rows: amountRowsSchema,
  multiple: multipleSchema,
  /** Who asks, and the answers that a law of this court system looks at before it multiplies an amount. */
  claimant: z.enum(['person', 'business']),
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Names, in the order of the claim: an entry's `defendant` counts them from 0. */
  defendants: z.array(z.string()),
  is_we: z.boolean(),
  /** Whom a guardian claims for, as the letter calls the child; absent where people claim for themselves. */
  child: z.optional(z.string()),
  place: z.string(),
  amount: z.number(),
  /** What the court will be asked for; the same as `amount` unless only the court is asked for a multiple. */
  court_amount: z.number(),
});
export type LetterCards = z.infer<typeof letterCardsSchema>;

export const letterVersionSchema = z.object({
  demand_id: z.string(),
  version: z.number(),
  approved: z.boolean(),
  /** ISO instants. */
  created_at: z.string(),
  approved_at: z.nullable(z.string()),
  /** Who pressed the button: an account, or this browser without one. Null for a draft, and where it was not noted. */
  approved_by: z.nullable(z.enum(['account', 'browser'])),
  delivery: z.nullable(z.string()),
  text_sha256: z.string(),
  issued_on: daySchema,
  deadline: z.nullable(daySchema),
  template_version: z.string(),
  /** Null until its PDF is made. */
  pages: z.nullable(z.number()),
});
export type LetterVersionSummary = z.infer<typeof letterVersionSchema>;

export const letterReviewAnswerSchema = z.object({
  success: z.boolean(),
  case_id: z.string(),
  text: z.string(),
  saved_at: z.string(),
  /** What the composer wrote last: the other side of "changes since generation". */
  generated_text: z.string(),
  is_edited: z.boolean(),
  sentences: z.array(letterSentenceSchema),
  /**
   * Sentences the person took out, law sentences too: they can be put back by their key. What followed from a card that
   * was taken out is not listed; it comes back with the card.
   */
  left_out: z.array(z.object({ key: z.string(), text: z.string() })),
  /** What the saved text says instead of the generated one. One of the two is '' for a sentence taken out or added. */
  edits: z.array(z.object({ replaced: z.string(), text: z.string() })),
  own_words: z.object({
    is_typed: z.boolean(),
    is_in: z.boolean(),
    /** As far as it is known: 'en', 'es', 'tr', or another code. */
    language: z.string(),
    is_sure: z.boolean(),
  }),
  cards: letterCardsSchema,
  /** Places of their own words the person decided to keep, here or while writing (`keyOfIssue`). */
  kept: z.array(z.string()),
  law: z.array(lawChoiceSchema),
  settlement: settlementSchema,
  ...deliveryShape,
  /** Questions that are still open. The list of all is in GET /api/letter/questions. */
  open_questions: z.number(),
  /** True when answers are not in the letter yet, because they met an edit. */
  has_waiting_answers: z.boolean(),
  /** A notice that some claims need on a separate page; `text` is null when this site has no wording for it. */
  notice: z.nullable(z.object({ code: z.string(), text: z.nullable(z.string()) })),
  dates: z.object({
    issued_on: daySchema,
    deadline: daySchema,
    today: daySchema,
    /** The deadline the letter gets when its dates are brought up to today. */
    new_deadline: daySchema,
    /** True when the letter carries an earlier day than today. It cannot be approved before POST /api/letter/dates. */
    are_old: z.boolean(),
  }),
  court: z.object({
    part: z.string(),
    name: z.string(),
    counties: z.array(z.string()),
    county_to_confirm: z.boolean(),
  }),
  /** "$2,450.00". */
  demand: z.string(),
  /** For `checkLetter` of the domain, run on each pause of typing. */
  check_context: z.custom<LetterCheckContext>((value) => typeof value === 'object' && value !== null),
  /** What the server finds in the saved text. */
  findings: z.array(letterFindingSchema),
  versions: z.array(letterVersionSchema),
  earlier_texts: z.array(z.object({ id: z.string(), kept_at: z.string(), text: z.string() })),
});
export type LetterReviewAnswer = z.infer<typeof letterReviewAnswerSchema>;

export const letterDatesRequestSchema = z.object({
  case_id: caseIdSchema,
  /** The text on the screen, edits that are not saved yet included. */
  demand_letter: z.string(),
});
export type LetterDatesRequest = z.input<typeof letterDatesRequestSchema>;

export const letterDatesAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  demand_letter: z.string(),
  issued_on: daySchema,
  deadline: daySchema,
  savedAt: z.string(),
  /** False when the text does not carry the new deadline, because the person wrote another one or took it out. */
  names_deadline: z.boolean(),
});
export type LetterDatesAnswer = z.infer<typeof letterDatesAnswerSchema>;

export const bringBackRequestSchema = z.object({
  case_id: caseIdSchema,
  earlier_id: z.string().check(z.maxLength(100)),
});
export type BringBackRequest = z.input<typeof bringBackRequestSchema>;

export const bringBackAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  demand_letter: z.string(),
  savedAt: z.string(),
});
export type BringBackAnswer = z.infer<typeof bringBackAnswerSchema>;

export const letterVersionQuerySchema = z.object({ demand_id: z.string() });

export const letterVersionAnswerSchema = z.object({
  success: z.boolean(),
  ...letterVersionSchema.shape,
  text: z.string(),
  /** The statement shown at approval, and the name of who signed. */
  statement: z.nullable(z.string()),
  signed_by: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  /** Codes of the findings the person said yes to. */
  confirmed: z.array(z.string()),
  /** Dated rows of law the letter used. */
  row_ids: z.array(z.string()),
});
export type LetterVersionAnswer = z.infer<typeof letterVersionAnswerSchema>;

export const letterTrailAnswerSchema = z.object({
  success: z.boolean(),
  case_id: z.string(),
  /** Oldest first. `by` is null for what the site did by itself, and where it was not noted. */
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      by: z.nullable(z.enum(['account', 'browser'])),
      demand_id: z.nullable(z.string()),
      version: z.nullable(z.number()),
      text_sha256: z.nullable(z.string()),
    }),
  ),
});
export type LetterTrailAnswer = z.infer<typeof letterTrailAnswerSchema>;
