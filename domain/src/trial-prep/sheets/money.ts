import { formatLongEnglish } from '../../calendar/index.ts';
import type { PaperBlock } from '../../court-papers/paper-blocks.ts';
import { toConfirm } from '../../court-papers/wording/guides.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import type { TrialCase, TrialRows, TrialSheet } from '../trial-context.ts';
import { writeTrialSheet } from '../trial-context.ts';
import { MONEY } from '../wording/money.ts';
import { amountRow, heading, paragraph } from './trial-parts.ts';

/** Claim, payments, costs and interest, each line with its sum. */
export function moneySheet(trial: TrialCase): TrialSheet {
  const { money, paper } = trial;
  const total = (label: string, value: Cents) => amountRow({ label, cents: value, rowId: '' }, true);
  return writeTrialSheet(trial, 'money', (rows) => {
    rows.note(paper.fees.rowIds);
    const confirm = toConfirm(paper.fees.certainty);
    return {
      title: MONEY.title,
      footer: MONEY.footer,
      blocks: [
        paragraph(MONEY.intro),
        heading(MONEY.claimHeading),
        {
          kind: 'amounts',
          heads: MONEY.heads,
          rows: [...money.lines.map((one) => amountRow(one)), total(MONEY.demand, money.demand)],
        },
        heading(MONEY.paidHeading),
        ...(money.payments.length === 0
          ? [paragraph(MONEY.none)]
          : [
              {
                kind: 'amounts',
                heads: MONEY.heads,
                rows: [
                  ...money.payments.map((one) => amountRow(one)),
                  total(MONEY.paid, cents(-money.paid)),
                  total(MONEY.open, money.open),
                ],
              } as const,
            ]),
        heading(MONEY.costsHeading),
        {
          kind: 'amounts',
          heads: MONEY.heads,
          rows: [...money.costs.map((one) => amountRow(one)), total(MONEY.costs, money.costsTotal)],
        },
        paragraph(MONEY.costsNote + confirm),
        heading(MONEY.totalHeading),
        { kind: 'amounts', heads: MONEY.heads, rows: [total(MONEY.total, money.total)] },
        heading(MONEY.interestHeading),
        ...interestBlocks(trial, rows),
        heading(MONEY.proofHeading),
        { kind: 'checklist', items: MONEY.proof },
      ],
    };
  });
}

function interestBlocks({ money }: TrialCase, rows: TrialRows): readonly PaperBlock[] {
  const { interest } = money;
  if (interest.kind === 'why_not') {
    if (interest.reason === 'not_wanted') return [paragraph(MONEY.notWanted)];
    if (interest.reason === 'no_rate') return [paragraph(MONEY.noRate)];
    const months = rows.figure('harmInterestMonths').value;
    return [paragraph(MONEY.harm(months, rows.name('interestHarm')) + rows.confirm('harmInterestMonths'))];
  }
  rows.note(interest.rowIds);
  const basis = MONEY.basis(
    rows.name('interestRule'),
    formatLongEnglish(interest.from),
    formatLongEnglish(interest.to),
  );
  return [
    {
      kind: 'amounts',
      heads: MONEY.heads,
      rows: [
        ...interest.parts.map(({ year, days, sum, interest: earned, rowId }) =>
          amountRow({ label: MONEY.year(year, days, formatUsd(sum)), cents: earned, rowId }),
        ),
        amountRow({ label: MONEY.interest, cents: interest.total, rowId: '' }, true),
        amountRow({ label: MONEY.withInterest, cents: cents(money.total + interest.total), rowId: '' }, true),
      ],
    },
    paragraph(basis + toConfirm(interest.certainty)),
  ];
}
