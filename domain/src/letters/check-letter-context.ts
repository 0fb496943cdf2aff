import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import { demandOf } from '../jurisdictions/pack/demand.ts';
import type { Cents } from '../money/index.ts';
import { fullNameOf } from '../parties/index.ts';
import { type ComposedLetter, type ComposeInput, emptyLedger } from './composed-letter.ts';
import { formValue } from './form-value.ts';
import { GUARDIAN, noDecisions } from './letter-decisions.ts';
import { addressLines, cleanParty, speaksAsOne } from './letter-parties.ts';
import { withoutPrivateNumbers } from './own-words.ts';
import { meantForOthers } from './story/story-questions.ts';
import { traced } from './traced-text.ts';

export type CheckedParty = {
  readonly kind: 'person' | 'business';
  readonly name: string;
  /** Empty for a person, and for a business whose contact is not known. */
  readonly contact: string;
  readonly addressLines: readonly string[];
};

/**
 * What the checks know of a claim. Plain data, so that the server can send it to the owner's browser. It holds names,
 * addresses and the story: it goes to nobody else and into no log.
 */
export type LetterCheckContext = {
  /** The claim; a letter may not ask for more. */
  readonly claimAmount: Cents;
  /** The figure the letter asks for: the claim, or less when a part is given up. */
  readonly demand: Cents;
  readonly issuedOn: CalendarDate;
  readonly deadline: CalendarDate;
  /** The other side gets at least until this day. */
  readonly earliestDeadline: CalendarDate;
  /** Null when it is not known, or when it has passed: then the letter says nothing of it. */
  readonly lastDayToFile: CalendarDate | null;
  readonly sender: CheckedParty;
  /** True when the letter says I: for a person and for a sole owner. */
  readonly speaksAsOne: boolean;
  /** The lines under the signature. */
  readonly signer: readonly string[];
  readonly recipients: readonly CheckedParty[];
  /** Null when no way of sending is chosen yet. */
  readonly deliveryLine: string | null;
  /** Words that must stand in the letter for each way to pay that was chosen. */
  readonly waysToPay: readonly string[];
  readonly isPlanOffered: boolean;
  readonly court: {
    readonly name: string;
    /** Counties the letter may name, without the word "County". One that is sure must be named. */
    readonly counties: readonly string[];
    readonly isCountySure: boolean;
    /** False when the letter announces no suit there: then it names no court. */
    readonly isAnnounced: boolean;
    readonly otherNames: readonly string[];
  };
  readonly law: readonly { readonly key: string; readonly text: string; readonly cite: string }[];
  readonly happenedOn: CalendarDate;
  /** Address lines of the place where it happened. */
  readonly placeLines: readonly string[];
  readonly story: string;
  readonly calculation: string;
  /** What the person answered to questions about the letter. */
  readonly answers: readonly string[];
  /** "he", "she" or "they", when the person said that somebody else is meant. */
  readonly meantForOthers: readonly string[];
  /** True when the parts of the amount are proven, so that the letter shows them as lines. */
  readonly isItemized: boolean;
};

export type CheckContextInput = ComposeInput & {
  /** The last day to file this claim; null when it is not known. */
  readonly lastDayToFile: CalendarDate | null;
  /** The letter as composed, to know whether its amount was worked out in lines. */
  readonly composed?: Pick<ComposedLetter, 'sentences'>;
};

/** Gathers what the checks need, from the same input the letter is composed from. */
export function checkContextFor(input: CheckContextInput): LetterCheckContext {
  const { claim, pack, court, issuedOn, decisions = noDecisions } = input;
  const isPast = input.lastDayToFile !== null && input.lastDayToFile < issuedOn;
  const { sender, signer } = senderOf(input);
  return {
    claimAmount: claim.amount,
    demand: demandOf(claim, pack, issuedOn),
    issuedOn,
    deadline: input.deadline,
    earliestDeadline: addDays(issuedOn, pack.responseDays(claim).least),
    lastDayToFile: isPast ? null : input.lastDayToFile,
    sender,
    speaksAsOne: speaksAsOne(claim),
    signer,
    recipients: claim.defendants.map(partyOf),
    deliveryLine: input.deliveryLine === undefined ? null : formValue(input.deliveryLine) || null,
    waysToPay: wordsOfWays(claim),
    isPlanOffered: isOffered(claim.answers.paymentPlan),
    court: {
      name: pack.courtName(court.part),
      counties: court.counties.map((county) => county.replace(/\s+county$/i, '')),
      isAnnounced: court.ahead !== 'no_court',
      isCountySure: !court.countyToConfirm && court.counties.length === 1,
      otherNames: pack
        .courtParts(issuedOn)
        .filter(({ part }) => part !== court.part)
        .map(({ part }) => pack.courtName(part)),
    },
    law: input.law
      .filter(({ key }) => !decisions.lawOut.includes(key))
      .map(({ key, text, cite }) => ({ key, text: formValue(text), cite })),
    happenedOn: claim.happenedOn,
    placeLines: addressLines(claim.happenedAt, emptyLedger()),
    story: claim.story,
    calculation: claim.calculation,
    answers: Object.values(decisions.answers),
    meantForOthers: meantForOthers(decisions),
    isItemized: input.composed?.sentences.some(({ source }) => source.kind === 'sum') ?? false,
  };
}

/** Who signs: the person, a business through its contact, or the parent or guardian of a claimant under 18. */
function senderOf({ claim, decisions = noDecisions }: ComposeInput): {
  readonly sender: CheckedParty;
  readonly signer: readonly string[];
} {
  const party = partyOf(claim.claimant);
  const guardian = formValue(claim.guardianName) || formValue(decisions.answers[GUARDIAN] ?? '');
  if (guardian !== '') return { sender: { ...party, name: guardian, contact: party.name }, signer: [guardian] };
  const isSignedFor = party.kind === 'business' && party.contact !== '';
  const signer = isSignedFor ? [party.contact, `For ${party.name}`] : [party.name];
  return { sender: { ...party, contact: '' }, signer };
}

function partyOf(party: Claim['claimant']): CheckedParty {
  const clean = cleanParty(party, emptyLedger());
  return {
    kind: clean.name.kind,
    name: fullNameOf(clean.name),
    contact: clean.name.kind === 'business' ? clean.name.contactName : '',
    addressLines: addressLines(clean.address, emptyLedger()),
  };
}

/** A check when nothing was chosen. Account numbers do not count: they may not stand in a letter. */
function wordsOfWays({ payment }: Claim): readonly string[] {
  const handles = [payment.venmo, payment.cashapp, payment.zelle]
    .map((typed) => formValue(withoutPrivateNumbers(traced(typed), emptyLedger()).text))
    .filter((handle) => handle !== '');
  const types = payment.types.map((type) => type.toLowerCase());
  return types.length + handles.length === 0 ? ['check'] : [...types, ...handles];
}

const isOffered = (answer: Claim['answers']['paymentPlan']): boolean =>
  answer === true || (typeof answer === 'string' && /^\s*yes\b/i.test(answer));
