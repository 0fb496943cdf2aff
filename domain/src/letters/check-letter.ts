import type { LetterCheckContext } from './check-letter-context.ts';
import { checkAsk } from './checks/ask-checks.ts';
import { checkCourt } from './checks/court-checks.ts';
import { checkFacts } from './checks/fact-checks.ts';
import { finding, findingAt, type LetterFinding } from './checks/finding.ts';
import { checkLaw } from './checks/law-checks.ts';
import { checkParties } from './checks/party-checks.ts';
import { checkPayment } from './checks/payment-checks.ts';
import { readLetter } from './checks/read-letter.ts';
import { checkReading, letterGrade } from './checks/reading-checks.ts';
import { checkTone } from './checks/tone-checks.ts';
import { checkVoice } from './checks/voice-checks.ts';
import { findPrivateNumbers } from './private-numbers.ts';
import { findResidue } from './residue.ts';

/**
 * R01 to R30 on the text of a letter, typed edits included. In the order of the text; what is about the whole letter
 * or not there at all comes last. Pure and quick enough to run at every pause of typing.
 */
export function checkLetter(text: string, context: LetterCheckContext): readonly LetterFinding[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [finding('letter.empty', null)];
  const letter = readLetter(text, context);
  const found: readonly LetterFinding[] = [
    ...findResidue(text).map((place) => findingAt('letter.residue', text, place)),
    ...findPrivateNumbers(text).map(({ start, end }) => findingAt('letter.private_number', text, { start, end })),
    ...checkParties(letter, context),
    ...checkAsk(letter, context),
    ...checkFacts(letter, context),
    ...checkLaw(letter, context),
    ...checkPayment(letter, context),
    ...checkCourt(letter, context),
    ...checkTone(letter),
    ...checkVoice(letter, context),
    ...checkReading(letter, context),
  ];
  const at = ({ place }: LetterFinding): number => place?.start ?? text.length;
  return [...found].sort((a, b) => at(a) - at(b));
}

/** The letter's reading grade in school years, without names and citations. Null for too little prose to measure. */
export const readingGradeOf = (text: string, context: LetterCheckContext): number | null =>
  letterGrade(readLetter(text, context), context);

/** What keeps a letter from being approved: leftovers, private numbers, an ask above the claim, no text. */
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
