import { US_STATES } from '../../parties/index.ts';
import type { LetterCheckContext } from './check-letter-context.ts';
import { finding, findingAt, type LetterFinding, type Place } from './finding.ts';
import type { ReadLetter, ReadSentence } from './read-letter.ts';

/** A sentence about going to court, wherever it stands. */
const FILES =
  /\b(?:fil(?:e|ing)|(?:claim|case|suit) filed|sue|suing|lawsuit|take you to|bring (?:a|this) (?:claim|case)|start a (?:case|claim)|go to)\b/i;
/** Kinds of court in everyday words, in any court system. */
const EVERYDAY = [
  'small claims',
  'small-claims',
  ...[
    'municipal',
    'federal',
    'district',
    'supreme',
    'criminal',
    'housing',
    'family',
    'bankruptcy',
    'county',
    'traffic',
  ].map((kind) => `${kind} court`),
  'chancery',
] as const;
const COUNTY = /\b\p{Lu}[\p{L}'’-]{1,40}(?: \p{Lu}[\p{L}'’-]{1,40})? County\b/gu;
const LAWYER_FEES =
  /\b(?:attorney|lawyer|counsel|legal)(?:['’]s|s['’]|s)? fees?\b|\bcost of (?:a|my|our) (?:lawyer|attorney)\b/i;
const COSTS = /\b(?:court|filing) (?:costs|fees)\b|\bcosts of (?:court|suit)\b/i;

const STATES: ReadonlySet<string> = new Set(US_STATES.map(({ name }) => name));

/** R18 and R19: the right part and county, and no other as the place to file; court costs, and no lawyer's. */
export function checkCourt(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const typed = letter.sentences.filter(({ isOurs, section }) => !isOurs && section !== 'head' && section !== 'tail');
  const filing = typed.filter(({ start, end }) => FILES.test(text.slice(start, end)));
  return [
    ...(context.court.isAnnounced ? announced(letter, filing, context.court) : unfit(letter, filing, context.court)),
    ...fees(letter, typed, context),
  ];
}

type Court = LetterCheckContext['court'];

function announced(letter: ReadLetter, filing: readonly ReadSentence[], court: Court): readonly LetterFinding[] {
  const { text, body } = letter;
  const right = keysOf(court.name);
  const others = court.otherNames.flatMap(keysOf).filter((key) => !right.includes(key));
  const [primary = court.name.toLowerCase()] = right;
  const bodyText = text.slice(body.start, body.end);
  const [county = ''] = court.counties;
  const hasCounty = [`${county} County`, `County of ${county}`].some((words) => bodyText.includes(words));
  const wrong = filing.flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end).toLowerCase();
    // A part inside the right one is named together with it or not at all.
    const alone = words.includes(primary) ? [] : right.slice(1);
    return namedIn(
      text,
      sentence,
      [...others, ...alone, ...EVERYDAY],
      right.filter((key) => !alone.includes(key)),
    );
  });
  const wrongCounties = filing.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(COUNTY)]
      .filter(({ 0: words }) => !court.counties.some((name) => words.endsWith(`${name} County`)))
      .map(({ index, 0: words }) => ({ start: start + index, end: start + index + words.length })),
  );
  return [
    ...wrong.map((place) => findingAt('letter.court_wrong', text, place, { court: court.name })),
    ...wrongCounties.map((place) =>
      findingAt('letter.county_wrong', text, place, {
        county: court.counties.map((name) => `${name} County`).join(', '),
      }),
    ),
    ...(wrong.length > 0 || bodyText.toLowerCase().includes(primary)
      ? []
      : [finding('letter.court_missing', null, { court: court.name })]),
    ...(hasCounty || !court.isCountySure
      ? []
      : [finding('letter.county_missing', null, { county: `${county} County` })]),
  ];
}

/** A letter that may announce no court names one. */
function unfit({ text }: ReadLetter, filing: readonly ReadSentence[], court: Court): readonly LetterFinding[] {
  const names = [court.name, ...court.otherNames].flatMap(keysOf);
  return filing.flatMap((sentence) =>
    namedIn(text, sentence, [...names, 'small claims'], [])
      .slice(0, 1)
      .map((place) => findingAt('letter.court_unfit', text, place)),
  );
}

/** "the Small Claims Section of the Special Civil Court" is known by "small claims" and "special civil". */
const keysOf = (name: string): readonly string[] =>
  name
    .split(/\s(?:of|in)\s|,\s/)
    .map((piece) => piece.replace(/^the\s/i, '').trim())
    .filter((piece) => piece !== '' && !piece.endsWith(' Court') && !STATES.has(piece))
    .map((piece) => (piece.split(' ').length > 2 ? piece.replace(/\s(?:Section|Part|Division)$/, '') : piece))
    .map((piece) => piece.toLowerCase());

/** The first place of each name in a sentence, outside the names that are right there. */
function namedIn(
  text: string,
  { start, end }: Place,
  names: readonly string[],
  right: readonly string[],
): readonly Place[] {
  const cleared = right.reduce(
    (words, key) => words.replaceAll(key, '_'.repeat(key.length)),
    text.slice(start, end).toLowerCase(),
  );
  const found = names.flatMap((name) => {
    const at = cleared.indexOf(name);
    return at < 0 ? [] : [{ start: start + at, end: start + at + name.length }];
  });
  return found.filter((place, index) =>
    found.slice(0, index).every((other) => place.start >= other.end || place.end <= other.start),
  );
}

function fees(
  letter: ReadLetter,
  typed: readonly ReadSentence[],
  context: LetterCheckContext,
): readonly LetterFinding[] {
  const { text, body } = letter;
  const mayHaveFees = context.law.some((law) => LAWYER_FEES.test(law.text));
  const asked = typed.flatMap(({ start, end }) => {
    const match = mayHaveFees ? null : LAWYER_FEES.exec(text.slice(start, end));
    return match === null ? [] : [{ start: start + match.index, end: start + match.index + match[0].length }];
  });
  return [
    ...asked.map((place) => findingAt('letter.lawyer_fees', text, place)),
    ...(!context.court.isAnnounced || COSTS.test(text.slice(body.start, body.end))
      ? []
      : [finding('letter.costs_missing', null)]),
  ];
}
