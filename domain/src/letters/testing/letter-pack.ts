import { type CalendarDate, parseCalendarDate } from '../../calendar/index.ts';
import { claimFacts } from '../../claim-facts/index.ts';
import { type Claim, NOTHING_CHOSEN } from '../../claims/claim.ts';
import { NO_ANSWERS } from '../../claims/fields/answers.ts';
import { type CardEntry, cardEntrySchema } from '../../fact-cards/index.ts';
import type { JurisdictionPack, LawSentence } from '../../jurisdictions/pack.ts';
import { cents } from '../../money/index.ts';
import type { Claimant, Defendant, PartyName, PostalAddress } from '../../parties/index.ts';
import { checkContextFor } from '../checks/check-letter-context.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import type { ComposeInput } from '../compose/composed-letter.ts';

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
  multiples: [],
  publicNames: [],
  clockDays: () => null,
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

/** Cards as they come from a screen: each with a key, its values, and whatever else was set. */
export const cardsOf = (
  ...filled: readonly (readonly [card: string, values: Record<string, unknown>, rest?: Partial<CardEntry>])[]
): readonly CardEntry[] =>
  filled.map(([card, values, rest = {}], index) => cardEntrySchema.parse({ id: `c${index}`, card, values, ...rest }));

export const depositCards = cardsOf(
  ['rental.home', { from: '2024-09-01', to: '2026-08-31', lease: 'written' }, { proof: ['lease'] }],
  ['rental.deposit-paid', { amount: '$2,450.00', day: '2024-09-01', how: 'check' }, { proof: ['bank-record'] }],
  ['rental.keys', { how: 'hand', to: { side: 'them' }, day: '2026-08-31' }],
  ['rental.returned', { result: 'nothing' }],
  ['rental.asked', { what: 'deposit', how: 'phone', day: '2026-10-05', quote: 'the check is in the mail' }],
);

type ClaimChange = Partial<Omit<Claim, 'answers'>> & { answers?: Partial<Claim['answers']> };

/** The kept deposit: a person in Newark against "Ironbound Property Management LLC", given on cards. */
export function depositClaim(overrides: ClaimChange = {}): Claim {
  const { answers, amount = cents(245_000), ...rest } = overrides;
  return {
    situation: 'tenant-landlord',
    reasons: ['deposit-not-returned'],
    amount,
    courtAmount: amount,
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
      'I rented an apartment from Ironbound Property Management LLC. They did not return my deposit!! I called and they told me "the check is in the mail".',
    calculation: '',
    payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
    storyInLetter: '',
    storyChoices: [],
    ...NOTHING_CHOSEN,
    cards: depositCards,
    ...rest,
    answers: { ...NO_ANSWERS, askedMoneyBefore: true, ...answers },
  };
}

/** The same claim given in own words alone. */
export const claimWithStory = (story: string, overrides: ClaimChange = {}): Claim =>
  depositClaim({ cards: [], story, ...overrides });

export const depositLaw: readonly LawSentence[] = [
  {
    key: 'sda-return',
    text: 'New Jersey’s security deposit law, N.J.S.A. 46:8-21.1, lets a landlord keep only money that is owed under the lease or for damage beyond normal wear. A court doubles the part that was kept without a right to it and adds court costs.',
    cite: 'N.J.S.A. 46:8-21.1',
    source: 'testing',
  },
];

/** A painting job half done, with an amount of several rows. */
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
    story: 'On March 3 I paid Northfield Painting $800. They painted one room and left.',
    cards: cardsOf(
      ['construction.deal', { day: '2026-03-01', job: { pick: 'paint' }, price: '$800.00' }, { proof: ['contract'] }],
      ['construction.paid', { day: '2026-03-03', amount: '$800.00', how: 'check' }],
      ['construction.left', { day: '2026-03-05', undone: { text: 'paint the second room' } }],
      ['construction.done', { part: { text: 'one of the two rooms' }, value: '$400.00' }],
      ['construction.asked', { day: '2026-03-10', how: 'phone', what: 'finish', answer: 'none' }],
    ),
    payment: { venmo: '@imani-cd', cashapp: '', zelle: '', types: ['Check'] },
  });

export function composeInput(claim: Claim = depositClaim(), overrides: Partial<ComposeInput> = {}): ComposeInput {
  const { pack = testingPack, issuedOn = day('2026-11-21'), ...rest } = overrides;
  return {
    claim,
    pack,
    facts: claimFacts(claim, pack, issuedOn),
    issuedOn,
    deadline: day('2026-12-07'),
    court: { part: 'small_claims', counties: ['Essex'], countyToConfirm: false, ahead: 'court' },
    law: depositLaw,
    ...rest,
  };
}

/** A letter as it was composed and what its checks know, with a last day to file far away. */
export function composedLetter(claim: Claim = depositClaim(), overrides: Partial<ComposeInput> = {}) {
  const input = composeInput(claim, overrides);
  const composed = composeLetter(input);
  return {
    input,
    composed,
    text: composed.text,
    context: checkContextFor({ ...input, composed, lastDayToFile: day('2032-08-31') }),
  };
}
