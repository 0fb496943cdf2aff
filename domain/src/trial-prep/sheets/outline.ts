import { formatLongEnglish } from '../../calendar/index.ts';
import { AGREEMENT_KINDS } from '../../claims/questions.ts';
import { formatUsd } from '../../money/index.ts';
import { outlineOf } from '../story-points.ts';
import { type TrialCase, type TrialSheet, writeTrialSheet } from '../trial-context.ts';
import { askOf, type LetterAsk } from '../trial-record.ts';
import { OUTLINE } from '../wording/outline.ts';
import { caseName, heading, paragraph, when } from './trial-parts.ts';

const MOST_PAYMENTS = 3;
const NO_AGREEMENT = AGREEMENT_KINDS.at(-1);

/** The story on one page, to speak from. */
export function outlineSheet(trial: TrialCase): TrialSheet {
  const { paper, letter, money, isHarm } = trial;
  const { claim, rules, part, county, parties } = paper;
  const outline = outlineOf(paper.sentences, isHarm);
  const { agreed, happened, own, hasMore } = outline;
  const sum = formatUsd(money.demand);
  const issued = formatLongEnglish(letter.issuedOn);
  const ask = askOf(letter);
  const { agreementKind } = claim.answers;
  const kind =
    !isHarm && typeof agreementKind === 'string' && agreementKind !== '' && agreementKind !== NO_AGREEMENT
      ? [OUTLINE.kindOf(agreementKind)]
      : [];
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
        ...when(
          // Where no agreement is asked for, such as after a crash, none is spoken of.
          agreed.length > 0 || kind.length > 0,
          heading(OUTLINE.agreed),
          paragraph([...(agreed.length > 0 ? agreed : [OUTLINE.noneAgreed]), ...kind].join(' ')),
        ),
        ...when(happened.length > 0, heading(OUTLINE.happened), paragraph(happened.join(' '))),
        ...when(outline.money.length > 0, heading(OUTLINE.money), paragraph(outline.money.join(' '))),
        ...when(own.length > 0, heading(OUTLINE.own), paragraph(own.join(' '))),
        heading(OUTLINE.days),
        { kind: 'steps', items: dayItems(trial) },
        heading(OUTLINE.asked),
        paragraph(
          [
            ...outline.asked,
            OUTLINE.askedFor(issued, sumText(ask), ask.deadline === null ? '' : formatLongEnglish(ask.deadline)),
            claim.answers.askedMoneyBefore === true ? OUTLINE.askedBefore : '',
            money.paid === 0 ? '' : OUTLINE.paid(formatUsd(money.paid)),
          ]
            .filter((text) => text !== '')
            .join(' '),
        ),
        heading(OUTLINE.askJudge),
        paragraph(OUTLINE.judge(formatUsd(money.open), formatUsd(money.costsTotal))),
        ...when(hasMore, paragraph(OUTLINE.more)),
      ],
    };
  });
}

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
