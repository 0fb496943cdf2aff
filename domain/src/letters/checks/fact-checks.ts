import { US_STATES } from '../../parties/index.ts';
import type { CalendarDate } from '../../calendar/index.ts';
import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { finding, findingAt, type LetterFinding, type Place } from './finding.ts';
import { amountsIn, bareAmountsIn, type FoundDate, longDatesIn, shortDatesIn } from './money-and-dates.ts';
import { blankPlaces, plainly, type ReadLetter } from './read-letter.ts';

/** R08, R09 and R10: dates, and nothing that the claimant did not say. */
export function checkFacts(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  return [
    ...checkDates(letter, context),
    ...checkAmounts(letter, context),
    ...checkNames(letter, context),
    ...checkQuotes(letter, context),
  ];
}

function checkDates(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text, plain } = letter;
  const long = longDatesIn(plain);
  const short = shortDatesIn(plain, false).filter(({ start }) =>
    long.every((date) => start < date.start || start >= date.end),
  );
  const isKnown = knownDates(context);
  return [
    ...short.map((date) => findingAt('letter.date_short', text, date)),
    ...long.filter(({ year }) => year === null).map((date) => findingAt('letter.date_without_year', text, date)),
    ...long
      .filter((date) => date.year !== null && !isKnown(date))
      .map((date) => findingAt('letter.unknown_date', text, date)),
    ...checkOrder(letter, long),
  ];
}

/** A date of the form, or one the claimant wrote: with the same year when they wrote one. */
function knownDates(context: LetterCheckContext): (date: FoundDate) => boolean {
  const own: readonly CalendarDate[] = [context.happenedOn, context.issuedOn, context.deadline];
  const typed = [context.story, context.calculation, ...context.answers].flatMap((words) => [
    ...longDatesIn(words),
    ...shortDatesIn(words, true),
  ]);
  return ({ date, month, day, year }) =>
    date !== null &&
    (own.includes(date) ||
      typed.some(
        (some) =>
          some.month === month &&
          some.day === day &&
          (some.year === null || some.year === year) &&
          date <= context.issuedOn,
      ) ||
      typed.some((some) => some.date === date));
}

/** One step back is a story told with care ("by then I had paid on ..."); more is out of order. */
function checkOrder(letter: ReadLetter, long: readonly FoundDate[]): readonly LetterFinding[] {
  const places = letter.sections.filter(({ kind }) => kind === 'story' || kind === 'own_words');
  const told = long.filter(
    ({ date, start }) => date !== null && places.some((place) => start >= place.start && start < place.end),
  );
  const steps = told.filter((date, index) => index > 0 && (date.date ?? '') < (told[index - 1]?.date ?? ''));
  const second = steps[1];
  return second === undefined ? [] : [findingAt('letter.dates_out_of_order', letter.text, second)];
}

function checkAmounts(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text, plain } = letter;
  const others = amountsIn(plain).filter(({ cents }) => cents !== context.demand && cents !== context.claimAmount);
  const isKnown = others.length === 0 ? () => true : knownAmounts(context);
  const typed = typedWords(context);
  const shares = matchesIn(plain, /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|percent\b)/g).filter(
    ([, digits = '']) => !new RegExp(`(?<![\\d.,])${digits.replace('.', '\\.')}(?![\\d])`).test(typed),
  );
  return [
    ...others.filter(({ cents }) => !isKnown(cents)),
    ...shares.map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ].map((place) => findingAt('letter.unknown_amount', text, place));
}

const typedWords = ({ story, calculation, answers }: LetterCheckContext): string =>
  [story, calculation, ...answers].join('\n');

const COUNT_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  two: 2,
  twice: 2,
  double: 2,
  doubled: 2,
  both: 2,
  three: 3,
  triple: 3,
  tripled: 3,
  treble: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const MOST_TERMS = 24;

/** What was typed, and the sums, differences and products of it. */
function knownAmounts(context: LetterCheckContext): (value: number) => boolean {
  const { calculation, claimAmount, demand } = context;
  const words = typedWords(context);
  const typed = [
    ...new Set<number>([...amountsIn(words).map(({ cents }) => cents), ...bareAmountsIn(words), claimAmount, demand]),
  ];
  const sums = new Set<number>(typed);
  const terms = typed.slice(0, MOST_TERMS);
  for (const a of terms) for (const b of terms) if (a > b) sums.add(a + b).add(a - b);
  let run = 0;
  for (const { cents } of amountsIn(calculation)) sums.add((run += cents));
  run = 0;
  for (const value of bareAmountsIn(calculation)) sums.add((run += value));
  const counts = countsIn(words);
  for (const value of terms) for (const count of counts) sums.add(Math.round(value * count));
  return (value) => sums.has(value);
}

