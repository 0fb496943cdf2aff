import {
  FOLLOW_UPS,
  LINE_KINDS,
  LONGEST_OUTCOME_WORDS,
  NEXT_STEPS,
  CASE_NOTES,
  OUTCOME_KINDS,
  POST_STANDINGS,
} from '@plainclaim/domain';
import * as z from 'zod/mini';
import { POST_SOURCES } from '../letter/post.ts';
import { caseFileAnswerSchema } from '../papers/case-file.ts';

const cents = z.int();
/** "2026-11-21" */
const day = z.string();

export const casePageQuerySchema = z.object({ case_id: z.string().check(z.maxLength(100)) });

const lineFields = {
  id: z.string(),
  on: day,
  /** Cents; null where no amount was given. */
  amount: z.nullable(cents),
  by: z.nullable(day),
  words: z.string(),
};
const outcomeSchema = z.object({ ...lineFields, kind: z.enum(OUTCOME_KINDS) });
const costSchema = z.object({ ...lineFields, kind: z.literal('cost') });
export type CostWire = z.infer<typeof costSchema>;
export type OutcomeWire = z.infer<typeof outcomeSchema>;

/** Somebody of the case as the form has them; an empty text is what nobody typed. */
const partySchema = z.object({ name: z.string(), address: z.string(), email: z.string(), phone: z.string() });
export type CasePartyWire = z.infer<typeof partySchema>;

/** One paid case: where it is, what comes next, and all that belongs to it. */
export const casePageAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  defendant_name: z.string(),
  claimants: z.array(partySchema),
  defendants: z.array(partySchema),
  /** What it is about, in the language of who asks; empty where a form has none. */
  category: z.string(),
  happened_on: z.nullable(day),
  /** Where it happened; empty where nobody typed it. */
  place: z.string(),
  package_title: z.string(),
  /** What the package contains: "letter", "court_papers", "trial_prep" and so on. */
  contains: z.array(z.string()),
  status: z.string(),
  today: day,
  next_step: z.object({ code: z.enum(NEXT_STEPS), day: z.nullable(day) }),
  timeline: z.array(
    z.object({
      key: z.string(),
      day,
      when: z.enum(['past', 'today', 'ahead']),
      amount: z.nullable(cents),
      estimate: z.boolean(),
    }),
  ),
  /** The day the letter was signed: before it, nothing can have followed from it. */
  approved_on: z.nullable(day),
  outcomes: z.array(outcomeSchema),
  money: z.object({
    asked: cents,
    /** What a court gave; null before a judgment. */
    awarded: z.nullable(cents),
    paid: cents,
    open: cents,
    payments: z.array(z.object({ id: z.string(), on: day, amount: cents })),
    /** What the package cost, with tax. */
    package_cost: cents,
    package_paid_on: day,
    /** What the claimant spent besides. */
    costs: z.array(costSchema),
    /** The package and the costs. */
    spent: cents,
  }),
  /** What follows from the newest of what happened. */
  follow_ups: z.array(z.enum(FOLLOW_UPS)),
  /** Short notes to the other side, in English, ready to be copied. */
  notes: z.array(z.object({ kind: z.enum(CASE_NOTES), text: z.string() })),
  letters: z.array(z.object({ demand_id: z.string(), version: z.number(), approved: z.boolean(), issued_on: day })),
  deliveries: z.array(
    z.object({
      name: z.string(),
      channel: z.enum(['email', 'self_mail', 'post']),
      standing: z.nullable(z.enum(POST_STANDINGS)),
      /** Who says so. */
      standing_source: z.nullable(z.enum(POST_SOURCES)),
      pickup_is_late: z.boolean(),
      /** A certified piece of it arrived, and no return receipt of it was added. */
      wants_receipt: z.boolean(),
      /** What goes back for a mailing that was stopped or could not be done; null: nothing does. */
      back_cents: z.nullable(cents),
      is_back: z.boolean(),
      state: z.string(),
      on: z.nullable(day),
      tracking_number: z.nullable(z.string()),
    }),
  ),
  papers: z.string(),
  /** The made court papers, by name. */
  paper_titles: z.array(z.string()),
  /** How many exhibits were added. */
  exhibits: z.int(),
  /** Where the newest trial papers are; "none" before there are any. */
  trial: z.enum(['none', 'making', 'ready', 'failed']),
  /** The order's number, for its receipt. */
  order_number: z.string(),
  docket_number: z.string(),
  /** Where its archive stands. */
  case_file: caseFileAnswerSchema,
});
export type CasePageAnswer = z.infer<typeof casePageAnswerSchema>;

/** One more outcome, or one in the place of another. An empty text means that nothing was typed. */
export const recordOutcomeRequestSchema = z.object({
  case_id: z.string().check(z.maxLength(100)),
  /** Made by the browser, so that a repeated request is recorded once. */
  id: z.string().check(z.maxLength(100)),
  replaces: z.nullable(z.string().check(z.maxLength(100))),
  /** Null takes the replaced one back. */
  outcome: z.nullable(
    z.object({
      kind: z.enum(LINE_KINDS),
      on: z.string().check(z.maxLength(20)),
      amount: z.string().check(z.maxLength(20)),
      by: z.string().check(z.maxLength(20)),
      words: z.string().check(z.maxLength(LONGEST_OUTCOME_WORDS * 4)),
    }),
  ),
});
export type RecordOutcomeRequest = z.infer<typeof recordOutcomeRequestSchema>;
