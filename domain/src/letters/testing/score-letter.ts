import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { longDatesIn, amountsIn, shortDatesIn } from '../checks/money-and-dates.ts';
import type { LetterFinding, LetterRule } from '../checks/finding.ts';
import { amountLinesOf } from '../checks/ask-checks.ts';
import { gradedSentences, withoutCitations } from '../checks/reading-checks.ts';
import { blankPlaces, type ReadLetter, readLetter } from '../checks/read-letter.ts';
import { checkLetter } from '../check-letter.ts';
import type { LetterCheckContext } from '../check-letter-context.ts';
import type { WrittenCase, Words } from './written-case.ts';

export const RULES: readonly LetterRule[] = [
  'R01',
  'R02',
  'R03',
  'R04',
  'R05',
  'R06',
  'R07',
  'R08',
  'R09',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
  'R24',
  'R25',
  'R26',
  'R27',
  'R28',
  'R29',
  'R30',
];
const GATES: ReadonlySet<LetterRule> = new Set(['R09', 'R13', 'R14', 'R15', 'R18', 'R21', 'R26', 'R27']);
const HIGHEST_GRADE = 9;

export type Score = {
  /** Points of thirty. */
  readonly points: number;
  readonly failedGates: readonly LetterRule[];
  readonly grade: number;
  /** Each point that was lost, and why. */
  readonly lost: readonly { readonly rule: LetterRule; readonly why: string }[];
  /** What the case asks of its letter, besides the rubric. */
  readonly missing: readonly string[];
  readonly unwanted: readonly string[];
};

/** What no reader takes for a person's letter, whatever the case: empty labels, sums of nothing, places left to fill. */
export const NEVER_SAID: readonly Words[] = [
  /^(?:Less: )?(?:Amount|Part \d+|All|amount|other)(?: taken off)?: -?\$/m,
  /\b(?:is|was|and|for|of): -?\$/,
  /: -?\$0\.00$/m,
  /\b(?:WANT|SYSTEM|PROMPT)\b/,
  /\b(?:orderd|recieved|payed|untill|there web|peoples|dont|wld)\b/,
  /(?<!\$)\$\d{4,}(?!\d*,)/,
];

type Expected = Pick<WrittenCase, 'hasAmountLines' | 'mustMention' | 'mustNotMention'>;

const NOTHING_EXPECTED: Expected = { hasAmountLines: false, mustMention: [], mustNotMention: [] };

/**
 * The thirty points, one or none each, by the product's own checks and some that would nag a person who types: every
 * number has a source, lines stand where the case has parts, the grade is that of the `flesch-kincaid` package.
 */
export function scoreLetter(text: string, context: LetterCheckContext, expected: Expected = NOTHING_EXPECTED): Score {
  const letter = readLetter(text, context);
  const grade = gradeOf(letter, context);
  const lost = [
    ...checkLetter(text, context)
      .filter(({ severity }) => severity !== 'info')
      .map(whyOf),
    ...unknownNumbers(letter, context).map((number) => ({
      rule: 'R09' as const,
      why: `number without a source: ${number}`,
    })),
    ...linesProblem(letter, expected),
    ...(grade > HIGHEST_GRADE ? [{ rule: 'R24' as const, why: `grade ${grade.toFixed(1)}` }] : []),
    ...namesChanged(text, context).map((name) => ({ rule: 'R30' as const, why: `name is not as typed: ${name}` })),
  ];
  const failed = new Set(lost.map(({ rule }) => rule));
  return {
    points: RULES.filter((rule) => !failed.has(rule)).length,
    failedGates: RULES.filter((rule) => failed.has(rule) && GATES.has(rule)),
    grade,
    lost,
    missing: expected.mustMention.filter((words) => !holds(text, words)).map(String),
    unwanted: [...NEVER_SAID, ...expected.mustNotMention]
      .filter((words) => holds(words === NEVER_SAID.at(-1) ? withoutQuotes(text) : text, words))
      .map(String),
  };
}

const holds = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

const withoutQuotes = (text: string): string => text.replace(/"[^"\n]*"/g, '');

const whyOf = ({ rule, code, params }: LetterFinding): { readonly rule: LetterRule; readonly why: string } => ({
  rule,
  why: `${code} ${Object.values(params).join(' | ')}`.trim(),
});

/** Numbers in the body that are no sum of money and no date, and that the claimant never typed. */
function unknownNumbers(letter: ReadLetter, context: LetterCheckContext): readonly string[] {
  const known = [
    context.story,
    context.calculation,
    ...context.answers,
    ...context.law.map(({ text }) => text),
    ...[context.sender, ...context.recipients].flatMap(({ name, addressLines }) => [name, ...addressLines]),
    ...context.placeLines,
    ...context.waysToPay,
    // The answer about paying over time names its months.
    context.isPlanOffered ? '3 6 months' : '',
  ].join(' ');
  const numbers = new Set(known.match(/\d+/g) ?? []);
  const { plain } = letter;
  const rest = blankPlaces(plain, [...amountsIn(plain), ...longDatesIn(plain), ...shortDatesIn(plain, false)]);
  return (rest.match(/(?<![\p{L}_])\d[\d,.]*/gu) ?? []).filter(
    (number) => !(number.match(/\d+/g) ?? []).every((digits) => numbers.has(digits)),
  );
}

function linesProblem(
  letter: ReadLetter,
  { hasAmountLines }: Expected,
): readonly { readonly rule: LetterRule; readonly why: string }[] {
  const count = amountLinesOf(letter).length;
  if (hasAmountLines && count < 2) return [{ rule: 'R13', why: 'the parts come to the claim and are not shown' }];
  return [];
}

/** Every name stands in the text, sign by sign. */
const namesChanged = (text: string, { sender, recipients }: LetterCheckContext): readonly string[] =>
  [sender, ...recipients].map(({ name }) => name).filter((name) => !text.includes(name));

/** Grade of the body by `flesch-kincaid` 2.0.1 and `syllable` 5.0.1: other packages differ by up to two grades. */
export function gradeOf(letter: ReadLetter, context: LetterCheckContext): number {
  const names = [context.sender, ...context.recipients]
    .flatMap(({ name, contact, addressLines }) => [name, contact, ...addressLines])
    .filter((name) => name !== '');
  const sentences = gradedSentences(letter).map((sentence) =>
    withoutCitations(names.reduce((all, name) => all.replaceAll(name, 'Ann'), sentence)),
  );
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
