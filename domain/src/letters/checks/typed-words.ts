import {
  ADVISED,
  findIssues,
  type Issue,
  type IssueContext,
  type IssueKind,
  keyOfIssue,
  keyOfKeys,
  languageOf,
  splitSentences,
} from '../../own-words/index.ts';
import { IN_ENGLISH } from '../../fact-cards/index.ts';
import type { LetterCheckContext } from './check-letter-context.ts';
import { finding, type LetterFinding, type LetterFindingCode, type Place, severityOf } from './finding.ts';
import type { ReadLetter, SectionKind } from './read-letter.ts';
import { seenText } from './seen-text.ts';

const CODES: Readonly<Record<IssueKind, LetterFindingCode>> = {
  threat: 'letter.threat',
  private_number: 'letter.private_number',
  birth_date: 'letter.birth_date',
  machine: 'letter.machine_words',
  immigration: 'letter.immigration',
  family: 'letter.family',
  health: 'letter.health',
  military: 'letter.military',
  insult: 'letter.insult',
  typed_law: 'letter.law_unknown',
  hurts_case: 'letter.hurts_case',
  not_past: 'letter.not_past',
  read_again: 'letter.read_again',
  language: 'letter.other_language',
  capitals: 'letter.capitals',
  third_person: 'letter.recipient_third_person',
  day_without_year: 'letter.date_without_year',
  too_many: 'letter.too_many_places',
};

const IN_LINES: readonly IssueKind[] = [
  'third_person',
  'language',
  'capitals',
  'not_past',
  'read_again',
  'day_without_year',
];

/**
 * What is no fault where it stands: names and addresses above and below a letter, the other side by name where it is
 * asked, "he" in own words, another language under "original".
 */
const ALLOWED: Readonly<Partial<Record<SectionKind, readonly IssueKind[]>>> = {
  head: IN_LINES,
  tail: IN_LINES,
  opening: ['third_person'],
  ownWords: ['third_person'],
  ownSum: ['third_person'],
  original: ['third_person', 'language'],
  pay: ['third_person'],
  unpaid: ['third_person'],
};
/** A few typed words inside a sentence of ours are no sentence of their own: our words around them say the day, who, and that it is past. */
const ALLOWED_IN_FRAMES: readonly IssueKind[] = ['not_past', 'read_again', 'third_person', 'day_without_year'];
/** Said of the whole of a frame they speak of our own words: only what lies within the typed ones counts. */
const OF_TYPED_ALONE: readonly IssueKind[] = ['machine', 'hurts_case'];

/**
 * Advice beside the text. One yes covers all of it, so that nobody is stopped sentence by sentence over plain facts, and
 * nothing that may be pressure goes out without a yes.
 */
const ADVICE: ReadonlySet<LetterFindingCode> = new Set([...ADVISED].map((kind) => CODES[kind]));

/** Whatever a person typed, looked at where it stands: stretches that are not ours, and words inside frames of ours. */
export function checkTypedWords(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const about: IssueContext = {
    names: context.names,
    recipients: context.recipients.flatMap(({ name, contact }) => [name, contact]).filter((name) => name !== ''),
    prior: context.prior ?? 'en',
    isHealthExpected: context.isHealthExpected,
  };
  const kept = new Set(context.kept);
  const isKept = ({ params }: LetterFinding): boolean => kept.has(params['key'] ?? '');
  const found = [...inStretches(letter, about), ...inFrames(letter, context, about)];
  const advice = found.filter(({ code }) => ADVICE.has(code));
  const all = lookAgain(advice);
  const unread = unreadOriginal(letter);
  return [
    ...(unread === null || isKept(unread) ? [] : [unread]),
    ...found.filter((one) => severityOf(one.code) === 'stop' || !isKept(one)),
    ...(all === null || isKept(all) || advice.every(isKept) ? [] : [all]),
  ];
}

/** Quoted words of one place are no longer where several are listed. */
const LONGEST_QUOTE = 90;

/**
 * The one yes to everything that is only advice. Its key is made of every place's key, also of those that are kept, so
 * that the page and the server name it alike.
 */
