import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { quotesBlanked } from '../quotes.ts';
import { splitSentences } from '../sentences.ts';
import type { Place } from './finding.ts';

export type SectionKind =
  | 'opening'
  | 'story'
  | 'own_words'
  | 'original'
  | 'amount'
  | 'law'
  | 'pay'
  | 'unpaid'
  | 'other';

export type Section = Place & { readonly kind: SectionKind };
export type ReadSentence = Place & { readonly section: SectionKind; readonly paragraph: number };

/** A letter's text, taken apart once for all checks. Every string here has the text's own length and places. */
export type ReadLetter = {
  readonly text: string;
  /** Before the salutation. */
  readonly head: Place;
  readonly salutation: Place | null;
  /** From the salutation to the closing. */
  readonly body: Place;
  readonly tail: Place;
  readonly sections: readonly Section[];
  readonly sentences: readonly ReadSentence[];
  readonly paragraphs: readonly Section[];
  /** Body only; quotations, names, addresses, law sentences and another language blanked. For word lists. */
  readonly plain: string;
  /** Body only; quotations and another language blanked, names kept. */
  readonly unquoted: string;
};

const SALUTATION = /^(?:Dear|To)\b[^\n]{0,300}[:,][ \t]*$/m;
const SUBJECT_LINE = /^(?:RE|Re|Subject)\b[^\n]*$/m;
const CLOSING =
  /^(?:sincerely(?: yours)?|respectfully(?: yours)?|yours (?:truly|sincerely|faithfully)|(?:best|kind|warm) regards|regards|thank you|best)[,.]?[ \t]*$/gim;
const LONGEST_HEADING = 60;

/** What stands before the salutation, and without one what ends with the subject. */
export function headOf(text: string): Place {
  return { start: 0, end: placeOf(SALUTATION.exec(text))?.start ?? placeOf(SUBJECT_LINE.exec(text))?.end ?? 0 };
}

export function readLetter(text: string, context: LetterCheckContext): ReadLetter {
  const salutation = placeOf(SALUTATION.exec(text));
  const subject = placeOf(SUBJECT_LINE.exec(text));
  const bodyStart = salutation?.end ?? subject?.end ?? 0;
  const closing = matchesIn(text, CLOSING).findLast((match) => match.index >= bodyStart);
  const bodyEnd = closing?.index ?? text.length;
  const body = { start: bodyStart, end: bodyEnd };
  const sections = sectionsOf(text, body);
  const paragraphs = sections.flatMap((section) => paragraphsOf(text, section));
  const bodyOnly = blankOutside(text, body);
  const unquoted = blankPlaces(
    quotesBlanked(bodyOnly),
    sections.filter(({ kind }) => kind === 'original'),
  );
  return {
    text,
    head: headOf(text),
    salutation,
    body,
    tail: { start: bodyEnd, end: text.length },
    sections,
    paragraphs,
    sentences: paragraphs.flatMap((paragraph, index) =>
      splitSentences(text.slice(paragraph.start, paragraph.end)).map(({ start, end }) => ({
        start: paragraph.start + start,
        end: paragraph.start + end,
        section: paragraph.kind,
        paragraph: index,
      })),
    ),
    plain: blankPhrases(blankPhrases(unquoted, lawPhrases(context)), namePhrases(context)),
    unquoted,
  };
}

const placeOf = (match: RegExpExecArray | null): Place | null =>
  match === null ? null : { start: match.index, end: match.index + match[0].length };

/** The same text with everything outside a place turned into spaces, line ends kept. */
const blankOutside = (text: string, { start, end }: Place): string =>
  blanks(text.slice(0, start)) + text.slice(start, end) + blanks(text.slice(end));

const blanks = (text: string): string => text.replace(/[^\n]/g, ' ');

export const blankPlaces = (text: string, places: readonly Place[]): string =>
  places.reduce((all, { start, end }) => all.slice(0, start) + blanks(all.slice(start, end)) + all.slice(end), text);

