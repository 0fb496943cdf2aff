import type { Cents } from '../money/index.ts';
import { findThreats } from './calm-tone.ts';
import { demandAbove } from './own-words.ts';
import { findPrivateNumbers } from './private-numbers.ts';
import { findResidue } from './residue.ts';
import { splitSentences } from './sentences.ts';

export type LetterFindingCode =
  | 'letter.empty'
  | 'letter.too_short'
  | 'letter.too_long'
  | 'letter.residue'
  | 'letter.private_number'
  | 'letter.demand_above_claim'
  | 'letter.improper_threat';

/** Something to look at in a letter's text. `stop` keeps it from being approved. */
export type LetterFinding = {
  readonly code: LetterFindingCode;
  readonly severity: 'stop' | 'warning';
  /** Its place in the text, in UTF-16 units. */
  readonly place: { readonly start: number; readonly end: number };
};

/** Shorter is hardly a letter, longer is over two pages. */
const FEWEST_WORDS = 120;
const MOST_WORDS = 900;
/** How a letter names what is to be paid: the RE line, the ask, the payment line. */
const DEMAND_FIGURE =
  /\b(?:demand for payment of|ask .{1,200}? to pay (?:me|us)|please pay|pay (?:me|us)|you (?:still )?owe (?:me|us))\s+\$/i;

/** The gates that hold for any text of a letter, typed edits included. In the order of the text. */
export function checkLetter(input: { readonly text: string; readonly amount: Cents }): readonly LetterFinding[] {
  const { text, amount } = input;
  const whole = { start: 0, end: text.length };
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words === 0) return [{ code: 'letter.empty', severity: 'stop', place: whole }];
  const found: readonly LetterFinding[] = [
    ...(words < FEWEST_WORDS ? [{ code: 'letter.too_short', severity: 'warning', place: whole } as const] : []),
    ...(words > MOST_WORDS ? [{ code: 'letter.too_long', severity: 'warning', place: whole } as const] : []),
    ...findResidue(text).map((place) => ({ code: 'letter.residue', severity: 'stop', place }) as const),
    ...findPrivateNumbers(text).map(
      ({ start, end }) => ({ code: 'letter.private_number', severity: 'stop', place: { start, end } }) as const,
    ),
    ...findThreats(text).map((place) => ({ code: 'letter.improper_threat', severity: 'warning', place }) as const),
    ...demandsAbove(text, amount),
  ];
  return [...found].sort((a, b) => a.place.start - b.place.start);
}

/** What keeps a letter from being approved: leftovers, private numbers, a higher demand, no text. */
export const stopsApproval = (findings: readonly LetterFinding[]): readonly LetterFinding[] =>
  findings.filter((finding) => finding.severity === 'stop');

/** The letter's own demand figure may not pass the claim. A higher wish in the story is a warning. */
function demandsAbove(text: string, amount: Cents): readonly LetterFinding[] {
  return splitSentences(text).flatMap(({ start, end }): readonly LetterFinding[] => {
    const sentence = text.slice(start, end);
    const figure = DEMAND_FIGURE.exec(sentence);
    const isFigure =
      figure !== null && demandAbove(`I ask for ${sentence.slice(figure.index).split(/\bby\b/)[0] ?? ''}`, amount);
    if (isFigure) return [{ code: 'letter.demand_above_claim', severity: 'stop', place: { start, end } }];
    return demandAbove(sentence, amount)
      ? [{ code: 'letter.demand_above_claim', severity: 'warning', place: { start, end } }]
      : [];
  });
}
