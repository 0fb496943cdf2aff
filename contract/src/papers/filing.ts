import { COURT_DAY_KEYS, FILE_PROBLEMS, FILING_FIELD_KEYS, FILING_LIMIT_KEYS } from '@plainclaim/domain';
import * as z from 'zod/mini';

const anId = z.string().check(z.maxLength(100));
const aDay = z.string().check(z.maxLength(10));

/** One of the caller's own cases. */
export const filingQuerySchema = z.object({ case_id: anId });

/** What the person ticks off while filing, in order. */
export const FILING_TICKS = ['signed', 'private', 'files', 'payment', 'types', 'all_in', 'number'] as const;
export type FilingTick = (typeof FILING_TICKS)[number];

/** Longest confirmation or docket number; the courts' own have fewer than twenty letters. */
export const LONGEST_FILING_NUMBER = 60;
const aNumber = z.string().check(z.maxLength(LONGEST_FILING_NUMBER));

/** What the court said after filing. A day is "2026-11-21"; '' is not known yet. */
export const filingEntrySchema = z.object({
  confirmation: aNumber,
  docket_number: aNumber,
  filed_on: aDay,
  mailed_on: aDay,
  served_on: aDay,
  mail_back_on: aDay,
  hearing_on: aDay,
  default_on: aDay,
  judgment_on: aDay,
});
export type FilingEntryWire = z.infer<typeof filingEntrySchema>;

export const saveFilingRequestSchema = z.object({
  case_id: anId,
  /** The one this is based on; 0 for the first. */
  revision: z.int().check(z.minimum(0)),
  entry: filingEntrySchema,
});
export type SaveFilingRequest = z.infer<typeof saveFilingRequestSchema>;

export const tickFilingRequestSchema = z.object({
  case_id: anId,
  ticked: z.array(z.enum(FILING_TICKS)).check(z.maxLength(FILING_TICKS.length)),
});

const lines = z.array(z.string());

/** A file to upload or to print. */
export const filedFileSchema = z.object({
  /** Opens it, at POST /api/court-papers/open. */
  id: z.string(),
  title: z.string(),
  file_name: z.string(),
  page_count: z.number(),
  bytes: z.number(),
  /** What to choose for it in the court's system; null where nobody knows. */
  document_type: z.nullable(z.string()),
  /** What the court's system would refuse, in sentences. */
  problems: z.array(z.object({ code: z.enum(FILE_PROBLEMS), text: z.string() })),
});

export const filingFieldSchema = z.object({
  key: z.enum(FILING_FIELD_KEYS),
  label: z.string(),
  value: z.string(),
  /** What fits; null when all of it does. */
  cut: z.nullable(z.string()),
  /** Letters that fit into the court's records; null when nobody knows. */
  most: z.nullable(z.number()),
});

export const filingDaySchema = z.object({
  key: z.enum(COURT_DAY_KEYS),
  title: z.string(),
  text: z.string(),
  day: z.string(),
  /** The last day of a stretch. */
  until: z.nullable(z.string()),
  /** As the court said; else counted by its rules. */
  told: z.boolean(),
  /** Counted from a day that is only expected. */
  expected: z.boolean(),
  confirm: z.boolean(),
});
export type FilingDayWire = z.infer<typeof filingDaySchema>;

/** Everything that lies beside the court's screens while somebody files. Null while there is nothing to file. */
export const filingSheetSchema = z.object({
  version: z.number(),
  court: z.string(),
  county: z.string(),
  /** Signed on the screen; else the complaint is signed by hand first. */
  is_signed: z.boolean(),
  electronic: z.nullable(
    z.object({
      name: z.string(),
      /** Its page on the court's site. */
      page: z.string(),
      limits: z.array(
        z.object({
          key: z.enum(FILING_LIMIT_KEYS),
          text: z.string(),
          /** The day of the page it was read on; null when none was read. */
          said_on: z.nullable(z.string()),
          source: z.string(),
          /** It may be otherwise today. */
          confirm: z.boolean(),
        }),
      ),
      /** The document types are a guess. */
      types_confirm: z.boolean(),
    }),
  ),
  files: z.array(filedFileSchema),
  groups: z.array(
    z.object({
      side: z.enum(['case', 'plaintiff', 'defendant']),
      title: z.string(),
      fields: z.array(filingFieldSchema),
    }),
  ),
  /** In cents, as known today. */
  fees: z.object({
    filing: z.number(),
    further: z.number(),
    service: z.number(),
    /** Defendants the court mails to. */
    mailed: z.number(),
    total: z.number(),
    payee: z.string(),
    confirm: z.boolean(),
  }),
  paper: z.object({
    sets: z.number(),
    copies: z.number(),
    pages: z.number(),
    office: lines,
    mail_to: lines,
    phone: z.string(),
    /** The court's own summons is among the files. */
    has_summons: z.boolean(),
    own_address: lines,
    defendants: z.array(z.object({ name: z.string(), lines, is_outside: z.boolean() })),
    /** What to do for those outside the State, step by step; empty when there are none. */
    outside_steps: lines,
    outside_source: z.string(),
  }),
  ticks: z.array(z.object({ key: z.enum(FILING_TICKS), text: z.string() })),
});
export type FilingSheetWire = z.infer<typeof filingSheetSchema>;

export const filingAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  defendant_name: z.string(),
  /** Why nothing can be filed now, in a sentence; null when the papers are ready. */
  reason: z.nullable(z.string()),
  sheet: z.nullable(filingSheetSchema),
  revision: z.number(),
  entry: filingEntrySchema,
  /** The docket number has another form than the court's. */
  docket_unusual: z.boolean(),
  ticked: z.array(z.enum(FILING_TICKS)),
  /** In the order of the days. */
  days: z.array(filingDaySchema),
});
export type FilingAnswer = z.infer<typeof filingAnswerSchema>;

/** Minutes a hand-over link can be opened, and minutes its papers can be taken after that. */
export const HAND_OVER_MINUTES = 10;

export const filingLinkAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  url: z.string(),
  /** The same to type, at the page of the hand-over: "ABCD-EFGH-JKMN". */
  code: z.string(),
  /** The link as a QR code: a text of 0 and 1 for each row, 1 is dark. */
  qr: lines,
  /** ISO 8601. */
  expires_at: z.string(),
});
export type FilingLinkAnswer = z.infer<typeof filingLinkAnswerSchema>;

export const openHandOverRequestSchema = z.object({ code: z.string().check(z.maxLength(40)) });

export const handOverAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Takes the papers, at POST /api/filing/hand-over/paper, until `expires_at`. The page keeps it nowhere. */
  pass: z.string(),
  expires_at: z.string(),
  papers: z.array(
    z.object({
      id: z.string(),
      stage: z.enum(['read', 'file']),
      title: z.string(),
      file_name: z.string(),
      page_count: z.number(),
    }),
  ),
});
export type HandOverAnswer = z.infer<typeof handOverAnswerSchema>;

export const takePaperRequestSchema = z.object({ pass: z.string().check(z.maxLength(100)), document_id: anId });
