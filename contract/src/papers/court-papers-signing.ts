import * as z from 'zod/mini';

/**
 * `none`: nothing is there to be signed. `unsigned`: the complaint can be read and signed on the screen. `by_hand`:
 * only by hand. `outdated`: unsigned, and the answers or the letter changed since. `signed`. `void`: signed, and the
 * answers or the letter changed since, so the signature no longer counts.
 */
export const SIGNING_STATES = ['none', 'unsigned', 'by_hand', 'outdated', 'signed', 'void'] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

const textsSchema = z.array(z.string());

/** The complaint as it will print, block by block, for reading on a page. The words are the paper's own. */
export const readingBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('notice'), text: z.string() }),
  z.object({ kind: z.literal('lines'), lines: textsSchema }),
  /** Under numbers from `start` on. */
  z.object({ kind: z.literal('numbered'), start: z.number(), paragraphs: textsSchema }),
  /** An empty value is a line to write on. */
  z.object({
    kind: z.literal('fields'),
    title: z.string(),
    fields: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal('choices'),
    label: z.string(),
    options: z.array(z.object({ text: z.string(), isTicked: z.boolean() })),
  }),
  /** `answer` null: both boxes are empty. */
  z.object({
    kind: z.literal('questions'),
    rows: z.array(z.object({ text: z.string(), answer: z.nullable(z.boolean()), detail: z.string() })),
  }),
  /** What is above the line that is signed, and whose line it is. */
  z.object({ kind: z.literal('signature'), statements: textsSchema, name: z.string(), isOwn: z.boolean() }),
]);
export type ReadingBlock = z.infer<typeof readingBlockSchema>;

export const readingSheetSchema = z.object({ title: z.string(), blocks: z.array(readingBlockSchema) });
export type ReadingSheet = z.infer<typeof readingSheetSchema>;

/**
 * What is agreed to one by one. `read`: the whole text was read. `court_form`: the court's own form was opened and read.
 * `open_boxes`: some boxes stay empty.
 */
export const SIGNING_YES = ['read', 'court_form', 'open_boxes', 'redaction', 'certification'] as const;
export type SigningYes = (typeof SIGNING_YES)[number];

/**
 * What of the complaint may still change once the claim is paid for, since neither letter nor price tell it: the county,
 * the kind of case, what kind of business a party is (`key`: its name), what it trades under besides that name, an answer to a question of the court, or a line
 * that goes with one.
 */
export const courtAnswerSchema = z.object({
  thing: z.enum(['county', 'kind', 'entity', 'trade_name', 'question', 'detail']),
  key: z.string(),
  /** The question in the reader's language; '' where the page says it. */
  label: z.string(),
  /** What can be chosen, "yes" and "no" among them; null for a line to type. */
  options: z.nullable(z.array(z.string())),
  /** '' while it is open. */
  value: z.string(),
});
export type CourtAnswer = {
  readonly thing: 'county' | 'kind' | 'entity' | 'trade_name' | 'question' | 'detail';
  readonly key: string;
  readonly label: string;
  readonly options: readonly string[] | null;
  readonly value: string;
};

/** Answers that are other ones now. */
export const courtAnswerChangesSchema = z
  .array(
    z.object({
      thing: courtAnswerSchema.shape.thing,
      key: z.string().check(z.maxLength(200)),
      value: z.string().check(z.maxLength(200)),
    }),
  )
  .check(z.maxLength(60));

export const signingAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  state: z.enum(SIGNING_STATES),
  version: z.nullable(z.number()),
  /** Why it cannot be signed on the screen, in a sentence; null when it can. */
  reason: z.nullable(z.string()),
  title: z.string(),
  sheets: z.array(readingSheetSchema),
  /** SHA-256 of the text that is shown. Signing sends it back. */
  read_sha256: z.string(),
  /** What must be agreed to, in this order. `text`: the paper's own words; '' where the page says it in the reader's. */
  statements: z.array(z.object({ code: z.enum(SIGNING_YES), text: z.string() })),
  /** Boxes of the complaint that are empty: what they are about. */
  open_boxes: textsSchema,
  /** "Ana Reyes", with the role they sign in. */
  signer: z.string(),
  /** The day that will be next to the signature, "2026-11-21". */
  signing_day: z.string(),
  /** The mark made before, as a PNG data address; null when there is none. */
  mark: z.nullable(z.string()),
  /** The complaint's PDF, to be opened beside; null when there is none. */
  document_id: z.nullable(z.string()),
  /** The facts as they are in it, to be corrected. */
  facts: z.object({ story: textsSchema, calculation: textsSchema }),
  /** What else may be changed there. */
  court_answers: z.array(courtAnswerSchema),
});
export type SigningAnswer = z.infer<typeof signingAnswerSchema>;

const SHA256 = /^[0-9a-f]{64}$/;

export const signComplaintRequestSchema = z.object({
  case_id: z.string().check(z.maxLength(100)),
  /** Of the text that was on the screen. */
  read_sha256: z.string().check(z.regex(SHA256)),
  agreed: z.array(z.enum(SIGNING_YES)).check(z.maxLength(SIGNING_YES.length)),
});
export type SignComplaintRequest = z.infer<typeof signComplaintRequestSchema>;

/** The most paragraphs and signs that corrected facts may have. */
export const MOST_PARAGRAPHS = 80;
export const LONGEST_PARAGRAPH = 4_000;

const paragraphsSchema = z.array(z.string().check(z.maxLength(LONGEST_PARAGRAPH))).check(z.maxLength(MOST_PARAGRAPHS));

/** The facts in the person's own words, paragraph by paragraph. New papers are made with them, unsigned. */
export const correctFactsRequestSchema = z.object({
  case_id: z.string().check(z.maxLength(100)),
  read_sha256: z.string().check(z.regex(SHA256)),
  story: paragraphsSchema,
  calculation: paragraphsSchema,
  /** Answers that are other ones now. */
  changes: z._default(courtAnswerChangesSchema, []),
});
export type CorrectFactsRequest = z.infer<typeof correctFactsRequestSchema>;
export type CourtAnswerChange = CorrectFactsRequest['changes'][number];
