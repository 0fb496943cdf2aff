import { formatLongEnglish } from '../../calendar/index.ts';
import { AGREEMENT_KINDS } from '../../claims/questions/questions.ts';
import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { formatUsd } from '../../money/index.ts';
import { fitToPage, type OutlineParts } from '../fit-outline.ts';
import { answerFrom } from '../proofs.ts';
import { outlineOf } from '../story-points.ts';
import { type TrialCase, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { askOf, type LetterAsk } from '../trial-record.ts';
import { OUTLINE } from '../wording/outline.ts';
import { caseName, heading, paragraph, when, withoutPeriod } from './trial-parts.ts';

const MOST_PAYMENTS = 3;
/** More would push the page over its end; the money worksheet and the sheet on the other side have them all. */
const MOST_SUM_LINES = 4;
const MOST_SUM_LETTERS = 330;
const MOST_THEIRS = 2;
const MOST_ANSWER_LETTERS = 150;
const HOW_WE_CAME: PaperBlock = { kind: 'write', label: OUTLINE.noneAgreed, lines: 1 };
/** The heading, the kind of agreement and a line to write on. */
const KIND_LINES = 5;
/** The heading, and each saying with a line to write on. */
const OPEN_LINES = 6;
const NO_AGREEMENT = AGREEMENT_KINDS.at(-1);

/** The story on one page, to speak from. */
export function outlineSheet(trial: TrialCase): TrialSheet {
  const { paper, money, isHarm, notes } = trial;
  const { claim, rules, part, county, parties } = paper;
  const outline = outlineOf(paper.sentences, { isHarm, spoken: notes.spoken });
  const sum = formatUsd(money.demand);
  const { agreementKind } = claim.answers;
  // Where no agreement is asked for, such as after a crash, none is spoken of.
  const kind =
    !isHarm && typeof agreementKind === 'string' && agreementKind !== '' && agreementKind !== NO_AGREEMENT
      ? OUTLINE.kindOf(agreementKind)
      : '';
  const days = dayItems(trial);
  const shortSum = OUTLINE.sumCount(money.lines.length, sum);
  const answered = theirPoints(trial);
  const open = answered.length > 0 ? [] : openPoints(trial);
  const parts = fitToPage(
    { ...outline, sum: sumLines(trial, shortSum), theirs: answered, asked: askedWords(trial, outline.asked) },
    days.length + (kind !== '' && outline.agreed.length === 0 ? KIND_LINES : 0) + (open.length === 0 ? 0 : OPEN_LINES),
    shortSum,
  );
  const { agreed, happened, own, theirs } = parts;
  const hasMore = outline.hasMore || outlineLength(parts) < outlineLength(outline);
  return writeTrialSheet(trial, 'outline', (rows) => {
    rows.note(paper.fees.rowIds);
    return {
      title: OUTLINE.title,
      footer: OUTLINE.footer,
      blocks: [
        {
          kind: 'fields',
          columns: 2,
          fields: [
            { label: OUTLINE.case, value: caseName(parties) },
            { label: OUTLINE.court, value: `${rules.captionOf(part).partName}, ${county} County` },
            { label: OUTLINE.sum, value: sum },
            { label: OUTLINE.due, value: formatLongEnglish(claim.happenedOn) },
          ],
        },
        ...when(agreed.length > 0, heading(OUTLINE.agreed), paragraph(agreed.join(' '))),
        ...when(agreed.length === 0 && kind !== '', heading(OUTLINE.agreed), paragraph(kind), HOW_WE_CAME),
        ...when(happened.length > 0, heading(OUTLINE.happened), paragraph(happened.join(' '))),
        ...when(parts.money.length > 0, heading(OUTLINE.money), paragraph(parts.money.join(' '))),
        heading(OUTLINE.sumHeading),
        paragraph(parts.sum.join(' ')),
        ...when(own.length > 0, heading(OUTLINE.own), paragraph(own.join(' '))),
        ...when(theirs.length > 0, heading(OUTLINE.theirs), { kind: 'steps', items: theirs }),
        ...when(open.length > 0, heading(OUTLINE.theirs), ...open),
        heading(OUTLINE.days),
        { kind: 'steps', items: days },
        heading(OUTLINE.asked),
        paragraph(parts.asked.join(' ')),
        heading(OUTLINE.askJudge),
        paragraph(OUTLINE.judge(formatUsd(money.open), formatUsd(money.costsTotal))),
        ...when(hasMore, paragraph(OUTLINE.more)),
      ],
    };
  });
}

type Stated = Pick<OutlineParts, 'agreed' | 'happened' | 'money' | 'own'>;
const outlineLength = ({ agreed, happened, money, own }: Stated): number =>
  agreed.length + happened.length + money.length + own.length;

/** What the cards say was asked before, then the letter and what came of it. */
function askedWords({ paper, letter, money }: TrialCase, before: readonly string[]): readonly string[] {
  const ask = askOf(letter);
  const deadline = ask.deadline === null ? '' : formatLongEnglish(ask.deadline);
  return [
    ...before,
    OUTLINE.askedFor(formatLongEnglish(letter.issuedOn), sumText(ask), deadline),
    paper.claim.answers.askedMoneyBefore === true ? OUTLINE.askedBefore : '',
    money.paid === 0 ? '' : OUTLINE.paid(formatUsd(money.paid)),
  ].filter((text) => text !== '');
}

/** Line by line where that is short; else how many lines there are. */
function sumLines({ money: { lines, demand } }: TrialCase, shortSum: string): readonly string[] {
  const stated = [
    ...lines.map(({ label, cents }) => OUTLINE.sumLine(label, formatUsd(cents))),
    OUTLINE.sumAll(formatUsd(demand)),
  ];
  return lines.length <= MOST_SUM_LINES && stated.join(' ').length <= MOST_SUM_LETTERS ? stated : [shortSum];
}

/** What is often said against such a claim, with what the claimant's own record says on it. No answer is twice. */
function theirPoints({ theories, proofs, paper }: TrialCase): OutlineParts['theirs'] {
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
      return [{ head: OUTLINE.theySay(withoutPeriod(says)), text: answer }];
    });
  return answered.slice(0, MOST_THEIRS);
}

/** Where nothing answers what they may say, the claimant writes the answer. */
const openPoints = ({ theories }: TrialCase): readonly PaperBlock[] =>
  theories
    .flatMap(({ defences }) => defences)
    .slice(0, MOST_THEIRS)
    .map(({ says }) => ({ kind: 'write', label: OUTLINE.theySay(withoutPeriod(says)), lines: 1 }));

const sumText = ({ sum }: LetterAsk): string => (sum === null ? '' : formatUsd(sum));

/** The days of the letter and of the payments, each in its place. The facts name their own. */
function dayItems({ letter, notes }: TrialCase): readonly { readonly head: string; readonly text: string }[] {
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
    .map(({ day, text }) => ({ head: `${formatLongEnglish(day)}:`, text }));
}
