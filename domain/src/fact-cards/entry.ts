import * as z from 'zod/mini';
import { isThingId } from './things/thing.ts';
import { oneLine } from '../own-words/index.ts';

/** Longest values, in UTF-16 units. More is refused, never cut. */
export const CARD_LIMITS = {
  entries: 40,
  thing: 80,
  words: 120,
  quote: 300,
  value: 300,
  name: 80,
  key: 60,
  rows: 20,
  rowLabel: 80,
  slots: 24,
  proof: 40,
} as const;

const short = z.string().check(z.maxLength(CARD_LIMITS.value));
const key = z.string().check(z.minLength(1), z.maxLength(CARD_LIMITS.key));

/** Who a sentence is about: the claimant's side, the other side, or somebody else by role and name. */
export const whoValueSchema = z.object({
  side: z.enum(['', 'us', 'them', 'other']),
  role: z._default(z.string().check(z.maxLength(CARD_LIMITS.name)), ''),
  name: z._default(z.string().check(z.maxLength(CARD_LIMITS.name)), ''),
});
export type WhoValue = z.infer<typeof whoValueSchema>;

/**
 * What is in one slot, as typed. A string for days ("2026-08-15", "2026-08", "~2023-06" for about, "2023-06/2026-08-15"
 * for a span, "unsure"), money, counts, choices, yes or no, and quotes; a chosen or typed noun phrase, and how many of
 * it; words or a quote with their meaning in English, where they are in another language; or a person. Unfinished and wrong values are kept: nothing typed is lost.
 */
export const slotValueSchema = z.union([
  short,
  z.object({ pick: short, count: z.optional(short) }),
  z.object({ text: short, meaning: z.optional(short) }),
  whoValueSchema,
]);
export type SlotValue = z.infer<typeof slotValueSchema>;

/** One card as far as the person filled it. */
export const cardEntrySchema = z.object({
  /** Names this filling among several of the same card. */
  id: key,
  card: key,
  values: z.record(key, slotValueSchema).check(z.refine((values) => Object.keys(values).length <= CARD_LIMITS.slots)),
  /** Which defendant "you" is: '' nobody said, 'all', or an index from '0'. Asked only where there are several. */
  defendant: z._default(z.enum(['', 'all', '0', '1', '2', '3']), ''),
  /**
   * Where a guardian claims for a child: who "I" is in this card's question, and who its sentence tells of. Asked there;
   * absent elsewhere, and in fillings from before it was asked (`selfOf`).
   */
  self: z.optional(z.enum(['child', 'guardian'])),
  /** Whether its money counts; '' leaves it to the card. */
  counts: z._default(z.enum(['', 'yes', 'no']), ''),
  proof: z._default(z.array(key).check(z.maxLength(CARD_LIMITS.proof)), []),
  /** The person's own sentence, in place of the card's; absent or blank where the card's is right. */
  own: z.optional(short),
  /** What its amount is called in the table, beside a sentence of their own; absent or blank for a neutral name. */
  rowName: z.optional(z.string().check(z.maxLength(CARD_LIMITS.rowLabel))),
  /** Where the person put it among the cards in the text, from 0; absent where the letter's own order stands. */
  place: z.optional(z.int().check(z.minimum(0), z.maximum(CARD_LIMITS.entries))),
  /** The person left it out; its answers are kept. */
  isLeftOut: z._default(z.boolean(), false),
});
export type CardEntry = z.infer<typeof cardEntrySchema>;

/** Whether an answer is a thing of the vocabulary, which must be at hand then to say it. */
export const namesThing = ({ values }: CardEntry): boolean =>
  Object.values(values).some((value) => typeof value !== 'string' && 'pick' in value && isThingId(value.pick));

/**
 * The person's own sentence in place of the card's; null takes the card's back. `rowName` is what the card called its
 * amount: it stands until they name it otherwise.
 */
export function withOwn(before: CardEntry, own: string | null, rowName: string | null = null): CardEntry {
  const { own: _own, rowName: _rowName, ...entry } = before;
  if (own === null) return entry;
  const name = before.own === undefined ? rowName : (before.rowName ?? null);
  return name === null ? { ...entry, own } : { ...entry, own, rowName: name.slice(0, CARD_LIMITS.rowLabel) };
}

/** Puts fillings into the order the person wants; null takes the letter's own order back. */
export function withOrder(entries: readonly CardEntry[], ids: readonly string[] | null): CardEntry[] {
  return entries.map(({ place: _before, ...entry }) => {
    const place = ids === null ? -1 : ids.indexOf(entry.id);
    return place < 0 ? entry : { ...entry, place };
  });
}

/** Where the words of a ticked proof are among the values: no slot's key holds a dot. */
export const proofSlot = (key: string): string => `proof.${key}`;

/** What was typed beside a ticked proof, such as the witness's name, on one line; '' where nothing was. */
export function proofWords({ values }: Pick<CardEntry, 'values'>, key: string): string {
  const value = values[proofSlot(key)];
  const typed = typeof value === 'object' && 'text' in value ? oneLine(value.text) : '';
  return typed.endsWith('.') ? typed.slice(0, -1) : typed;
}

export const cardEntriesSchema = z.array(cardEntrySchema).check(z.maxLength(CARD_LIMITS.entries));

/** A row of the amount that the person added: what for, how much, plus or minus. */
export const amountRowSchema = z.object({
  id: key,
  label: z.string().check(z.maxLength(CARD_LIMITS.rowLabel)),
  amount: z.string().check(z.maxLength(20)),
  isMinus: z._default(z.boolean(), false),
});
export type TypedRow = z.infer<typeof amountRowSchema>;
export const amountRowsSchema = z.array(amountRowSchema).check(z.maxLength(CARD_LIMITS.rows));
