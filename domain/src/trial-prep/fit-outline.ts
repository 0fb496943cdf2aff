/** What is written under one heading of the outline, sentence by sentence. */
export type OutlineParts = {
  readonly agreed: readonly string[];
  readonly happened: readonly string[];
  readonly money: readonly string[];
  /** Each line of the sum and the whole of it; or that in one sentence. */
  readonly sum: readonly string[];
  readonly own: readonly string[];
  readonly theirs: readonly { readonly head: string; readonly text: string }[];
  readonly asked: readonly string[];
};

/** Signs of the outline's letters that are on one line; wide letters count twice. Measured on the printed sheet. */
const SIGNS_A_LINE = 88;
/** A heading with the space around it. */
const HEADING_LINES = 2;
/** Lines below the case's own fields, beside what is asked of the judge. Measured with the longest names. */
const LINES_A_PAGE = 37;
const WIDE = /[^\u0000-\u024f\u2010-\u2027]/gu;

const linesOf = (text: string): number => Math.ceil((text.length + (text.match(WIDE)?.length ?? 0)) / SIGNS_A_LINE);
const paragraphLines = (sentences: readonly string[]): number =>
  sentences.length === 0 ? 0 : HEADING_LINES + linesOf(sentences.join(' '));

function linesNeeded(parts: OutlineParts, fixedLines: number): number {
  const { agreed, happened, money, sum, own, theirs, asked } = parts;
  const paragraphs = [agreed, happened, money, sum, own, asked].map(paragraphLines);
  const answers = theirs.map(({ head, text }) => linesOf(`${head} ${text}`));
  const theirHeading = theirs.length === 0 ? 0 : HEADING_LINES;
  return [...paragraphs, ...answers, theirHeading, fixedLines].reduce((all, one) => all + one, 0);
}

const withoutLast = <T>(all: readonly T[]): readonly T[] => all.slice(0, -1);

/** One thing less, what is least missed first; null when nothing more may go. */
function smaller(parts: OutlineParts, shortSum: string): OutlineParts | null {
  const { agreed, happened, money, sum, own, theirs, asked } = parts;
  if (theirs.length > 0) return { ...parts, theirs: withoutLast(theirs) };
  if (sum.length > 1) return { ...parts, sum: [shortSum] };
  if (money.length > 1) return { ...parts, money: withoutLast(money) };
  if (own.length > 1) return { ...parts, own: withoutLast(own) };
  if (happened.length > 1) return { ...parts, happened: withoutLast(happened) };
  if (agreed.length > 1) return { ...parts, agreed: withoutLast(agreed) };
  return asked.length > 1 ? { ...parts, asked: asked.slice(1) } : null;
}

/**
 * What fits on one page. A page too many would keep all trial papers from being made, so things are left out, whole and
 * never cut. `fixedLines`: what else is there, such as the key days. `shortSum`: the sum in one sentence.
 */
export function fitToPage(parts: OutlineParts, fixedLines: number, shortSum: string): OutlineParts {
  let fitting = parts;
  while (linesNeeded(fitting, fixedLines) > LINES_A_PAGE) {
    const next = smaller(fitting, shortSum);
    if (next === null) break;
    fitting = next;
  }
  return fitting;
}
