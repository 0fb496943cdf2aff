import type { DocumentRenderer, GlyphCoverage } from '../../../platform/documents/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import { type FrozenLetter, printedLetter, type WorkingLetter } from '../../letters/index.ts';

/** What the carrier puts into one envelope, its own address sheet counted. */
const MOST_SHEETS_OF_PAPER = 60;
const ADDRESS_PAGES = 1;
/** Of the letter itself. */
export const MOST_LETTER_PAGES = MOST_SHEETS_OF_PAPER - ADDRESS_PAGES;

/** A page takes more than this, whatever stands on it: a letter below the limit by this measure is not drawn to be counted. */
const FEWEST_LINES_A_PAGE = 15;
const FEWEST_SIGNS_A_LINE = 40;

/** Counted letters that are remembered, so that opening the page again draws nothing. */
const MOST_REMEMBERED = 50;

/** How many pages a letter of this text will have; null where that surely fits, or nobody can tell now. */
export type CountPages = (letter: WorkingLetter) => Promise<number | null>;

export const isSurelyShort = (text: string): boolean => {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / FEWEST_SIGNS_A_LINE), 0);
  return lines <= MOST_LETTER_PAGES * FEWEST_LINES_A_PAGE;
};

/** Draws the working letter as it would be approved, only to see its length. What is posted is counted once more. */
export function createPageCount(deps: {
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
}): CountPages {
  const known = new Map<string, number>();
  return async (letter) => {
    if (isSurelyShort(letter.text)) return null;
    const key = contentHash(JSON.stringify([letter.text, letter.details, letter.issuedOn]));
    const before = known.get(key);
    if (before !== undefined) return before;
    const drawn = await deps.renderer.renderLetter(printedLetter(draftOf(letter), letter.details, deps.coverage));
    if (!drawn.ok) return null;
    const [oldest] = known.keys();
    if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
    known.set(key, drawn.value.pageCount);
    return drawn.value.pageCount;
  };
}

/** A draft leaves as much room for the signature as the signature takes. */
const draftOf = (letter: WorkingLetter): FrozenLetter => ({
  id: letter.claimId,
  demandId: letter.claimId,
  claimId: letter.claimId,
  version: 1,
  text: letter.text,
  textSha256: contentHash(letter.text),
  isApproved: false,
  delivery: null,
  signature: null,
  signatureMethod: null,
  statement: null,
  issuedOn: letter.issuedOn,
  templateVersion: '',
  rowIds: letter.rowIds,
  createdAtMs: letter.savedAtMs,
  view: null,
  deadline: letter.deadline,
  approvedBy: null,
});
