import { AGREEMENT_KINDS } from '../../claims/questions/questions.ts';
import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { formatUsd } from '../../money/index.ts';
import { fitToPage, type OutlineParts } from '../fit-outline.ts';
import { answerFrom } from '../proofs.ts';
import { type Outline, outlineOf } from '../story-points.ts';
import { type TrialCase, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { askOf, type LetterAsk } from '../trial-record.ts';
import { OUTLINE } from '../wording/outline.ts';
import { IN_ENGLISH, type PaperVoice } from './paper-voice.ts';
import { caseName, heading, paragraph, when, withoutPeriod } from './trial-parts.ts';

const MOST_PAYMENTS = 3;
/** More would push the page over its end; the money worksheet and the sheet on the other side have them all. */
const MOST_SUM_LINES = 4;
const MOST_SUM_LETTERS = 330;
const MOST_THEIRS = 2;
const MOST_ANSWER_LETTERS = 150;
/** The heading, the kind of agreement and a line to write on. */
const KIND_LINES = 5;
/** The heading, and each saying with a line to write on. */
const OPEN_LINES = 6;
const NO_AGREEMENT = AGREEMENT_KINDS.at(-1);

/** The story on one page, to speak from. */
export function outlineSheet(trial: TrialCase): TrialSheet {
  return writeTrialSheet(trial, 'outline', (rows) => {
    rows.note(trial.paper.fees.rowIds);
    return { title: OUTLINE.title, footer: OUTLINE.footer, blocks: outlineBlocks(trial, IN_ENGLISH) };
  });
}

/** What the English page has room for, worded for its reader. */
export function outlineBlocks(trial: TrialCase, voice: PaperVoice): readonly PaperBlock[] {
  const { paper, money, isHarm, notes } = trial;
  const { claim, rules, part, county, parties } = paper;
  const { OUTLINE, READING } = voice.words;
  const outline = outlineOf(paper.sentences, { isHarm, spoken: notes.spoken });
  const sum = formatUsd(money.demand);
  const { agreementKind } = claim.answers;
  // Where no agreement is asked for, such as after a crash, none is spoken of.
  const kind =
    !isHarm && typeof agreementKind === 'string' && agreementKind !== '' && agreementKind !== NO_AGREEMENT
      ? OUTLINE.kindOf(Object.entries(READING.kinds).find(([key]) => key === agreementKind)?.[1] ?? agreementKind)
      : '';
  const days = dayItems(trial, voice);
  const own = wordedParts(trial, outline, voice);
  const open = own.theirs.length > 0 ? [] : openPoints(trial, voice);
  const english = wordedParts(trial, outline, IN_ENGLISH);
  const englishSum = shortSumOf(trial, IN_ENGLISH);
  const fitting = fitToPage(
    english,
    days.length + (kind !== '' && outline.agreed.length === 0 ? KIND_LINES : 0) + (open.length === 0 ? 0 : OPEN_LINES),
    englishSum,
  );
  const parts = asMuchOf(own, fitting, english.sum.length > fitting.sum.length ? [shortSumOf(trial, voice)] : own.sum);
  const hasMore = outline.hasMore || outlineLength(parts) < outlineLength(outline);
  const { agreed, happened, theirs } = parts;
  const howWeCame: PaperBlock = { kind: 'write', label: OUTLINE.noneAgreed, lines: 1 };
  return [
    {
      kind: 'fields',
      columns: 2,
      fields: [
        { label: OUTLINE.case, value: caseName(parties) },
        { label: OUTLINE.court, value: `${rules.captionOf(part).partName}, ${county} County` },
        { label: OUTLINE.sum, value: sum },
        { label: OUTLINE.due, value: voice.day(claim.happenedOn) },
      ],
    },
    ...when(agreed.length > 0, heading(OUTLINE.agreed), paragraph(agreed.join(' '))),
    ...when(agreed.length === 0 && kind !== '', heading(OUTLINE.agreed), paragraph(kind), howWeCame),
    ...when(happened.length > 0, heading(OUTLINE.happened), paragraph(happened.join(' '))),
    ...when(parts.money.length > 0, heading(OUTLINE.money), paragraph(parts.money.join(' '))),
    heading(OUTLINE.sumHeading),
    paragraph(parts.sum.join(' ')),
    ...when(parts.own.length > 0, heading(OUTLINE.own), paragraph(parts.own.join(' '))),
    ...when(theirs.length > 0, heading(OUTLINE.theirs), { kind: 'steps', items: theirs }),
    ...when(open.length > 0, heading(OUTLINE.theirs), ...open),
    heading(OUTLINE.days),
    { kind: 'steps', items: days },
    heading(OUTLINE.asked),
    paragraph(parts.asked.join(' ')),
    heading(OUTLINE.askJudge),
    paragraph(OUTLINE.judge(formatUsd(money.open), formatUsd(money.costsTotal))),
    ...when(hasMore, paragraph(OUTLINE.more)),
  ];
}

function wordedParts(trial: TrialCase, outline: Outline, voice: PaperVoice): OutlineParts {
  const said = (some: readonly string[]): readonly string[] => some.map(voice.said);
  return {
    agreed: said(outline.agreed),
    happened: said(outline.happened),
    money: said(outline.money),
    own: said(outline.own),
    sum: sumLines(trial, voice),
    theirs: theirPoints(trial, voice),
    asked: askedWords(trial, said(outline.asked), voice),
  };
}

/** The parts that stand on the English page: things go from their end, and from what was asked first. */
const asMuchOf = (own: OutlineParts, fitting: OutlineParts, sum: readonly string[]): OutlineParts => ({
  agreed: own.agreed.slice(0, fitting.agreed.length),
  happened: own.happened.slice(0, fitting.happened.length),
  money: own.money.slice(0, fitting.money.length),
  own: own.own.slice(0, fitting.own.length),
  theirs: own.theirs.slice(0, fitting.theirs.length),
  asked: own.asked.slice(own.asked.length - fitting.asked.length),
  sum,
});

const shortSumOf = ({ money }: TrialCase, { words }: PaperVoice): string =>
  words.OUTLINE.sumCount(money.lines.length, formatUsd(money.demand));

type Stated = Pick<OutlineParts, 'agreed' | 'happened' | 'money' | 'own'>;
const outlineLength = ({ agreed, happened, money, own }: Stated): number =>
  agreed.length + happened.length + money.length + own.length;

/** What the cards say was asked before, then the letter and what came of it. */
function askedWords(
  { paper, letter, money }: TrialCase,
  before: readonly string[],
  { words: { OUTLINE }, day }: PaperVoice,
): readonly string[] {
  const ask = askOf(letter);
  const deadline = ask.deadline === null ? '' : day(ask.deadline);
  return [
    ...before,
    OUTLINE.askedFor(day(letter.issuedOn), sumText(ask), deadline),
    paper.claim.answers.askedMoneyBefore === true ? OUTLINE.askedBefore : '',
    money.paid === 0 ? '' : OUTLINE.paid(formatUsd(money.paid)),
  ].filter((text) => text !== '');
}

/** Line by line where that is short in English; else how many lines there are. */
function sumLines(trial: TrialCase, voice: PaperVoice): readonly string[] {
  const { lines } = trial.money;
  const isShort = lines.length <= MOST_SUM_LINES && statedSum(trial, IN_ENGLISH).join(' ').length <= MOST_SUM_LETTERS;
  return isShort ? statedSum(trial, voice) : [shortSumOf(trial, voice)];
}

const statedSum = ({ money }: TrialCase, { words: { OUTLINE }, label }: PaperVoice): readonly string[] => [
  ...money.lines.map((line) => OUTLINE.sumLine(label(line.label), formatUsd(line.cents))),
  OUTLINE.sumAll(formatUsd(money.demand)),
];

/** What is often said against such a claim, with what the claimant's own record says on it. No answer is twice. */
function theirPoints(
  { theories, proofs, paper }: TrialCase,
  { words: { OUTLINE }, said, says: sayingOf }: PaperVoice,
): OutlineParts['theirs'] {
  const used = new Set<string>();
  const answered = theories
    .flatMap(({ defences }) => defences)
    .flatMap((defence) => {
      const { says, against } = defence;
      const shown = proofs
        .filter(({ element }) => against.includes(element.key))
        .flatMap(({ exhibits }) => exhibits.map(({ mark }) => OUTLINE.exhibit(mark)));
      const answer = [...shown, answerFrom(paper, defence)].find(
        (text) => text !== '' && text.length <= MOST_ANSWER_LETTERS && !used.has(text),
      );
      if (answer === undefined) return [];
      used.add(answer);
      return [{ head: OUTLINE.theySay(withoutPeriod(sayingOf(says))), text: said(answer) }];
    });
  return answered.slice(0, MOST_THEIRS);
}

/** Where nothing answers what they may say, the claimant writes the answer. */
const openPoints = (
  { theories }: TrialCase,
  { words: { OUTLINE }, says: sayingOf }: PaperVoice,
): readonly PaperBlock[] =>
  theories
    .flatMap(({ defences }) => defences)
    .slice(0, MOST_THEIRS)
    .map(({ says }) => ({ kind: 'write', label: OUTLINE.theySay(withoutPeriod(sayingOf(says))), lines: 1 }));

const sumText = ({ sum }: LetterAsk): string => (sum === null ? '' : formatUsd(sum));

/** The days of the letter and of the payments, each in its place. The facts name their own. */
function dayItems(
  { letter, notes }: TrialCase,
  { words: { OUTLINE }, day: dayWord }: PaperVoice,
): readonly { readonly head: string; readonly text: string }[] {
  const payments = notes.payments
    .slice(0, MOST_PAYMENTS)
    .map(({ paidOn, cents }) => ({ day: paidOn, text: OUTLINE.payment(formatUsd(cents)) }));
  const ask = askOf(letter);
  return [
    ...payments,
    { day: letter.issuedOn, text: OUTLINE.letterSent(sumText(ask)) },
    ...(ask.deadline === null ? [] : [{ day: ask.deadline, text: OUTLINE.letterDeadline }]),
  ]
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    .map(({ day, text }) => ({ head: `${dayWord(day)}:`, text }));
}
