import * as z from 'zod/mini';

export const findingSchema = z.object({
  code: z.string(),
  severity: z.enum(['info', 'warning', 'stop']),
  params: z.record(z.string(), z.string()),
  source: z.string(),
});

/** Money is in cents. `confirm` says a figure is not verified and should be confirmed with the clerk. */
export const claimFitAnswerSchema = z.object({
  success: z.boolean(),
  courtPart: z.enum(['small_claims', 'special_civil', 'law_division']),
  counties: z.array(z.string()),
  countyToConfirm: z.boolean(),
  fees: z.nullable(
    z.object({ filing: z.number(), extraDefendants: z.number(), service: z.number(), confirm: z.boolean() }),
  ),
  limit: z.object({
    status: z.enum(['open', 'soon', 'last_day', 'may_have_passed', 'unknown']),
    lastDay: z.nullable(z.string()),
    cite: z.nullable(z.string()),
  }),
  letterDeadline: z.string(),
  findings: z.array(findingSchema),
});
export type ClaimFitAnswer = z.infer<typeof claimFitAnswerSchema>;

/** Which court part hears which amounts today, smallest first; `upTo` is cents, null for the part without a limit. */
export const courtRangeAnswerSchema = z.object({
  success: z.boolean(),
  parts: z.array(
    z.object({
      part: z.enum(['small_claims', 'special_civil', 'law_division']),
      upTo: z.nullable(z.number()),
      name: z.string(),
    }),
  ),
  responseDays: z.number(),
});
export type CourtRangeAnswer = z.infer<typeof courtRangeAnswerSchema>;
