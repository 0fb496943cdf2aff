import { findPrivateNumbers } from '../letters/private-numbers.ts';
import { speaksOfMilitary } from './complaint-facts.ts';
import type { PacketFacts, PaperFileKind } from './paper-blocks.ts';

/** What a clerk, or the other side, would find wrong with a made paper. */
export const PACKET_PROBLEMS = [
  'name_missing',
  'address_missing',
  'amount_missing',
  'amount_above_part',
  'county_missing',
  'county_not_allowed',
  'paragraph_missing',
  'signature_line_missing',
  'certification_missing',
  'docket_not_blank',
  'private_number',
  'speaks_of_military',
  'pages_out_of_order',
  'text_missing',
] as const;
export type PacketProblem = (typeof PACKET_PROBLEMS)[number];

/** A made PDF, read back. */
export type ReadPaper = {
  readonly kind: PaperFileKind;
  /** Each page's text as a reader program finds it, head and foot included. */
  readonly pages: readonly string[];
  /** Every text that went into it. */
  readonly texts: readonly string[];
  /** What the heads and feet of pages repeat: a paragraph that runs on to the next page goes on behind them. */
  readonly marks: readonly string[];
  /** The prescribed words the signature stands under, in this paper. */
  readonly statements: readonly string[];
};

/** Right-to-left and joined scripts come back from a PDF in the order of drawing, so they cannot be compared by letter. */
const DRAWN_OTHERWISE =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Thai}\p{Extended_Pictographic}]/u;
const FOOT = /Page\s+(\d+)\s+of\s+(\d+)\s*$/;
const FILED: readonly PaperFileKind[] = ['complaint', 'summons', 'packet'];

const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200b\u2066-\u2069]+/gu, '');

/** Every problem of one made paper, each once. Empty when it is as it should be. */
export function checkPaper(paper: ReadPaper, facts: PacketFacts): readonly PacketProblem[] {
  const text = paper.pages.join('\n');
  const letters = bare(text);
  const body = paper.pages.map((page) => withoutMarks(bare(page), paper.marks)).join('');
  const holds = (wanted: string): boolean =>
    DRAWN_OTHERWISE.test(wanted) || letters.includes(bare(wanted)) || body.includes(bare(wanted));
  const isFiled = FILED.includes(paper.kind);
  const hasComplaint = paper.kind === 'complaint' || paper.kind === 'packet';
  const found: readonly (readonly [PacketProblem, boolean])[] = [
    ['name_missing', ![...facts.plaintiffs, ...facts.defendants].every(holds)],
    ['address_missing', isFiled && !facts.addresses.flat().every(holds)],
    ['amount_missing', isFiled && !holds(facts.demand)],
    ['amount_above_part', facts.limitCents !== null && facts.demandCents > facts.limitCents],
    ['county_missing', !holds(`${facts.county} County`)],
    ['county_not_allowed', !facts.countyIsAllowed],
    ['paragraph_missing', hasComplaint && !hasEachParagraph(text, facts.lastParagraph)],
    ['signature_line_missing', paper.statements.length > 0 && !(holds('Signature') && holds('Date'))],
    ['certification_missing', !paper.statements.every(holds)],
    ['docket_not_blank', /Docket No\. [A-Z]+-\s*\d/.test(text)],
    ['private_number', paper.pages.some((page) => findPrivateNumbers(page).length > 0)],
    ['speaks_of_military', (paper.kind === 'complaint' || paper.kind === 'summons') && speaksOfMilitary(text)],
    ['pages_out_of_order', !isInOrder(paper.pages)],
    ['text_missing', !paper.texts.every(holds)],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

function withoutMarks(page: string, marks: readonly string[]): string {
  const bareMarks = marks.map(bare).filter((mark) => mark !== '');
  return bareMarks.reduce((rest, mark) => rest.replaceAll(mark, ''), page).replaceAll(/Page\d+of\d+/g, '');
}

/** Numbers 1 to the last, each at the start of a line. */
function hasEachParagraph(text: string, last: number): boolean {
  const numbers = new Set(Array.from(text.matchAll(/(?:^|\n)\s*(\d+)\./g), ([, number]) => Number(number)));
  return Array.from({ length: last }, (_, index) => index + 1).every((number) => numbers.has(number));
}

/** Each sheet counts from 1 to its last page, and the next one begins after it. */
function isInOrder(pages: readonly string[]): boolean {
  let expected = 1;
  for (const page of pages) {
    const [, number, total] = FOOT.exec(page.trim()) ?? [];
    if (Number(number) !== expected || Number(total) < expected) return false;
    expected = Number(number) === Number(total) ? 1 : expected + 1;
  }
  return expected === 1 && pages.length > 0;
}
