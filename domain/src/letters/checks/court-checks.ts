import { US_STATES } from '../../parties/index.ts';
import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { finding, findingAt, type LetterFinding, type Place } from './finding.ts';
import type { ReadLetter } from './read-letter.ts';

/** A sentence about going to court, wherever it stands. */
const FILES =
  /\b(?:fil(?:e|ing)|(?:claim|case|suit) filed|sue|suing|lawsuit|take you to|bring (?:a|this) (?:claim|case)|start a (?:case|claim)|go to)\b/i;
/** Kinds of court in everyday words, in any court system. */
const EVERYDAY =
  /\b(?:small[- ]claims(?: court)?|municipal court|federal court|district court|supreme court|criminal court|housing court|family court|chancery(?: division)?|bankruptcy court|county court|traffic court)\b/gi;
const COUNTY = /\b(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) County\b/gu;
const LEADING_WORDS = /^(?:In|The|From|For|Of|To|At|And)\s/;

type Court = LetterCheckContext['court'];

const STATES: ReadonlySet<string> = new Set(US_STATES.map(({ name }) => name));

/** R18: the right part and county, and no other part or county as the place to file. */
export function checkCourt(letter: ReadLetter, { court }: LetterCheckContext): readonly LetterFinding[] {
  const { text, body, unquoted } = letter;
  const filing = letter.sentences.filter(
    ({ start, end, section }) => section !== 'original' && FILES.test(unquoted.slice(start, end)),
  );
  if (!court.isAnnounced) {
    const unfit = filing.flatMap((sentence) => courtsIn(letter, sentence, court));
    return unfit.map((place) => findingAt('letter.court_unfit', text, place));
  }
  const right = keysOf(court.name);
  const [primary = court.name] = right;
  const bodyText = text.slice(body.start, body.end);
  const hasCourt = new RegExp(escaped(primary), 'i').test(bodyText);
  const [county = ''] = court.counties;
  const hasCounty = bodyText.includes(`${county} County`) || bodyText.includes(`County of ${county}`);
  const wrongParts = filing.flatMap((sentence) => wrongPartsIn(letter, sentence, court.name, right, court.otherNames));
  return [
    ...wrongParts.map((place) => findingAt('letter.court_wrong', text, place, { court: court.name })),
    ...filing
      .flatMap((sentence) => wrongCountiesIn(letter, sentence, court.counties))
      .map((place) =>
        findingAt('letter.county_wrong', text, place, {
          county: court.counties.map((name) => `${name} County`).join(', '),
        }),
      ),
    ...(hasCourt || wrongParts.length > 0 ? [] : [finding('letter.court_missing', null, { court: court.name })]),
    ...(hasCounty || !court.isCountySure
      ? []
      : [finding('letter.county_missing', null, { county: `${county} County` })]),
  ];
}

const SMALL_CLAIMS = 'small[- ]claims(?: court)?';

/** The parts we know that a sentence names, in a letter that may announce none of them. */
function courtsIn({ unquoted }: ReadLetter, { start, end }: Place, { name, otherNames }: Court): readonly Place[] {
  const names = [name, ...otherNames].flatMap(keysOf).map(escaped);
  return matches(unquoted.slice(start, end), [...names, SMALL_CLAIMS])
    .slice(0, 1)
    .map((place) => ({ start: start + place.start, end: start + place.end }));
}

/** "the Small Claims Section of the Special Civil Court" is known by "Small Claims" and "Special Civil". */
const keysOf = (name: string): readonly string[] =>
  name
    .split(/\s(?:of|in)\s|,\s*/)
    .map((piece) => piece.replace(/^the\s/i, '').trim())
    .filter((piece) => piece !== '' && !/\bCourt$/.test(piece) && !STATES.has(piece))
    .map((piece) => (piece.split(' ').length > 2 ? piece.replace(/\s(?:Section|Part|Division)$/, '') : piece));

function wrongPartsIn(
  { unquoted }: ReadLetter,
  { start, end }: Place,
  name: string,
  right: readonly string[],
  otherNames: readonly string[],
): readonly Place[] {
  const cleared = [name, ...right, ...right.map((key) => `${key} Part`)].reduce(
    (sentence, words) => sentence.replace(new RegExp(escaped(words), 'gi'), (match) => '_'.repeat(match.length)),
    unquoted.slice(start, end),
  );
  const wrong = otherNames.flatMap(keysOf).filter((key) => !right.includes(key));
  // A part inside the right one is named together with it or not at all.
  const alone = new RegExp(escaped(right[0] ?? name), 'i').test(unquoted.slice(start, end)) ? [] : right.slice(1);
  const sentence = unquoted.slice(start, end);
  return [
    ...matches(cleared, wrong.map(escaped)),
    ...matches(sentence, alone.map(escaped)),
    ...matches(cleared, [EVERYDAY.source]),
  ].map((place) => ({ start: start + place.start, end: start + place.end }));
}

const matches = (text: string, patterns: readonly string[]): readonly Place[] =>
  patterns.length === 0
    ? []
    : matchesIn(text, new RegExp(patterns.join('|'), 'gi')).map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));

function wrongCountiesIn(
  { unquoted }: ReadLetter,
  { start, end }: Place,
  counties: readonly string[],
): readonly Place[] {
  return matchesIn(unquoted.slice(start, end), COUNTY)
    .filter((match) => !counties.includes((match[1] ?? '').replace(LEADING_WORDS, '')))
    .map((match) => ({ start: start + match.index, end: start + match.index + match[0].length }));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
