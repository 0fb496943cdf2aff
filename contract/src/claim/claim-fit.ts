import * as z from 'zod/mini';

export const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['info', 'warning', 'stop']),
  /** What a stop stops; empty for everything else. */
  documents: z.array(z.enum(['letter', 'papers'])),
  /** Amounts are formatted; days are ISO texts ("2026-08-30"), for the reader's own format. */
  params: z.record(z.string(), z.string()),
  source: z.string(),
  confirm: z.boolean(),
});

const courtPartSchema = z.enum(['small_claims', 'special_civil', 'law_division']);
const runningStatuses = ['open', 'soon', 'last_day', 'may_have_passed', 'paused'] as const;

/**
 * Money is in cents, days are ISO texts. `confirm` says that no official text of a figure was read: it is shown only with
 * "confirm with the clerk".
 */
export const claimFitAnswerSchema = z.object({
  success: z.boolean(),
  courtPart: courtPartSchema,
  courtPartName: z.string(),
  /** What the court is asked for after anything given up; a letter may ask for less. */
  demand: z.number(),
  counties: z.array(z.string()),
  countyToConfirm: z.boolean(),
  /** The counties the addresses point to, also after the claimant confirmed one of them. */
  countyChoices: z.array(z.string()),
  /** Every other county of the court system, for someone who knows better than the addresses tell. */
  otherCounties: z.array(z.string()),
  /** The county the claimant named, or 'unsure'; null for neither. */
  filingCounty: z.nullable(z.string()),
  fees: z.nullable(
    z.object({
      filing: z.number(),
      extraDefendants: z.number(),
      service: z.number(),
      /** Filing, extra defendants and service; a jury comes on top. */
      total: z.number(),
      jury: z.nullable(z.number()),
      confirm: z.boolean(),
      juryConfirm: z.boolean(),
    }),
  ),
  mayAppearAlone: z.enum(['yes', 'no', 'unclear']),
  /** What giving up the excess of the full amount would give up, the least first. */
  waivers: z.array(
    z.object({ to: z.enum(['small_claims', 'special_civil']), part: courtPartSchema, givenUp: z.number() }),
  ),
  limit: z.object({
    status: z.enum([...runningStatuses, 'mixed', 'unknown']),
    /** The earliest last day; of mixed reasons the earliest that is not over. */
    lastDay: z.nullable(z.string()),
    cite: z.nullable(z.string()),
    confirm: z.boolean(),
    byReason: z.array(
      z.object({
        reason: z.string(),
        cite: z.string(),
        lastDay: z.nullable(z.string()),
        status: z.enum(runningStatuses),
        confirm: z.boolean(),
      }),
    ),
  }),
  letterDeadline: z.string(),
  letterStopped: z.boolean(),
  papersStopped: z.boolean(),
  findings: z.array(findingSchema),
});
export type ClaimFitAnswer = z.infer<typeof claimFitAnswerSchema>;

/** Which court part hears which amounts today, smallest first; `upTo` is cents, null for the part without a limit. */
export const courtRangeAnswerSchema = z.object({
  success: z.boolean(),
  parts: z.array(
    z.object({
      part: courtPartSchema,
      upTo: z.nullable(z.number()),
      name: z.string(),
    }),
  ),
  responseDays: z.number(),
});
export type CourtRangeAnswer = z.infer<typeof courtRangeAnswerSchema>;
