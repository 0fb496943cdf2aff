import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import { claimFacts } from '../../../claim-facts/index.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aBusinessDefendant, aClaimFor, aPersonDefendant, answering } from '../../../claims/testing/a-claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { cents } from '../../../money/index.ts';
import { readPacket } from '../../index.ts';
import { packetOf, readBack, sheetOf, textOf, TODAY } from '../../testing/packets.ts';

const LAW = 'N.J.S.A. 56:8-19';
const aFirm = aBusinessDefendant();
/** A deposit for work on a home that never began, of a contractor the State's list does not show. */
const home = (result: string, more: Partial<Claim> = {}): Claim =>
  aClaimFor('deposit-no-work', {
    amount: cents(900_00),
    courtAmount: cents(900_00),
    defendants: [aFirm],
    cards: [
      aCard('construction.deal', { day: '2026-07-06', job: { text: 'paint three rooms of my home' }, price: '2400' }),
      aCard('construction.paid', { day: '2026-07-06', amount: '1200', how: 'check' }),
      aCard('construction.start-missed', { start: '2026-07-20', what: 'nobody' }),
      aCard('construction.registration', { day: '2026-08-03', result }),
      aCard('construction.returned', { day: '2026-08-21', amount: '300' }),
    ],
    ...more,
  });
const againstAPerson = (sellerInTrade: string): Claim => ({
  ...home('not-found'),
  defendants: [aPersonDefendant()],
  ...answering({ sellerInTrade }),
});
const multipleOf = (claim: Claim) => claimFacts(claim, usNj, TODAY).amounts.multiple;

describe('three times the loss', () => {
  test.each([
    ['a contractor the State does not list', home('not-found')],
    ['a registration that was over', home('expired')],
    ['a person who does it for a living', againstAPerson('Yes')],
  ])('may be chosen against %s, of what is left of the payment', (_name, claim) => {
    expect(multipleOf(claim)).toMatchObject({ base: 900_00, added: 1_800_00, rule: { cite: LAW } });
  });

  test.each([
    ['the registration is in order or was not looked up', home('no-number')],
    ['nobody looked', { ...home('not-found'), cards: home('not-found').cards.slice(0, 3) }],
    ['a broken promise is all there is', aClaimFor('service-not-done', { cards: home('not-found').cards })],
    ['it was a favor', againstAPerson('No, a favor or a one-time job')],
  ])('is not offered where %s', (_name, claim) => {
    expect(multipleOf(claim)).toBeNull();
  });

  test('is asked for as a row by its statute, which bears no interest, and the papers read well', () => {
    const packet = packetOf(
      home('not-found', { amount: cents(2_700_00), courtAmount: cents(2_700_00), multiple: 'now' }),
    );
    const complaint = textOf(sheetOf(packet, 'complaint'));
    expect(complaint).toContain(`three times the loss under the Consumer Fraud Act (${LAW})`);
    expect(complaint).toContain(
      'This claim is also made under: N.J.S.A. 56:8-2 (a rule of the trade that was broken).',
    );
    const plain = textOf(sheetOf(packetOf(home('not-found', { multiple: 'none' })), 'complaint'));
    expect(plain).not.toContain('56:8-2 (');
    expect(complaint).toContain(`No interest is asked for on the $1,800.00 added under ${LAW}.`);
    const stops = readPacket(readBack(packet), packet.readings).filter(({ severity }) => severity === 'stop');
    expect(stops).toEqual([]);
  });

  test('counts toward the limit of the court part', () => {
    const partOf = (dollars: number) =>
      assessClaim(home('not-found', { amount: cents(dollars * 100), courtAmount: cents(dollars * 100) }), usNj, TODAY)
        .courtPart;
    expect([partOf(2_700), partOf(5_700)]).toEqual(['small_claims', 'special_civil']);
  });
});
