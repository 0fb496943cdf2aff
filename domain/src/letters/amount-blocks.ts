import type { Claim } from '../claims/claim.ts';
import { type Cents, cents, formatUsd } from '../money/index.ts';
import type { AmountRow, Calculation } from './amount-lines.ts';
import { type DraftBlock, lines, part, prose } from './letter-draft.ts';
import * as words from './letter-wording.ts';

/**
 * The amount as rows that add up, or in one sentence when no rows reach it. `demand` is below the claim when the
 * claimant gives up the part above a court's limit: then that part is a row of its own.
 */
export function amountBlocks(
  { amount }: Claim,
  demand: Cents,
  voice: words.Voice,
  calculation: Calculation,
): readonly DraftBlock[] {
  const total = formatUsd(demand);
  const isWaived = demand < amount;
  if (calculation.kind === 'unproven' && !isWaived)
    return [prose(part(words.amountSentence(voice, total), { kind: 'field', field: 'amount' }))];
  const rows: readonly AmountRow[] =
    calculation.kind === 'proven' ? calculation.rows : [{ label: words.LOSS_LABEL, cents: amount }];
  const waived = isWaived ? [{ label: words.lessLabel(words.GIVEN_UP_LABEL), cents: cents(demand - amount) }] : [];
  const isGivenUp = isWaived || (calculation.kind === 'proven' && calculation.givenUp !== null);
  return [
    lines(
      ...[...rows, ...waived].map((row) => part(`${row.label}: ${formatUsd(row.cents)}`, { kind: 'sum' })),
      part(`${words.TOTAL_LABEL}: ${total}`, { kind: 'sum' }),
    ),
    prose(part(isGivenUp ? words.givenUpSentence(voice, total) : '', { kind: 'sum' })),
  ];
}