function countsIn(typed: string): readonly number[] {
  const words = blankPlaces(typed, [...longDatesIn(typed), ...shortDatesIn(typed, true), ...amountsIn(typed)]);
  const digits = matchesIn(words, /(?<![\d.,$])(\d{1,3}(?:\.\d{1,2})?)\s?(%|percent)?(?![\d,]\d)/g).map((match) =>
    match[2] === undefined ? Number(match[1]) : Number(match[1]) / 100,
  );
  const named = (words.toLowerCase().match(/\b[a-z]+\b/g) ?? []).flatMap((word) => COUNT_WORDS[word] ?? []);
  return [...new Set([...digits, ...named])].slice(0, MOST_TERMS);
}

/** Capitals that are no names. */
const NO_NAMES = new Set(
  `i january february march april may june july august september october november december monday tuesday wednesday
   thursday friday saturday sunday venmo zelle paypal cash app facebook marketplace i'm i've i'll i'd re total less english spanish portuguese
   american christmas thanksgiving easter god internet`.split(/\s+/),
);
const CAPITALIZED = /(?<=[\p{L}\p{N},;:)'’"”_] )(\p{Lu}[\p{L}'’-]+)/gu;

function checkNames(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const known = knownWords(context);
  const isKnown = (word: string): boolean =>
    word.split('-').every((piece) => known.has(piece) || NO_NAMES.has(piece) || known.has(piece.replace(/s$/, '')));
  return letter.sentences
    .filter(({ section }) => section !== 'original')
    .flatMap((sentence) => strangersIn(letter.plain, sentence, isKnown))
    .map((place) => findingAt('letter.unknown_name', letter.text, place));
}

/** Capitals inside a sentence that nobody typed. Neighbours count as one name: "Home Depot". */
function strangersIn(text: string, { start, end }: Place, isKnown: (word: string) => boolean): readonly Place[] {
  const places: Place[] = [];
  for (const match of matchesIn(text.slice(start, end), CAPITALIZED)) {
    const word = match[1] ?? '';
    const isShort = word === word.toUpperCase() && word.length <= 5;
    if (isShort || isKnown(bareWord(word))) continue;
    const at = start + match.index;
    const last = places.at(-1);
    if (last !== undefined && at === last.end + 1)
      places[places.length - 1] = { start: last.start, end: at + word.length };
    else places.push({ start: at, end: at + word.length });
  }
  return places;
}

const bareWord = (word: string): string => word.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '');

function knownWords(context: LetterCheckContext): ReadonlySet<string> {
  const { sender, recipients, court } = context;
  const texts = [
    context.story,
    context.calculation,
    ...context.answers,
    ...[sender, ...recipients].flatMap(({ name, contact, addressLines }) => [name, contact, ...addressLines]),
    ...context.placeLines,
    ...context.law.flatMap(({ text, cite }) => [text, cite]),
    ...context.waysToPay,
    ...court.counties,
    court.name,
    'County Court Superior',
    ...US_STATES.map(({ name }) => name),
  ];
  const words =
    texts
      .join(' ')
      .normalize('NFC')
      .match(/[\p{L}][\p{L}'’]*/gu) ?? [];
  return new Set(words.flatMap((word) => [bareWord(word), word.toLowerCase().replaceAll('’', "'")]));
}

const QUOTED = /"([^"\n]{2,400})"|“([^”\n]{2,400})”/g;

function checkQuotes(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text, body, sections } = letter;
  const quotes = matchesIn(text.slice(body.start, body.end), QUOTED);
  if (quotes.length === 0) return [];
  const typed = plainly(typedWords(context)).toLowerCase();
  return quotes.flatMap((match) => {
    const words = plainly(match[1] ?? match[2] ?? '')
      .toLowerCase()
      .replace(/[.,!?…]+$/, '');
    const start = body.start + match.index;
    const place: Place = { start, end: start + match[0].length };
    const isOriginal = sections.some(
      ({ kind, ...section }) => kind === 'original' && start >= section.start && start < section.end,
    );
    return typed.includes(words) || isOriginal ? [] : [finding('letter.quote_unknown', place, { text: match[0] })];
  });
}
