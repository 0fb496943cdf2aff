import type { CalendarDate } from '../calendar/index.ts';
import { inLanguages } from '../languages.ts';
import { type Cents, cents } from '../money/index.ts';
import { type AmountRow, compareRows, type RowsAgainstClaim } from './amount-rows.ts';
import type { CardLanguage } from './card.ts';
import type { Facts } from './facts.ts';
import {
  type Multiple,
  type MultipleAsked,
  multipleFor,
  type MultipleRule,
  rowOfMultiple,
} from './sentences/multiples.ts';

/** The one table of money: printed in the letter, the complaint and the worksheet. */
export type AmountTable = {
  /** The rows that count, a multiple asked for now among them. */
  readonly rows: readonly AmountRow[];
  readonly copies: Readonly<Record<CardLanguage, readonly AmountRow[]>>;
  /** Rows that are named and not added. */
  readonly named: readonly AmountRow[];
  readonly against: RowsAgainstClaim;
  /** A law that multiplies, where its facts hold, and what the person chose. */
  readonly multiple: (Multiple & { readonly choice: '' | 'now' | 'court' | 'none' }) | null;
  /** What the court is asked for by the rows: the claim, or the multiple on top when only the court is asked for it. */
  readonly courtSum: Cents;
};

type ChosenAmount = MultipleAsked & {
  readonly amount: Cents;
  readonly multiple: '' | 'now' | 'court' | 'none';
};

/** Brings the rows of a claim together and holds them against what is claimed. */
export function amountTable(
  facts: Facts,
  { amount, multiple: choice, ...asked }: ChosenAmount,
  rules: readonly MultipleRule[],
  today: CalendarDate,
): AmountTable {
  const found = multipleFor(rules, facts.entries, facts.rows, asked, today);
  const isNow = found !== null && choice === 'now';
  const rowsIn = (language: CardLanguage): readonly AmountRow[] => [
    ...facts.rowCopies[language].filter(({ counts }) => counts),
    ...(isNow ? [rowOfMultiple(found, language)] : []),
  ];
  const rows = rowsIn('en');
  const against = compareRows(rows, amount);
  const isCourt = found !== null && choice === 'court' && against.kind === 'equal';
  return {
    rows,
    copies: inLanguages(rowsIn),
    named: facts.rows.filter(({ counts }) => !counts),
    against,
    multiple: found === null ? null : { ...found, choice },
    courtSum: isCourt ? cents(amount + found.added) : amount,
  };
}
