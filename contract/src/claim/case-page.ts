import { LONGEST_OUTCOME_WORDS, NEXT_STEPS, OUTCOME_KINDS } from '@plainclaim/domain';
import * as z from 'zod/mini';

const cents = z.int();
/** "2026-11-21" */
const day = z.string();

export const casePageQuerySchema = z.object({ case_id: z.string().check(z.maxLength(100)) });

const outcomeSchema = z.object({
  id: z.string(),
  kind: z.enum(OUTCOME_KINDS),
  on: day,
  /** Cents; null where no amount was given. */
  amount: z.nullable(cents),
  by: z.nullable(day),
  words: z.string(),
});
export type OutcomeWire = z.infer<typeof outcomeSchema>;

/** One paid case: where it is, what comes next, and all that belongs to it. */
export const casePageAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  defendant_name: z.string(),
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
    paid: cents,
    open: cents,
    payments: z.array(z.object({ id: z.string(), on: day, amount: cents })),
    /** What the package cost, with tax. */
    package_cost: cents,
    package_paid_on: day,
  }),
  letters: z.array(z.object({ demand_id: z.string(), version: z.number(), approved: z.boolean(), issued_on: day })),
  deliveries: z.array(
    z.object({
      name: z.string(),
      channel: z.enum(['email', 'self_mail']),
      state: z.string(),
      on: z.nullable(day),
      tracking_number: z.nullable(z.string()),
    }),
  ),
  papers: z.string(),
  docket_number: z.string(),
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
      kind: z.enum(OUTCOME_KINDS),
      on: z.string().check(z.maxLength(20)),
      amount: z.string().check(z.maxLength(20)),
      by: z.string().check(z.maxLength(20)),
      words: z.string().check(z.maxLength(LONGEST_OUTCOME_WORDS * 4)),
    }),
  ),
});
export type RecordOutcomeRequest = z.infer<typeof recordOutcomeRequestSchema>;
