import * as z from 'zod/mini';

/** A letter drafted from the answers so far. Nothing is stored, signed or sent. */
const previewLetterSchema = z.object({
  /** About the first page of its text. */
  first_page: z.string(),
  has_more: z.boolean(),
  /** Of the whole letter. */
  words: z.number(),
  /** What it tells of what the person gave: sentences of their cards and in their own words, and answers of the form. */
  facts: z.number(),
  /** The letter's reading grade in school years; null for too little prose to measure. */
  grade: z.nullable(z.number()),
  /** What the person settles before it can be approved: questions, and findings of the check. */
  open_points: z.number(),
});

/** Drafts of the court papers for these answers. The names are the papers' own, in English. */
const previewPapersSchema = z.object({
  part: z.enum(['small_claims', 'special_civil']),
  /** Without the word "County". */
  county: z.string(),
  complaint: z.string(),
  complaint_sheets: z.number(),
  /** The other papers that go to the court now. */
  others: z.array(z.string()),
  /** Everything in the packet, help sheets too. */
  sheets: z.number(),
  /** How many papers are made ready for a later step. */
  later: z.number(),
});

/**
 * What the caller's answers make so far. `letter` is null when a rule stops letters for this claim, `papers` is null when
 * none can be made; `papers_reason` says why, in a sentence.
 */
export const filePreviewAnswerSchema = z.object({
  success: z.boolean(),
  letter: z.nullable(previewLetterSchema),
  papers: z.nullable(previewPapersSchema),
  papers_reason: z.nullable(z.string()),
});
export type FilePreviewAnswer = z.infer<typeof filePreviewAnswerSchema>;
