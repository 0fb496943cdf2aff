import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Claim } from '../../claims/claim.ts';
import { formatUsd } from '../../money/index.ts';
import { cleanTyped } from '../../own-words/index.ts';
import { amountRowsOf } from '../checks/ask-checks.ts';
import { GATES, type LetterFinding, type LetterRule } from '../checks/finding.ts';
import { amountsIn, longDaysIn } from '../checks/money-and-dates.ts';
import { isTheirs, type ReadLetter, readLetter, type ReadSentence } from '../checks/read-letter.ts';
import { plainSentences } from '../checks/reading-checks.ts';
import { checkLetter } from '../checks/check-letter.ts';
import type { LetterCheckContext } from '../checks/check-letter-context.ts';
import { type ComposedLetter, voiceOf } from '../compose/composed-letter.ts';
import type { WrittenCase, Words } from './written-case.ts';

const RULES: readonly LetterRule[] = [
  ...(['R01', 'R02', 'R03', 'R04', 'R05', 'R06', 'R07', 'R08', 'R09', 'R10'] as const),
  ...(['R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20'] as const),
  ...(['R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R27', 'R28', 'R29', 'R30'] as const),
];
const HIGHEST_GRADE = 9;

type Lost = { readonly rule: LetterRule; readonly why: string };

export type Score = {
  /** Points of thirty. */
  readonly points: number;
  readonly failedGates: readonly LetterRule[];
  readonly grade: number;
  /** Each point that was lost, and why. */
  readonly lost: readonly Lost[];
  /** What the case asks of its letter, besides the rubric. */
  readonly missing: readonly string[];
  readonly unwanted: readonly string[];
};

/** What no reader takes for a person's letter, whatever the case: sums of nothing, slots left open, words glued wrongly. */
const NEVER_SAID: readonly Words[] = [
  /: -?\$0\.00$/m,
  /\{\w+\}/,
  /\b(?:a a|the the|of of|to to|you you|for for)\b/i,
  /(?<!\$)\$\d{4,}(?!\d*,)/,
];

/** What a letter was made from. */
export type Made = {
  readonly claim: Claim;
  readonly composed: Pick<ComposedLetter, 'sentences'>;
  readonly context: LetterCheckContext;
};
type Expected = Pick<WrittenCase, 'mustMention' | 'mustNotMention'>;

const NOTHING_EXPECTED: Expected = { mustMention: [], mustNotMention: [] };

/** The thirty points, one or none each: the product's own checks, and what holds for every sentence of the letter. */
export function scoreLetter(text: string, made: Made, expected: Expected = NOTHING_EXPECTED): Score {
  const { context } = made;
  const letter = readLetter(text, context);
  const grade = gradeOf(letter, context);
  const lost = [
    // Own words may tell a day as people do; the rubric asks it of ours.
    ...checkLetter(text, context)
      // That nobody could read some words is asked of the person, and no fault of the words.
      .filter(({ code }) => code !== 'letter.original_unread')
      .filter(({ code, place }) => code !== 'letter.date_without_year' || !isInOwnWords(letter, place))
      .map(whyOf),
    ...datesLost(letter),
    ...sourcesLost(letter, made),
    ...lawLost(letter, made),
    ...voiceLost(letter, made),
    ...(context.hasRows && amountRowsOf(letter).length < 2 ? [{ rule: 'R13' as const, why: 'no rows' }] : []),
    ...(grade > HIGHEST_GRADE ? [{ rule: 'R24' as const, why: `grade ${grade.toFixed(1)}` }] : []),
    ...theirsLost(letter, made),
    ...namesOf(context)
      .filter((name) => !text.includes(name))
      .map((name) => ({ rule: 'R30' as const, why: `name is not as typed: ${name}` })),
  ];
  const failed = new Set(lost.map(({ rule }) => rule));
  return {
    points: RULES.filter((rule) => !failed.has(rule)).length,
    failedGates: RULES.filter((rule) => failed.has(rule) && GATES.has(rule)),
    grade,
    lost,
    missing: expected.mustMention.filter((words) => !holds(text, words)).map(String),
    unwanted: [...NEVER_SAID, ...expected.mustNotMention].filter((words) => holds(text, words)).map(String),
  };
}

const holds = (text: string, words: Words): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text);

const whyOf = ({ rule, code, params }: LetterFinding): Lost => ({
  rule,
  why: `${code} ${Object.values(params).join(' | ')}`.trim(),
});

const namesOf = ({ sender, recipients }: LetterCheckContext): readonly string[] =>
  [sender, ...recipients].map(({ name }) => name);

const isInOwnWords = ({ sentences }: ReadLetter, place: LetterFinding['place']): boolean =>
  sentences.some(
    (sentence) => isTheirs(sentence) && sentence.start <= (place?.start ?? -1) && (place?.start ?? -1) < sentence.end,
  );

const wordsAt = ({ text }: ReadLetter, { start, end }: ReadSentence): string => text.slice(start, end);
const notTheirs = ({ sentences }: ReadLetter): readonly ReadSentence[] => sentences.filter((one) => !isTheirs(one));

const SHORT_DATE = /(?<![\d$/.-])\d{1,2}[/-]\d{1,2}[/-](?:19|20)?\d{2}(?![\d/])/;

