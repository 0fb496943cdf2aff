import type { LetterCheckContext } from './check-letter-context.ts';
import { checkAsk } from './ask-checks.ts';
import { checkCourt } from './court-checks.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import { checkParties } from './party-checks.ts';
import { checkPayment } from './payment-checks.ts';
import { isTheirs, type ReadLetter, readLetter } from './read-letter.ts';
import { checkReading, letterGrade } from './reading-checks.ts';
import { checkTypedWords } from './typed-words.ts';
import { findLooseEnds, findResidue } from './residue.ts';

/** So many are shown at most; one more says that there are others. */
const MOST_FINDINGS = 60;

/**
 * What to look at in the text of a letter, typed edits included. Sentences of ours are right by how they are made, so
 * only whatever else is there is read word by word; and the letter must still hold what a demand letter needs. In the
 * order of the text; what is about the whole letter comes last. Quick enough to run at every pause of typing.
 */
export function checkLetter(text: string, context: LetterCheckContext): readonly LetterFinding[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [finding('letter.empty', null)];
  const letter = readLetter(text, context);
  return inOrder(
    [
      ...checkResidue(letter),
      ...checkTypedWords(letter, context),
      ...checkParties(letter, context),
      ...checkAsk(letter, context),
      ...checkPayment(letter, context),
      ...checkCourt(letter, context),
      ...checkReading(letter, context),
    ],
    text.length,
  );
}

function checkResidue({ text, stretches }: ReadLetter): readonly LetterFinding[] {
  const loose = stretches
    .filter((stretch) => !isTheirs(stretch))
    .flatMap(({ start, end }) =>
      findLooseEnds(text.slice(start, end)).map((place) => ({ start: start + place.start, end: start + place.end })),
    );
  return [...findResidue(text), ...loose].map((place) => findingAt('letter.residue', text, place));
}

/** What stops is never left out for being one of many. */
function inOrder(findings: readonly LetterFinding[], end: number): readonly LetterFinding[] {
  const at = ({ place }: LetterFinding): number => place?.start ?? end;
  const sorted = findings.toSorted((a, b) => at(a) - at(b));
  if (sorted.length <= MOST_FINDINGS) return sorted;
  const shown = new Set([...stopsApproval(sorted), ...sorted].slice(0, MOST_FINDINGS));
  return [
    ...sorted.filter((one) => shown.has(one)),
    finding('letter.too_many_places', null, { count: String(sorted.length - MOST_FINDINGS) }),
  ];
}

/** The letter's reading grade in school years, without names and citations. Null for too little prose to measure. */
export const readingGradeOf = (text: string, context: LetterCheckContext): number | null =>
  letterGrade(readLetter(text, context), context);

/** What keeps a letter from being approved: a threat, a private number, leftovers, an ask above the claim, no text. */
export const stopsApproval = (findings: readonly LetterFinding[]): readonly LetterFinding[] =>
  findings.filter(({ severity }) => severity === 'stop');

/** What the person must say yes to, one by one, before the letter is approved. */
export const needsConfirmation = (findings: readonly LetterFinding[]): readonly LetterFinding[] =>
  findings.filter(({ severity }) => severity === 'confirm');

const LONGEST_KEY = 200;

/** Names a finding by what it says, so that a yes still counts after text before it has moved. */
export const findingKey = ({ code, params }: LetterFinding): string =>
  [
    code,
    ...Object.keys(params)
      .sort()
      .map((name) => params[name] ?? ''),
  ]
    .join(':')
    .slice(0, LONGEST_KEY);
