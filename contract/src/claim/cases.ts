import { CASE_STATUSES } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** `status` is draft until paid; from then on one of the domain's `CASE_STATUSES`, as on the page of the case. */
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
  /** What it is about, in words; empty until that was chosen. */
  category: z.string(),
  /** The last day a draft is kept, unless it is worked on: "2027-06-04"; null once it is paid. */
  kept_until: z.nullable(z.string()),
  /** The newest letter's id for its PDF; null when there is none. */
  demand_id: z.nullable(z.string()),
});
export type CaseWire = z.infer<typeof caseSchema>;

/** What the list can be narrowed to. */
export const CASE_FILTERS = ['draft', ...CASE_STATUSES] as const;
export type CaseFilter = (typeof CASE_FILTERS)[number];

/** `changed`: the one that was saved last comes first. */
export const CASE_ORDERS = ['newest', 'oldest', 'changed'] as const;
export type CaseOrder = (typeof CASE_ORDERS)[number];

/** A page of any list. */
export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
});

export const casesQuerySchema = z.extend(pageQuerySchema, {
  status: z.optional(z.enum(CASE_FILTERS)),
  sort: z._default(z.enum(CASE_ORDERS), 'newest'),
});

/** Twenty a page; `total` counts the caller's cases that the list was narrowed to, `all` every one. */
export const CASES_A_PAGE = 20;

export const casesAnswerSchema = z.object({
  success: z.boolean(),
  data: z.array(caseSchema),
  total: z.number(),
  all: z.number(),
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
