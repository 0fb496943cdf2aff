import type { CalendarDate } from '../calendar/index.ts';
import { formatUsd, type Cents, parseUsd } from '../money/index.ts';
import { calm } from './calm-tone.ts';
import { type Ledger, noteRemoved } from './composed-letter.ts';
import { withoutResidue } from './form-value.ts';
import { cutFor, findPrivateNumbers } from './private-numbers.ts';
import { capitalize, endSentence, mendProse } from './punctuation.ts';
import { splitSentences } from './sentences.ts';
import { isShouted, lowerVoice, type Names } from './shouting.ts';
import { replaceOutsideQuotes } from './quotes.ts';
import { mendSpelling, withoutOpener, withSubject } from './spelling.ts';
import { type DateRules, type InferredYear, type UnclearDate, writeDatesInFull } from './story-dates.ts';
import { writeAmounts } from './story-amounts.ts';
import { plainWordsOf } from './story/plain-words.ts';
import { splitRunOn } from './story/run-on.ts';
import { placeOf, rewrite, type Swap, swapped, type TracedText, traced } from './traced-text.ts';

/** A sentence the claimant wrote, cleaned. `start` and `end` are its place in what was typed (after NFC). */
export type OwnSentence = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly startsParagraph: boolean;
  /** The first full day it names. */
  readonly day: CalendarDate | null;
};

export type OwnWords = {
  readonly sentences: readonly OwnSentence[];
  readonly inferred: readonly InferredYear[];
  readonly unclear: readonly UnclearDate[];
};

export type OwnWordsRules = {
  readonly claim: Cents;
  readonly dates: DateRules;
  readonly names: Names;
  /** False for text in another language, which stays as it was typed, besides what may not be printed. */
  readonly isEnglish: boolean;
};

/** Cleans the claimant's text sentence by sentence. Nothing is added, and all that goes stands in the ledger. */
export function readOwnWords(typed: string, rules: OwnWordsRules, ledger: Ledger): OwnWords {
  const clean = mendProse(withoutPrivateNumbers(withoutResidue(traced(typed), ledger), ledger));
  const spans = splitSentences(clean.text);
  const sayPlainly = plainWordsOf(spans.map((span) => clean.text.slice(span.start, span.end)));
  const isWide = clean.text.search(WIDE_SPACE) >= 0;
  let isAllShouted: boolean | null = null;
  const isWholeShouted = (): boolean => (isAllShouted ??= isShouted(clean.text));
  const kept = spans.flatMap((span, nr): readonly OwnSentence[] => {
    const typedAs = clean.text.slice(span.start, span.end);
    const raw = isWide ? typedAs.replace(WIDE_SPACE, ' ') : typedAs;
    const plain = rules.isEnglish ? sayPlainly(raw, ledger) : raw;
    const text = rules.isEnglish ? mendSentence(plain, rules, ledger, isWholeShouted) : raw;
    const start = placeOf(clean, span.start) ?? 0;
    const end = (placeOf(clean, span.end - 1) ?? start) + 1;
    const begun = rules.isEnglish && nr === 0 ? withoutOpener(text, ledger) : text;
    const pieces = rules.isEnglish ? splitRunOn(begun, ledger) : [begun];
    return pieces
      .filter((piece) => ANY_SIGN.test(piece))
      .map((piece, index) => ({
        text: rules.isEnglish ? withSubject(piece, ledger) : piece,
        start,
        end,
        startsParagraph: span.startsParagraph && index === 0,
        day: null,
      }));
  });
  const once = withoutRepeats(kept, ledger);
  const dated = rules.isEnglish
    ? writeDatesInFull(
        once.map((sentence) => sentence.text),
        rules.dates,
        ledger,
      )
    : { sentences: once.map((sentence) => sentence.text), inferred: [], unclear: [], firstDays: [] };
  const sentences = once.map((sentence, index) => ({
    ...sentence,
    text: tidy(dated.sentences[index] ?? sentence.text),
    day: dated.firstDays[index] ?? null,
  }));
  return { sentences, inferred: dated.inferred, unclear: dated.unclear };
}

