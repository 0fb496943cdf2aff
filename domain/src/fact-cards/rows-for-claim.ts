import type { Cents } from '../money/index.ts';
import type { AmountRow } from './amount-rows.ts';

/** Beyond so many rows of cards nobody is offered a choice among all of them. */
const MOST_ROWS = 16;

/**
 * The rows of cards that come to the claim together with what was added by hand, where one press on one row does not do
 * it: those that ask for the fewest changes. Null where no choice comes to it, or where two ask for as few: then nobody
 * knows which one the person means. Nothing is chosen by itself; this is only offered.
 */
export function rowsForClaim(rows: readonly AmountRow[], claim: Cents): ReadonlySet<string> | null {
  const own = rows.filter(({ from }) => from === 'card');
  if (own.length > MOST_ROWS) return null;
  const sum = rows.filter(({ counts }) => counts).reduce<number>((total, row) => total + row.cents, 0);
  if (sum === claim) return null;
  const changes = own.map(({ counts, cents }) => (counts ? -cents : cents));
  // What each set of changes makes of the sum: a set is a number with a bit for each row.
  const sums = new Float64Array(2 ** own.length).fill(sum);
  const sizes = new Uint8Array(sums.length);
  let [best, least, ways] = [0, Number.POSITIVE_INFINITY, 0];
  for (let set = 1; set < sums.length; set += 1) {
    const rest = set & (set - 1);
    const last = Math.log2(set ^ rest);
    sums[set] = (sums[rest] ?? 0) + (changes[last] ?? 0);
    sizes[set] = (sizes[rest] ?? 0) + 1;
    const size = sizes[set] ?? 0;
    if (sums[set] !== claim || size > least) continue;
    ways = size < least ? 1 : ways + 1;
    [best, least] = [set, size];
  }
  if (ways !== 1 || least < 2) return null;
  const chosen = own.filter(({ counts }, at) => counts !== ((best & (1 << at)) !== 0));
  return new Set(chosen.map(({ id }) => id));
}
