import { describe, expect, test } from 'vitest';
import { subcategories } from '../../claims/taxonomy/index.ts';
import { aBusinessClaimant, aBusinessDefendant, aClaim, aClaimFor, answering } from '../../claims/testing/a-claim.ts';
import type { Claim } from '../../claims/claim.ts';
import { cents } from '../../money/index.ts';
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
    ['a tenant had no heat', aClaimFor('repairs-not-made', spoken), ['habitability', 'contract']],
    ['a tenant was locked out', aClaimFor('locked-out'), ['lockout']],
    ['things were thrown out', aClaimFor('belongings-kept-or-dumped'), ['tenant-property', 'conversion']],
    ['a loan with a spoken deal', aClaimFor('personal-loan', spoken), ['contract']],
    ['a loan without a deal', aClaimFor('personal-loan', answering({ agreementKind: 'No agreement' })), []],
    ['a loan, the deal not answered', aClaimFor('personal-loan'), []],
    ['a worker was not paid', aClaimFor('unpaid-work'), ['wages']],
    [
      'a company was not paid',
      aClaimFor('unpaid-work', { claimant: aBusinessClaimant('A Inc.'), ...spoken }),
      ['contract'],
    ],
    ['goods were not paid', aClaimFor('unpaid-goods'), ['ucc-price']],
    ['a returned check', aClaimFor('bad-check', signed), []],
    ['a shop worked without an OK', aClaimFor('repair-not-approved', againstBusiness), ['auto-regs', 'cfa']],
    ['a person worked without an OK', aClaimFor('repair-not-approved'), []],
    ['a car damaged in a shop', aClaimFor('damaged-at-shop', againstBusiness), ['bailment', 'negligence']],
    ['a parked car', aClaimFor('parked-car'), ['negligence']],
    ['a broken loaned thing', aClaimFor('lent-item'), ['bailment', 'negligence']],
    ['goods unlike the promise', aClaimFor('not-as-promised'), ['ucc-warranty']],
    ['goods never came', aClaimFor('never-came'), ['ucc-remedy']],
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

  test('the Consumer Fraud Act needs a broken trade rule or a story of a false statement', () => {
    const cited = (story: string, reason = 'used-car', rest: Partial<Claim> = {}) =>
      lawKeys(aClaimFor(reason, { ...againstBusiness, ...spoken, story, ...rest })).includes('cfa');
    expect(cited('He never gave me the car.')).toBe(false);
    expect(cited('The dealer lied about the miles.')).toBe(true);
    expect(cited('The dealer lied about the miles.', 'used-car', { defendants: aClaim().defendants })).toBe(false);
    expect(cited('The dealer lied about the miles.', 'used-car', { claimant: aBusinessClaimant('A LLC') })).toBe(false);
    expect(cited('He broke his promise.', 'unfinished-work')).toBe(false);
  });

  test.each([
    ['a bite', 'dog-bite', 'His dog bit my hand.', 'dog'],
    ['a bounced check', 'bad-check', 'The check came back for insufficient funds.', 'bad-check'],
    ['no registration', 'no-contract-or-registration', 'The contractor is not registered.', 'cbra'],
    ['a gym', 'gym-or-class', 'I joined the gym in May.', 'health-club'],
    ['a seller who said so', 'broken-or-defective', 'The ad said it was new and works.', 'ucc-warranty'],
  ])('a story that says so plainly shows %s', (_name, reason, story, key) => {
    expect(lawKeys(aClaimFor(reason, { ...againstBusiness, story }))).toContain(key);
    expect(lawKeys(aClaimFor(reason, { ...againstBusiness, story: 'It was in May.' }))).not.toContain(key);
  });

  test('at most two are used besides the Consumer Fraud Act, statutes before general law', () => {
    const claim = aClaim({
      situation: 'tenant-landlord',
      reasons: ['tenant-damaged-rental', 'belongings-kept-or-dumped', 'repairs-not-made', 'locked-out'],
      ...signed,
    });
    expect(lawKeys(claim)).toEqual(['habitability', 'lockout']);
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
