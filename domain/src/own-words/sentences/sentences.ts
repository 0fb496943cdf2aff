import type { Place } from '../issue.ts';
import { insideOf, quotationsIn } from './quotations.ts';

/** A sentence's place in a text. `startsParagraph` is true at the start and after a blank line. */
export type SentenceSpan = Place & { readonly startsParagraph: boolean };

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** With their full stop, never the end of a sentence. */
const NEVER_ENDS = setOf('mr mrs ms dr prof rev hon nos vs v e.g i.e u.s.c c.f.r approx fig attn tel ext r sr.a sra');

/** With their full stop, the end of a sentence only when what follows reads like the start of one. */
const SELDOM_ENDS = setOf(
  'st ave rd blvd ln ct pl hwy pkwy apt ste inc co corp ltd bros jr sr etc est dept jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m am pm u.s n.c n.d n.h n.j n.m n.y p.o ft mt hr hrs min lb lbs',
);

/** How sentences of a story start, in any case of letters. */
const STARTERS = setOf(
  "i i'm im i've ive we you he he's hes she she's shes they they're theyre it it's its the this that these those there then on in at when after before but and so as my our your his her their if for from since now later also because while what who please no not nobody never still one two",
);

/** Of these only so many are looked at when the next sentence begins in small letters: chat style. */
const SMALL_STARTERS = setOf(
  "i i'm im i've ive we you he he's hes she she's shes they they're theyre it it's its the this that then so but and my our his her their when after on in if since because also there nobody no never now still",
);

const ENDS = new Set('.!?…。؟।۔！？');
/** Ends a sentence without a space behind it. */
const FULL_WIDTH = new Set('。！？');
const CLOSERS = new Set('"\'”’)»');
const OPENERS = new Set('"\'“(«');
const WORD = /[\p{L}\p{N}]/u;
const SMALL = /\p{Ll}/u;

/** No abbreviation is longer, and no starter. */
const LONGEST = 12;

/** Splits prose. Abbreviations, initials, decimals, dates, "No. 114" and quoted sentences hold together. */
export function splitSentences(text: string): readonly SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  const isQuoted = insideOf(quotationsIn(text));
  let start = 0;
  let startsParagraph = true;
  const close = (end: number, nextStartsParagraph: boolean): void => {
    let from = start;
    let to = end;
    while (from < to && isBlank(text, from)) from += 1;
    while (to > from && isBlank(text, to - 1)) to -= 1;
    if (to > from) spans.push({ start: from, end: to, startsParagraph });
    if (to > from) startsParagraph = false;
    if (nextStartsParagraph) startsParagraph = true;
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') {
      let end = at + 1;
      while (end < text.length && isBlank(text, end)) end += 1;
      const isBlankLine = text.slice(at + 1, end).includes('\n');
      if (isBlankLine || isLineBreak(text, at, end)) close(end, isBlankLine);
      at = end - 1;
    } else if (ENDS.has(sign)) {
      let end = at + 1;
      while (end < text.length && end - at <= 3 && CLOSERS.has(text.charAt(end))) end += 1;
      const isMark = FULL_WIDTH.has(sign) || end >= text.length || isBlank(text, end);
      if (isMark && !isQuoted(end) && endsSentence(text, start, at, end)) close(end, false);
    }
  }
  close(text.length, false);
  return spans;
}

const isBlank = (text: string, at: number): boolean => {
  const sign = text.charAt(at);
  return sign === ' ' || sign === '\n' || sign === '\t' || sign === '\u00a0' || sign === '\r';
};

/** A line that goes on in small letters was only wrapped. */
function isLineBreak(text: string, at: number, end: number): boolean {
  return end >= text.length || !SMALL.test(text.charAt(end)) || '.!?:;'.includes(text.charAt(at - 1) || ' ');
}

/** The word that ends before a place, small, without the marks around it: "a.m", "st", "No". */
function wordBefore(text: string, from: number, at: number): string {
  let start = at;
  while (start > from && at - start <= LONGEST && !isBlank(text, start - 1) && !OPENERS.has(text.charAt(start - 1)))
    start -= 1;
  return text.slice(start, at).toLowerCase();
}

/** The first word behind a place, with its apostrophe made straight; capitals stay. */
function wordAfter(text: string, at: number): string {
  let start = at;
  while (start < text.length && start - at < LONGEST && (isBlank(text, start) || OPENERS.has(text.charAt(start))))
    start += 1;
  let end = start;
  while (end < text.length && end - start < LONGEST && /[\p{L}\p{N}'’#]/u.test(text.charAt(end))) end += 1;
  return text.slice(start, end).replace('’', "'");
}

const isInitial = (word: string): boolean => word.length === 1 && word !== 'i' && SMALL.test(word);

/** "n.j.s.a" and the like: letters with full stops between them. */
const isLettered = (word: string): boolean => word.length >= 7 && /^(?:[a-z]\.){3,5}[a-z]$/.test(word);

/** Whether the mark at `at`, closed at `end`, ends the sentence that began at `start`. */
function endsSentence(text: string, start: number, at: number, end: number): boolean {
  const next = wordAfter(text, end);
  if (end >= text.length) return true;
  const sign = text.charAt(at);
  const before = wordBefore(text, start, at);
  const isDot = sign === '.';
  // "I said no." ends; "no. 114" does not.
  if (isDot && before === 'no') return !/^#?\d/.test(next);
  if (isDot && (NEVER_ENDS.has(before) || isLettered(before))) return false;
  const last = text.charAt(at - 1);
  // After a closed quotation and its full stop, any word starts again.
  if (isDot && (last === '"' || last === '”')) return true;
  if (isDot && (SELDOM_ENDS.has(before) || isInitial(before)))
    return STARTERS.has(next.toLowerCase()) && isCapital(next);
  if (!SMALL.test(next.charAt(0))) return true;
  if (SMALL_STARTERS.has(next)) return sign !== '…';
  return isDot && [3, 2, 1].every((back) => WORD.test(text.charAt(at - back)));
}

const isCapital = (word: string): boolean => word !== '' && word.charAt(0) !== word.charAt(0).toLowerCase();

/** The sentence that a place is in, or else the one before it. */
export function sentenceAt(text: string, place: number): SentenceSpan | null {
  return sentenceOf(splitSentences(text), place);
}

/** The same where the sentences are known. */
export function sentenceOf(sentences: readonly SentenceSpan[], place: number): SentenceSpan | null {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sentences[middle]?.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return sentences[low] ?? null;
}

/** The text without a whole sentence and one space, or its line when it stood alone on it. Never less than a sentence. */
export function withoutSentence(text: string, { sentence }: { readonly sentence: Place }): string {
  const before = text.slice(0, sentence.start);
  const after = text.slice(sentence.end);
  if (before.endsWith(' ')) return before.slice(0, -1) + after;
  if (after.startsWith(' ')) return before + after.slice(1);
  if (after.startsWith('\n')) {
    const rest = after.startsWith('\n\n') && (before === '' || before.endsWith('\n')) ? 2 : 1;
    return before === '' || before.endsWith('\n') ? before + after.slice(rest) : before + after;
  }
  return after === '' ? before.trimEnd() : before + after;
}
