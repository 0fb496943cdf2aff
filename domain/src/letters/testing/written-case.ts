import { parseCalendarDate } from '../../calendar/index.ts';
import { type Claim, NOTHING_CHOSEN } from '../../claims/claim.ts';
import { type Answer, NO_ANSWERS, type PaymentType, type QuestionKey } from '../../claims/draft.ts';
import { parseUsd } from '../../money/index.ts';
import type { Claimant, Defendant, PartyName, PostalAddress } from '../../parties/index.ts';
import { type LetterDecisions, noDecisions } from '../letter-decisions.ts';

/** Words a letter must or must not hold. A string is looked for as it stands, capitals included. */
export type Words = string | RegExp;

/** A claim as a person could bring it, with what a good letter makes of it. People and firms are invented. */
export type WrittenCase = {
  readonly name: string;
  readonly claim: Claim;
  readonly decisions: LetterDecisions;
  readonly deliveryLine: string;
  readonly mustMention: readonly Words[];
  readonly mustNotMention: readonly Words[];
  /** True when the explanation has parts that come to the claim, so that the letter shows them as lines. */
  readonly hasAmountLines: boolean;
};

/** "street | unit | city | ZIP", in New Jersey unless a fifth part names another state. */
export function place(text: string): PostalAddress {
  const [street = '', unit = '', city = '', zip = '', state = 'NJ'] = text.split('|').map((part) => part.trim());
  return { street, unit, city, state, zip };
}

export const person = (first: string, last: string): PartyName => ({ kind: 'person', person: { first, last } });
export const firm = (legalName: string, contactName = ''): PartyName => ({ kind: 'business', legalName, contactName });

export const party = (name: PartyName, at: string, phone = '', email = ''): Defendant => ({
  name,
  address: place(at),
  phone,
  email,
  website: '',
});

type CaseText = {
  readonly name: string;
  readonly reasons: readonly [situation: string, ...reasons: string[]];
  readonly amount: string;
  readonly on: string;
  readonly at: string;
  readonly from: Claimant;
  readonly against: readonly [Defendant, ...Defendant[]];
  readonly story: string;
  readonly calculation: string;
  readonly pay?: Partial<{ types: readonly PaymentType[]; venmo: string; cashapp: string; zelle: string }>;
  readonly answers?: Partial<Record<QuestionKey, Answer>>;
  readonly claim?: Partial<Claim>;
  readonly settled?: Readonly<Record<string, string>>;
  readonly delivery?: string;
  readonly hasAmountLines?: boolean;
  readonly mustMention: readonly Words[];
  readonly mustNotMention?: readonly Words[];
};

/** What most people answer in the wizard. */
const USUAL_ANSWERS: Partial<Record<QuestionKey, Answer>> = {
  askedMoneyBefore: true,
  assignedClaim: false,
  isAdult: true,
  agreementKind: 'Texts or emails',
  responseDays: 14,
  publicBody: false,
  paymentPlan: 'No',
  courtLanguage: 'English',
  otherCase: false,
};
const BY_MAIL = 'Sent by certified mail, return receipt requested, and by first-class mail';

export function written(text: CaseText): WrittenCase {
  const [situation, ...reasons] = text.reasons;
  const amount = parseUsd(text.amount);
  const happenedOn = parseCalendarDate(text.on);
  if (!amount.ok || !happenedOn.ok) throw new RangeError(`${text.name}: ${text.amount} on ${text.on}`);
  return {
    name: text.name,
    claim: {
      situation,
      reasons,
      amount: amount.value,
      happenedOn: happenedOn.value,
      happenedAt: place(text.at),
      claimant: text.from,
      defendants: text.against,
      story: text.story,
      calculation: text.calculation,
      payment: { types: ['Check'], venmo: '', cashapp: '', zelle: '', ...text.pay },
      answers: { ...NO_ANSWERS, ...USUAL_ANSWERS, ...text.answers },
      ...NOTHING_CHOSEN,
      ...text.claim,
    },
    decisions: { ...noDecisions, answers: text.settled ?? {} },
    deliveryLine: text.delivery ?? BY_MAIL,
    mustMention: text.mustMention,
    mustNotMention: text.mustNotMention ?? [],
    hasAmountLines: text.hasAmountLines ?? false,
  };
}
