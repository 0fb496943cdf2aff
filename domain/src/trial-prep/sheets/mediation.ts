import type { PaperAmount } from '../../court-papers/packet/paper-blocks.ts';
import { PAYMENT_PLANS } from '../../claims/questions/questions.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import { instalments } from '../money.ts';
import { type TrialCase, type TrialSheet, writeTrialGuide } from '../trial-context.ts';
import type { LowestFigure } from '../trial-notes.ts';
import type { TrialWords } from '../wording/trial-words.ts';
import { pointFor } from './reader-words.ts';
import { heading, paragraph, shownWords, waysOf } from './trial-parts.ts';

type Words = TrialWords['MEDIATION'];

/** The one sheet that may see the lowest figure. It is in a file of its own. */
export function mediationSheet(trial: TrialCase, lowest: LowestFigure): TrialSheet {
  const { money, proofs, paper } = trial;
  const strong = proofs.filter(({ strength }) => strength === 'shown');
  const weak = proofs.filter(({ strength }) => strength !== 'shown');
  return writeTrialGuide(trial, 'mediation', (rows, { MEDIATION, HEARING }) => {
    const ways = waysOf(paper.claim, MEDIATION.way);
    rows.note(paper.fees.rowIds);
    return {
      title: MEDIATION.title,
      footer: MEDIATION.footer,
      blocks: [
        { kind: 'notice', text: MEDIATION.secret },
        heading(MEDIATION.figuresHeading),
        { kind: 'amounts', heads: MEDIATION.heads, rows: figures(money, lowest, MEDIATION) },
        heading(MEDIATION.planHeading),
        { kind: 'checklist', items: planOf(money.open, MEDIATION) },
        paragraph(rows.rule('talksPrivate')),
        heading(MEDIATION.strongHeading),
        ...(strong.length === 0
          ? [paragraph(MEDIATION.noneStrong)]
          : [
              {
                kind: 'checklist',
                items: strong.map((one) => MEDIATION.strong(pointFor(paper, one.element), shownWords(one, HEARING))),
              } as const,
            ]),
        heading(MEDIATION.weakHeading),
        ...(weak.length === 0
          ? [paragraph(MEDIATION.noneWeak)]
          : [
              {
                kind: 'checklist',
                items: weak.map(({ element, strength }) =>
                  strength === 'gap' ? pointFor(paper, element) : `${pointFor(paper, element)} ${HEARING.onlyWord}`,
                ),
              } as const,
            ]),
        paragraph(MEDIATION.weigh),
        heading(MEDIATION.offersHeading),
        {
          kind: 'checklist',
          items: [MEDIATION.today, offerOf(trial, MEDIATION), ...(ways === '' ? [] : [MEDIATION.ways(ways)])],
        },
        heading(MEDIATION.termsHeading),
        { kind: 'checklist', items: MEDIATION.terms },
        ...(paper.claim.answers.isAdult === false ? [paragraph(rows.rule('minorSettles'))] : []),
      ],
    };
  });
}

function figures(
  { demand, paid, open, costsTotal }: TrialCase['money'],
  lowest: LowestFigure,
  MEDIATION: Words,
): readonly PaperAmount[] {
  const row = (label: string, value: Cents | null, isTotal = false): PaperAmount => ({
    label,
    amount: value === null ? '' : formatUsd(value),
    rowId: '',
    isTotal,
  });
  return [
    row(MEDIATION.demand, demand),
    ...(paid === 0 ? [] : [row(MEDIATION.paid, cents(-paid))]),
    row(MEDIATION.open, open),
    row(MEDIATION.costs, costsTotal),
    ...(lowest === null
      ? [row(MEDIATION.lowestOpen, null, true)]
      : [row(MEDIATION.lowest, lowest, true), row(MEDIATION.room, cents(open - lowest))]),
  ];
}

function planOf(open: Cents, { steps }: Words): readonly string[] {
  return [steps.start(formatUsd(open)), steps.wait, steps.down, steps.floor, steps.never];
}

/** By what the claimant answered about payments over time: the months are in the answer. */
function offerOf({ paper, money }: TrialCase, MEDIATION: Words): string {
  const { paymentPlan } = paper.claim.answers;
  if (paymentPlan === PAYMENT_PLANS[0]) return MEDIATION.atOnce;
  const months = typeof paymentPlan === 'string' ? Number(/\d+/.exec(paymentPlan)?.[0] ?? 0) : 0;
  if (months === 0) return MEDIATION.overTime;
  const parts = instalments(money.open, months).map(formatUsd);
  return MEDIATION.plan(months, parts.join(', '));
}
