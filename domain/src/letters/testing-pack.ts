import { type CalendarDate, parseCalendarDate } from '../calendar/index.ts';
import { type Claim, NOTHING_CHOSEN } from '../claims/claim.ts';
import { NO_ANSWERS } from '../claims/draft.ts';
import type { JurisdictionPack, LawSentence } from '../jurisdictions/pack.ts';
import { cents } from '../money/index.ts';
import type { Claimant, Defendant, PartyName, PostalAddress } from '../parties/index.ts';
import type { ComposeInput } from './composed-letter.ts';

/** Builders for the letter tests. No product code reads this file. */
export function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new RangeError(text);
  return parsed.value;
}

export const testingPack: JurisdictionPack = {
  id: 'testing',
  state: 'NJ',
  stateName: 'New Jersey',
  timeZone: 'America/New_York',
  declaration: 'I declare that this is true.',
  settlementRule: 'Rule 408',
  courtPartOf: (demand) => ({ part: demand <= 500_000 ? 'small_claims' : 'special_civil', rowIds: ['limit.testing'] }),
  courtParts: () => [
    { part: 'small_claims', upTo: cents(500_000), name: 'the Small Claims Section of the Special Civil Part' },
  ],
  courtName: (part) =>
    part === 'small_claims'
      ? 'the Small Claims Section of the Special Civil Part'
      : part === 'special_civil'
        ? 'the Special Civil Part'
        : 'the Civil Part of the Law Division of the Superior Court',
  venueOf: () => ({ counties: ['Essex'], toConfirm: false }),
  counties: ['Essex'],
  countiesOf: () => ['Essex'],
  timeLimitOf: () => ({
    status: 'unknown',
    lastDay: null,
    cite: null,
    certainty: 'unverified',
    byReason: [],
    rowIds: [],
  }),
  feesOf: () => null,
  isCourtDay: () => true,
  courtDayOnOrAfter: (date) => date,
  usualResponseDays: 14,
  responseDays: () => ({ least: 10, usual: 14 }),
  lawFor: () => [],
  mayAppearAlone: () => 'yes',
  findingsFor: () => [],
};

export const person = (first: string, last: string): PartyName => ({ kind: 'person', person: { first, last } });
export const business = (legalName: string, contactName = ''): PartyName => ({
  kind: 'business',
  legalName,
  contactName,
});

export const address = (street: string, city: string, zip: string, unit = ''): PostalAddress => ({
  street,
  unit,
  city,
  state: 'NJ',
  zip,
});

export function aParty(name: PartyName, at: PostalAddress, rest: Partial<Claimant> = {}): Defendant {
  return { name, address: at, email: '', phone: '', website: '', ...rest };
}

/** The kept deposit: a person in Newark against "Ironbound Property Management LLC". */
export function depositClaim(
  overrides: Partial<Omit<Claim, 'answers'>> & { answers?: Partial<Claim['answers']> } = {},
): Claim {
  const { answers, ...rest } = overrides;
  return {
    situation: 'tenant-landlord',
    reasons: ['deposit-not-returned'],
    amount: cents(245_000),
    happenedOn: day('2026-08-31'),
    happenedAt: address('214 Ferry Street', 'Newark', '07105', '3'),
    claimant: aParty(person('Marisol', 'Vega'), address('58 Elm Road', 'Newark', '07105'), {
      email: 'marisol@example.com',
      phone: '(973) 555-0148',
    }),
    defendants: [
      aParty(
        business('Ironbound Property Management LLC', 'Dario Costa'),
        address('90 Market Street', 'Newark', '07102', 'Suite 200'),
      ),
    ],
    story:
      'I rented an apartment at 214 Ferry Street from Ironbound Property Management LLC. I moved in on September 1, 2024 and paid a security deposit of $2,450. I moved out on August 31, 2026 and gave back the keys the same day. I gave them my new address in writing. They did not return my deposit and they did not send me a list of deductions. I called on October 5, 2026 and they told me "the check is in the mail".',
    calculation: 'My deposit was $2,450. I got nothing back.',
    payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
    ...NOTHING_CHOSEN,
    ...rest,
    answers: { ...NO_ANSWERS, askedMoneyBefore: true, ...answers },
  };
}

export const depositLaw: readonly LawSentence[] = [
  {
    key: 'sda-return',
    text: 'New Jersey’s security deposit law, N.J.S.A. 46:8-21.1, lets a landlord keep only money that is owed under the lease or for damage beyond normal wear. A court doubles the part that was kept without a right to it and adds court costs.',
    cite: 'N.J.S.A. 46:8-21.1',
    source: 'testing',
  },
];

/** The example letter of the study: a painting job half done. */
export const paintingClaim = (): Claim =>
  depositClaim({
    situation: 'construction',
    reasons: ['unfinished-work'],
    amount: cents(40_000),
    happenedOn: day('2026-03-03'),
    happenedAt: address('14 Cedar Street', 'Summit', '07901', 'Apt 2'),
    claimant: aParty(person('Imani', 'Clarke-Dubois'), address('14 Cedar Street', 'Summit', '07901', 'Apt 2'), {
      email: 'imani@example.com',
      phone: '(908) 555-0121',
    }),
    defendants: [
      aParty(business('Northfield Painting LLC', 'Owen Marsh'), address('200 Main Street', 'Millburn', '07041')),
    ],
    story:
      'On March 3 I paid Northfield Painting $800 to paint two rooms. They painted one room and left. I called them on March 10 and March 15. They told me they would "come back when the weather is better". They did not come back.',
    calculation: 'I paid $800. One of two rooms was painted, so half is fair. $800 minus $400 is $400.',
    payment: { venmo: '@imani-cd', cashapp: '', zelle: '', types: ['Check'] },
  });

export function composeInput(claim: Claim = depositClaim(), overrides: Partial<ComposeInput> = {}): ComposeInput {
  return {
    claim,
    pack: testingPack,
    issuedOn: day('2026-11-21'),
    deadline: day('2026-12-07'),
    court: { part: 'small_claims', counties: ['Essex'], countyToConfirm: false, ahead: 'court' },
    law: depositLaw,
    ...overrides,
  };
}
