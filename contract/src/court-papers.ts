import * as z from 'zod/mini';

/**
 * `none`: none were asked for yet, or the package has none. `making`: a job is at it. `stopped`: a rule of the court or a
 * gap in the answers keeps them from being made; `reason` and `findings` say which. `failed`: a fault of ours.
 */
export const COURT_PAPERS_STATES = ['none', 'making', 'ready', 'failed', 'stopped'] as const;
export type CourtPapersState = (typeof COURT_PAPERS_STATES)[number];

/** `read`: the whole packet. `file`: goes to the court now, as it stands. `later`: prepared, and kept apart. */
export const COURT_PAPER_STAGES = ['read', 'file', 'later'] as const;
export type CourtPaperStage = (typeof COURT_PAPER_STAGES)[number];

/** One of the caller's own cases. */
export const courtPapersQuerySchema = z.object({ case_id: z.string().check(z.maxLength(100)) });

/** Asks for papers that were stopped, failed or never asked for. */
export const makeCourtPapersRequestSchema = courtPapersQuerySchema;

export const courtPaperSchema = z.object({
  /** Opens it, at POST /api/court-papers/open. */
  id: z.string(),
  kind: z.string(),
  stage: z.enum(COURT_PAPER_STAGES),
  /** As the paper names itself: "Small Claims Complaint". */
  title: z.string(),
  file_name: z.string(),
  page_count: z.number(),
});
export type CourtPaperWire = z.infer<typeof courtPaperSchema>;

export const courtPapersAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  /** Whether the package that was bought has court papers. */
  included: z.boolean(),
  state: z.enum(COURT_PAPERS_STATES),
  /** Counts up with each approval that papers were made for; null when there are none. */
  version: z.nullable(z.number()),
  /** Why there are none, in a sentence; null unless they are stopped or failed. */
  reason: z.nullable(z.string()),
  /** General rules that stand against them. */
  findings: z.array(z.object({ code: z.string(), message: z.string() })),
  /** The day they were prepared on, "2026-11-21": fees and days are those of that day. */
  prepared_on: z.nullable(z.string()),
  /** In the order of reading and filing. */
  documents: z.array(courtPaperSchema),
});
export type CourtPapersAnswer = z.infer<typeof courtPapersAnswerSchema>;

export const openCourtPaperRequestSchema = z.object({
  document_id: z.string().check(z.maxLength(100)),
  /** `download` saves it under its name; anything else shows it. */
  action: z._default(z.string().check(z.maxLength(20)), 'view'),
});
export type OpenCourtPaperRequest = z.infer<typeof openCourtPaperRequestSchema>;

/** One of the caller's cases whose package has court papers. */
export const courtPaperCaseSchema = z.object({
  case_id: z.string(),
  package_title: z.string(),
  /** Everyone the claim is against, by name. */
  defendant_name: z.string(),
  /** The day the papers were prepared on; without papers, the day the package was paid. "2026-11-21". */
  date: z.string(),
  state: z.enum(COURT_PAPERS_STATES),
  version: z.nullable(z.number()),
  /** Where they are to be filed; null until that is settled. */
  court: z.nullable(z.enum(['small_claims', 'special_civil'])),
  /** Without the word "County". */
  county: z.nullable(z.string()),
  /** Papers are made once the letter is approved. */
  letter_approved: z.boolean(),
});
export type CourtPaperCase = z.infer<typeof courtPaperCaseSchema>;

/** Twenty cases a page, the newest order first; `total` counts all of the caller's cases that have papers. */
export const courtPaperCasesAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.array(courtPaperCaseSchema),
  total: z.number(),
  has_more: z.boolean(),
});
export type CourtPaperCasesAnswer = z.infer<typeof courtPaperCasesAnswerSchema>;

/** All papers of a case's newest packet in one file. */
export const courtPapersZipRequestSchema = courtPapersQuerySchema;
