import { pageHasPrivateNumber } from '../complaint/kept-out.ts';
import { speaksOfMilitary } from '../complaint/military-words.ts';
import type { PacketFacts, PaperFileKind, PaperSignature } from '../packet/paper-blocks.ts';
import { PAGE_WORDS } from '../wording/guide-words.ts';

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
  'signature_missing',
  'signature_unexpected',
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
  /** The prescribed words above the signature, in this paper. */
  readonly statements: readonly string[];
  /** The pictures of its pages, each in the words that stand for it. */
  readonly figures?: readonly string[];
  /** What must be at each place that was signed; none on an unsigned paper. */
  readonly signed?: readonly PaperSignature[];
};

/** Right-to-left and joined scripts come back from a PDF in the order of drawing, so they cannot be compared by letter. */
const DRAWN_OTHERWISE =
  /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Deva}\p{sc=Beng}\p{sc=Gujr}\p{sc=Guru}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Thai}\p{Extended_Pictographic}]/u;
const anyOf = (words: readonly string[]): string => `(?:${[...new Set(words.map((one) => one.trim()))].join('|')})`;
const [BEFORE_NUMBER, BEFORE_TOTAL] = [
  anyOf(PAGE_WORDS.map(([before]) => before)),
  anyOf(PAGE_WORDS.map(([, between]) => between)),
];
/** "Page 1 of 3", as a sheet's language says it. */
const FOOT = new RegExp(`${BEFORE_NUMBER}\\s+(\\d+)\\s*${BEFORE_TOTAL}\\s*(\\d+)\\s*$`);
/** The same with its spaces taken out, anywhere in a page's text and at its end. */
const BARE_FEET = new RegExp(`${BEFORE_NUMBER}\\d+${BEFORE_TOTAL}\\d+`, 'g');
const LAST_BARE_FOOT = new RegExp(`${BEFORE_NUMBER}(\\d+)${BEFORE_TOTAL}\\d+$`);
/** Papers that state the whole claim: all addresses and the sum. */
const WHOLE: readonly PaperFileKind[] = ['complaint', 'summons', 'packet'];
/** Files of their own that a clerk gets. */
export const FILED: readonly PaperFileKind[] = ['complaint', 'summons', 'service'];

const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u200b\u2066-\u2069]+/gu, '');

/**
 * A letter whose accents are separate characters is drawn with several glyphs, and a PDF may report it once for each.
 * Where there is such a letter, texts are compared without it.
 */
const LOOSE_ACCENTS = /\p{sc=Latin}\p{M}+/gu;
const withoutLoose = (text: string): string => text.replaceAll(LOOSE_ACCENTS, '');
const hasLoose = (text: string): boolean => text.normalize('NFKC').search(LOOSE_ACCENTS) >= 0;

/**
 * Whether a text is on the pages, over page ends too. Scripts that come back in the order of drawing are not judged.
 */
export function holdsIn({
  pages,
  marks,
  texts,
}: Pick<ReadPaper, 'pages' | 'marks' | 'texts'>): (wanted: string) => boolean {
  const letters = bare(pages.join('\n'));
  const body = pages.map((page) => withoutMarks(bare(page), marks)).join('');
  const plain = texts.some(hasLoose) ? withoutLoose(letters) : null;
  return (wanted) =>
    DRAWN_OTHERWISE.test(wanted) ||
    letters.includes(bare(wanted)) ||
    body.includes(bare(wanted)) ||
    (plain?.includes(withoutLoose(bare(wanted))) ?? false);
}

