import { matchesIn } from './matches-in.ts';

/** A sentence's place in a text. `startsParagraph` is true after a blank line. */
export type SentenceSpan = { readonly start: number; readonly end: number; readonly startsParagraph: boolean };

/** Never the end of a sentence. */
const NEVER_ENDS =
  /(?:^|[\s("'“])(?:mr|mrs|ms|dr|prof|rev|hon|no|nos|vs|v|e\.g|i\.e|approx|fig|attn|tel|ext|(?:[a-z]\.){3}[a-z]|r)\.$/i;
/** Ends a sentence only when what follows reads like the start of one. */
const SELDOM_ENDS =
  /(?:^|[\s("'“])(?:st|ave|rd|blvd|ln|dr|ct|pl|hwy|pkwy|apt|ste|inc|co|corp|ltd|bros|jr|sr|etc|est|dept|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|a\.m|p\.m|am|pm|u\.s|n\.[cdhjmy]|p\.o|ft|mt|hrs?|min|lbs?|\p{L})\.$/iu;
const STARTER =
  /^["'“(]?(?:I|We|You|He|She|They|It|The|This|That|These|Those|There|Then|On|In|At|When|After|Before|But|And|So|As|My|Our|Your|His|Her|Their|If|For|From|Since|Now|Later|Also|Because|While|What|Who|Please|No|Not|Nobody|One|Two)\b/;
/** Chat style: no capital after the full stop, but plainly a new start. */
const LOWER_STARTER =
  /^(?:i|im|i['’]m|ive|i['’]ve|we|you|he|hes|he['’]s|she|shes|she['’]s|they|theyre|it|its|it['’]s|the|this|that|then|so|but|and|my|our|his|her|their|when|after|on|in|if|since|because|also|there|nobody|no one|never|now|still)\b/;

const STARTS_SMALL = /^\p{Ll}/u;
const ENDS_A_WORD = /[\p{L}\p{N}]{3}\.$/u;

/** A quotation holds sentences together, unless it was never closed. */
const LONGEST_QUOTE = 300;

/** Splits English prose. Abbreviations, initials, decimals, dates, "No. 114" and quoted sentences hold together. */
export function splitSentences(text: string): readonly SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  let startsParagraph = true;
  const close = (end: number, nextStartsParagraph: boolean): void => {
    const lead = /^\s*/.exec(text.slice(start, end))?.[0].length ?? 0;
    const body = text.slice(start + lead, end).trimEnd();
    if (body !== '') {
      spans.push({ start: start + lead, end: start + lead + body.length, startsParagraph });
      startsParagraph = false;
    }
    if (nextStartsParagraph) startsParagraph = true;
    start = end;
  };
  for (const mark of matchesIn(text, /[.!?…。؟।۔！？]["'”’)]{0,3}(?=\s|$)|[。！？]|\n\s*/g)) {
    const end = mark.index + mark[0].length;
    const next = text.slice(end, end + 24).trimStart();
    if (mark[0].startsWith('\n')) {
      if (isLineBreak(text, mark.index, end, mark[0])) close(end, /\n\s*\n/.test(mark[0]));
    } else if (endsSentence(text.slice(Math.max(start, end - 24), end), next) && !isInsideQuote(text, start, end)) {
      close(end, false);
    }
  }
  close(text.length, false);
  return spans;
}

/** A line that goes on in small letters was only wrapped. */
function isLineBreak(text: string, at: number, end: number, mark: string): boolean {
  if (/\n\s*\n/.test(mark) || end >= text.length) return true;
  return !STARTS_SMALL.test(text.slice(end, end + 2)) || /[.!?:;]\s*$/.test(text.slice(Math.max(0, at - 3), at));
}

function endsSentence(tail: string, next: string): boolean {
  if (next === '') return true;
  const isDot = /\.["'”’)]{0,3}$/.test(tail);
  // "I said no." ends; "no. 114" does not.
  if (isDot && /(?:^|[\s("'“])no\.$/i.test(tail)) return !/^#?\d/.test(next);
  if (isDot && NEVER_ENDS.test(tail)) return false;
  // After a closed quotation and its full stop, any word starts anew.
  if (/["”]\.$/.test(tail)) return true;
  if (isDot && SELDOM_ENDS.test(tail)) return STARTER.test(next);
  if (STARTS_SMALL.test(next)) return LOWER_STARTER.test(next) ? !/…["'”’)]{0,3}$/.test(tail) : ENDS_A_WORD.test(tail);
  return true;
}

function isInsideQuote(text: string, start: number, end: number): boolean {
  const piece = text.slice(Math.max(start, end - LONGEST_QUOTE), end);
  if (end - start > LONGEST_QUOTE || !/["“]/.test(piece)) return false;
  const straight = piece.match(/"/g)?.length ?? 0;
  const opened = (piece.match(/“/g)?.length ?? 0) - (piece.match(/”/g)?.length ?? 0);
  const closesLater = /["”]/.test(text.slice(end, end + LONGEST_QUOTE));
  return (straight % 2 === 1 || opened > 0) && closesLater;
}
