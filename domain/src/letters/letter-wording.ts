import { endSentence } from './punctuation.ts';

/**
 * Every English sentence a letter can hold, besides the claimant's words and the law table. A lawyer may edit the
 * words here; the composer only fills in names, amounts and dates. Aim for reading grade 9 or lower, no legalese.
 */
export type Voice = {
  readonly I: string;
  readonly me: string;
  readonly my: string;
};

/** A person writes as I. A business writes as we, in its own name: never "on behalf of". */
export const PERSON_VOICE: Voice = { I: 'I', me: 'me', my: 'my' };
export const BUSINESS_VOICE: Voice = { I: 'we', me: 'us', my: 'our' };

/** The lines that are read as headings, whoever typed them. The part headed "own words" may speak of he, she or they. */
export const HEADINGS = {
  story: 'What happened',
  ownWords: { I: 'In my own words', we: 'In our own words' },
  original: { I: 'In my own words (original)', we: 'In our own words (original)' },
  amount: 'The amount',
  law: 'The law',
  pay: 'How to pay',
  unpaid: 'If it is not paid',
} as const;

export const TOTAL_LABEL = 'Total';
export const CLOSING = 'Sincerely,';

const startingWith = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const subjectLine = (amount: string): string => `Demand for payment of ${amount}`;
export const reLine = (amount: string, about: string): string =>
  `RE: ${subjectLine(amount)}${about === '' ? '' : `. ${about}`}`;
export const attentionLine = (name: string): string => `Attention: ${name}`;
/** Ten digits are grouped as Americans write them; anything else stays as typed. */
export const phoneLine = (phone: string): string =>
  `Phone: ${phone.replace(/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')}`;
export const emailLine = (email: string): string => `Email: ${email}`;
export const dear = (names: string): string => `Dear ${names}:`;
export const to = (names: string): string => `To ${names}:`;
export const forBusiness = (name: string): string => `For ${name}`;

/** `whom` is a full name when the salutation did not make plain who owes, else "you". */
export const askSentence = (v: Voice, whom: string, amount: string, deadline: string): string =>
  `${startingWith(v.I)} ask ${whom} to pay ${v.me} ${amount} by ${deadline}.`;
export const purposeSentence = (purpose: string): string => `It is for ${purpose}.`;
export const askedBefore = (v: Voice): string => `${startingWith(v.I)} have asked you for this money.`;
export const notAskedBefore = (v: Voice): string => `This is ${v.my} first written request.`;

/** Facts of the form, in place of a story that is in another language. */
export const matterSentence = (purpose: string): string => `This matter is about ${purpose}.`;
export const formDateSentence = (v: Voice, date: string): string => `The date ${v.I} have given for it is ${date}.`;
export const formPlaceSentence = (place: string): string => endSentence(`The place is ${place}`);

export const amountSentence = (v: Voice, amount: string): string => `The amount ${v.I} ask for is ${amount}.`;
export const lessLabel = (label: string): string => `Less: ${label}`;
export const SAME_AGAIN_LABEL = 'The same amount again (doubled)';
export const UNNAMED_AMOUNT_LABEL = 'Amount';
export const UNNAMED_CREDIT_LABEL = 'amount taken off';

export const payBySentence = (amount: string, deadline: string): string => `Please pay ${amount} by ${deadline}.`;
export const WAYS = {
  Check: 'a check',
  "Cashier's Check": "a cashier's check",
  'Money Order': 'a money order',
} as const;
export const sendWay = (v: Voice, papers: string): string => `send ${papers} to ${v.my} address above`;
export const CASH_WAY = 'pay in cash';
export const useWay = (app: string, handle: string): string => `use ${app} at ${handle}`;
export const waysSentence = (ways: string): string => endSentence(`You can ${ways}`);
export const planSentence = (v: Voice, months: number | null, deadline: string): string =>
  `If you cannot pay it all at once, a written plan to pay over ${
    months === null ? 'time' : `up to ${months} months`
  } is welcome if you contact ${v.me} by ${deadline}.`;
export const disagreeSentence = (v: Voice): string =>
  `If you think the amount is wrong, please write to ${v.me} by that date and tell ${v.me} why.`;

export const fileSentence = (v: Voice, deadline: string, court: string, county: string | null): string =>
  `If ${v.I} do not have payment by ${deadline}, ${v.I} plan to file a claim in ${court} ${
    county === null ? 'in the county where the court rules allow' : `in ${county}`
  }.`;
export const costsSentence = (v: Voice): string => `${startingWith(v.I)} will ask for the full amount and court costs.`;
export const settleSentence = (v: Voice): string =>
  `${startingWith(v.I)} would rather settle this without a court case.`;
export const recordsSentences = (v: Voice): readonly string[] => [
  'Please keep all messages, photos, and papers about this matter.',
  `${startingWith(v.I)} will keep ${v.I === 'I' ? 'mine' : 'ours'} too.`,
];

/** What takes the place of an insult that stands where a name should ("this crook took my money"). */
export const NEUTRAL_OTHER_SIDE = 'the other side';

/** "A", "A or B", "A, B, or C". */
export function listWith(word: 'and' | 'or', items: readonly string[]): string {
  if (items.length <= 2) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1) ?? ''}`;
}
