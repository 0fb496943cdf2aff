import { splitSentences } from '../../own-words/index.ts';
import type { Copies } from '../compose/composed-letter.ts';
import {
  type Reader,
  readAbout,
  readCounty,
  readDay,
  readPurpose,
  readWays,
  spoken,
  type VoiceName,
} from './read-values.ts';
import type { InVoice, ReadingWording } from './reading-wording.ts';
import { PARTY_LINES, READING_LINES, READING_SENTENCES } from './sentence-templates.ts';
import { filled, patternOf, type SlotValues } from './slots.ts';

/** A stretch of the letter as it is now, and the sentence of the composer's it was. */
export type ReadPiece = {
  readonly start: number;
  readonly end: number;
  /** Null for words typed afterwards. `key` names the sentence of law. */
  readonly source: { readonly kind: string; readonly key: string | null } | null;
  readonly isEdited: boolean;
  /**
   * The sentence in the readers' languages, as far as it was made in them: not in one that came after the letter was
   * written. They hold only while nobody edits it.
   */
  readonly copies?: Partial<Copies> | null;
};

/**
 * `read`: told in the reader's language. `own`: the person's own words, as they wrote them. `kept`: names, addresses and
 * the like, the same in every language. `edited`: English that somebody typed and nobody translated.
 */
export type ReadingPart = { readonly text: string; readonly manner: 'read' | 'own' | 'kept' | 'edited' };
export type ReadingGroup = { readonly isHeading: boolean; readonly lines: readonly (readonly ReadingPart[])[] };

type Template = { readonly pattern: RegExp; readonly words: (reader: Reader) => string };

const templatesFrom = (
  english: Readonly<Record<string, string>>,
  wordsOf: (wording: ReadingWording, id: string) => InVoice | undefined,
  voice: VoiceName = 'I',
): readonly Template[] =>
  Object.entries(english).map(([id, text]) => ({
    pattern: patternOf(text),
    words: ({ wording }) => spoken(wordsOf(wording, id) ?? text, voice),
  }));

type ByName = Readonly<Record<string, InVoice>>;
const sentenceOf = ({ sentences }: { readonly sentences: ByName }, id: string) => sentences[id];
const lineOf = ({ lines }: { readonly lines: ByName }, id: string) => lines[id];

const sentenceTemplates = (isWanted: (id: string) => boolean): readonly Template[] =>
  (['I', 'we'] as const).flatMap((voice) => {
    const wanted = Object.entries(READING_SENTENCES[voice]).filter(([id]) => isWanted(id));
    return templatesFrom(Object.fromEntries(wanted), sentenceOf, voice);
  });

/** Proof in a person's own words may be anything, so only a sentence made of ticks is read as one. */
const PROOF = 'proof';
const PROOFS = sentenceTemplates((id) => id === PROOF);
const SENTENCES = sentenceTemplates((id) => id !== PROOF);
const LINES = templatesFrom(READING_LINES, lineOf);
const PARTIES = templatesFrom(PARTY_LINES, lineOf);
const HEADINGS: ReadonlySet<string> = new Set(
  Object.entries(READING_LINES).flatMap(([id, text]) => (id.startsWith('heading.') ? [text] : [])),
);

/**
 * What a letter's text says, in the reader's language, line by line. Nothing is guessed: only sentences the composer
 * writes are repeated, with the values that are in the text. Everything else stays as it is and is marked.
 */
export function readingCopy(text: string, pieces: readonly ReadPiece[], reader: Reader): readonly ReadingGroup[] {
  const groups: Marked[][][] = [[]];
  for (const { line, own } of linesWithPieces(text, pieces)) {
    const parts = partsOfLine(text, line, own, reader);
    if (text.slice(line.start, line.end).trim() === '') groups.push([]);
    else groups.at(-1)?.push([...parts]);
  }
  return groups.filter((lines) => lines.length > 0).flatMap(splitHeading);
}

type Stretch = { readonly start: number; readonly end: number };
type LineWithPieces = { readonly line: Stretch; readonly own: ReadPiece[] };

/** Each line with the pieces that are in it, in their order. */
function linesWithPieces(text: string, pieces: readonly ReadPiece[]): readonly LineWithPieces[] {
  let at = 0;
  const lines = text.split('\n').map((words): LineWithPieces => {
    const start = at;
    at += words.length + 1;
    return { line: { start, end: start + words.length }, own: [] };
  });
  for (const piece of pieces) {
    for (let index = lineAt(lines, piece.start); index < lines.length; index += 1) {
      const { line, own } = lines[index] ?? NO_LINE;
      if (line.start >= piece.end) break;
      if (line.end > piece.start) own.push(piece);
    }
  }
  return lines;
}

const NO_LINE: LineWithPieces = { line: { start: Infinity, end: Infinity }, own: [] };

