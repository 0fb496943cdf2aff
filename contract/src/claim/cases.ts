import * as z from 'zod/mini';

/** `status` is draft until paid, pending until a reviewed approval, completed after it. */
export const caseSchema = z.object({
  id: z.string(),
  package_title: z.string(),
  /** What was bought: "letter", "court_papers", "trial_prep"; empty until it is paid. */
  contains: z.array(z.string()),
  /** The day it was begun, in words: "November 21, 2026". Screens say it in the reader's language from `created_on`. */
  formatted_date: z.string(),
  /** The day it was begun, where the courts are: "2026-11-21". */
  created_on: z.string(),
  created_at: z.string(),
  /** Everyone the claim is against, by name; empty when nobody was named yet. */
  defendant_name: z.string(),
  /** Dollars and cents as text, such as "2450.00"; empty when no amount was typed yet. */
  claim_amount: z.string(),
  status: z.string(),
  /** The newest letter's id for its PDF; null when there is none. */
  demand_id: z.nullable(z.string()),
});
export type CaseWire = z.infer<typeof caseSchema>;

export const casesQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
});

/** Twenty a page; `total` counts all of the caller's cases. */
export const CASES_A_PAGE = 20;

export const casesAnswerSchema = z.object({
  success: z.boolean(),
  data: z.array(caseSchema),
  total: z.number(),
  has_more: z.boolean(),
  message: z.string(),
});
export type CasesAnswer = z.infer<typeof casesAnswerSchema>;

/** Makes one of the caller's own cases the one the wizard or the result page opens next. */
export const openCaseRequestSchema = z.object({ id: z.string().check(z.maxLength(100)) });
export const openCaseAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Where the browser goes: the wizard for a draft, the letter for a paid case. */
  path: z.enum(['/', '/result']),
});
export type OpenCaseAnswer = z.infer<typeof openCaseAnswerSchema>;
