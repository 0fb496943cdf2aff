import type { LetterBlock, LetterPdfModel } from '@plainclaim/domain';
import { isolateRightToLeft, isRightToLeft, markLongWords } from '../layout-marks.ts';
import { sanitizeText } from '../sanitize-text.ts';

/** What `letter.typ` reads as letter.json. Texts are clean and carry layout marks. */
export type LetterView = {
  readonly title: string;
  readonly author: string;
  readonly recipientName: string;
  readonly dateLong: string;
  readonly hasDate: boolean;
  readonly reference: string;
  readonly contentHash: string;
  readonly isDraft: boolean;
  /** Lines and gaps drawn closer together, to save a page. */
  readonly isDense: boolean;
  /** How many pages the letter has, when it is part of a pack and cannot count them itself; null on its own. */
  readonly pagesInPack: number | null;
  /** Null: leave a space to sign by hand. */
  readonly signatureAlt: string | null;
  readonly parts: readonly LetterPart[];
};

export type LetterPart =
  /** The sender's block at the top of the letter: its first line is the name. */
  | { readonly kind: 'letterhead'; readonly lines: readonly string[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly lines: readonly string[] }
  | { readonly kind: 'paragraph'; readonly text: string; readonly isRightToLeft: boolean }
  | { readonly kind: 'amounts'; readonly rows: readonly AmountRow[] }
  | { readonly kind: 'signature' }
  /** Parts that must be on one page. */
  | { readonly kind: 'together'; readonly parts: readonly LetterPart[] };

type AmountRow = { readonly label: string; readonly amount: string; readonly isTotal: boolean };

const NO_BREAK_SPACE = '\u00A0';
const SUBJECT_LINE = /^\s*RE:/i;
/** A last paragraph up to this long goes with the closing; a longer one may break, since a page must be able to fill. */
const LONGEST_KEPT_PARAGRAPH = 900;

const layout = (text: string): string => isolateRightToLeft(markLongWords(sanitizeText(text)));
const layoutLines = (lines: readonly string[]): string[] => lines.flatMap((line) => layout(line).split('\n'));
const oneLine = (text: string): string => sanitizeText(text).replaceAll('\n', ' ').trim();

/** Cleans the model's texts and gives every block its place in the layout. Changes no visible character. */
export function letterView(model: LetterPdfModel, hasDate: boolean): LetterView {
  return {
    title: oneLine(model.title),
    author: oneLine(model.author),
    recipientName: isolateRightToLeft(markLongWords(oneLine(model.recipientName))),
    dateLong: oneLine(model.dateLong),
    hasDate,
    reference: oneLine(model.reference),
    contentHash: oneLine(model.contentHash),
    isDraft: model.isDraft,
    isDense: false,
    pagesInPack: null,
    signatureAlt: model.signature === null || model.isDraft ? null : oneLine(model.signature.alt),
    parts: keepClosingTogether(withHeadingLevels(model.blocks)),
  };
}

/** Every text of the model, for counting and for checking that it can be printed. */
export function textsOf(model: LetterPdfModel): readonly string[] {
  const texts = [model.title, model.author, model.recipientName, model.dateLong, model.reference, model.contentHash];
  if (model.signature !== null) texts.push(model.signature.alt);
  for (const block of model.blocks) {
    if (block.kind === 'lines') texts.push(...block.lines);
    else if (block.kind === 'amounts') texts.push(...block.rows.flatMap((row) => [row.label, row.amount]));
    else if (block.kind !== 'signature') texts.push(block.text);
  }
  return texts;
}

/**
 * The subject line ("RE: ...") is the letter's one top heading and the headings after it lie below it. A letter without
 * one has its headings at the top level: an accessible PDF must not begin at level 2.
 */
function withHeadingLevels(blocks: readonly LetterBlock[]): LetterPart[] {
  let hasSubject = false;
  return blocks.flatMap((block, index): LetterPart[] => {
    switch (block.kind) {
      case 'heading':
        return [{ kind: 'heading', level: hasSubject ? 2 : 1, lines: layoutLines([block.text]) }];
      case 'amounts':
        return [{ kind: 'amounts', rows: block.rows.map(amountRow) }];
      case 'signature':
        return [{ kind: 'signature' }];
      default: {
        const lines = layoutLines(block.kind === 'lines' ? block.lines : [block.text]);
        const subject = hasSubject ? -1 : lines.findIndex((line) => SUBJECT_LINE.test(line));
        const isParagraphWithSubjectInside = block.kind === 'paragraph' && subject > 0;
        if (subject < 0 || isParagraphWithSubjectInside) {
          return block.kind === 'paragraph' ? [paragraph(block.text)] : [linesPart(lines, index)];
        }
        hasSubject = true;
        const heading: LetterPart = { kind: 'heading', level: 1, lines: lines.slice(subject).map(withPlaceInOnePiece) };
        return subject === 0 ? [heading] : [linesPart(lines.slice(0, subject), index), heading];
      }
    }
  });
}

/** City, state and ZIP at the end of a line: a ZIP alone on a second line looks lost. */
const CITY_AND_ZIP = /(?<=, )[^,]{1,30}, [A-Z]{2} \d{5}(?:-\d{4})?$/u;
const withPlaceInOnePiece = (line: string): string =>
  line.replace(CITY_AND_ZIP, (place) => place.replaceAll(' ', NO_BREAK_SPACE));

function linesPart(lines: readonly string[], index: number): LetterPart {
  return { kind: index === 0 && lines.length > 1 ? 'letterhead' : 'lines', lines };
}

function paragraph(text: string): LetterPart {
  const clean = markLongWords(sanitizeText(text));
  const runsRightToLeft = isRightToLeft(clean);
  return {
    kind: 'paragraph',
    text: runsRightToLeft ? clean : isolateRightToLeft(clean),
    isRightToLeft: runsRightToLeft,
  };
}

function amountRow(row: { readonly label: string; readonly amount: string }): AmountRow {
  return { label: layout(row.label), amount: layout(row.amount), isTotal: /^\s*total\b/i.test(row.label) };
}

/** Joins the last short paragraph, the closing line, the signature and the name under it. */
function keepClosingTogether(parts: readonly LetterPart[]): LetterPart[] {
  const signature = parts.findIndex((part) => part.kind === 'signature');
  if (signature < 0) return [...parts];
  const canJoin = (part: LetterPart | undefined): boolean =>
    (part?.kind === 'lines' && part.lines.length <= 12) ||
    (part?.kind === 'paragraph' && part.text.length <= LONGEST_KEPT_PARAGRAPH);
  let first = signature;
  while (first > 0 && canJoin(parts[first - 1])) {
    first -= 1;
    if (parts[first]?.kind === 'paragraph') break;
  }
  const last = canJoin(parts[signature + 1]) ? signature + 1 : signature;
  return [
    ...parts.slice(0, first),
    { kind: 'together', parts: parts.slice(first, last + 1) },
    ...parts.slice(last + 1),
  ];
}