const ANY_SIGN = /[\p{L}\p{N}]/u;
/** Every stretch of white space but a single plain space. */
const WIDE_SPACE = / \s+|[^\S ]\s*/g;

/** "Saturday February 21, 2026" */
const WEEKDAY =
  /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/g;
const withWeekdays = (text: string): string =>
  text.includes('day ') ? replaceOutsideQuotes(text, WEEKDAY, (day) => `${day.trimEnd()}, `) : text;

const tidy = (text: string): string =>
  endSentence(
    capitalize(
      mendProse(traced(withWeekdays(text)))
        .text.trim()
        .replace(/^[,;:.\s–—]+/, ''),
    ),
  );

function mendSentence(raw: string, rules: OwnWordsRules, ledger: Ledger, isWholeShouted: () => boolean): string {
  const demand = demandAbove(raw, rules.claim);
  if (demand) {
    noteRemoved(ledger, 'demand_above_claim', raw);
    return '';
  }
  const spelled = calm(mendWords(raw, rules, ledger, isWholeShouted), ledger);
  // Small letters can bring a leftover to light: "UNDEFINED".
  return spelled === raw ? raw : withoutResidue(traced(spelled), ledger).text;
}

const mendWords = (raw: string, rules: OwnWordsRules, ledger: Ledger, isWholeShouted: () => boolean): string =>
  writeAmounts(mendSpelling(lowerVoice(raw, rules.names, ledger, isWholeShouted), rules.names.isName, ledger), ledger);

const DEMANDS =
  /\b(?:I|we)(?: am| are|['’]m|['’]re)?(?: now| also| still| really| just)? (?:demand(?:ing)?|want(?:ing)?|expect(?:ing)?|deserve|insist on|asking for|ask for|seek(?:ing)?|request(?:ing)?|suing for|should get|am entitled to|are entitled to|should be paid)\b|\b(?:pay|give) (?:me|us)\b(?=.{0,20}\$)|\bdemand (?:for|of|is)\b|\b(?:owes?|owe) (?:me|us)\b(?=.{0,40}\b(?:pain|suffering|punitive|triple|treble|three times|interest|damages))/i;

/** True when a sentence asks for more than the claim: a letter has one figure, and it is the form's. */
export function demandAbove(sentence: string, claim: Cents): boolean {
  const asks = /\d/.test(sentence) ? DEMANDS.exec(sentence) : null;
  if (asks === null) return false;
  const sums =
    sentence
      .slice(asks.index)
      .match(/\$\s?\d[\d,]*(?:\.\d{1,2})?|\b\d{1,3}(?:,\d{3})+\b|\b(?!(?:19|20)\d\d\b)\d{3,7}(?=[\s.,;]|$)/g) ?? [];
  return sums.some((sum) => {
    const parsed = parseUsd(sum.replace(/\s|,$/g, ''));
    return parsed.ok && parsed.value > claim && formatUsd(parsed.value) !== formatUsd(claim);
  });
}

/** Numbers that may not reach a court are cut, never masked, and the person is told. */
export function withoutPrivateNumbers(input: TracedText, ledger: Ledger): TracedText {
  const cuts = findPrivateNumbers(input.text).map((number) => cutFor(input.text, number));
  if (cuts.length === 0) return input;
  let done = 0;
  const swaps = cuts.map((cut): Swap => {
    const start = Math.max(cut.start, done);
    const end = Math.max(cut.end, start);
    noteRemoved(ledger, 'private_number', input.text.slice(start, end));
    done = end;
    return { start, end, put: '' };
  });
  return rewrite(swapped(input, swaps), EMPTY_ASIDE, () => '');
}

/** "(plate, VIN)": brackets that hold no more than the names of what was cut. */
const EMPTY_ASIDE = /\s?\((?:(?:licen[cs]e )?plates?|vin|policy|account|acct|card|ssn|no\.?|number|[\s,;:#&]|and)+\)/gi;

/** A sentence said twice is said once. */
function withoutRepeats(sentences: readonly OwnSentence[], ledger: Ledger): readonly OwnSentence[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => {
    const key = sentence.text.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    if (!isNew) noteRemoved(ledger, 'repeated', sentence.text);
    return isNew;
  });
}
