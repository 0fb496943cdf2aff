import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../../claim-fit/index.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aBusinessDefendant, aClaimFor, answering } from '../../../claims/testing/a-claim.ts';
import type { SlotValue } from '../../../fact-cards/index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { noDecisions } from '../../../letters/compose/letter-decisions.ts';
import { composeCase } from '../../../letters/testing/compose-case.ts';
import { packetOf, sheetOf, textOf, TODAY } from '../../testing/packets.ts';

const letterOf = (claim: Claim): string => {
  const one = { name: '', claim, decisions: noDecisions, deliveryLine: 'By mail', mustMention: [], mustNotMention: [] };
  return composeCase(one, usNj, assessClaim(claim, usNj, TODAY), TODAY).composed.text;
};
const complaintOf = (claim: Claim, lawOut: readonly string[] = []): string =>
  textOf(sheetOf(packetOf(claim, { ...noDecisions, lawOut: [...lawOut] }), 'complaint'));
const codesOf = (claim: Claim) => assessClaim(claim, usNj, TODAY).findings.map(({ code }) => code);

const boughtCar = (values: Record<string, SlotValue>): Claim =>
  aClaimFor('used-car', {
    defendants: [aBusinessDefendant()],
    cards: [aCard('auto.bought', { day: '2026-04-18', price: '8995', ...values })],
  });
const car = (text: string): SlotValue => ({ text });

describe('the used car law', () => {
  const LAW = 'N.J.S.A. 56:8-67 to 56:8-80';

  test('stands in letter and complaint for a car inside its limits, and the finding names the warranty', () => {
    const covered = boughtCar({ car: car('2022 Ford Escape'), miles: '71200' });
    expect(letterOf(covered)).toContain(LAW);
    expect(complaintOf(covered)).toContain(`${LAW} (warranty of a used car from a dealer)`);
    expect(codesOf(covered)).toContain('fit.used_car');
  });

  test.each<[string, Record<string, SlotValue>]>([
    ['nine years old', { car: car('2017 Ford Escape'), miles: '98412' }],
    ['over the miles', { car: car('2022 Ford Escape'), miles: '100001' }],
    ['too cheap', { car: car('2022 Ford Escape'), miles: '71200', price: '3000' }],
  ])('is not spoken of for a car that is %s', (_name, values) => {
    const outside = boughtCar(values);
    expect(codesOf(outside).filter((code) => code.startsWith('fit.used_car'))).toEqual([]);
    expect(letterOf(outside) + complaintOf(outside)).not.toContain(LAW);
  });

  test.each<[string, Record<string, SlotValue>]>([
    ['the year is not told', { car: car('Ford Escape'), miles: '71200' }],
    ['the miles are not told', { car: car('2022 Ford Escape') }],
    ['the car is in its seventh year', { car: car('2019 Ford Escape'), miles: '71200' }],
  ])('is told with its limits alone where %s', (_name, values) => {
    const open = boughtCar(values);
    expect(codesOf(open)).toContain('fit.used_car_miles');
    expect(letterOf(open) + complaintOf(open)).not.toContain(LAW);
  });
});

describe('the law on dog bites', () => {
  const bitten = (values: Record<string, SlotValue>): Claim =>
    aClaimFor('dog-bite', { cards: [aCard('injury.dog', { did: 'bit', hurt: 'me', ...values })] });

  test.each(['sidewalk', 'guest', 'delivery'])('is named where the place was told and the dog is theirs: %s', (why) => {
    expect(letterOf(bitten({ why, whose: 'own' }))).toContain('N.J.S.A. 4:19-16');
    expect(complaintOf(bitten({ why, whose: 'own' }))).toContain('N.J.S.A. 4:19-16');
  });

  test.each<[string, Record<string, SlotValue>]>([
    ['nobody told why the person was there', { why: 'other', whose: 'own' }],
    ['the person only passed by', { why: 'pass', whose: 'own' }],
    ['the dog was in somebody’s care', { why: 'sidewalk', whose: 'care' }],
    ['nobody told whose dog it was', { why: 'sidewalk' }],
    ['whose dog it was is not known', { why: 'sidewalk', whose: 'other' }],
  ])('is left out where %s', (_name, values) => {
    expect(letterOf(bitten(values)) + complaintOf(bitten(values))).not.toContain('4:19-16');
  });
});

describe('a rented home with a new owner', () => {
  const LAW = 'N.J.S.A. 46:8-20 and 46:8-21';
  const sold = (more: Partial<Claim> = {}): Claim =>
    aClaimFor('deposit-not-returned', {
      cards: [
        aCard('rental.home', { from: '2021-09-01', to: '2026-08-15' }),
        aCard('rental.deposit-paid', { amount: '2000', day: '2021-09-01' }),
        aCard('rental.new-owner', { deposit: 'earlier', day: '2024-02' }),
      ],
      ...more,
    });

  test('the law that makes the new owner answer stands in letter and complaint', () => {
    expect(letterOf(sold())).toContain(LAW);
    expect(complaintOf(sold())).toContain(`${LAW} (a new owner answers for the deposit)`);
  });

  test('a law the person took out of the letter is not pleaded', () => {
    expect(complaintOf(sold(), ['sda-new-owner'])).not.toContain(LAW);
  });

  test('the law is left out where the deposit law itself does not bind', () => {
    const living = sold(answering({ ownerOccupied: true, depositLawAskedFor: false }));
    expect(letterOf(living) + complaintOf(living)).not.toContain('46:8-2');
  });

  test('nobody says that the new owner was the landlord before the home was theirs', () => {
    for (const text of [letterOf(sold()), complaintOf(sold())]) {
      expect(text).not.toMatch(/From September 1, 2021[^.]* from (?:you|Tom Lee)/);
      expect(text).toMatch(/From September 1, 2021 to August 15, 2026 I rented/);
    }
  });
});
