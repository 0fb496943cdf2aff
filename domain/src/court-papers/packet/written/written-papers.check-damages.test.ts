import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import { claimFacts } from '../../../claim-facts/index.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aClaimFor } from '../../../claims/testing/a-claim.ts';
import { readPacket } from '../../index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { cents } from '../../../money/index.ts';
import { packetOf, readBack, sheetOf, textOf, TODAY } from '../../testing/packets.ts';

const LAW = 'N.J.S.A. 2A:32A-1';
/** A check that came back, and the notice of its law, 51 days ago. */
const check = (dollars: string, more: Partial<Claim> = {}, reason = 'nsf', mailed = '2026-10-01'): Claim =>
  aClaimFor('bad-check', {
    amount: cents(Number(dollars) * 100),
    courtAmount: cents(Number(dollars) * 100),
    cards: [
      aCard('debt.check', { kind: 'check', amount: dollars, day: '2026-08-01' }),
      aCard('debt.returned', { day: '2026-08-05', reason }),
      aCard('debt.check-notice', { day: mailed, result: 'delivered' }),
    ],
    ...more,
  });
const multipleOf = (claim: Claim) => claimFacts(claim, usNj, TODAY).amounts.multiple;

describe('what the law adds to a bad check', () => {
  test.each([
    ['20', 100_00],
    ['50', 150_00],
    ['300', 800_00],
    ['2000', 2_500_00],
  ])('of $%s is three times the check within its bounds', (dollars, added) => {
    expect(multipleOf(check(dollars))).toMatchObject({ added, rule: { cite: LAW } });
  });

  test.each([
    ['its notice is not 35 days old', check('300', {}, 'nsf', '2026-11-01')],
    ['the payment was stopped', check('300', {}, 'stop')],
    ['the account was closed, of which nothing was read', check('300', {}, 'closed')],
    ['the month of its notice alone is known', check('300', {}, 'nsf', '2026-10')],
  ])('is not offered where %s', (_name, claim) => {
    expect(multipleOf(claim)).toBeNull();
  });

  test('is asked for by its law in the complaint, and bears no interest there', () => {
    const claim = check('300', { multiple: 'court', courtAmount: cents(1_100_00) });
    const packet = packetOf(claim);
    const complaint = textOf(sheetOf(packet, 'complaint'));
    expect(complaint).toContain(LAW);
    expect(complaint).toContain('$1,100.00');
    expect(complaint).toContain(`No interest is asked for on the $800.00 added under ${LAW}.`);
    const stops = readPacket(readBack(packet), packet.readings).filter(({ severity }) => severity === 'stop');
    expect(stops).toEqual([]);
  });

  test('is said to count only after the notice of that law', () => {
    const codes = assessClaim(check('300'), usNj, TODAY).findings.map(({ code }) => code);
    expect(codes).toContain('fit.bad_check_more');
    expect(codes).not.toContain('fit.bad_check_notice');
  });
});
