import { type CourtPacket, FINDING_CODES, PAPER_STOP_CODES, type PaperFile, type PaperStop } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** What the sheets say is drawn as it was settled, so a stored sheet is not judged again. */
const fileSchema = z.object({
  kind: z.enum(['packet', 'complaint', 'summons', 'military', 'default_proof']),
  stage: z.enum(['read', 'file', 'later']),
  fileName: z.string(),
  title: z.string(),
  /** The prescribed words it is signed under. */
  statements: z.array(z.string()),
  sheets: z.array(z.record(z.string(), z.unknown())),
});

const officialFormSchema = z.object({
  part: z.enum(['small_claims', 'special_civil']),
  paper: z.string(),
  texts: z.record(z.string(), z.string()),
  ticked: z.array(z.string()),
  needed: z.array(z.object({ keys: z.array(z.string()), label: z.string(), text: z.string() })),
  sheet: z.looseObject({ title: z.string(), blocks: z.array(z.record(z.string(), z.unknown())) }),
  insertAt: z.number(),
});

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
    county: z.string(),
    demand: z.string(),
    limitCents: z.nullable(z.number()),
    demandCents: z.number(),
    countyIsAllowed: z.boolean(),
    lastParagraph: z.number(),
  }),
  /** Absent in papers settled before there were official forms. */
  officialForm: z.optional(officialFormSchema),
});
export type StoredPapers = z.infer<typeof storedPapersSchema>;

/** Why there are no papers, with what its sentences are filled in with. */
export const storedStopSchema = z.object({
  code: z.enum(PAPER_STOP_CODES),
  findings: z.array(z.object({ code: z.enum(FINDING_CODES), params: z.record(z.string(), z.string()) })),
});
export type StoredStop = z.infer<typeof storedStopSchema>;

export const storedPapers = ({ part, author, runningHead, files, facts, officialForm }: CourtPacket): StoredPapers =>
  z.parse(storedPapersSchema, {
    part,
    author,
    runningHead,
    files: files.map((file) => ({ ...file, statements: statementsOf(file) })),
    facts,
    officialForm,
  });

const statementsOf = ({ sheets }: PaperFile): readonly string[] => [
  ...new Set(sheets.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'signature' ? one.statements : [])))),
];

export const storedStop = (stop: PaperStop): StoredStop => ({
  code: stop.code,
  findings: 'findings' in stop ? stop.findings.map(({ code, params }) => ({ code, params: { ...params } })) : [],
});
