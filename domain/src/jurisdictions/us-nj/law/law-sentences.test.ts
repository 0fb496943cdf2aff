import { describe, expect, test } from 'vitest';
import { subcategories } from '../../../claims/taxonomy/index.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  answering,
  aPersonDefendant,
} from '../../../claims/testing/a-claim.ts';
import type { Claim } from '../../../claims/claim.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { cents } from '../../../money/index.ts';
import { lawFor } from './law-sentences.ts';

const spoken = answering({ agreementKind: 'Spoken only' });
const signed = answering({ agreementKind: 'Signed paper' });
const againstBusiness = { defendants: [aBusinessDefendant()] } as const;
const lawKeys = (claim: Claim) => lawFor(claim).map((sentence) => sentence.key);

describe('sentences of law', () => {
  test.each([
    ['a tenant claims a deposit', aClaimFor('deposit-not-returned'), ['sda-return']],
    ['a company claims a deposit', aClaimFor('deposit-not-returned', { claimant: aBusinessClaimant('A LLC') }), []],
    ['a landlord claims rent on a deal', aClaimFor('tenant-owes-rent', signed), ['contract']],
    ['a landlord claims damage', aClaimFor('tenant-damaged-rental'), ['negligence']],
    ['a tenant had no heat', aClaimFor('repairs-not-made', spoken), ['contract']],
    ['a tenant was locked out, on a rule nobody read', aClaimFor('locked-out'), []],
    ['things were thrown out', aClaimFor('belongings-kept-or-dumped'), ['tenant-property', 'conversion']],
    ['a loan with a spoken deal', aClaimFor('personal-loan', spoken), ['contract']],
    ['a loan without a deal', aClaimFor('personal-loan', answering({ agreementKind: 'No agreement' })), []],
    ['a loan, the deal not answered', aClaimFor('personal-loan'), []],
    ['a worker was not paid, on a rule nobody read', aClaimFor('unpaid-work'), []],
    [
      'a company was not paid',
      aClaimFor('unpaid-work', { claimant: aBusinessClaimant('A Inc.'), ...spoken }),
      ['contract'],
    ],
    ['goods were not paid, on a rule nobody read', aClaimFor('unpaid-goods'), []],
    ['a returned check', aClaimFor('bad-check', signed), []],
    ['a shop worked without an OK', aClaimFor('repair-not-approved', againstBusiness), ['auto-regs', 'cfa']],
    ['a person worked without an OK', aClaimFor('repair-not-approved'), []],
    [
      'a person in the trade worked without an OK',
      aClaimFor('repair-not-approved', answering({ sellerInTrade: 'Yes' })),
      ['auto-regs', 'cfa'],
    ],
    [
      'an owner is sued beside the shop',
      aClaimFor('repair-not-approved', { defendants: [aBusinessDefendant(), aPersonDefendant()] }),
      ['auto-regs', 'cfa'],
    ],
    [
      'a deposit, the owner lives there and was asked for the law',
      aClaimFor('deposit-not-returned', answering({ ownerOccupied: true, depositLawAskedFor: true })),
      ['sda-return'],
    ],
    ['a car damaged in a shop', aClaimFor('damaged-at-shop', againstBusiness), ['bailment', 'negligence']],
    ['a parked car', aClaimFor('parked-car'), ['negligence']],
    ['a broken loaned thing', aClaimFor('lent-item'), ['bailment', 'negligence']],
    ['goods unlike the promise', aClaimFor('not-as-promised'), ['ucc-warranty']],
    ['goods never came, on a rule nobody read', aClaimFor('never-came'), []],
    ['goods broke, nothing known of the sale', aClaimFor('broken-or-defective'), []],
    ['a late sofa from a store', aClaimFor('furniture-appliance', againstBusiness), ['furniture']],
    ['a late sofa from a person', aClaimFor('furniture-appliance'), []],
    ['a taken thing', aClaimFor('took-my-things'), ['conversion']],
    ['a promise to give back', aClaimFor('promised-return', spoken), ['contract']],
    ['a dog bit or hurt, which is not known', aClaimFor('dog-bite'), ['negligence']],
    ['hurt on purpose', aClaimFor('hurt-on-purpose'), []],
    ['a crash injury', aClaimFor('crash-injury'), []],
    ['a card dispute', aClaimFor('lost-card-dispute', spoken), ['fcba', 'contract']],
    ['a city truck', aClaimFor('public-body'), ['tca']],
    ['a fall in a town hall', aClaimFor('slip-or-fall', answering({ publicBody: true })), ['tca']],
    ['something else', aClaim({ situation: 'other', reasons: [], ...spoken }), []],
  ])('%s', (_name, claim, expected) => {
    expect(lawKeys(claim)).toEqual(expected);
  });

  test.each([
    ['on a handshake', spoken, cents(2_000_00), ['hip', 'contract']],
    ['on a signed paper', signed, cents(2_000_00), ['contract']],
    ['for a small job', spoken, cents(500_00), ['contract']],
  ])('a home job paid up front %s', (_name, answers, amount, expected) => {
    expect(lawKeys(aClaimFor('deposit-no-work', { ...againstBusiness, ...answers, amount }))).toEqual(expected);
  });

  test('the Consumer Fraud Act needs a broken trade rule that answers show', () => {
    const cited = (reason: string, rest: Partial<Claim> = {}) =>
      lawKeys(aClaimFor(reason, { ...againstBusiness, ...spoken, ...rest })).includes('cfa');
    const unregistered = { cards: [aCard('construction.registration', { result: 'not-found' })] };
    expect(cited('no-contract-or-registration', unregistered)).toBe(true);
    expect(cited('no-contract-or-registration', { ...unregistered, defendants: aClaim().defendants })).toBe(false);
    expect(cited('no-contract-or-registration', { ...unregistered, claimant: aBusinessClaimant('A LLC') })).toBe(false);
    expect(cited('no-contract-or-registration')).toBe(false);
    expect(cited('used-car', { story: 'The dealer lied about the miles.' })).toBe(false);
  });

  test.each([
    ['a bite', 'dog-bite', aCard('injury.dog', { hurt: 'me', why: 'sidewalk', whose: 'own', did: 'bit' }), 'dog'],
    ['a bounced check', 'bad-check', aCard('debt.returned', { reason: 'nsf' }), 'bad-check'],
    [
      'no registration',
      'no-contract-or-registration',
      aCard('construction.registration', { result: 'expired' }),
      'cbra',
    ],
    ['a gym', 'gym-or-class', aCard('contract.membership', { kind: 'gym', price: '400', per: 'year' }), 'health-club'],
    ['a seller who said so', 'used-car', aCard('auto.claims', { form: 'ad', quote: 'no accidents' }), 'ucc-warranty'],
    ['a ring', 'ex-or-roommate', aCard('taken.ring', { value: '3000', off: 'yes' }), 'ring'],
    ['a car towed to harm', 'tow', aCard('auto.damage', { damage: 'the bumper was gone' }), 'bailment'],
    ['a tow from a store’s lot', 'tow', aCard('auto.towed', { by: 'you', spot: { pick: 'store' } }), 'towing'],
  ])('a filled card shows %s, and no words of a story do', (_name, reason, card, key) => {
    const story =
      'His dog bit me. The check bounced for insufficient funds. He is not registered. I joined the gym. The ad said it was new. I gave her an engagement ring and she called it off. My car came back damaged.';
    expect(lawKeys(aClaimFor(reason, { ...againstBusiness, cards: [card] }))).toContain(key);
    expect(lawKeys(aClaimFor(reason, { ...againstBusiness, story }))).not.toContain(key);
    expect(lawKeys(aClaimFor(reason, { ...againstBusiness, cards: [{ ...card, isLeftOut: true }] }))).not.toContain(
      key,
    );
  });

  test.each([
    [
      'a dog that knocked somebody down',
      'dog-bite',
      aCard('injury.dog', { hurt: 'me', why: 'park', did: 'knocked' }),
      'dog',
    ],
    ['a dog of nobody knows whom', 'dog-bite', aCard('injury.dog', { hurt: 'me', why: 'park', did: 'bit' }), 'dog'],
    ['a tow from a street', 'tow', aCard('auto.towed', { by: 'you', spot: { pick: 'street' } }), 'towing'],
    ['a payment that was stopped', 'bad-check', aCard('debt.returned', { reason: 'stop' }), 'bad-check'],
    [
      'papers without a number',
      'no-contract-or-registration',
      aCard('construction.registration', { result: 'no-number' }),
      'cbra',
    ],
    [
      'a dance class',
      'gym-or-class',
      aCard('contract.membership', { kind: 'class', price: '400', per: 'year' }),
      'health-club',
    ],
  ])('%s does not show it', (_name, reason, card, key) => {
    expect(lawKeys(aClaimFor(reason, { ...againstBusiness, cards: [card] }))).not.toContain(key);
  });

  test('a card about the paper counts before the answer about the agreement', () => {
    const keys = (kind: string, price: string) =>
      lawKeys(
        aClaimFor('no-contract-or-registration', {
          ...againstBusiness,
          ...signed,
          amount: cents(400_00),
          cards: [aCard('construction.paper', { kind }), aCard('construction.deal', { price })],
        }),
      );
    expect(keys('none', '900')).toContain('hip');
    expect(keys('none', '500')).not.toContain('hip');
    expect(keys('signed', '900')).not.toContain('hip');
  });

  test('what was read in no source stands in no letter', () => {
    const unread = subcategories.flatMap(({ value }) =>
      lawFor(aClaimFor(value, { ...againstBusiness, ...spoken })).filter(({ certainty }) => certainty === 'unverified'),
    );
    expect(unread).toEqual([]);
  });

  test('at most two are used besides the Consumer Fraud Act, statutes before general law', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['tenant-damaged-rental', 'belongings-kept-or-dumped', 'repairs-not-made', 'locked-out'],
      ...signed,
    });
    expect(lawKeys(claim)).toEqual(['tenant-property', 'conversion']);
  });

  test('a reason of another category is not looked at', () => {
    expect(lawKeys(aClaim({ situation: 'debt', reasons: ['took-my-things'] }))).toEqual([]);
  });

  test('each says how sure it is and where it was read', () => {
    for (const { value } of subcategories) {
      for (const sentence of lawFor(aClaimFor(value, { ...againstBusiness, ...spoken }))) {
        expect(sentence.certainty).toBeDefined();
        expect(sentence.source.length).toBeGreaterThan(5);
        expect(sentence.text.endsWith('.')).toBe(true);
      }
    }
  });
});