/** The last line that begins at or before a place. */
function lineAt(lines: readonly LineWithPieces[], place: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.line.start ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The same for a text that nobody edits and whose sentences nobody marked, such as an offer to settle. */
export function readingCopyOfWritten(text: string, reader: Reader): readonly ReadingGroup[] {
  let at = 0;
  const pieces = text.split('\n').flatMap((line) => {
    const before = at;
    at += line.length + 1;
    return splitSentences(line).map(({ start, end }) => ({ start: before + start, end: before + end, ...WRITTEN }));
  });
  return readingCopy(text, pieces, reader);
}

const WRITTEN: Pick<ReadPiece, 'source' | 'isEdited'> = { source: { kind: 'fixed', key: null }, isEdited: false };

type Marked = ReadingPart & { readonly isHeading?: true };

/** A heading that lost its blank line still is one. */
function splitHeading(lines: readonly (readonly Marked[])[]): readonly ReadingGroup[] {
  const [first = [], ...rest] = lines;
  const isHeading = first.length === 1 && first[0]?.isHeading === true;
  if (!isHeading) return [{ isHeading: false, lines }];
  return [{ isHeading: true, lines: [first] }, ...(rest.length === 0 ? [] : [{ isHeading: false, lines: rest }])];
}

function partsOfLine(text: string, line: Stretch, pieces: readonly ReadPiece[], reader: Reader): readonly Marked[] {
  const whole = text.slice(line.start, line.end).trim();
  const asLine = wholeLine(whole, reader);
  if (asLine !== null) return [asLine];
  return pieces
    .flatMap((piece) =>
      readPiece(text.slice(Math.max(piece.start, line.start), Math.min(piece.end, line.end)).trim(), piece, reader),
    )
    .filter((part) => part.text !== '');
}

/** Sources of the person's own words; `accepted` words were theirs to take. */
const OWN: ReadonlySet<string> = new Set(['story', 'calculation', 'accepted']);

const read = (text: string): Marked => ({ text, manner: 'read' });

/** Headings, the RE line, the greeting, the total: told by the whole line, whoever typed it. */
function wholeLine(line: string, reader: Reader): Marked | null {
  const translated = tell(line, LINES, reader);
  if (translated !== null) return HEADINGS.has(line) ? { ...read(translated), isHeading: true } : read(translated);
  const day = readDay(line, reader);
  return day === null ? null : read(day);
}

function readPiece(text: string, { source, isEdited, copies }: ReadPiece, reader: Reader): readonly ReadingPart[] {
  if (source !== null && OWN.has(source.kind)) return [{ text, manner: 'own' }];
  const copy = copies?.[reader.wording.language];
  if (!isEdited && copy !== undefined) return [read(copy)];
  if (source?.kind === 'law' && !isEdited) return [readLaw(text, source.key, reader)];
  const whole =
    tellSentence(text, reader) ??
    (source?.kind === PROOF ? tell(text, PROOFS, reader) : isEdited ? null : tell(text, PARTIES, reader));
  if (whole !== null) return [read(whole)];
  if (!isEdited) return [{ text, manner: source?.kind === 'answer' ? 'own' : 'kept' }];
  return splitSentences(text).map(({ start, end }): ReadingPart => {
    const sentence = text.slice(start, end);
    const translated = tellSentence(sentence, reader);
    return translated === null ? { text: sentence, manner: 'edited' } : read(translated);
  });
}

function readLaw(text: string, key: string | null, { wording }: Reader): ReadingPart {
  const translated = key === null ? undefined : wording.law[key];
  if (translated === undefined) return { text, manner: 'kept' };
  return read(spoken(translated, /\b(?:We|us)\b/.test(text) ? 'we' : 'I'));
}

const tellSentence = (text: string, reader: Reader): string | null =>
  readWays(text, reader) ?? tell(text, SENTENCES, reader);

function tell(text: string, templates: readonly Template[], reader: Reader): string | null {
  for (const { pattern, words } of templates) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const values = valuesIn(found.groups ?? {}, reader);
    if (values !== null) return filled(words(reader), values);
  }
  return null;
}

/** The values as the reader writes them; null when one of them cannot be told. */
function valuesIn(groups: SlotValues, reader: Reader): SlotValues | null {
  const values: Record<string, string> = { ...groups };
  const { date, purpose, about, court, county } = groups;
  const day = date === undefined ? '' : readDay(date, reader);
  const translated = purpose === undefined ? '' : readPurpose(purpose, reader);
  if (day === null || translated === null) return null;
  return {
    ...values,
    ...(date === undefined ? {} : { date: day }),
    ...(purpose === undefined ? {} : { purpose: translated }),
    ...(about === undefined ? {} : { about: readAbout(about, reader) }),
    ...(court === undefined ? {} : { court: reader.wording.courts[court] ?? court }),
    ...(county === undefined ? {} : { county: readCounty(county, reader) }),
  };
}
