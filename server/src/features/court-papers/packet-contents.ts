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

/** The papers as settled at the approval. */
export const storedPapersSchema = z.object({
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
});
export type StoredPapers = z.infer<typeof storedPapersSchema>;

/** Why there are no papers, with what its sentences are filled in with. */
export const storedStopSchema = z.object({
  code: z.enum(PAPER_STOP_CODES),
  findings: z.array(z.object({ code: z.enum(FINDING_CODES), params: z.record(z.string(), z.string()) })),
});
export type StoredStop = z.infer<typeof storedStopSchema>;

export const storedPapers = ({ author, runningHead, files, facts }: CourtPacket): StoredPapers =>
  z.parse(storedPapersSchema, {
    author,
    runningHead,
    files: files.map((file) => ({ ...file, statements: statementsOf(file) })),
    facts,
  });

const statementsOf = ({ sheets }: PaperFile): readonly string[] => [
  ...new Set(sheets.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'signature' ? one.statements : [])))),
];

export const storedStop = (stop: PaperStop): StoredStop => ({
  code: stop.code,
  findings: 'findings' in stop ? stop.findings.map(({ code, params }) => ({ code, params: { ...params } })) : [],
});
