import type { PaperSignature } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { isSignedSheet } from './complaint-reading.ts';
import type { StoredPapers } from './packet-contents.ts';

type StoredFile = StoredPapers['files'][number];

const signedBlock = z.looseObject({
  kind: z.literal('signature'),
  signed: z.object({ date: z.string(), alt: z.string(), note: z.string() }),
});
const anySheet = z.object({ blocks: z.array(z.unknown()) });

const COMPLAINT_FILES: ReadonlySet<string> = new Set(['packet', 'complaint']);

/**
 * The same papers with the person's own lines of the complaint signed, wherever the complaint stands. Not a word of the
 * complaint changes; only the cover of the packet says what is left to do now. Null for papers from before signing.
 */
export function signedPapers(papers: StoredPapers, signature: PaperSignature): StoredPapers | null {
  const { signedCover } = papers;
  if (signedCover === undefined) return null;
  const files = papers.files.map((file) => {
    if (!COMPLAINT_FILES.has(file.kind)) return file;
    const sheets = file.sheets.map((sheet) => {
      if (sheet['kind'] === 'cover') return signedCover;
      return isSignedSheet(sheet) ? { ...sheet, blocks: signedBlocks(sheet, signature) } : sheet;
    });
    return { ...file, sheets };
  });
  return { ...papers, files };
}

/** The words that ask to sign by hand go: nothing is left to be signed there. */
function signedBlocks(sheet: StoredFile['sheets'][number], signature: PaperSignature): readonly unknown[] {
  return z.parse(anySheet, sheet).blocks.map((block) => {
    const own = z.safeParse(z.looseObject({ kind: z.literal('signature') }), block);
    return own.success ? { ...own.data, note: '', signed: signature } : block;
  });
}

/** What must stand at each signed place of a file; none in an unsigned one. */
export const signaturesIn = ({ sheets }: StoredFile): readonly PaperSignature[] =>
  sheets.flatMap((sheet) =>
    z.parse(anySheet, sheet).blocks.flatMap((block) => {
      const found = z.safeParse(signedBlock, block);
      return found.success ? [found.data.signed] : [];
    }),
  );
