import { LINE_SEVERITIES, MENDS, READINGS } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { coSignerSchema } from './co-signing.ts';
import { SIGNING_STATES } from './court-papers-signing.ts';

/**
 * `none`: none were asked for yet, or the package has none. `making`: a job is at it. `stopped`: a rule of the court or a
 * gap in the answers keeps them from being made; `reason` and `findings` say which. `failed`: a fault of ours.
 */
export const COURT_PAPERS_STATES = ['none', 'making', 'ready', 'failed', 'stopped'] as const;
export type CourtPapersState = (typeof COURT_PAPERS_STATES)[number];

/** `read`: the whole packet. `file`: goes to the court now, as it is. `later`: prepared, and kept apart. */
export const COURT_PAPER_STAGES = ['read', 'file', 'later'] as const;
export type CourtPaperStage = (typeof COURT_PAPER_STAGES)[number];

/**
 * Why a version was made, and so why the one before it was replaced: a letter was approved, papers were asked for again,
 * the facts were corrected, the complaint was signed, or a further plaintiff signed it too.
 */
export const PAPER_CAUSES = ['letter_approved', 'asked_again', 'facts_corrected', 'signed', 'co_signed'] as const;
export type PaperCause = (typeof PAPER_CAUSES)[number];

/** One of the caller's own cases. */
export const courtPapersQuerySchema = z.object({ case_id: z.string().check(z.maxLength(100)) });

/** Asks for papers that were stopped, failed or never asked for. */
export const makeCourtPapersRequestSchema = courtPapersQuerySchema;

/** One of the caller's own papers, to be read as a web page. */
export const readPaperQuerySchema = z.object({ document_id: z.string().check(z.maxLength(100)) });

export const courtPaperSchema = z.object({
  /** Opens it, at POST /api/court-papers/open. */
  id: z.string(),
  kind: z.string(),
  stage: z.enum(COURT_PAPER_STAGES),
  /** As the paper names itself: "Small Claims Complaint". */
  title: z.string(),
  file_name: z.string(),
  page_count: z.number(),
  /** It can be read as a web page too, at GET /api/court-papers/page. The court's own filled form cannot. */
  has_page: z.boolean(),
});
export type CourtPaperWire = z.infer<typeof courtPaperSchema>;

/** One thing that was found in the made papers. */
export const paperLineSchema = z.object({
  code: z.string(),
  severity: z.enum(LINE_SEVERITIES),
  /** What is wrong and what to do, in a sentence. */
  message: z.string(),
  mend: z.enum(MENDS),
  /** The papers it was found in, by title. */
  papers: z.array(z.string()),
});
export type PaperLine = z.infer<typeof paperLineSchema>;

/** The made papers as one reader takes them. */
export const paperReadingSchema = z.object({
  reading: z.enum(READINGS),
  found: z.array(paperLineSchema),
  /** Everything that was looked for, found or not, in words. */
  looked_for: z.array(z.string()),
});
export type OneReading = z.infer<typeof paperReadingSchema>;

/** What was read. `pages` is null for papers from before pages were counted: those were read as a clerk only. */
export const paperReadingsSchema = z.object({
  papers: z.number(),
  pages: z.nullable(z.number()),
  readings: z.array(paperReadingSchema),
});
export type PaperReadings = z.infer<typeof paperReadingsSchema>;

/** The person's own signature under the complaint of a version. */
export const paperSignatureSchema = z.object({
  /** ISO 8601. */
  signed_at: z.string(),
  signer: z.string(),
  /** SHA-256 of the exact text that was read and signed, in hexadecimal. */
  text_sha256: z.string(),
  /** The statements that were ticked, as they are on the paper. */
  statements: z.array(z.string()),
});
export type PaperSignatureWire = z.infer<typeof paperSignatureSchema>;

/** A version that was ready once and made room for a later one. Its papers stay as they were. */
export const earlierPapersSchema = z.object({
  version: z.number(),
  prepared_on: z.string(),
  signature: z.nullable(paperSignatureSchema),
  /** ISO 8601. */
  replaced_at: z.string(),
  replaced_because: z.enum(PAPER_CAUSES),
  documents: z.array(courtPaperSchema),
});
export type EarlierPapers = z.infer<typeof earlierPapersSchema>;

/** How many of the job's steps are done; a step draws one PDF, reads it back and checks it. */
export const paperProgressSchema = z.object({ done: z.number(), all: z.number() });

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
  /** While they are being made; null otherwise. */
  progress: z.nullable(paperProgressSchema),
  /** What the readings of the made papers looked for and found. Null while there is nothing to read. */
  read: z.nullable(paperReadingsSchema),
  signing: z.enum(SIGNING_STATES),
  /** What changed since the papers were made, so that they must be made again; null when nothing did. */
  changed: z.nullable(z.enum(['letter', 'answers'])),
  signature: z.nullable(paperSignatureSchema),
  /** Further plaintiffs, who sign for themselves. Empty where there are none, or no complaint. */
  co_signers: z.array(coSignerSchema),
  /** Newest first. */
  earlier: z.array(earlierPapersSchema),
});
export type CourtPapersAnswer = z.infer<typeof courtPapersAnswerSchema>;

export const openCourtPaperRequestSchema = z.object({
  document_id: z.string().check(z.maxLength(100)),
  /** `download` saves it under its name; anything else shows it. */
  action: z._default(z.string().check(z.maxLength(20)), 'view'),
  /** The copy with the site's seal, for the owner's records: the court's system takes the plain one alone. */
  sealed: z._default(z.boolean(), false),
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
  signing: z.enum(SIGNING_STATES),
  progress: z.nullable(paperProgressSchema),
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

/** All papers of one version in one file; without a version, of the newest. */
export const courtPapersZipRequestSchema = z.extend(courtPapersQuerySchema, {
  version: z.optional(z.number().check(z.int(), z.gte(1), z.lte(1_000_000))),
});
