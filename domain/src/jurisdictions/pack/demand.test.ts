import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '../../money/index.ts';
import type { CourtPart } from '../pack.ts';
import { dayOf } from './dated-rows.ts';
import { chosenWaiver, courtDemandOf, courtWaiver, demandOf, waiversFor } from './demand.ts';

const TODAY = dayOf('2026-11-21');
const parts: readonly { part: CourtPart; upTo: Cents | null; name: string }[] = [
  { part: 'small_claims', upTo: cents(5_000_00), name: '' },
  { part: 'special_civil', upTo: cents(20_000_00), name: '' },
  { part: 'law_division', upTo: null, name: '' },
];
const pack = { courtParts: () => [...parts] };

describe('what a claim asks for', () => {
  test.each([
    [250_00, '', 250_00],
    [5_000_00, 'small_claims', 5_000_00],
    [5_000_01, 'small_claims', 5_000_00],
    [5_000_01, 'special_civil', 5_000_01],
    [5_000_01, 'none', 5_000_01],
    [20_000_00, 'special_civil', 20_000_00],
    [20_000_01, 'special_civil', 20_000_00],
    [20_000_01, 'small_claims', 5_000_00],
    [25_000_01, '', 25_000_01],
  ] as const)('%i cents with "%s" given up asks for %i', (amount, waiveExcess, demand) => {
    expect(demandOf({ amount: cents(amount), waiveExcess }, pack, TODAY)).toBe(demand);
  });

  test.each([
    [4_000_00, 4_000_00, '', 4_000_00, 4_000_00],
    [4_000_00, 8_000_00, '', 4_000_00, 8_000_00],
    [4_000_00, 8_000_00, 'small_claims', 4_000_00, 5_000_00],
    [6_000_00, 12_000_00, 'small_claims', 5_000_00, 5_000_00],
  ] as const)(
    'a letter for %i and a court for %i with "%s" given up ask for %i and %i',
    (amount, courtAmount, waiveExcess, letter, court) => {
      const claim = { amount: cents(amount), courtAmount: cents(courtAmount), waiveExcess };
      expect(demandOf(claim, pack, TODAY)).toBe(letter);
      expect(courtDemandOf(claim, pack, TODAY)).toBe(court);
      expect(courtDemandOf(claim, pack, TODAY) + (courtWaiver(claim, pack, TODAY)?.givenUp ?? 0)).toBe(courtAmount);
    },
  );

  test('each way to give up the excess is told, the one that gives up least first', () => {
    expect(waiversFor(cents(5_000_00), pack, TODAY)).toEqual([]);
    expect(waiversFor(cents(21_000_00), pack, TODAY)).toEqual([
      { to: 'special_civil', limit: 20_000_00, givenUp: 1_000_00 },
      { to: 'small_claims', limit: 5_000_00, givenUp: 16_000_00 },
    ]);
  });

  test('what is asked for and what is given up are the whole amount', () => {
    const anAmount = fc.integer({ min: 1, max: 30_000_00 }).map(cents);
    fc.assert(
      fc.property(anAmount, fc.constantFrom('', 'none', 'small_claims', 'special_civil'), (amount, waiveExcess) => {
        const claim = { amount, waiveExcess };
        const givenUp = chosenWaiver(claim, pack, TODAY)?.givenUp ?? 0;
        expect(demandOf(claim, pack, TODAY) + givenUp).toBe(amount);
      }),
    );
  });
});
