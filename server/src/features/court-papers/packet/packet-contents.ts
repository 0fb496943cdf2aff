import {
  type ComplaintFacts,
  type CourtPacket,
  FINDING_CODES,
  PAPER_STOP_CODES,
  type PaperFile,
  type PaperStop,
} from '@plainclaim/domain';
import * as z from 'zod/mini';

const sheetSchema = z.record(z.string(), z.unknown());

/** What the sheets say is drawn as it was settled, so a stored sheet is not judged again. */
const fileSchema = z.object({
  kind: z.enum(['packet', 'complaint', 'summons', 'service', 'military', 'default_proof']),
  stage: z.enum(['read', 'file', 'later']),
  fileName: z.string(),
  title: z.string(),
  /** The prescribed words it is signed under. */
  statements: z.array(z.string()),
  sheets: z.array(sheetSchema),
});

const officialFormSchema = z.object({
  part: z.enum(['small_claims', 'special_civil']),
  paper: z.string(),
  texts: z.record(z.string(), z.string()),
  ticked: z.array(z.string()),
  needed: z.array(z.object({ keys: z.array(z.string()), label: z.string(), text: z.string() })),
  sheet: z.looseObject({ title: z.string(), blocks: z.array(z.record(z.string(), z.unknown())) }),
  insertAt: z.number(),
  /** Who signed on the court's form, by the hash of the blank one. Absent where nobody did. */
  signed: z.optional(
    z.object({
      formSha256: z.string(),
      seats: z.array(z.object({ seat: z.number(), date: z.string(), note: z.string(), typed: z.string() })),
    }),
  ),
});

const printedSums = z.array(z.object({ label: z.string(), amount: z.string() }));
const names = z.array(z.string());

const readingsSchema = z.object({
  titles: z.object({ complaint: z.string(), summons: z.string() }),
  copies: z.string(),
  fees: printedSums,
  summonsTotal: z.object({ label: z.string(), amount: z.string() }),
  largestFileBytes: z.number(),
  longestFileName: z.number(),
  sums: printedSums,
  explanations: z.array(z.string()),
  /** Absent in papers settled before it was asked. */
  hasCalculation: z.optional(z.boolean()),
  /** Absent in papers settled before it was asked for. */
  asked: z.optional(z.array(z.string())),
  statutes: printedSums,
  defendantNames: z.array(names),
  plaintiffNames: names,
  untoldElements: z.array(z.string()),
  /** Absent, like the next one, in papers settled before they were asked. */
  untoldReasons: z.optional(z.array(z.string())),
  unequalPay: z.optional(
    z.nullable(z.strictObject({ worked: z.string(), rate: z.string(), comes: z.string(), earned: z.string() })),
  ),
  isAnswerForUntold: z.optional(z.boolean()),
  ofLoss: z.optional(z.array(z.string())),
  isPartNotDue: z.optional(z.boolean()),
  /** Absent in papers settled before it was looked at. */
  notAsked: z.optional(z.array(z.string())),
  isKindOpen: z.boolean(),
  hasOpenQuestion: z.boolean(),
  hasOpenEntity: z.boolean(),
  hasLongName: z.boolean(),
  isCountyOpen: z.boolean(),
  isHealthExpected: z.boolean(),
  /** Absent in papers settled before it was looked at. */
  typed: z.optional(z.array(z.string())),
  findings: z.array(z.enum(FINDING_CODES)),
});

/** Papers that were stored under the field's earlier name are read as well. */
const withCalculation = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'reckoning' in stored
    ? { calculation: stored.reckoning, ...stored }
    : stored;

/** The facts as the complaint states them, and whether a person rewrote them. */
const statedFactsSchema = z.pipe(
  z.transform(withCalculation),
  z.object({
    story: z.array(z.string()),
    calculation: z.array(z.string()),
    isCorrected: z.boolean(),
    entities: z.optional(z.record(z.string(), z.string())),
    tradeNames: z.optional(z.record(z.string(), z.string())),
    kind: z.optional(z.enum(['contract', 'security_deposit', 'rent', 'tort', 'motor_vehicle'])),
  }),
);

/** The papers as settled at the approval. */
export const storedPapersSchema = z.object({
  /** Packets of the first day do not say it. */
  part: z.optional(z.enum(['small_claims', 'special_civil'])),
  author: z.string(),
  runningHead: z.string(),
  files: z.array(fileSchema),
  facts: z.object({
    plaintiffs: z.array(z.string()),
    defendants: z.array(z.string()),
    addresses: z.array(z.array(z.string())),
    /** Absent in papers settled before it was stored. */
    served: z.optional(z.array(z.array(z.string()))),
    county: z.string(),
    demand: z.string(),
    limitCents: z.nullable(z.number()),
    demandCents: z.number(),
    countyIsAllowed: z.boolean(),
    lastParagraph: z.number(),
  }),
  /** What the readings of the made papers hold them against. Absent in papers settled before there were readings. */
  readings: z.optional(readingsSchema),
  /** Absent in papers settled before there were official forms. */
  officialForm: z.optional(officialFormSchema),
  /** Takes the packet's first sheet's place once the complaint is signed. Absent in papers from before signing. */
  signedCover: z.optional(sheetSchema),
  /** False where a sign could not be printed: then the pages show something else than was read. */
  canSign: z.optional(z.boolean()),
  told: z.optional(statedFactsSchema),
});
export type StoredPapers = z.infer<typeof storedPapersSchema>;

/** Not a rule: the person has not been through the questions that only papers ask. */
export const QUESTIONS_OPEN = 'papers.questions_open';

/** Why there are no papers, with what its sentences are filled in with. */
export const storedStopSchema = z.object({
  code: z.enum([...PAPER_STOP_CODES, QUESTIONS_OPEN]),
  findings: z.array(z.object({ code: z.enum(FINDING_CODES), params: z.record(z.string(), z.string()) })),
});
export type StoredStop = z.infer<typeof storedStopSchema>;

export type StatedFacts = Pick<ComplaintFacts, 'story' | 'calculation' | 'entities' | 'tradeNames' | 'kind'> & {
  readonly isCorrected: boolean;
};

export const storedPapers = (packet: CourtPacket, told?: StatedFacts, canSign = true): StoredPapers =>
  z.parse(storedPapersSchema, {
    ...packet,
    files: packet.files.map((file) => ({ ...file, statements: statementsOf(file) })),
    told,
    canSign,
  });

/**
 * What was found in one made PDF, by the codes of lines. `pages` tells how many were read for all three readings; absent
 * where only the paper by itself was checked.
 */
export const madeChecksSchema = z.array(
  z.object({ kind: z.string(), title: z.string(), problems: z.array(z.string()), pages: z.optional(z.number()) }),
);
export type MadeCheck = z.infer<typeof madeChecksSchema>[number];

const statementsOf = ({ sheets }: PaperFile): readonly string[] => [
  ...new Set(sheets.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'signature' ? one.statements : [])))),
];

export const storedStop = (stop: PaperStop): StoredStop => ({
  code: stop.code,
  findings: 'findings' in stop ? stop.findings.map(({ code, params }) => ({ code, params: { ...params } })) : [],
});
