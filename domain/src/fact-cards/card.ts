import * as z from 'zod/mini';
import {
  forEachOf,
  inLanguages,
  LANGUAGE_CODES,
  type LanguageCode,
  TRANSLATED_CODES,
  type TranslatedCode,
} from '../languages.ts';
import { slotThingsSchema, thingSchema } from './things/thing.ts';

/**
 * The card catalogue as data: what is asked about one thing that happened, and the sentences it becomes. English is
 * the letter; the other languages are what the person reads while filling and in the reading copy.
 */

export const CARD_LANGUAGES = LANGUAGE_CODES;
export type CardLanguage = LanguageCode;

const text = z.string().check(z.minLength(1));
const textsShape = inLanguages(() => text);
export const textsSchema = z.strictObject(textsShape);
export type Texts = z.infer<typeof textsSchema>;

/** Behind a language's code: what stands where "we" changes more than the tokens do. */
export type WeForm = `${TranslatedCode}_we`;
export const WE_FORMS: readonly WeForm[] = TRANSLATED_CODES.map((code): WeForm => `${code}_we`);
const weShape = forEachOf(WE_FORMS, () => z.optional(text));
const sayingShape = { ...textsShape, ...weShape };

/** The order of a letter: facts are sorted into these phases, and by their days inside a phase. */
export const PHASES = [
  'background',
  'agreement',
  'payment',
  'performance',
  'breach',
  'loss',
  'request',
  'reply',
] as const;
export type Phase = (typeof PHASES)[number];

