import type { ReadEntry } from '../../fact-cards/index.ts';
import { formatUsd, type Cents, cents } from '../../money/index.ts';

/** Agreed pay times what was worked, beside the pay that is asked for: all as they print. */
export type UnequalPay = {
  readonly worked: string;
  readonly rate: string;
  readonly comes: string;
  readonly earned: string;
};

const HIRED = 'debt.hired';
const WORKED = 'debt.worked';
/** Which count of a pay period a rate is for. A rate in all, by the week or for each piece has none on the card. */
const COUNTED: Readonly<Record<string, string>> = { hour: 'hours', day: 'days' };
/** Nobody types more of 20 minutes than a tenth of an hour: half of that is no difference. */
const ROUNDED = 0.05;

const moneyIn = ({ filled }: ReadEntry, slot: string): Cents | null => {
  const stated = filled.get(slot);
  return stated?.kind === 'money' ? stated.cents : null;
};

/**
 * The first pay period whose hours, or days, times the agreed pay are not the pay that is asked for. Nothing where several
 * rates were agreed, or where a card says of which parts that sum is made up.
 */
export function unequalPay(entries: readonly ReadEntry[]): UnequalPay | null {
  const complete = entries.filter(({ isComplete }) => isComplete);
  const [hired, ...others] = complete.filter(({ card }) => card.key === HIRED);
  const per = hired?.filled.get('per');
  const rate = hired === undefined ? null : moneyIn(hired, 'rate');
  const count = per?.kind === 'choice' ? COUNTED[per.option.value] : undefined;
  if (others.length > 0 || rate === null || count === undefined) return null;
  const explained = complete.flatMap((one) => (one.card.key === 'free.parts' ? (moneyIn(one, 'total') ?? []) : []));
  for (const one of complete.filter(({ card, entry }) => card.key === WORKED && entry.counts !== 'no')) {
    const [earned, worked] = [moneyIn(one, 'earned'), one.filled.get(count)];
    if (earned === null || worked?.kind !== 'count' || explained.includes(earned)) continue;
    const comes = cents(Math.round(rate * worked.count));
    const allowed = Number.isInteger(worked.count) ? 1 : rate * ROUNDED;
    if (Math.abs(comes - earned) <= allowed) continue;
    return { worked: String(worked.count), rate: formatUsd(rate), comes: formatUsd(comes), earned: formatUsd(earned) };
  }
  return null;
}