/** Letters and digits, spelled out: a pattern with the Unicode classes takes far longer to build than to run. */
const IN_WORDS =
  '0-9A-Za-zªµºÀ-ÖØ-öø-\\u1fff\\u2c00-\\u2dff\\u3005-\\ud7ff\\uf900-\\ufd3d\\ufd50-\\ufdff\\ufe70-\\ufefc';

/** Puts as many underscores in place of each phrase: still one word, but no word of any list. */
export function blankerOf(phrases: readonly string[]): (text: string) => string {
  const longest = [...new Set(phrases)].filter((phrase) => phrase.length > 1).sort((a, b) => b.length - a.length);
  if (longest.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![${IN_WORDS}])(?:${longest.map(escaped).join('|')})(?![${IN_WORDS}])`, 'g');
  return (text) => text.replace(pattern, (match) => '_'.repeat(match.length));
}

export const blankPhrases = (text: string, phrases: readonly string[]): string => blankerOf(phrases)(text);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const lawPhrases = ({ law }: LetterCheckContext): readonly string[] =>
  law.flatMap(({ text, cite }) => [text, text.replace(/[.]$/, ''), cite]);

/** Whole names and address lines, and their capitalized words one by one: word lists never run on names. */
function namePhrases({ sender, recipients, placeLines, court }: LetterCheckContext): readonly string[] {
  const whole = [sender, ...recipients].flatMap(({ name, contact, addressLines }) => [name, contact, ...addressLines]);
  const all = [...whole, ...placeLines, ...court.counties, court.name, ...court.otherNames];
  const words = whole
    .flatMap((phrase) => phrase.split(/[\s,]+/))
    .filter((word) => /^\p{Lu}.*\p{L}/u.test(word) && word.length > 2);
  return [...all, ...words];
}

function sectionsOf(text: string, body: Place): readonly Section[] {
  const found: { kind: SectionKind; start: number; end: number }[] = [{ kind: 'opening', ...body }];
  for (const match of matchesIn(text.slice(body.start, body.end), /^[^\n]+$/gm)) {
    const kind = headingKind(match[0].trim());
    const last = found.at(-1);
    if (kind === null || last === undefined) continue;
    last.end = body.start + match.index;
    found.push({ kind, start: body.start + match.index + match[0].length, end: body.end });
  }
  return found;
}

/** Null when a line is no heading. A short line without an end mark is one, whoever typed it. */
function headingKind(line: string): SectionKind | null {
  const isHeading =
    line.length <= LONGEST_HEADING &&
    line.split(/\s+/).length <= 8 &&
    /^\p{Lu}/u.test(line) &&
    !/[.!?:;,…"”$\d]$/.test(line) &&
    !/[$\d]/.test(line);
  if (!isHeading) return null;
  if (/\boriginal\b/i.test(line)) return 'original';
  if (/\bown words\b/i.test(line)) return 'own_words';
  if (/\bhappened\b|\bfacts\b|\bbackground\b/i.test(line)) return 'story';
  if (/\bamount\b|\bowed\b/i.test(line)) return 'amount';
  if (/\blaw\b/i.test(line)) return 'law';
  if (/\bnot paid\b|\bnext\b|\bcourt\b/i.test(line)) return 'unpaid';
  if (/\bpay\b|\bpayment\b/i.test(line)) return 'pay';
  return 'other';
}

function paragraphsOf(text: string, section: Section): readonly Section[] {
  const pieces: Section[] = [];
  for (const match of matchesIn(text.slice(section.start, section.end), /\S[^]*?(?=\n[ \t]*\n|$(?![^]))/g)) {
    const start = section.start + match.index;
    pieces.push({ kind: section.kind, start, end: start + match[0].trimEnd().length });
  }
  return pieces;
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Spaces and typographic marks made plain, for looking words up. */
export const plainly = (text: string): string =>
  text.normalize('NFC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
