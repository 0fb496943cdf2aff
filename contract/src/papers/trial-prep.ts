import { TRIAL_LIMITS } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** `none`: none were asked for yet. `making`: a job is at it. `failed`: a fault of ours; `reason` says it. */
export const TRIAL_BOOK_STATES = ['none', 'making', 'ready', 'failed'] as const;
export type TrialBinderState = (typeof TRIAL_BOOK_STATES)[number];

/** `private`: for the claimant alone. `hand_over`: for the judge or the other side. `later`: after a judgment. */
export const TRIAL_STAGES = ['read', 'private', 'hand_over', 'later'] as const;
export type TrialStageWire = (typeof TRIAL_STAGES)[number];

const anId = z.string().check(z.maxLength(100));
const text = (longest: number) => z.string().check(z.maxLength(longest));
/** Dollars and cents as typed. */
const amount = text(20);

/** What the claimant tells for the trial. Unfinished notes are not saved: the answer says what is missing. */
export const trialNotesSchema = z.object({
  witnesses: z
    .array(
      z.object({
        /** The page's own, to point to from proofs. */
        id: anId,
        name: text(TRIAL_LIMITS.nameLength),
        saw: text(TRIAL_LIMITS.sawLength),
        contact: text(TRIAL_LIMITS.contactLength),
      }),
    )
    .check(z.maxLength(TRIAL_LIMITS.witnesses)),
  /** Money that came in since the letter. */
  payments: z.array(z.object({ paid_on: text(10), amount })).check(z.maxLength(TRIAL_LIMITS.payments)),
  wants_interest: z.boolean(),
  /** The lowest sum the claimant would settle for, or ''. Only the owner is ever told it, here and on the private sheet. */
  lowest_amount: amount,
  /** What shows each point. What points to nothing is left out. */
  proofs: z
    .array(
      z.object({
        element: anId,
        exhibit_ids: z.array(anId).check(z.maxLength(TRIAL_LIMITS.linksAPoint)),
        witness_ids: z.array(anId).check(z.maxLength(TRIAL_LIMITS.linksAPoint)),
      }),
    )
    .check(z.maxLength(TRIAL_LIMITS.proofs)),
  /** Own sentences to speak in court, chosen among those offered. Others are left out. */
  spoken: z._default(z.array(text(TRIAL_LIMITS.spokenLength)).check(z.maxLength(TRIAL_LIMITS.spoken)), []),
});
export type TrialNotesWire = z.infer<typeof trialNotesSchema>;

/** One of the caller's own cases. */
export const trialPrepQuerySchema = z.object({ case_id: anId });

export const saveTrialNotesRequestSchema = z.object({
  case_id: anId,
  /** The one these notes are based on; 0 for the first. */
  revision: z.int().check(z.minimum(0)),
  notes: trialNotesSchema,
});
export type SaveTrialNotesRequest = z.infer<typeof saveTrialNotesRequestSchema>;

export const makeTrialBinderRequestSchema = trialPrepQuerySchema;
export const trialZipRequestSchema = trialPrepQuerySchema;

export const openTrialPaperRequestSchema = z.object({
  document_id: anId,
  /** `download` saves it under its name; anything else shows it. */
  action: z._default(z.string().check(z.maxLength(20)), 'view'),
});

export const trialPaperSchema = z.object({
  /** Opens it, at POST /api/trial-prep/open. */
  id: z.string(),
  kind: z.string(),
  stage: z.enum(TRIAL_STAGES),
  /** As the paper names itself: "Money Worksheet". */
  title: z.string(),
  file_name: z.string(),
  page_count: z.number(),
});
export type TrialPaperWire = z.infer<typeof trialPaperSchema>;

export const trialPrepAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  /** Whether the package that was bought has trial papers. Without it the rest is empty. */
  included: z.boolean(),
  /** The papers are made from the approved letter. */
  letter_approved: z.boolean(),
  defendant_name: z.string(),
  /** What is asked for, in dollars and cents. */
  claim_amount: z.string(),
  revision: z.number(),
  notes: trialNotesSchema,
  /** What a judge must hear for such a claim, in the reader's language; the papers say it in the court's. */
  points: z.array(z.object({ key: z.string(), text: z.string(), bring: z.string() })),
  /** In the order of their marks. */
  exhibits: z.array(z.object({ id: z.string(), mark: z.string(), description: z.string() })),
  /** What may be taken over into the notes: own sentences of the complaint, and people the answers name. */
  offers: z.object({
    sentences: z.array(z.string()),
    witnesses: z.array(z.object({ name: z.string(), saw: z.string() })),
  }),
  limits: z.object({ witnesses: z.number(), payments: z.number(), saw_length: z.number() }),
  book: z.object({
    state: z.enum(TRIAL_BOOK_STATES),
    version: z.nullable(z.number()),
    /** "2026-11-21": fees and figures are those of that day. */
    prepared_on: z.nullable(z.string()),
    /** False when notes, letter or exhibits were changed since: then they should be made again. */
    is_current: z.boolean(),
    reason: z.nullable(z.string()),
    /** Of the newest papers that are ready, also while new ones are made. */
    documents: z.array(trialPaperSchema),
  }),
});
export type TrialPrepAnswer = z.infer<typeof trialPrepAnswerSchema>;
