import { describe, expect, test } from 'vitest';
import { assessClaim } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import {
  aBusinessClaimant,
  aBusinessDefendant,
  aClaim,
  aClaimFor,
  anAddress,
  answering,
} from '../../claims/testing/a-claim.ts';
import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../jurisdictions/us-nj/index.ts';
import { checkLetter } from './check-letter.ts';
import { noDecisions } from '../compose/letter-decisions.ts';
import { composeCase } from '../testing/compose-case.ts';
import { cents } from '../../money/index.ts';

const TODAY = dayOf('2026-11-21');
const BARE = {
  name: '',
  decisions: noDecisions,
  deliveryLine: '',
  mustMention: [],
  mustNotMention: [],
};
const composed = (claim: Claim) => composeCase({ ...BARE, claim }, usNj, assessClaim(claim, usNj, TODAY), TODAY);

/** What the letter says about the time after the deadline. */
const announced = (claim: Claim): string =>
  composed(claim)
    .composed.text.split('\n\n')
    .find((block) => /^(?:If (?:I|we|this) )/.test(block)) ?? '';
const codesOf = (claim: Claim, edit: (text: string) => string = (text) => text): readonly string[] => {
  const { composed: letter, context } = composed(claim);
  return checkLetter(edit(letter.text), context).map(({ code }) => code);
};

const firm = (legalName: string): Pick<Claim, 'defendants'> => ({
  defendants: [{ ...aBusinessDefendant(), name: { kind: 'business', legalName, contactName: '' } }],
});
const other = { situation: 'other', reasons: [] } as const;
const usps = aClaim(firm('United States Postal Service'));

describe('a claim that no court we know the papers of may hear', () => {
  test.each([
    ['a federal office', usps],
    ['a federal office that is a public body too', { ...usps, ...answering({ publicBody: true }) }],
    ['professional work', aClaimFor('other-injury', answering({ professionalMalpractice: true }))],
    ['taxes', aClaim({ ...other, ...answering({ excludedMatter: 'Taxes' }) })],
    ['family matters', aClaim({ ...other, ...answering({ excludedMatter: 'Child support, alimony or custody' }) })],
    ['estates', aClaim({ ...other, ...answering({ excludedMatter: 'A will or an estate' }) })],
    ['land', aClaim({ ...other, ...answering({ excludedMatter: 'Title to land or eviction' }) })],
    ['an estate', aClaim({ ...firm('Estate of Al Roe'), ...answering({ deceased: true }) })],
  ])('%s: the letter names no court and threatens no suit', (_name, claim) => {
    const text = announced(claim);
    expect(text).toMatch(
      /^If I do not have payment by .+, I plan to ask for it in the way the law allows\. I will ask for \$[\d,.]+ and any costs the law allows\./,
    );
    expect(text).not.toMatch(/\bfile\b|Superior Court|County|Section|Part\b/);
  });

  test('its checks ask for no court, and ask back when one is named', () => {
    expect(codesOf(usps).filter((code) => /court|county|costs/.test(code))).toEqual([]);
    const edit = (text: string): string =>
      text.replace('I plan to ask for it in the way the law allows', 'I will file in the Special Civil Part');
    expect(codesOf(usps, edit)).toContain('letter.court_unfit');
    expect(codesOf(usps, (text) => text.replace('any costs the law allows', 'more'))).not.toContain(
      'letter.costs_missing',
    );
  });
});

describe('a claim that needs a notice first', () => {
  test.each([
    ['harm by a town, by the answer', aClaimFor('water-leak', answering({ publicBody: true }))],
    ['harm by a town, by the reason', aClaimFor('public-body', answering({ publicBody: false }))],
    ['harm by a town, by its name', aClaimFor('slip-or-fall', firm('Town of Kearny'))],
    ['a notice that is not late', aClaimFor('public-body', { happenedOn: dayOf('2026-11-02') })],
    ['a deal with a public body', aClaimFor('business-contract', answering({ publicBody: true }))],
  ])('%s: the notice is named before the court', (_name, claim) => {
    expect(announced(claim)).toMatch(
      /^If this is not settled by .+, I plan to take the notice steps the law asks for\. After that I plan to file a claim in the (?:Small Claims Section|Special Civil Part)/,
    );
  });
});

describe('a company above the limit for companies without a lawyer', () => {
  const acme = aClaim({ claimant: aBusinessClaimant('Acme LLC'), amount: cents(9_000_00) });
  test('does not say that it files by itself', () => {
    expect(announced(acme)).toMatch(
      /, we plan to have a claim filed in the Superior Court of New Jersey, Special Civil Part in Essex County\. We will ask for \$9,000\.00 and court costs\./,
    );
    expect(codesOf(acme).filter((code) => /court|county|costs/.test(code))).toEqual([]);
  });
  test('is asked back about another court as before', () => {
    expect(codesOf(acme, (text) => text.replace(/filed in the [^.]+/, 'filed in the small claims court'))).toContain(
      'letter.court_wrong',
    );
  });
});

describe('a claim that the court may hear', () => {
  test.each([
    ['a person', aClaim(), 'the Small Claims Section'],
    ['a company within the limit', aClaim({ claimant: aBusinessClaimant('Acme LLC') }), 'the Small Claims Section'],
    ['a private firm of a public kind of name', aClaim(firm('City Movers LLC')), 'the Small Claims Section'],
    [
      'a federal name that is none',
      aClaim({
        ...firm('USPS'),
        ...answering({ isFederal: false }),
        keptAnswers: [{ key: 'isFederal', words: 'USPS' }],
      }),
      'the Small Claims Section',
    ],
    ['a time that seems over', aClaim({ happenedOn: dayOf('2010-01-04') }), 'the Small Claims Section'],
    ['more than the Special Civil Part hears', aClaim({ amount: cents(21_000_00) }), 'Law Division, Civil Part'],
    ['an address in another state', aClaim({ happenedAt: anAddress({ city: 'Trenton' }) }), 'the Small Claims Section'],
    [
      'a medical bill whose steps are done',
      aClaim(answering({ medicalBill: 'Yes, and the steps are done' })),
      'the Small Claims Section',
    ],
  ])('%s: the letter names it', (_name, claim, court) => {
    expect(announced(claim)).toMatch(/(?:I|we) plan to file a claim in the /);
    expect(announced(claim)).toContain(court);
  });

  test('asks for what is left after a part was given up', () => {
    const text = announced(aClaim({ amount: cents(6_000_00), waiveExcess: 'small_claims' }));
    expect(text).toContain('I will ask for $5,000.00 and court costs.');
    expect(text).not.toContain('full amount');
  });
});