/** R08: days in words with their year. Facts go by phase and by day inside one, so the order may step back a few times. */
function datesLost(letter: ReadLetter): readonly Lost[] {
  const short = notTheirs(letter)
    .map((one) => wordsAt(letter, one))
    .filter((words) => SHORT_DATE.test(words));
  return short.map((why) => ({ rule: 'R08', why }));
}

/** R09 and R10: every sum, day and quotation outside own words was given, or is worked out by ours. */
function sourcesLost(letter: ReadLetter, { claim, composed, context }: Made): readonly Lost[] {
  const given = JSON.stringify([claim.cards, claim.amountRows, claim.guardianName, context.typed]);
  const workedOut = new Set(
    composed.sentences.flatMap(({ source, text }) =>
      source.kind === 'derived' || source.kind === 'sum' || source.kind === 'law' || source.kind === 'rule'
        ? [text]
        : [],
    ),
  );
  const known = [
    context.demand,
    context.claimAmount,
    context.courtAmount,
    ...amountsIn(given.replaceAll(/"(\d[\d,.]*)"/g, '"$$$1"')).map(({ cents }) => cents),
  ];
  const days =
    [context.issuedOn, context.deadline, claim.happenedOn].join(' ') +
    given +
    JSON.stringify(composed.sentences.filter(({ source }) => source.kind === 'answer'));
  return notTheirs(letter)
    .map((one) => wordsAt(letter, one))
    .filter((words) => ![...workedOut].some((ours) => ours.includes(words)))
    .flatMap((words) => [
      ...amountsIn(words)
        .filter(({ cents }) => !known.includes(cents))
        .map(({ cents }) => ({ rule: 'R09' as const, why: `a sum that nobody gave: ${formatUsd(cents)}` })),
      ...longDaysIn(words)
        .filter(({ date, start, end }) => !days.includes(date) && !days.includes(words.slice(start, end)))
        .map(({ date }) => ({ rule: 'R09' as const, why: `a day that nobody gave: ${date}` })),
      ...[...words.matchAll(/[“"]([^”"]+)[”"]/g)]
        .filter(([, said = '']) => !given.includes(JSON.stringify(said).slice(1, -1)))
        .map(([said]) => ({ rule: 'R10' as const, why: `nobody said ${said}` })),
    ]);
}

const VERDICT =
  /\b(?:you are (?:guilty|liable)|you (?:committed|violated|broke the law)|court will (?:find|rule|award))\b/i;

/** R11 and R12: law is under its heading, is what was given for this claim, and is no verdict. */
const lawLost = (letter: ReadLetter, { context }: Made): readonly Lost[] =>
  notTheirs(letter).flatMap((one): readonly Lost[] => {
    const words = wordsAt(letter, one);
    return [
      ...(one.section === 'law' &&
      !context.law.some(({ text }) => text.includes(words.replace(/\bWe\b/, 'I')) || one.isOurs)
        ? [{ rule: 'R11' as const, why: words }]
        : []),
      ...(VERDICT.test(words) ? [{ rule: 'R12' as const, why: words }] : []),
    ];
  });

/** R23: "I" or "we" by who claims, in every sentence of the letter's own. "Our messages" are those of both sides. */
function voiceLost(letter: ReadLetter, { claim, composed }: Made): readonly Lost[] {
  const isWe = claim.claimant.name.kind === 'business' || claim.coClaimants.length > 0;
  const wrong = isWe ? /\b(?:I|my|mine|me)\b/ : /\b(?:[Ww]e|[Oo]ur|ours|us)\b/;
  const typed = composed.sentences.flatMap((one) => one.typed ?? []);
  const said = (words: string): string =>
    typed.reduce((all, piece) => all.replaceAll(piece, ''), words).replaceAll(/“[^”]*”/g, '');
  return notTheirs(letter)
    .filter(({ section }) => section !== 'head' && section !== 'tail' && section !== 'proof')
    .map((one) => said(wordsAt(letter, one)))
    .filter((words) => wrong.test(words) || /\bon behalf of\b/.test(words))
    .map((why) => ({ rule: 'R23', why }));
}

/** R29: every sentence is ours, theirs letter for letter under its heading, or on record as accepted. */
function theirsLost(letter: ReadLetter, { claim, composed }: Made): readonly Lost[] {
  const typed = [claim.story, claim.calculation].map(cleanTyped);
  const accepted = composed.sentences.filter(({ source }) => voiceOf(source) === 'accepted').map(({ text }) => text);
  return letter.stretches
    .filter((stretch) => {
      const words = letter.text.slice(stretch.start, stretch.end);
      const sentences = letter.sentences.filter((one) => one.start >= stretch.start && one.end <= stretch.end);
      const isTyped = sentences.every((one) => typed.some((all) => all.includes(wordsAt(letter, one))));
      return !(isTheirs(stretch) && isTyped) && !accepted.includes(words);
    })
    .map(({ start, end }) => ({ rule: 'R29', why: letter.text.slice(start, end) }));
}

/** Grade of the body by `flesch-kincaid` 2.0.1 and `syllable` 5.0.1: other packages differ by up to two grades. */
export function gradeOf(letter: ReadLetter, context: LetterCheckContext): number {
  const sentences = plainSentences(letter, context);
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
