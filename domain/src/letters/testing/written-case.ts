import { parseCalendarDate } from '../../calendar/index.ts';
import { type Claim, NOTHING_CHOSEN } from '../../claims/claim.ts';
import { type Answer, NO_ANSWERS, type QuestionKey } from '../../claims/fields/answers.ts';
import type { PaymentType } from '../../claims/fields/choices.ts';
import { parseUsd } from '../../money/index.ts';
import { cleanTyped, findIssues, keyOfIssue, splitSentences } from '../../own-words/index.ts';
import type { Claimant, Defendant, PartyName, PostalAddress } from '../../parties/index.ts';
import { type CardEntry, cardEntrySchema } from '../../fact-cards/index.ts';
import { type LetterDecisions, noDecisions } from '../compose/letter-decisions.ts';
import { keyOfSource } from '../compose/sentence-keys.ts';

/** Words a letter must or must not hold. A string is looked for as it is, capitals included. */
export type Words = string | RegExp;

/** A claim as a person could bring it, with what a good letter makes of it. People and firms are invented. */
export type WrittenCase = {
  readonly name: string;
  readonly claim: Claim;
  readonly decisions: LetterDecisions;
  readonly deliveryLine: string;
  readonly mustMention: readonly Words[];
  readonly mustNotMention: readonly Words[];
};

/** A card as a person fills it: which one, what is in its slots, and whatever else they set. */
type Filled = readonly [card: string, values: CardEntry['values'], rest?: Partial<CardEntry>];

/** Who did it, as the cards ask. */
export const us = { side: 'us', role: '', name: '' } as const;
export const them = { side: 'them', role: '', name: '' } as const;
export const other = (role: string, name = '') => ({ side: 'other', role, name }) as const;

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
  readonly cards?: readonly Filled[];
  readonly story: string;
  readonly calculation?: string;
  /** The person wants their own words in the letter. They left out sentences that begin so, and kept the others. */
  readonly ownWords?: { readonly leftOut?: readonly string[] };
  readonly pay?: Partial<{ types: readonly PaymentType[]; venmo: string; cashapp: string; zelle: string }>;
  readonly answers?: Partial<Record<QuestionKey, Answer>>;
  readonly claim?: Partial<Claim>;
  readonly settled?: Readonly<Record<string, string>>;
  readonly delivery?: string;
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
  const cards = (text.cards ?? []).map(([card, values, rest = {}], index) =>
    cardEntrySchema.parse({ id: `c${index}`, card, values, ...rest }),
  );
  return {
    name: text.name,
    claim: {
      situation,
      reasons,
      amount: amount.value,
      courtAmount: amount.value,
      happenedOn: happenedOn.value,
      happenedAt: place(text.at),
      claimant: text.from,
      defendants: text.against,
      story: text.story,
      calculation: text.calculation ?? '',
      storyInLetter: text.ownWords === undefined ? 'no' : 'yes',
      storyChoices: [],
      payment: { types: ['Check'], venmo: '', cashapp: '', zelle: '', ...text.pay },
      answers: { ...NO_ANSWERS, ...USUAL_ANSWERS, ...text.answers },
      ...NOTHING_CHOSEN,
      cards,
      ...text.claim,
    },
    decisions: { ...noDecisions, ...decidedOn(text), answers: text.settled ?? {} },
    deliveryLine: text.delivery ?? BY_MAIL,
    mustMention: text.mustMention,
    mustNotMention: text.mustNotMention ?? [],
  };
}

/** What the person decided about their own words: whole sentences that stay out, and a yes to what stays. */
function decidedOn({ name, story, ownWords }: CaseText): Pick<LetterDecisions, 'leftOut' | 'kept'> {
  const cleaned = cleanTyped(story);
  const sentences = splitSentences(cleaned).map(({ start, end }) => cleaned.slice(start, end));
  const leftOut = (ownWords?.leftOut ?? []).map((beginning) => {
    const found = sentences.find((sentence) => sentence.startsWith(beginning));
    if (found === undefined) throw new RangeError(`${name}: no sentence begins with ${beginning}`);
    return keyOfSource({ kind: 'story', start: 0, end: 0 }, found);
  });
  const kept = ownWords === undefined ? [] : findIssues(cleaned).map((issue) => keyOfIssue(cleaned, issue));
  return { leftOut, kept: [...new Set(kept)] };
}
