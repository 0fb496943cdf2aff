import { type PaperSignature, signedFooter } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { isSignedSheet } from './complaint-reading.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';

type StoredFile = StoredPapers['files'][number];

const signedBlock = z.looseObject({
  kind: z.enum(['signature', 'co_signature']),
  signed: z.object({ date: z.string(), alt: z.string(), note: z.string(), seat: z.optional(z.number()) }),
});
const anyLine = z.looseObject({ kind: z.enum(['signature', 'co_signature']) });
const coSignature = z.looseObject({ kind: z.literal('co_signature'), printedName: z.string() });
const signersTable = z.looseObject({
  kind: z.literal('table'),
  isSigners: z.literal(true),
  rows: z.array(z.array(z.string())),
});
const anySheet = z.object({ blocks: z.array(z.record(z.string(), z.unknown())) });

const COMPLAINT_FILES: ReadonlySet<string> = new Set(['packet', 'complaint']);

/**
 * The same papers with the person's own lines of the complaint signed, wherever the complaint stands. Not a word of the
 * complaint changes; only the cover of the packet says what is left to do now. Null for papers from before signing.
 */
export function signedPapers(papers: StoredPapers, signature: PaperSignature): StoredPapers | null {
  const { signedCover } = papers;
  if (signedCover === undefined) return null;
  const withCover = (sheet: StoredSheet): StoredSheet => (sheet['kind'] === 'cover' ? signedCover : sheet);
  return withSignature(papers, withCover, 0, signature);
}

/**
 * Signed papers with the lines of a further plaintiff signed too. `seat`: which, from 1. Null when the complaint has no
 * such line.
 */
export function coSignedPapers(papers: StoredPapers, seat: number, signature: PaperSignature): StoredPapers | null {
  if (coSignersIn(papers)[seat - 1] === undefined) return null;
  return withSignature(papers, (sheet) => sheet, seat, { ...signature, seat });
}

/** The further plaintiffs, in the order in which the complaint has lines for them. */
export function coSignersIn(papers: StoredPapers): readonly string[] {
  const complaint = papers.files.find(({ kind }) => kind === 'complaint');
  const [sheet] = complaint?.sheets.filter(isSignedSheet) ?? [];
  return sheet === undefined
    ? []
    : blocksOf(sheet).flatMap((block) => coSignature.safeParse(block).data?.printedName ?? []);
}

type StoredSheet = StoredFile['sheets'][number];

const blocksOf = (sheet: StoredSheet): readonly Record<string, unknown>[] => z.parse(anySheet, sheet).blocks;

function withSignature(
  papers: StoredPapers,
  change: (sheet: StoredSheet) => StoredSheet,
  seat: number,
  signature: PaperSignature,
): StoredPapers {
  const files = papers.files.map((file) => {
    if (!COMPLAINT_FILES.has(file.kind)) return file;
    const sheets = file.sheets.map(change).map((sheet) => {
      if (sheet['kind'] === 'cover') return { ...sheet, blocks: namedSigners(sheet, seat, signature) };
      return isSignedSheet(sheet) ? signedSheet(sheet, seat, signature) : sheet;
    });
    return { ...file, sheets };
  });
  const { officialForm } = papers;
  if (officialForm === undefined) return { ...papers, files };
  // The sheet behind the court's form carries the certification too.
  const { sheet } = officialForm;
  return {
    ...papers,
    files,
    officialForm: { ...officialForm, sheet: signedSheet(sheet, seat, signature) },
  };
}

/** The cover tells of each plaintiff whether they have signed. */
const namedSigners = (cover: StoredSheet, seat: number, { date }: PaperSignature): readonly unknown[] =>
  blocksOf(cover).map((block) => {
    const { data: table } = signersTable.safeParse(block);
    if (table === undefined) return block;
    return { ...table, rows: table.rows.map((row, index) => (index === seat ? [...row.slice(0, -1), date] : row)) };
  });

/** A sheet with that plaintiff's lines signed, and a foot that no longer calls it a draft. */
function signedSheet<Sheet extends StoredSheet>(sheet: Sheet, seat: number, signature: PaperSignature): Sheet {
  const blocks = signedBlocks(sheet, seat, signature);
  const { footer } = sheet;
  const isWhole = blocks.every((block) => !anyLine.safeParse(block).success || signedBlock.safeParse(block).success);
  return { ...sheet, blocks, ...(typeof footer === 'string' ? { footer: signedFooter(footer, isWhole) } : {}) };
}

/** The words that ask to sign by hand go: nothing is left to be signed there. */
function signedBlocks(sheet: StoredSheet, seat: number, signature: PaperSignature): Record<string, unknown>[] {
  const kind = seat === 0 ? 'signature' : 'co_signature';
  let count = 0;
  return blocksOf(sheet).map((block) => {
    const { data: line } = z.looseObject({ kind: z.literal(kind) }).safeParse(block);
    if (line === undefined) return block;
    count += 1;
    return seat === 0 || count === seat ? { ...line, note: '', signed: signature } : block;
  });
}

/** What must be at each signed place of a file; none in an unsigned one. */
export const signaturesIn = ({ sheets }: StoredFile): readonly PaperSignature[] =>
  sheets.flatMap((sheet) =>
    blocksOf(sheet).flatMap((block) => {
      const found = z.safeParse(signedBlock, block);
      return found.success ? [found.data.signed] : [];
    }),
  );