export const SLOT_KINDS = ['day', 'money', 'count', 'yesno', 'choice', 'who', 'thing', 'words', 'quote'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/**
 * `letter` is the English that is in the sentence. It may hold tokens of the person, such as {my}. `named` is what is in
 * front of a name instead: "a relative of mine", and "my relative Kevin".
 */
const optionSchema = z.strictObject({ value: text, ...textsShape, letter: z.string(), named: z.optional(text) });
export type CardOption = z.infer<typeof optionSchema>;

/** A slot's condition: its value, one of several, or whether it is filled at all ("filled", "empty"). */
const conditionSchema = z.record(text, z.union([text, z.array(text)]));
export type Conditions = z.infer<typeof conditionSchema>;

const slotSchema = z.strictObject({
  key: text,
  kind: z.enum(SLOT_KINDS),
  label: textsSchema,
  /** Only what a person can answer in any language: money, who, a choice, a count, yes or no. */
  required: z.optional(z.boolean()),
  /** The slot is asked only when these hold. */
  when: z.optional(conditionSchema),
  /** Who may be named: absent means anybody. */
  only: z.optional(z.array(z.enum(['me', 'you', 'other']))),
  roles: z.optional(z.array(optionSchema)),
  options: z.optional(z.array(optionSchema)),
  /** Frequent answers of a `thing` or `words` slot, with fixed English, for people who do not write English. */
  common: z.optional(z.array(optionSchema)),
  /** Everyday things and services that also answer it, offered after the frequent answers. */
  things: z.optional(slotThingsSchema),
  /** What comes before the words and cannot be changed. */
  start: z.optional(z.strictObject(sayingShape)),
  unit: z.optional(z.strictObject({ one: textsSchema, other: textsSchema })),
  /** A count that may have a part behind the point: 2.5 hours. Others are whole. */
  fraction: z.optional(z.literal(true)),
  /** A day that may lie ahead: of a promise, an appointment, or a paper that runs on. Others tell what has happened. */
  toCome: z.optional(z.literal(true)),
  /** Longest text in UTF-16 units, where it is less than usual. */
  max: z.optional(z.int()),
  example: z.optional(text),
});
export type Slot = z.infer<typeof slotSchema>;

const sayingSchema = z.strictObject({
  with: z.optional(z.array(text)),
  is: z.optional(conditionSchema),
  /** Only where another card says so: its key, and what its slots must hold. */
  beside: z.optional(z.record(text, conditionSchema)),
  /** What a filed paper says instead, where the sentence speaks of the letter it is in. */
  court: z.optional(textsSchema),
  ...sayingShape,
});
export type Saying = z.infer<typeof sayingSchema>;

const countsSchema = z.strictObject({
  slot: text,
  label: textsSchema,
  /** The label without any slot, for when one of them is empty. Absent where the label has none. */
  plain: z.optional(textsSchema),
  /** The label where the person's own sentence replaces the card's, if `plain` says more than a sum's name. */
  neutral: z.optional(textsSchema),
  sign: z.union([z.literal(1), z.literal(-1)]),
  /** Whether the row counts until the person says otherwise; `defaults` by reason. */
  default: z.boolean(),
  defaults: z.optional(z.record(text, z.boolean())),
  /** Its row counts by itself only when these hold: a price that was asked and not paid is no loss. */
  when: z.optional(conditionSchema),
  /** With these answers it does not count by itself: a second check for money that a first one was to pay. */
  whenNot: z.optional(conditionSchema),
  /** Rows of one group exclude each other: the price back or the repair. The only one there counts, whatever its default. */
  group: z.optional(text),
  /**
   * While its row counts, the rows of this group no longer exclude each other, and all of them count: what was paid and the
   * cost to finish, less the price.
   */
  joins: z.optional(text),
  /** Its row does not count by itself where a row of this card does: the same money stands there. */
  unless: z.optional(text),
  /** With these answers it is other money than that row's, and counts beside it. */
  apart: z.optional(conditionSchema),
  /** Its row counts by itself only where a row of this card, or of one of these, does: what is unpaid comes off the cost to finish. */
  with: z.optional(z.union([text, z.array(text)])),
  /** With these answers of that other card it does not go with its row: a first price is not taken off what came on top. */
  withNot: z.optional(conditionSchema),
  /** With these answers it is an estimate of what is not spent yet, which bears no interest. */
  unspent: z.optional(conditionSchema),
  /** A count slot the money is multiplied by. */
  times: z.optional(text),
  /** The slot that asks for the day of this money: no other day may stand in its row. Absent where none asks for it. */
  day: z.optional(text),
});
export type CardRow = z.infer<typeof countsSchema>;

export const ELEMENTS = ['duty', 'event', 'harm', 'sum', 'notice'] as const;
export type CardElement = (typeof ELEMENTS)[number];

const feedsSchema = z.strictObject({
  elements: z.optional(z.array(z.enum(ELEMENTS))),
  /** The day slot a time limit runs from. */
  accrual: z.optional(text),
  payment: z.optional(text),
  promise: z.optional(z.union([text, z.boolean()])),
  notice: z.optional(z.union([text, z.boolean()])),
  witness: z.optional(z.array(text)),
  clocks: z.optional(z.array(text)),
  rules: z.optional(z.array(text)),
});

export const cardSchema = z.strictObject({
  /** Unique over all categories, such as "rental.deposit-paid". */
  key: text,
  /** Reasons it serves; "*" is all of them. */
  reasons: z.array(text),
  /** 1 to 8: the order in which cards are offered. `offer` where a reason orders otherwise. */
  rank: z.int(),
  offer: z.optional(z.record(text, z.int())),
  phase: z.enum(PHASES),
  /** What it says was done or heard by whoever writes, also when a parent writes for a child. */
  by: z.optional(z.literal('writer')),
  repeat: z.optional(z.boolean()),
  /**
   * With these answers it tells of an offer to settle: a letter may speak of it, a court is not told. What was agreed is a
   * fact like any other.
   */
  settlement: z.optional(z.strictObject({ is: z.optional(conditionSchema), not: z.optional(conditionSchema) })),
  title: textsSchema,
  ask: textsSchema,
  slots: z.array(slotSchema),
  /** What the matter is about, for the opening of the letter: "{what}". It is used when its slots are filled. */
  matter: z.optional(textsSchema),
  /** Best first: the first one whose slots are filled and whose choices match is used. */
  says: z.array(sayingSchema),
  /**
   * Its sentence is not said where another card says the same sum in its slot, unless this card says more: one of `more`.
   * Its row stays.
   */
  saidBy: z.optional(z.strictObject({ card: text, slot: text, own: text, more: z.array(text) })),
  counts: z.optional(countsSchema),
  feeds: feedsSchema,
  proof: z.optional(z.array(text)),
});
export type Card = z.infer<typeof cardSchema>;

export const COMPARISONS = ['>', '>=', '<', '<=', '='] as const;
export type Comparison = (typeof COMPARISONS)[number];

const derivedSchema = z.strictObject({
  key: text,
  /** Printed after the card of this key. */
  after: text,
  /** "card.slot": all of them must be filled. */
  needs: z.array(text),
  days: z.optional(z.strictObject({ from: text, to: text })),
  /**
   * `isOpen`: it says what is not paid, so that any other money that came off makes it untrue. `isOfOne`: it speaks of one
   * sum ("That is ..."), so several fillings of its card make it untrue. `before`: it says that this card came later.
   */
  sum: z.optional(
    z.strictObject({
      plus: z.array(text),
      minus: z.optional(z.array(text)),
      isOpen: z.optional(z.literal(true)),
      isOfOne: z.optional(z.literal(true)),
      before: z.optional(text),
    }),
  ),
  /** A clock of the law, by its key; the sentence is left out where no dated row gives it. */
  limit: z.optional(text),
  when: z.optional(
    z.strictObject({
      days: z.optional(z.strictObject({ op: z.enum(COMPARISONS), than: z.union([z.number(), z.literal('limit')]) })),
      repeats: z.optional(z.strictObject({ moreThan: z.number() })),
      sum: z.optional(z.strictObject({ op: z.enum(COMPARISONS), than: z.number() })),
    }),
  ),
  which: z.optional(z.enum(['first', 'last'])),
  /** The card whose other side "you" is, where it rests on several: who was warned, not whose tree fell. */
  of: z.optional(text),
  is: z.optional(conditionSchema),
  without: z.optional(z.array(text)),
  unless: z.optional(z.array(text)),
  /** What a filed paper says instead. Without it, what is counted up to the day of a letter is not said to a court. */
  court: z.optional(textsSchema),
  ...sayingShape,
});
export type Derived = z.infer<typeof derivedSchema>;

const proofSchema = z.strictObject({
  ...textsShape,
  /** What is in the letter; '' says nothing until the person's words are there. */
  letter: z.string(),
  /** Of the common list, the kinds this one is: a card that offers it does not offer those again. */
  is: z.optional(z.array(text)),
  /** Asks for words, such as a witness's name; `with` is the letter's text with {words}. */
  asks: z.optional(z.strictObject({ ...textsShape, with: text })),
  /** What is in the letter where several fillings of one of these cards tick it: two checks, not one. */
  several: z.optional(z.strictObject({ of: z.array(text), letter: text })),
});
export type ProofKind = z.infer<typeof proofSchema>;

/** The cards of one category. */
export const catalogueSchema = z.strictObject({
  /** '' while nothing is chosen. */
  category: z.string(),
  cards: z.array(cardSchema),
  derived: z.array(derivedSchema),
  proof: z.record(text, proofSchema),
  /** Kinds of proof that every card offers behind its own; absent in a file of one category. */
  commonProof: z.optional(z.array(text)),
  /** Who else may have acted: offered behind the roles of every slot that takes somebody else; absent in a file of one category. */
  commonRoles: z.optional(z.array(optionSchema)),
  /** The vocabulary of things; absent in a file, and where it is not loaded. */
  things: z.optional(z.array(thingSchema)),
});
export type CardCatalogue = z.infer<typeof catalogueSchema>;
