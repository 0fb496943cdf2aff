import { endSentence } from './form-value.ts';

/**
 * Every English sentence a letter can hold, besides the claimant's words and the law table. A lawyer may edit the
 * words here; the composer only fills in names, amounts and dates. Aim for reading grade 9 or lower, no legalese.
 */
export type Voice = {
  readonly I: string;
  readonly me: string;
  readonly my: string;
};

/** A person and a sole owner write as I. A company writes as we, in its own name: never "on behalf of". */
export const PERSON_VOICE: Voice = { I: 'I', me: 'me', my: 'my' };
export const BUSINESS_VOICE: Voice = { I: 'we', me: 'us', my: 'our' };

export { HEADINGS } from './letter-headings.ts';

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
/** Others who make the claim together with the one who signs. */
export const withOthers = (names: readonly string[]): string => `With ${listWith('and', names)}`;
export const forBusiness = (name: string): string => `For ${name}`;

/** `whom` is a full name when the salutation did not make plain who owes, else "you". */
export const askSentence = (v: Voice, whom: string, amount: string, deadline: string): string =>
  `${startingWith(v.I)} ask ${whom} to pay ${v.me} ${amount} by ${deadline}.`;
/** What was ticked, and no more: the amount may hold other things too. */
export const purposeSentence = (purpose: string): string => `This is about ${purpose}.`;
/** A parent or guardian signs for a child; the claim stays the child's. */
export const guardianSentence = (v: Voice, child: string): string =>
  `${startingWith(v.I)} write as the parent or guardian of ${child}, a minor.`;
export const forMinor = (child: string): string => `For ${child}, a minor`;
/** A claim that somebody else had first. `day` is '' when it is not known. */
export const firstOwnerSentence = (v: Voice, owner: string, day: string): string =>
  `This claim first belonged to ${owner} and was transferred to ${v.me}${day === '' ? '' : ` on ${day}`}.`;
/** One answer for everybody the letter goes to, so it does not say whom. */
export const askedBefore = (v: Voice): string => `${startingWith(v.I)} have asked for this money before.`;
export const notAskedBefore = (v: Voice): string => `This is ${v.my} first written request.`;

/** Facts of the form, in place of a story that is in another language. */
export const matterSentence = (purpose: string): string => `This matter is about ${purpose}.`;
export const formDateSentence = (v: Voice, date: string): string => `The date ${v.I} have given for it is ${date}.`;
export const formPlaceSentence = (place: string): string => endSentence(`The place is ${place}`);

export const amountSentence = (v: Voice, amount: string): string => `The amount ${v.I} ask for is ${amount}.`;
export const GIVEN_UP_LABEL = 'the part that is given up';
export const LOSS_LABEL = 'Amount of the loss';
export const givenUpSentence = (v: Voice, amount: string): string =>
  `${startingWith(v.I)} ask for ${amount} and give up the part above it.`;
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
/** Above a limit only a lawyer may file for a company: it does not say that it files by itself. */
export const haveFiledSentence = (v: Voice, deadline: string, court: string, county: string | null): string =>
  `If ${v.I} do not have payment by ${deadline}, ${v.I} plan to have a claim filed in ${court} ${
    county === null ? 'in the county where the court rules allow' : `in ${county}`
  }.`;
/** Where the court that hears such an amount may not hear this claim, no court and no suit is announced. */
export const askByLawSentence = (v: Voice, deadline: string): string =>
  `If ${v.I} do not have payment by ${deadline}, ${v.I} plan to ask for it in the way the law allows.`;
/** A public body must get its notices first, so nothing is announced for the day after the deadline. */
export const fileAfterNoticeSentence = (v: Voice, deadline: string, court: string, county: string | null): string =>
  `If this is not settled by ${deadline}, ${v.I} plan to take the notice steps the law asks for. After that ${v.I} plan to file a claim in ${court} ${
    county === null ? 'in the county where the court rules allow' : `in ${county}`
  }.`;
export const costsSentence = (v: Voice, amount: string): string =>
  `${startingWith(v.I)} will ask for ${amount} and court costs.`;
export const anyCostsSentence = (v: Voice, amount: string): string =>
  `${startingWith(v.I)} will ask for ${amount} and any costs the law allows.`;
/** Where a law multiplies the amount and only the court is asked for it: the larger sum is named once, with its law. */
export const courtSumSentence = (v: Voice, sum: string, cite: string): string =>
  `If this goes to court, ${v.I} will ask for ${sum} under ${cite} and court costs.`;
/** What the person ticked: "the lease", "photos of the last day". */
export const proofSentence = (v: Voice, things: readonly string[]): string =>
  `${startingWith(v.I)} have ${listWith('and', things)}.`;
export const settleSentence = (v: Voice): string =>
  `${startingWith(v.I)} would rather settle this without a court case.`;
export const recordsSentences = (v: Voice): readonly string[] => [
  'Please keep all messages, photos, and papers about this matter.',
  `${startingWith(v.I)} will keep ${v.I === 'I' ? 'mine' : 'ours'} too.`,
];

/** "A", "A or B", "A, B, or C". */
export function listWith(word: 'and' | 'or', items: readonly string[]): string {
  if (items.length <= 2) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1) ?? ''}`;
}

/** `rule` is the pack's rule of evidence about offers to settle. */
export const settlementRe = (rule: string): string => `RE: Offer to settle. For settlement purposes only, ${rule}`;
export const settlementSentences = (
  v: Voice,
  offer: string,
  until: string,
  demand: string,
  letterDay: string,
  rule: string,
): readonly (readonly string[])[] => [
  [
    `This page is an offer to settle. It is not part of ${v.my} letter of ${letterDay}, which asks for ${demand}.`,
    `${startingWith(v.I)} will take ${offer} as full payment of this matter if ${v.I} have it by ${until}.`,
  ],
  [
    `This offer is made for settlement purposes only under ${rule}.`,
    `It says nothing about what is owed. It ends on ${until}, and after that the amount in ${v.my} letter stands.`,
  ],
];
