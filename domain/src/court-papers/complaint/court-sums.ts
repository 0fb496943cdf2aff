import type { AmountTable } from '../../fact-cards/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { type Cents, cents } from '../../money/index.ts';
import { SUMS } from '../wording/complaint.ts';

/** One line of what the court is asked for. `rowId` names the dated row it rests on; ''. */
export type SumLine = { readonly label: string; readonly cents: Cents; readonly rowId: string };

/** A multiple that only the court is asked for: what it adds, and the law it rests on. */
export type CourtMultiple = { readonly added: Cents; readonly cite: string; readonly rowId: string };

/** Null where the court is asked for no more than the letter. */
export function courtMultiple(claim: Claim, { multiple }: AmountTable): CourtMultiple | null {
  const added = cents(claim.courtAmount - claim.amount);
  if (added <= 0) return null;
  const rule = multiple?.choice === 'court' && multiple.added === added ? multiple.rule : null;
  return { added, cite: rule?.cite ?? '', rowId: rule?.rowId ?? '' };
}

/**
 * The lines that come to what is demanded: the rows of the facts when they add up to the claim, else the claim as one
 * line; what the law adds to it; less what is given up. No figure is changed to make a sum fit.
 */
export function courtLines(claim: Claim, amounts: AmountTable, demand: Cents): readonly SumLine[] {
  const more = courtMultiple(claim, amounts);
  const givenUp = cents(demand - claim.courtAmount);
  const own: readonly SumLine[] =
    amounts.against.kind === 'equal'
      ? amounts.rows.map((row) => ({
          label: row.label,
          cents: row.cents,
          rowId: row.from === 'rule' && amounts.multiple?.rule.key === row.key ? amounts.multiple.rule.rowId : '',
        }))
      : [{ label: SUMS.claim, cents: claim.amount, rowId: '' }];
  return [
    ...own,
    ...(more === null ? [] : [{ label: SUMS.added(more.cite), cents: more.added, rowId: more.rowId }]),
    ...(givenUp === 0 ? [] : [{ label: SUMS.givenUp, cents: givenUp, rowId: '' }]),
  ];
}

/** Whether the rows say it all, so that a table is in the complaint. */
export const hasSumTable = ({ against }: AmountTable): boolean => against.kind === 'equal';
