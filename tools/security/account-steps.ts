import type { See } from './row.ts';
import { newAddress } from './visitor.ts';
import type { World } from './world.ts';

/** A log-in from a browser and a place nobody knows. */
export const tryLogIn = (world: World, email: string, password: string, address = newAddress()) =>
  world.visitor(address).post('/api/login', { email, password });

/** Wrong tries on one account from strange places: beyond thirty all of them rest. */
export const TIMED_TRIES = 24;
const TIMING_ROUNDS = 3;
const MOST_DIFFERENCE = 0.15;

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** What stays of an answer when all that is new every time is taken away. */
export const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');

/** Asks both in turn; other work on the machine may spoil a round, so an unlucky one is repeated with other accounts. */
export async function looksAlike(
  see: See,
  round: () => Promise<{
    known: () => Promise<{ durationMs: number }>;
    unknown: () => Promise<{ durationMs: number }>;
  }>,
  tries: number,
): Promise<void> {
  const shares: number[] = [];
  for (let turn = 0; turn < TIMING_ROUNDS; turn += 1) {
    const { known, unknown } = await round();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < tries; index += 1) {
      times.known.push((await known()).durationMs);
      times.unknown.push((await unknown()).durationMs);
    }
    const share = Math.abs(middle(times.known) - middle(times.unknown)) / middle(times.unknown);
    shares.push(Number(share.toFixed(3)));
    if (share <= MOST_DIFFERENCE) break;
  }
  see(
    'both take as long, within 15 %',
    shares.some((share) => share <= MOST_DIFFERENCE),
    shares,
  );
}

/** Codes that are not this one. */
export const wrongCodes = (code: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_none, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'));