/** Every problem of one made paper, each once. Empty when it is as it should be. */
export function checkPaper(paper: ReadPaper, facts: PacketFacts): readonly PacketProblem[] {
  const text = paper.pages.join('\n');
  const holds = holdsIn(paper);
  const isWhole = WHOLE.includes(paper.kind);
  const isToSign = paper.statements.length > 0 || paper.kind === 'service';
  const hasComplaint = paper.kind === 'complaint' || paper.kind === 'packet';
  const found: readonly (readonly [PacketProblem, boolean])[] = [
    ['name_missing', ![...facts.plaintiffs, ...facts.defendants].every(holds)],
    ['address_missing', !addressesOn(paper.kind, facts).flat().every(holds)],
    ['amount_missing', isWhole && !holds(facts.demand)],
    ['amount_above_part', facts.limitCents !== null && facts.demandCents > facts.limitCents],
    ['county_missing', !holds(`${facts.county} County`)],
    ['county_not_allowed', !facts.countyIsAllowed],
    ['paragraph_missing', hasComplaint && !hasEachParagraph(text, facts.lastParagraph)],
    ['signature_line_missing', isToSign && !(holds('Signature') && holds('Date'))],
    ['signature_missing', !isSignedAt(paper, holds)],
    ['signature_unexpected', (paper.figures?.length ?? 0) > (paper.signed?.length ?? 0)],
    ['certification_missing', !paper.statements.every(holds)],
    ['docket_not_blank', /Docket No\. [A-Z]+-\s*\d/.test(text)],
    ['private_number', [...paper.pages, ...paper.texts].some(pageHasPrivateNumber)],
    ['speaks_of_military', FILED.includes(paper.kind) && speaksOfMilitary(text)],
    ['pages_out_of_order', !isInOrder(paper.pages)],
    ['text_missing', !paper.texts.every(holds)],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}

/** Everybody's; in the request for service theirs who are served. The plaintiffs' come first. */
function addressesOn(kind: PaperFileKind, { plaintiffs, addresses, served }: PacketFacts): PacketFacts['addresses'] {
  if (WHOLE.includes(kind)) return addresses;
  return kind === 'service' ? (served ?? addresses.slice(plaintiffs.length)) : [];
}

/** Each place has its mark, its date and the note of how it was signed. */
function isSignedAt({ figures = [], signed = [] }: ReadPaper, holds: (wanted: string) => boolean): boolean {
  const marks = figures.filter((figure) => signed.some(({ alt }) => bare(alt) === bare(figure)));
  return marks.length >= signed.length && signed.every(({ date, note }) => holds(date) && holds(note));
}

/** More letters than two shortened names and the words between them. */
const LONGEST_HEAD = 120;

/**
 * Where the head of a page after the first ends: after its title. The letters of the names before it may be read back
 * in another order.
 */
const endOfHead = (page: string, marks: readonly string[]): number =>
  Math.max(
    0,
    ...marks.map((mark) => {
      const at = page.indexOf(mark);
      return at >= 0 && at <= LONGEST_HEAD ? at + mark.length : 0;
    }),
  );

function withoutMarks(page: string, marks: readonly string[]): string {
  const bareMarks = marks.map(bare).filter((mark) => mark !== '');
  const [, number] = LAST_BARE_FOOT.exec(page) ?? [];
  const body = Number(number) > 1 ? page.slice(endOfHead(page, bareMarks)) : page;
  return bareMarks.reduce((rest, mark) => rest.replaceAll(mark, ''), body).replaceAll(BARE_FEET, '');
}

/** Numbers 1 to the last, each at the start of a line. */
function hasEachParagraph(text: string, last: number): boolean {
  const numbers = new Set(text.split('\n').map((line) => Number(/^(\d+)\./.exec(line.trimStart())?.[1])));
  return Array.from({ length: last }, (_, index) => index + 1).every((number) => numbers.has(number));
}

/** Each sheet counts from 1 to its last page, and the next one begins after it. */
export function isInOrder(pages: readonly string[]): boolean {
  let expected = 1;
  for (const page of pages) {
    const [, number, total] = FOOT.exec(page.trim()) ?? [];
    if (Number(number) !== expected || Number(total) < expected) return false;
    expected = Number(number) === Number(total) ? 1 : expected + 1;
  }
  return expected === 1 && pages.length > 0;
}
