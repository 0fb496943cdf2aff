import type { World } from './world.ts';

/** One thing that was looked at: what should be so, whether it was, and what was seen where it was not. */
export type Sighting = { readonly what: string; readonly ok: boolean; readonly seen: string };

/** A test of the repository that holds a row: its file, and its name as it is there. */
export type HeldBy = readonly [file: string, test: string];

/** One row of the security checklist. */
export type Row = {
  readonly id: string;
  /** What must hold, in a line. */
  readonly what: string;
  /** Requirements of OWASP ASVS 5.0.0; an entry of the API Top 10 (2023) where there is one. */
  readonly asvs: string;
  /** Asks the running product. Absent: tests hold the row, or it does not apply. */
  readonly drive?: (world: World, see: See) => Promise<void>;
  /** What cannot be asked from outside, or is held more closely by a test. */
  readonly tests?: readonly HeldBy[];
  /** What is missing, known and written down. The row then counts as partly held. */
  readonly lacks?: string;
  /** Why the row asks for nothing here. */
  readonly notApplicable?: string;
};

/** Notes one sighting. `seen` is called only where the thing was not so. */
export type See = (what: string, ok: boolean, seen?: unknown) => void;

export type Verdict = 'holds' | 'held by test' | 'partly' | 'not applicable' | 'FAILS';

export type Outcome = { readonly row: Row; readonly verdict: Verdict; readonly sightings: readonly Sighting[] };

/** Asks one row. A row that ends in an error fails: nobody knows whether it holds. */
export async function ask(row: Row, world: World, isThere: (test: HeldBy) => boolean): Promise<Outcome> {
  const sightings: Sighting[] = [];
  const see: See = (what, ok, seen = '') => {
    sightings.push({ what, ok, seen: ok ? '' : short(seen) });
  };
  for (const test of row.tests ?? []) see(`there is the test "${test[1]}"`, isThere(test), `not in ${test[0]}`);
  try {
    await row.drive?.(world, see);
  } catch (error) {
    see('the row could be asked', false, error);
  }
  return { row, sightings, verdict: verdictOf(row, sightings) };
}

function verdictOf(row: Row, sightings: readonly Sighting[]): Verdict {
  if (sightings.some(({ ok }) => !ok)) return 'FAILS';
  if (row.notApplicable !== undefined) return 'not applicable';
  if (sightings.length === 0) return 'FAILS';
  if (row.lacks !== undefined) return 'partly';
  return row.drive === undefined ? 'held by test' : 'holds';
}

function short(seen: unknown): string {
  const text = seen instanceof Error ? seen.message : typeof seen === 'string' ? seen : JSON.stringify(seen);
  return (text ?? 'nothing').replaceAll(/\s+/g, ' ').slice(0, 300);
}
