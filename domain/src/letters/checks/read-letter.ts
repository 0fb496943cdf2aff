import { type Place, splitSentences } from '../../own-words/index.ts';
import type { LetterCheckContext } from './check-letter-context.ts';
import { HEADINGS, sectionOfHeading } from '../wording/letter-headings.ts';

export type SectionKind = 'head' | 'opening' | keyof typeof HEADINGS | 'tail';

/** Under these stands what the person typed, letter for letter. */
const THEIRS: ReadonlySet<SectionKind> = new Set(['ownWords', 'original', 'ownSum']);
/** Here a letter asks, gives a day and says what comes next. Elsewhere it only reports. */
const ASKING: ReadonlySet<SectionKind> = new Set(['head', 'opening', 'law', 'pay', 'unpaid']);

export type Section = Place & { readonly section: SectionKind };
/** `isOurs`: it is a sentence or line of the letter as it was composed. */
export type ReadSentence = Section & { readonly paragraph: number; readonly isOurs: boolean };

export const isTheirs = ({ section }: Section): boolean => THEIRS.has(section);
export const isAsking = ({ section }: Section): boolean => ASKING.has(section);

/** A letter's text, taken apart once for all checks. Every place is in the text's own units. */
export type ReadLetter = {
  readonly text: string;
  /** Before the salutation; without one what ends with the subject. */
  readonly head: Place;
  readonly salutation: Place | null;
  /** From the salutation to the closing. */
  readonly body: Place;
  readonly tail: Place;
  readonly sentences: readonly ReadSentence[];
  /** Of the body. */
  readonly paragraphs: readonly Section[];
  /** What is not ours, as far as it is together in one paragraph. */
  readonly stretches: readonly Section[];
};

const CLOSING =
  /^(?:sincerely(?: yours)?|respectfully(?: yours)?|yours (?:truly|sincerely|faithfully)|(?:best|kind|warm) regards|regards|thank you|best)[,.]?$/i;
const LONGEST_SALUTATION = 310;

const isSalutation = (line: string): boolean =>
  line.length < LONGEST_SALUTATION && /^(?:Dear|To)\b/.test(line) && /[:,]$/.test(line);
const isSubject = (line: string): boolean => /^(?:RE|Re|Subject)\b/.test(line);

type Line = Place & { readonly words: string };

/** The lines of a text without the blanks around them; a line of blanks has no words. */
function linesOf(text: string): readonly Line[] {
  let from = 0;
  return text.split('\n').map((line) => {
    const words = line.trim();
    const start = from + (words === '' ? 0 : line.indexOf(words.charAt(0)));
    from += line.length + 1;
    return { start, end: start + words.length, words };
  });
}

const frameOf = (lines: readonly Line[]): { readonly salutation: Line | null; readonly bodyStart: number } => {
  const salutation = lines.find(({ words }) => isSalutation(words)) ?? null;
  const before = salutation ?? lines.find(({ words }) => isSubject(words)) ?? null;
  return { salutation, bodyStart: before?.end ?? 0 };
};

export function headOf(text: string): Place {
  const { salutation, bodyStart } = frameOf(linesOf(text));
  return { start: 0, end: salutation?.start ?? bodyStart };
}

export function readLetter(text: string, { ours }: Pick<LetterCheckContext, 'ours'>): ReadLetter {
  const lines = linesOf(text);
  const { salutation, bodyStart } = frameOf(lines);
  const closing = lines.findLast(({ start, words }) => start >= bodyStart && words.length < 30 && CLOSING.test(words));
  const bodyEnd = closing?.start ?? text.length;
  const parts = partsOf(lines, salutation, bodyStart, bodyEnd);
  const known = knownSentences(ours);
  const sentences = parts.flatMap((part, paragraph) =>
    sentencesOf(text, part, known).map((sentence) => ({ ...sentence, section: part.section, paragraph })),
  );
  return {
    text,
    head: { start: 0, end: salutation?.start ?? bodyStart },
    salutation: salutation === null ? null : { start: salutation.start, end: salutation.end },
    body: { start: bodyStart, end: bodyEnd },
    tail: { start: bodyEnd, end: text.length },
    sentences,
    paragraphs: parts
      .filter(({ section }) => section !== 'head' && section !== 'tail')
      .map(({ section, lines: own }) => ({ section, start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0 })),
    stretches: stretchesOf(sentences),
  };
}

type Part = { readonly section: SectionKind; readonly lines: Line[] };

