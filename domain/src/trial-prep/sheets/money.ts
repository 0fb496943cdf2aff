import type { PaperBlock } from '../../court-papers/packet/paper-blocks.ts';
import { leastSure } from '../../jurisdictions/pack/dated-rows.ts';
import type { InterestRule } from '../../jurisdictions/pack/interest-rules.ts';
import type { DatedRow } from '../../jurisdictions/pack.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import type { TrialCase, TrialRows, TrialSheet } from '../trial-context.ts';
import { writeTrialSheet } from '../trial-context.ts';
import { MONEY } from '../wording/money.ts';
import type { MoneyLine } from '../money.ts';
import { IN_ENGLISH, type PaperVoice } from './paper-voice.ts';
import { amountRow, heading, paragraph } from './trial-parts.ts';

/** Claim, payments, costs and interest, each line with its sum. */
export function moneySheet(trial: TrialCase): TrialSheet {
  return writeTrialSheet(trial, 'money', (rows) => ({
    title: MONEY.title,
    footer: MONEY.footer,
    blocks: moneyBlocks(trial, rows, IN_ENGLISH),
  }));
}

export function moneyBlocks(trial: TrialCase, rows: TrialRows, voice: PaperVoice): readonly PaperBlock[] {
  const { money, paper } = trial;
  const { MONEY } = voice.words;
  rows.note(paper.fees.rowIds);
  const named = (line: MoneyLine) => amountRow({ ...line, label: voice.label(line.label) });
  const total = (label: string, value: Cents) => amountRow({ label, cents: value, rowId: '' }, true);
  return [
    paragraph(MONEY.intro),
    heading(MONEY.claimHeading),
    { kind: 'amounts', heads: MONEY.heads, rows: [...money.lines.map(named), total(MONEY.demand, money.demand)] },
    heading(MONEY.paidHeading),
    ...(money.payments.length === 0
      ? [paragraph(MONEY.none)]
      : [
          {
            kind: 'amounts',
            heads: MONEY.heads,
            rows: [...money.payments.map(named), total(MONEY.paid, cents(-money.paid)), total(MONEY.open, money.open)],
          } as const,
        ]),
    heading(MONEY.costsHeading),
    { kind: 'amounts', heads: MONEY.heads, rows: [...money.costs.map(named), total(MONEY.costs, money.costsTotal)] },
    paragraph(MONEY.costsNote + voice.toConfirm(paper.fees.certainty)),
    heading(MONEY.totalHeading),
    { kind: 'amounts', heads: MONEY.heads, rows: [total(MONEY.total, money.total)] },
    heading(MONEY.interestHeading),
    ...interestBlocks(trial, rows, voice),
    heading(MONEY.proofHeading),
    { kind: 'checklist', items: MONEY.proof },
  ];
}

function interestBlocks(
  { money, paper }: TrialCase,
  rows: TrialRows,
  { words: { MONEY }, day, toConfirm }: PaperVoice,
): readonly PaperBlock[] {
  const { interest } = money;
  const rule = paper.rules.interestOf(paper.claim);
  rows.note([rule.id]);
  if (interest.kind === 'why_not')
    return [paragraph(whyNone(interest.reason, rule, MONEY) + toConfirm(rule.certainty))];
  rows.note(interest.rowIds);
  const [from, to] = [day(interest.from), day(interest.to)];
  return [
    {
      kind: 'amounts',
      heads: MONEY.heads,
      rows: [
        ...interest.parts.map(({ from: start, year, days, sum, rate, interest: earned, rowId }) =>
          amountRow({
            label: MONEY.step(day(start), year, days, formatUsd(sum), percentOf(rate)),
            cents: earned,
            rowId,
          }),
        ),
        amountRow({ label: MONEY.interest, cents: interest.total, rowId: '' }, true),
        amountRow({ label: MONEY.withInterest, cents: cents(money.total + interest.total), rowId: '' }, true),
      ],
    },
    paragraph(MONEY.basis(rule.value.cite, from, to) + toConfirm(leastSure([interest.certainty, rule.certainty]))),
    paragraph(howItStarts(rule.value, interest.isWhole, from, MONEY)),
  ];
}

type MoneyWords = PaperVoice['words']['MONEY'];

function howItStarts({ key }: InterestRule, isWhole: boolean, from: string, MONEY: MoneyWords): string {
  if (isWhole) return MONEY.onWhole;
  return key === 'deposit' ? MONEY.fromClock(from) : MONEY.fromDue;
}

type Why = Extract<TrialCase['money']['interest'], { readonly kind: 'why_not' }>['reason'];

function whyNone(reason: Why, { value }: DatedRow<InterestRule>, MONEY: MoneyWords): string {
  switch (reason) {
    case 'not_wanted':
      return MONEY.notWanted;
    case 'no_rate':
      return MONEY.noRate;
    case 'filing':
      return value.start.kind === 'filing' ? MONEY.harm(value.start.months, value.cite) : MONEY.noDay;
    case 'unspent':
      return MONEY.unspent;
    case 'in_rows':
      return MONEY.inRows;
    case 'in_typed_rows':
      return MONEY.inTypedRows;
    case 'no_day':
      return MONEY.noDay;
    case 'no_base':
      return MONEY.noBase;
    case 'not_due':
      return MONEY.notDue;
  }
}

const MILLIONTHS_A_PERCENT = 10_000;
const percentOf = (rate: number): string => String(rate / MILLIONTHS_A_PERCENT);
