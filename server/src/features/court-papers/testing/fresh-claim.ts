import {
  cents,
  type Claim,
  type Claimant,
  type Defendant,
  NO_ANSWERS,
  NOTHING_CHOSEN,
  parseCalendarDate,
} from '@plainclaim/domain';

type Cards = Claim['cards'];
type Values = Cards[number]['values'];

/** A claim as somebody told it, and what the readings of its packet rightly point out. */
export type FreshClaim = {
  readonly name: string;
  readonly claim: Claim;
  /** Lines that are true of this claim. Any other one is a false line. */
  readonly trueLines: readonly string[];
};

let cardCount = 0;
export const card = (key: string, values: Values, more: Partial<Cards[number]> = {}): Cards[number] => ({
  id: `${key}-${cardCount++}`,
  card: key,
  values,
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
  ...more,
});

export const at = (street: string, city: string, zip: string, unit = '') => ({ street, unit, city, state: 'NJ', zip });
const contact = { email: '', phone: '' };
export const person = (first: string, last: string, address: Claimant['address']): Claimant => ({
  name: { kind: 'person', person: { first, last } },
  address,
  ...contact,
});
export const firm = (legalName: string, address: Claimant['address'], contactName = ''): Claimant => ({
  name: { kind: 'business', legalName, contactName },
  address,
  ...contact,
});
export const sued = (...parties: readonly Claimant[]): Claim['defendants'] => {
  const [first, ...others] = parties.map((party): Defendant => ({ ...party, website: '' }));
  if (first === undefined) throw new Error('a claim is against somebody');
  return [first, ...others];
};

function dayOf(text: string) {
  const day = parseCalendarDate(text);
  if (!day.ok) throw new Error(`${text} is no day`);
  return day.value;
}

/** The questions that all claims are asked, answered by somebody with an ordinary case. */
const ORDINARY: Partial<Claim['answers']> = {
  isAdult: true,
  assignedClaim: false,
  askedMoneyBefore: true,
  otherCase: false,
  otherAction: false,
  otherParties: false,
  courtLanguage: 'English',
  accommodation: 'No',
  publicBody: false,
  bankruptcy: false,
  deceased: false,
  partialClaim: false,
  paymentPlan: 'No',
};

type Stated = Pick<Claim, 'situation' | 'reasons' | 'claimant' | 'defendants' | 'cards'> & {
  readonly dollars: number;
  readonly day: string;
  readonly where?: Claimant['address'];
  readonly answers?: Partial<Claim['answers']>;
  readonly more?: Partial<Claim>;
};

export function claimOf({ dollars, day, where, answers, more, ...stated }: Stated): Claim {
  const amount = cents(Math.round(dollars * 100));
  return {
    ...NOTHING_CHOSEN,
    amount,
    courtAmount: amount,
    happenedOn: dayOf(day),
    happenedAt: where ?? stated.defendants[0].address,
    story: '',
    calculation: '',
    storyInLetter: '',
    storyChoices: [],
    payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
    answers: { ...NO_ANSWERS, ...ORDINARY, ...answers },
    ...stated,
    ...more,
  };
}

export const MONTCLAIR = at('48 Grove Street', 'Montclair', '07042');
export const PATERSON = at('210 Market Street', 'Paterson', '07505');
export const CHERRY_HILL = at('7 Kings Highway North', 'Cherry Hill', '08034');
export const EDISON = at('15 Plainfield Avenue', 'Edison', '08817');
export const BAYONNE = at('301 Avenue C', 'Bayonne', '07002', 'Apt 2');
export const TOMS_RIVER = at('88 Hooper Avenue', 'Toms River', '08753');
