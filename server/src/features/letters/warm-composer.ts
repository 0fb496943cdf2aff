import {
  type CalendarDate,
  checkLetter,
  type Claim,
  type Defendant,
  type JurisdictionPack,
  NO_ANSWERS,
  NOTHING_CHOSEN,
  noDecisions,
  parseUsd,
  type PartyName,
} from '@plainclaim/domain';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { checkContextOf, composeLetterFor } from './compose-letter-for.ts';

/** What a made-up claim is about, and sentences that between them use what the composer looks for in a story. */
type Sample = {
  readonly situation: string;
  readonly reasons: readonly string[];
  readonly from: PartyName;
  readonly against: PartyName;
  readonly story: string;
  readonly calculation: string;
};

const ADA: PartyName = { kind: 'person', person: { first: 'Ada', last: 'Lindqvist' } };
const OWEN: PartyName = { kind: 'person', person: { first: 'Owen', last: 'Marsh' } };
const BAKERY: PartyName = { kind: 'business', legalName: 'Copper Kettle Bakery LLC', contactName: 'Ada Lindqvist' };
const PAVERS: PartyName = { kind: 'business', legalName: 'Harborlight Paving Inc.', contactName: 'Rita Osei' };

const loan = { situation: 'debt', reasons: ['personal-loan'], from: ADA, against: OWEN, calculation: '' };
const paving = { ...loan, situation: 'construction', reasons: ['unfinished-work'], against: PAVERS };
const rent = { ...loan, situation: 'tenant-landlord', reasons: ['deposit-not-returned'], against: PAVERS };
const used = { ...loan, situation: 'auto', reasons: ['used-car'] };

/** Each is short: what it makes a process compile holds up others for no longer than a letter may. */
const SAMPLES: readonly Sample[] = [
  { ...loan, situation: 'other', reasons: [], story: '' },
  { ...loan, story: '(it was not paid)' },
  { ...loan, story: 'Nothing was paid.' },
  { ...loan, story: 'I lent Owen $900.' },
  { ...loan, story: 'It was on March 3, 2026.', calculation: 'I paid $900 and got nothing back.' },
  { ...loan, story: 'He promised to pay it back by May 1, 2026.' },
  { ...loan, story: 'They have the money.' },
  { ...loan, story: 'You said that they pay soon and i didnt hear from them.' },
  { ...loan, story: 'My sister saw her texts.', calculation: '2 nights at $90 each = $180. Half of $600, plus $420.' },
  { ...paving, story: 'The manager came on 5/9.' },
  { ...paving, story: 'His workers took $300 in cash and left.' },
  { ...paving, story: 'My neighbor told the owner.' },
  { ...paving, story: 'Her husband and the crew saw two tiles, and they were broken.' },
  { ...paving, story: 'The company never finished. Somebody else had to fix it for $600, $100 of it for tools.' },
  { ...rent, story: 'I gave back the keys. They came late.', calculation: 'I paid a deposit of $900.' },
  { ...rent, story: 'I paid a deposit. I bought two lamps for it and they broke. They have holes.' },
  { ...paving, story: 'You were not licensed.' },
  { ...paving, story: 'You never told me about the leak, and you had no registration.' },
  { ...paving, story: 'You lied to me about fees.' },
  {
    ...paving,
    story: 'I asked for my money, and the office said no. I called them, nobody answered, and I wrote a letter.',
  },
  { ...used, story: 'He said the car had low miles, which was not true. It broke. I bought 2 new tires at $90 each.' },
  { ...used, story: 'I took it to Bergen Honda. Mark told me it was 5 weeks of work.' },
  {
    ...loan,
    from: BAKERY,
    story: 'We delivered bread to Owen for a month. Owen owes us for the bills. I paid late once.',
  },
  {
    ...loan,
    situation: 'injury',
    reasons: ['dog-bite'],
    story: 'His dog bit me on the leg. He said "it never bit a guest" to us.',
  },
  { ...loan, story: 'OWEN SAID HE WILL PAY. HE DID NOT.' },
  { ...loan, story: 'I WILL CALL THE POLICE. You can go to jail or I will sue you.' },
  { ...paving, story: 'He is a liar and a thief. This is fraud. I feel so angry. It is not fair.' },
  { ...paving, story: 'I want my money back and I hope you answer. Can you please help me? I admit I was late.' },
];

/** The same for each sample: what a claim has besides its story. */
function claimOf(
  { situation, reasons, from, against, story, calculation }: Sample,
  pack: JurisdictionPack,
  day: CalendarDate,
): Claim {
  const amount = parseUsd('900');
  if (!amount.ok) throw new RangeError('a sum that is none');
  const address = { street: '12 Cedar Street', unit: '', city: 'Springfield', state: pack.state, zip: '' };
  const claimant = { name: from, address, email: 'ada@example.com', phone: '2015550100' };
  const defendant: Defendant = { ...claimant, name: against, email: 'owen@example.com', website: '' };
  return {
    ...NOTHING_CHOSEN,
    situation,
    reasons,
    amount: amount.value,
    happenedOn: day,
    happenedAt: address,
    claimant,
    defendants: [defendant],
    story,
    answers: NO_ANSWERS,
    calculation,
    payment: { types: ['Check'], venmo: '', cashapp: '', zelle: '' },
  };
}

/** A pattern is interpreted the first time and compiled the second, and all over again for text with such signs. */
const WAYS_TO_TYPE: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text,
  (text) => `${text} It’s so.`,
  (text) => `${text} It’s so.`,
];

/** The made-up claims, each in the ways that a person may type it. */
export const sampleClaims = (pack: JurisdictionPack, day: CalendarDate): readonly Claim[] =>
  SAMPLES.flatMap((sample) =>
    WAYS_TO_TYPE.map((typed) => {
      const { story, calculation } = sample;
      return claimOf({ ...sample, story: typed(story), calculation: typed(calculation) }, pack, day);
    }),
  );

/**
 * Composes and checks letters that nobody gets. A process compiles code and patterns when they are first used, and that
 * takes a hundred times as long as a letter: so it is done before anybody waits, and others have their turn at each step.
 */
export async function warmComposer(pack: JurisdictionPack, day: CalendarDate): Promise<void> {
  for (const claim of sampleClaims(pack, day)) {
    await othersTurn();
    const composition = composeLetterFor(pack, claim, { issuedOn: day }, noDecisions);
    await othersTurn();
    checkLetter(composition.composed.text, checkContextOf(composition));
  }
}
