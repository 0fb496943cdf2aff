import { matchesIn } from './matches-in.ts';
import { isDocumentNumber, isPlate, type Surroundings } from './private-number-values.ts';

/** Numbers that court rules keep out of papers (the pack's text `identifiers`), and so out of letters that may become exhibits. */
export type PrivateNumberKind = 'social_security' | 'card' | 'account' | 'licence' | 'plate' | 'vin' | 'policy';

export type PrivateNumber = { readonly kind: PrivateNumberKind; readonly start: number; readonly end: number };

/** Between the word and its number: "number is", "no.", "#", ":", "ending in". */
const LINK = '(?:\\s{0,3}(?:number|num|no\\.?|nr\\.?|#|id|is|was|of|ending|in|:|=|-|,)){0,5}\\s{0,3}#?\\s{0,2}';
/** Group 1 is the number itself. The words come first and where they begin second: so whole texts are read faster. */
const near = (words: string, value: string): RegExp =>
  new RegExp(`(?:${words})(?<=\\b(?:${words}))${LINK}(${value})`, 'dgi');

const RULES: readonly {
  readonly kind: PrivateNumberKind;
  readonly pattern: RegExp;
  readonly holds?: (value: string, around: Surroundings) => boolean;
}[] = [
  { kind: 'social_security', pattern: /(?<![\d-])(\d{3}[- ]\d{2}[- ]\d{4})(?![\d-])/dg },
  {
    kind: 'social_security',
    pattern: near('ssn|ss|social security|social', '\\d{9}(?!\\d)|\\d{3}[ .-]?\\d{2}[ .-]?\\d{4}(?!\\d)'),
  },
  { kind: 'card', pattern: /(?<![\d-])(\d(?:[ -]?\d){12,18})(?![\d-])/dg, holds: passesLuhn },
  {
    kind: 'account',
    pattern: near('account|acct\\.?|routing|aba|iban', '[a-z]{0,4}\\d(?:[ -]?\\d){4,33}'),
    holds: isDocumentNumber,
  },
  { kind: 'policy', pattern: near('policy', '[a-z0-9](?:-?[a-z0-9]){4,24}'), holds: isDocumentNumber },
  {
    kind: 'licence',
    pattern: near("driver['’]?s?'? licen[cs]e|licen[cs]e|dl", '[a-z]?\\d{4,5}[ -]?\\d{0,5}[ -]?\\d{0,5}'),
    holds: isDocumentNumber,
  },
  {
    kind: 'plate',
    pattern: near('licen[cs]e plates?|plates?', '[a-z0-9]{2,4}[ -]?[a-z0-9]{2,4}(?![a-z0-9])'),
    holds: isPlate,
  },
  {
    kind: 'vin',
    pattern: /(?<![A-Za-z0-9])([A-HJ-NPR-Z0-9]{17})(?![A-Za-z0-9])/dg,
    holds: (value) => /\d/.test(value) && /[A-Z]/.test(value),
  },
  { kind: 'vin', pattern: near('vin', '[a-hj-npr-z0-9]{6,17}(?![a-z0-9])'), holds: hasDigits(3) },
];

/** Every private number in a text, in order, none inside another. */
export function findPrivateNumbers(text: string): readonly PrivateNumber[] {
  const found: PrivateNumber[] = [];
  for (const { kind, pattern, holds } of RULES) {
    for (const match of matchesIn(text, pattern)) {
      const [start, end] = match.indices?.[1] ?? [0, 0];
      const isNew = found.every((other) => end <= other.start || start >= other.end);
      if (isNew && (holds === undefined || holds(match[1] ?? '', around(text, match, start, end))))
        found.push({ kind, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** How far around a number its words are looked for. */
const NEAR = 100;

const around = (text: string, { index }: RegExpExecArray, start: number, end: number): Surroundings => ({
  lead: text.slice(index, start),
  before: text.slice(Math.max(0, index - NEAR), index),
  after: text.slice(end, end + NEAR),
});

/** The check digit rule of payment cards. */
export function passesLuhn(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 13 && sum > 0 && sum % 10 === 0;
}

function hasDigits(least: number): (value: string) => boolean {
  return (value) => (value.match(/\d/g)?.length ?? 0) >= least;
}

/**
 * The stretch to cut for one private number: a clause that only tells the number ("my card number is 4111...") goes
 * whole; otherwise the number goes with its "number", "no." or "#" and the sentence stays readable.
 */
export function cutFor(text: string, number: PrivateNumber): { readonly start: number; readonly end: number } {
  const before = text.slice(Math.max(0, number.start - 80), number.start);
  const after = text.slice(number.end, number.end + 12);
  const telling =
    /(?:^|(?<=[.!?\n])|[,;]?\s{0,2}\b(?:and|but)\s|[,;]\s)\s{0,3}\b(?:(?:my|his|her|their|its|our|the|your)\s)?(?:[\p{L}'’]{2,20}\s){0,3}?(?:ssn|social(?: security)?|number|no\.|account|acct|card|policy|plate|licen[cs]e|vin|routing|iban)(?:\s(?:number|no\.?|plate))?\s{0,2}(?:is|was|are|:|=|#)[\s#:]{0,4}$/iu.exec(
      before,
    );
  if (telling) {
    const isFirst =
      /^\s{0,3}(?:my|his|her|their|its|our|the|your|\p{L})/iu.test(telling[0]) &&
      !/^\s{0,3}(?:and|but)\s|^[,;]/i.test(telling[0]);
    const tail = /^(?:\s{0,3},?\s{0,3}(?:and|but)\s{1,3}|\s{0,3}[,;]\s{0,3})/i.exec(after);
    // The space in front of a cut sentence stays, or the sentences around it would become one.
    const cutLength = isFirst ? telling[0].trimStart().length : telling[0].length;
    return { start: number.start - cutLength, end: number.end + (isFirst ? (tail?.[0].length ?? 0) : 0) };
  }
  // "from account number 4478...", "(plate D12-KLM": without its number the word says nothing.
  const bare =
    /\s{1,2}(?:(?:from|on|to|under|with) )?\(?(?:(?:account|acct\.?|policy|licen[cs]e plates?|plates?|vin|ssn)\s?(?:number|num|no\.?|#|is|:)?[\s#:]{0,3})$/i.exec(
      before,
    );
  const isAside = bare !== null && bare[0].includes('(');
  if (
    bare !== null &&
    (isAside ? /^\s?\)/.test(after) : /\b(?:from|under) /i.test(bare[0]) && /^\s?[.,;)]/.test(after))
  ) {
    return { start: number.start - bare[0].length, end: number.end + (isAside ? after.indexOf(')') + 1 : 0) };
  }
  const link = /(?:[\s,(]{0,3}\b(?:number|num|no\.?|nr\.?|id|ending in|ending)|[\s,(]{0,2}#)?[\s:#(=-]{0,4}$/i.exec(
    before,
  );
  const closes = after.startsWith(')') && link?.[0].includes('(') ? 1 : 0;
  return { start: number.start - (link?.[0].length ?? 0), end: number.end + closes };
}