/** Paragraphs with the section they are in. Headings and the salutation are none. */
function partsOf(lines: readonly Line[], salutation: Line | null, bodyStart: number, bodyEnd: number): readonly Part[] {
  const parts: Part[] = [];
  let section: SectionKind = 'head';
  let isOpen = false;
  for (const line of lines) {
    const place: SectionKind =
      line.start >= bodyEnd ? 'tail' : line.start < bodyStart ? 'head' : section === 'head' ? 'opening' : section;
    const heading: SectionKind | null = place === 'head' || place === 'tail' ? null : sectionOfHeading(line.words);
    section = heading ?? place;
    if (line.words === '' || heading !== null || line === salutation) {
      isOpen = false;
    } else if (isOpen && parts.at(-1)?.section === section) {
      parts.at(-1)?.lines.push(line);
    } else {
      parts.push({ section, lines: [line] });
      isOpen = true;
    }
  }
  return parts;
}

type Known = { readonly texts: ReadonlySet<string>; readonly longest: number };

/** Sentences and lines of ours, and the sentences of those that hold several. */
function knownSentences(ours: readonly string[]): Known {
  const texts = new Set(
    ours.flatMap((whole) => [whole, ...splitSentences(whole).map(({ start, end }) => whole.slice(start, end))]),
  );
  return { texts, longest: Math.max(0, ...[...texts].map((some) => some.length)) };
}

type Found = Place & { readonly isOurs: boolean };

/** A line of ours is by itself; other lines that follow each other are read together. */
function sentencesOf(text: string, { lines }: Part, known: Known): readonly Found[] {
  const found: Found[] = [];
  let run: Line[] = [];
  const close = (): void => {
    const [from, to] = [run[0], run.at(-1)];
    run = [];
    if (from === undefined || to === undefined) return;
    for (const { start, end } of splitSentences(text.slice(from.start, to.end)))
      found.push(...foundApart(text, { start: from.start + start, end: from.start + end }, known));
  };
  for (const line of lines) {
    if (known.texts.has(line.words)) {
      close();
      for (const { start, end } of splitSentences(line.words))
        found.push({ start: line.start + start, end: line.start + end, isOurs: true });
    } else run.push(line);
  }
  close();
  return found;
}

const wordsAt = (text: string, start: number, end: number): string => text.slice(start, end).replaceAll('\n', ' ');

const ENDS = new Set('.!?:…"”’)');
/** A sentence of ours holds no more full stops than these that the splitter may take for an end. */
const MOST_ENDS = 6;

/** A sentence as it was split, or the sentences of ours that are in it where an abbreviation joined them to others. */
function foundApart(text: string, { start, end }: Place, { texts, longest }: Known): readonly Found[] {
  if (end - start <= longest && texts.has(wordsAt(text, start, end))) return [{ start, end, isOurs: true }];
  const ends: number[] = [];
  for (let at = start + 1; at < end; at += 1) {
    const isGap = text.charAt(at) === ' ' || text.charAt(at) === '\n';
    if (isGap && ENDS.has(text.charAt(at - 1))) ends.push(at);
  }
  if (ends.length === 0) return [{ start, end, isOurs: false }];
  ends.push(end);
  const from = (index: number): number => (index === 0 ? start : (ends[index - 1] ?? end) + 1);
  const to = (index: number): number => ends[index] ?? end;
  // From the last end back: how many signs behind each start are not ours at best, and where the sentence of ours that
  // begins there then ends. A name that is a line of ours too is no sentence where a longer one begins with it.
  const others: number[] = [...ends.map(() => 0), 0];
  const lasts = ends.map(() => -1);
  for (let first = ends.length - 1; first >= 0; first -= 1) {
    others[first] = to(first) - from(first) + (others[first + 1] ?? 0);
    for (let last = first; last < ends.length && last - first < MOST_ENDS; last += 1) {
      if (to(last) - from(first) > longest) break;
      const rest = others[last + 1] ?? 0;
      if (rest >= (others[first] ?? 0) || !texts.has(wordsAt(text, from(first), to(last)))) continue;
      others[first] = rest;
      lasts[first] = last;
    }
  }
  const found: Found[] = [];
  for (let index = 0; index < ends.length; index += 1) {
    const last = lasts[index] ?? -1;
    const before = found.at(-1);
    const isOurs = last >= 0;
    const place = { start: from(index), end: to(isOurs ? last : index) };
    if (!isOurs && before?.isOurs === false) found[found.length - 1] = { ...before, end: place.end };
    else found.push({ ...place, isOurs });
    if (isOurs) index = last;
  }
  return found;
}

function stretchesOf(sentences: readonly ReadSentence[]): readonly Section[] {
  const stretches: Section[] = [];
  let paragraph = -1;
  for (const { start, end, section, isOurs, paragraph: own } of sentences) {
    const last = stretches.at(-1);
    if (isOurs) paragraph = -1;
    else if (last !== undefined && own === paragraph) stretches[stretches.length - 1] = { ...last, end };
    else stretches.push({ start, end, section });
    if (!isOurs) paragraph = own;
  }
  return stretches;
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Spaces and typographic marks made plain, for looking words up. */
export const plainly = (text: string): string =>
  text.normalize('NFC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').split(/\s+/).join(' ').trim();
