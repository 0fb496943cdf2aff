import { calendarDate } from '../../calendar/index.ts';
import { cents } from '../../money/index.ts';
import type { Claimant, Defendant, PostalAddress } from '../../parties/index.ts';
import { type Claim, NOTHING_CHOSEN } from '../claim.ts';
import { NO_ANSWERS } from '../fields/answers.ts';
import { subcategories } from '../taxonomy/index.ts';

const IN_NEWARK: PostalAddress = { street: '12 Main Street', unit: '', city: 'Newark', state: 'NJ', zip: '07102' };

export const anAddress = (overrides: Partial<PostalAddress> = {}): PostalAddress => ({ ...IN_NEWARK, ...overrides });

export const aPersonClaimant = (overrides: Partial<Claimant> = {}): Claimant => ({
  name: { kind: 'person', person: { first: 'Ana', last: 'Reyes' } },
  address: anAddress(),
  email: 'ana@example.com',
  phone: '9735550100',
  ...overrides,
});

export const aBusinessClaimant = (legalName: string): Claimant =>
  aPersonClaimant({ name: { kind: 'business', legalName, contactName: 'Ana Reyes' } });

export const aPersonDefendant = (address: Partial<PostalAddress> = {}): Defendant => ({
  name: { kind: 'person', person: { first: 'Tom', last: 'Lee' } },
  address: anAddress(address),
  email: '',
  phone: '',
  website: '',
});

export const aBusinessDefendant = (address: Partial<PostalAddress> = {}): Defendant => ({
  ...aPersonDefendant(address),
  name: { kind: 'business', legalName: 'Northfield Painting LLC', contactName: '' },
});

/** A loan between two people in Newark, $2,000.00, from June 1, 2026. */
export function aClaim(overrides: Partial<Claim> = {}): Claim {
  const amount = overrides.amount ?? cents(2_000_00);
  const happenedOn = calendarDate(2026, 6, 1);
  if (!happenedOn.ok) throw new Error('June 1, 2026 exists');
  return {
    situation: 'debt',
    reasons: ['personal-loan'],
    amount,
    courtAmount: amount,
    storyInLetter: '',
    storyChoices: [],
    happenedOn: happenedOn.value,
    happenedAt: anAddress(),
    claimant: aPersonClaimant(),
    defendants: [aPersonDefendant()],
    story: 'I lent Tom $2,000 on June 1. He did not pay me back.',
    calculation: 'I lent $2,000. He paid nothing. He owes $2,000.',
    payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
    answers: NO_ANSWERS,
    ...NOTHING_CHOSEN,
    ...overrides,
  };
}

/** The same claim with these answers; the others stay unanswered. */
export const answering = (answers: Partial<Claim['answers']>): Pick<Claim, 'answers'> => ({
  answers: { ...NO_ANSWERS, ...answers },
});

/** The same claim for this reason, in the reason's own category. */
export function aClaimFor(reason: string, overrides: Partial<Claim> = {}): Claim {
  const found = subcategories.find((s) => s.value === reason);
  if (found === undefined) throw new Error(`no reason is called ${reason}`);
  return aClaim({ situation: found.category, reasons: [reason], ...overrides });
}