function lookAgain(advice: readonly LetterFinding[]): LetterFinding | null {
  const [first] = advice;
  if (first === undefined) return null;
  const keys = [...new Set(advice.map(({ params }) => params['key'] ?? ''))];
  const quotes = [...new Set(advice.map(({ params }) => params['text'] ?? ''))];
  const isOne = keys.length === 1;
  const text = isOne
    ? (first.params['text'] ?? '')
    : quotes.map((quote) => (quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE)} …` : quote)).join(' · ');
  return finding(
    'letter.look_again',
    isOne ? first.place : null,
    { text, key: keyOfKeys(keys), keys: keys.join(' ') },
    isOne ? first.sentence : null,
  );
}

/**
 * What stands in another language under "original" is read by no check of ours: threats and private matters are told apart
 * in English alone. The person says once that it may stay; the yes is for these very words.
 */
function unreadOriginal({ text, stretches }: ReadLetter): LetterFinding | null {
  const words = stretches
    .filter(({ section }) => section === 'original')
    .map(({ start, end }) => text.slice(start, end));
  return words.length === 0 ? null : finding('letter.original_unread', null, { key: keyOfKeys(words) });
}

function inStretches({ text, stretches }: ReadLetter, about: IssueContext): readonly LetterFinding[] {
  return stretches.flatMap(({ start, end, section }) => {
    const { text: words, placeOf } = seenText(text.slice(start, end));
    const typed = (place: Place): Place => ({
      start: start + placeOf(place.start),
      end: start + placeOf(place.end - 1) + 1,
    });
    return allIssues(words, about)
      .filter(({ issue }) => ALLOWED[section]?.includes(issue.kind) !== true)
      .map(({ issue, piece, offset }) =>
        foundAt(issue, piece, typed(moved(issue, offset)), typed(moved(issue.sentence, offset))),
      );
  });
}

/** Weak guesses are shown while somebody writes; at the end nobody is asked about them. */
const askedIssues = (text: string, about: IssueContext): readonly Issue[] =>
  findIssues(text, about).filter(({ kind, severity }) => severity !== 'note' || !ADVISED.has(kind));

type FoundIssue = { readonly issue: Issue; readonly piece: string; readonly offset: number };

/** As many sentences are read at once. */
const SENTENCES_AT_ONCE = 40;

/**
 * Every issue of a text of any length. Issues are counted per reading and no more than a limit is told, so a text with
 * too many is read in halves: a threat never hides behind them.
 */
function allIssues(text: string, about: IssueContext): readonly FoundIssue[] {
  const spans = splitSentences(text);
  const found: FoundIssue[] = [];
  const read = (from: number, to: number): void => {
    const offset = spans[from]?.start ?? 0;
    const piece = text.slice(offset, spans[to - 1]?.end ?? text.length);
    const issues = askedIssues(piece, about);
    const middle = Math.floor((from + to) / 2);
    if (middle > from && issues.some(({ kind }) => kind === 'too_many')) {
      read(from, middle);
      read(middle, to);
    } else found.push(...issues.map((issue) => ({ issue, piece, offset })));
  };
  for (let from = 0; from < spans.length; from += SENTENCES_AT_ONCE)
    read(from, Math.min(from + SENTENCES_AT_ONCE, spans.length));
  return found;
}

/**
 * Words that were typed into cards and fields, where they are still in a sentence of ours. They are read as part of it:
 * "pay me" is an order by itself and a fact behind "you agreed to". Only their language shows when they are alone.
 */
function inFrames(
  { text, sentences }: ReadLetter,
  { ours, typed }: LetterCheckContext,
  about: IssueContext,
): readonly LetterFinding[] {
  const piecesOf = new Map(
    ours
      .flatMap((whole) => [whole, ...splitSentences(whole).map(({ start, end }) => whole.slice(start, end))])
      .map((words) => [words, typed.filter((piece) => words.includes(piece))]),
  );
  return sentences.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const pieces = sentence.isOurs ? (piecesOf.get(words) ?? []) : [];
    const places = pieces.map((piece) => ({ start: words.indexOf(piece), end: words.indexOf(piece) + piece.length }));
    // The words around them are English, whatever the person reads.
    const stated = places.length === 0 ? [] : askedIssues(words, { ...about, prior: 'en' });
    return [
      ...stated
        .filter(({ kind }) => kind !== 'language' && !ALLOWED_IN_FRAMES.includes(kind))
        .filter((issue) => places.some((place) => isOfTyped(issue, words, place, about)))
        .map((issue) => foundAt(issue, words, moved(issue, sentence.start), sentence)),
      ...places
        .filter(
          ({ start, end }) =>
            isForeign(words.slice(start, end), about.prior) && !words.startsWith(`”${IN_ENGLISH}`, end),
        )
        .map((place) =>
          foundAt({ kind: 'language', ...place, sentence: place }, words, moved(place, sentence.start), sentence),
        ),
    ];
  });
}

/**
 * Whether it is the typed words that were found. A guess about a whole sentence weighs our words with theirs, so the typed
 * ones must be guessed the same by themselves. A threat without its "I" may be read as something less.
 */
function isOfTyped(issue: Issue, words: string, place: Place, about: IssueContext): boolean {
  const isWithin = issue.start >= place.start && issue.end <= place.end;
  if (isWithin || OF_TYPED_ALONE.includes(issue.kind)) return isWithin;
  if (issue.start >= place.end || issue.end <= place.start) return false;
  const isThreat = issue.kind === 'threat';
  const isGuess =
    (issue.severity !== 'stop' || isThreat) && issue.end - issue.start >= issue.sentence.end - issue.sentence.start;
  if (!isGuess) return true;
  const alone = askedIssues(words.slice(place.start, place.end), { ...about, prior: 'en' });
  return alone.some(({ kind }) => kind === issue.kind || isThreat);
}

/** Fewer words than these may be a name or a handle. */
const ENOUGH_WORDS = 6;

/** Who reads English is not asked on a guess: "a sectional sofa in gray boucle" has a few words of many languages. */
function isForeign(piece: string, prior: IssueContext['prior']): boolean {
  const { language, sure } = languageOf(piece, 'en');
  return language !== 'en' && (sure || (prior !== 'en' && piece.split(' ').length >= ENOUGH_WORDS));
}

const moved = ({ start, end }: Place, by: number): Place => ({ start: start + by, end: end + by });

function foundAt(
  issue: Pick<Issue, 'kind' | 'start' | 'end' | 'sentence'>,
  words: string,
  place: Place,
  { start, end }: Place,
): LetterFinding {
  const params = { text: words.slice(issue.start, issue.end), key: keyOfIssue(words, issue) };
  return finding(CODES[issue.kind], place, params, { start, end });
}
