import {
  type CalendarDate,
  type Claim,
  type Defendant,
  NO_ANSWERS,
  NOTHING_CHOSEN,
  type PartyName,
  parseCalendarDate,
  parseUsd,
  type PostalAddress,
} from '@plainclaim/domain';

/** The day the sample letter is written on. Fixed, so that the same sources always make the same samples. */
export const SAMPLE_DAY: CalendarDate = dayOf('2026-11-16');

/** An invented claim: a rent deposit of which nothing came back. Nobody in it exists; its courts are those of the state. */
export function sampleClaim(state: string): Claim {
  const at = (street: string, unit: string, city: string, zip: string): PostalAddress => ({
    street,
    unit,
    city,
    state,
    zip,
  });
  const owner: PartyName = { kind: 'person', person: { first: 'Marisol', last: 'Vega' } };
  const firm: PartyName = { kind: 'business', legalName: 'Harrow Street Rentals LLC', contactName: '' };
  const defendant: Defendant = { name: firm, address: at('90 Depot Plaza', '', 'Paterson', '07505'), ...NO_CONTACT };
  const amount = parseUsd('2440');
  if (!amount.ok) throw new RangeError('the sample asks for an amount of money');
  return {
    ...NOTHING_CHOSEN,
    situation: 'tenant-landlord',
    reasons: ['deposit-not-returned'],
    amount: amount.value,
    courtAmount: amount.value,
    happenedOn: dayOf('2026-08-31'),
    happenedAt: at('342 Union Avenue', 'Apt 2', 'Paterson', '07502'),
    claimant: {
      name: owner,
      address: at('18 Alder Court', '', 'Clifton', '07011'),
      email: 'marisol.vega@example.com',
      phone: '9735550142',
    },
    defendants: [defendant],
    story: '',
    calculation: '',
    storyInLetter: 'no',
    storyChoices: [],
    cards: [
      card('home', 'rental.home', { from: '2024-09', to: '2026-08-31' }),
      card('paid', 'rental.deposit-paid', { amount: '2440', day: '2024-09-01' }, ['deposit-receipt']),
      card('kept', 'rental.returned', { result: 'nothing' }),
    ],
    payment: { types: ['Check'], venmo: '', cashapp: '', zelle: '' },
    answers: {
      ...NO_ANSWERS,
      askedMoneyBefore: true,
      assignedClaim: false,
      isAdult: true,
      agreementKind: 'Signed paper',
      responseDays: 14,
      publicBody: false,
      paymentPlan: 'No',
      courtLanguage: 'English',
      otherCase: false,
    },
  };
}

const NO_CONTACT = { email: '', phone: '', website: '' } as const;

type Card = Claim['cards'][number];

const card = (id: string, name: string, values: Card['values'], proof: readonly string[] = []): Card => ({
  id,
  card: name,
  values,
  proof: [...proof],
  defendant: '',
  counts: '',
  isLeftOut: false,
});

function dayOf(text: string): CalendarDate {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new RangeError(`${text} is no day`);
  return day.value;
}
