import { addDays, type CalendarDate } from '../../calendar/index.ts';
import { type NotYetDue, notYetDue } from '../../claim-facts/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { demandOf } from '../../jurisdictions/pack/demand.ts';
import type { Cents } from '../../money/index.ts';
import { fullNameOf } from '../../parties/index.ts';
import { type ComposedLetter, type ComposeInput, voiceOf } from '../compose/composed-letter.ts';
import { formValue } from '../wording/form-value.ts';
import { noDecisions } from '../compose/letter-decisions.ts';
import { guardianOf, isYes } from '../compose/letter-opening.ts';
import { addressLines, cleanParty } from '../wording/letter-parties.ts';
import type { PriorLanguage } from '../../own-words/index.ts';

export type CheckedParty = {
  readonly kind: 'person' | 'business';
  readonly name: string;
  /** Empty for a person, and for a business whose contact is not known. */
  readonly contact: string;
  readonly addressLines: readonly string[];
};

/**
 * What the checks know of a claim. Plain data, so that the server can send it to the owner's browser. It holds names,
 * addresses and what was typed into cards: it goes to nobody else and into no log.
 */
export type LetterCheckContext = {
  /** The claim; a letter may not ask for more. */
  readonly claimAmount: Cents;
  /** The figure the letter asks for: the claim, or less when a part is given up. */
  readonly demand: Cents;
  /** What a court will be asked for: the same, or more where a law multiplies it. */
  readonly courtAmount: Cents;
  readonly issuedOn: CalendarDate;
  readonly deadline: CalendarDate;
  /** The other side gets at least until this day. */
  readonly earliestDeadline: CalendarDate;
  /** What the agreed plan of payments leaves for days after the letter; absent where nothing, or nothing is known. */
  readonly notYetDue?: NotYetDue;
  /** Null when it is not known, or when it has passed: then the letter says nothing of it. */
  readonly lastDayToFile: CalendarDate | null;
  readonly sender: CheckedParty;
  /** The lines under the signature. */
  readonly signer: readonly string[];
  readonly recipients: readonly CheckedParty[];
  /** Null when no way of sending is chosen yet. */
  readonly deliveryLine: string | null;
  /** Words that must be in the letter for each way to pay that was chosen. */
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
  /** The letter's own sentences and lines, whole: nothing in them was typed but what `typed` holds. */
  readonly ours: readonly string[];
  /** Words that were typed into frames of ours. */
  readonly typed: readonly string[];
  /** Places of their own words that the person decided to keep (`keyOfIssue`). */
  readonly kept: readonly string[];
  /** Everybody's names, so that a name is never taken for a word. */
  readonly names: readonly string[];
  /** Treatment and its bills are facts of this claim. */
  readonly isHealthExpected: boolean;
  /** The language the person reads the page in, where it is known. */
  readonly prior?: PriorLanguage;
  /** The amount is as rows that add up to it. */
  readonly hasRows: boolean;
};

export type CheckContextInput = ComposeInput & {
  /** The last day to file this claim; null when it is not known. */
  readonly lastDayToFile: CalendarDate | null;
  /** The letter as composed: what is in it is known to be right. */
  readonly composed: Pick<ComposedLetter, 'sentences'>;
};

/** Gathers what the checks need, from the same input the letter is composed from. */
export function checkContextFor(input: CheckContextInput): LetterCheckContext {
  const { claim, pack, court, issuedOn, composed, decisions = noDecisions } = input;
  const isPast = input.lastDayToFile !== null && input.lastDayToFile < issuedOn;
  const { sender, signer } = senderOf(input);
  const recipients = claim.defendants.map(partyOf);
  const notDue = notYetDue(input.facts.amounts.rows, input.facts.entries, issuedOn);
  const ours = composed.sentences.filter(({ source }) => voiceOf(source) === 'ours');
  return {
    claimAmount: claim.amount,
    demand: demandOf(claim, pack, issuedOn),
    courtAmount: claim.courtAmount,
    issuedOn,
    deadline: input.deadline,
    earliestDeadline: addDays(issuedOn, pack.responseDays(claim).least),
    ...(notDue === null ? {} : { notYetDue: notDue }),
    lastDayToFile: isPast ? null : input.lastDayToFile,
    sender,
    signer,
    recipients,
    deliveryLine: formValue(input.deliveryLine ?? '') || null,
    waysToPay: wordsOfWays(claim),
    isPlanOffered: isYes(claim.answers.paymentPlan),
    court: {
      name: pack.courtName(court.part),
      counties: court.counties.map((county) => county.replace(/\scounty$/i, '').trimEnd()),
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
    ours: [...new Set(ours.map(({ text }) => text))],
    typed: [...new Set(ours.flatMap(({ typed = [] }) => typed))],
    kept: [
      ...new Set([
        ...claim.storyChoices.filter(({ choice }) => choice === 'keep').map(({ key }) => key),
        ...decisions.kept,
      ]),
    ],
    names: [...new Set(namesOf(input, [sender, ...recipients]))],
    isHealthExpected: isAboutHealth(claim),
    hasRows: ours.some(({ source }) => source.kind === 'sum'),
  };
}

/** Who signs: the person, a business through its contact, or the parent or guardian of a claimant under 18. */
function senderOf(input: ComposeInput): { readonly sender: CheckedParty; readonly signer: readonly string[] } {
  const party = partyOf(input.claim.claimant);
  const guardian = guardianOf(input);
  if (guardian !== '') return { sender: { ...party, name: guardian, contact: party.name }, signer: [guardian] };
  const isSignedFor = party.kind === 'business' && party.contact !== '';
  const signer = isSignedFor ? [party.contact, `For ${party.name}`] : [party.name];
  return { sender: { ...party, contact: '' }, signer: signer.filter((line) => line !== '') };
}

function partyOf(party: Claim['claimant']): CheckedParty {
  const clean = cleanParty(party);
  return {
    kind: clean.name.kind,
    name: fullNameOf(clean.name),
    contact: clean.name.kind === 'business' ? clean.name.contactName : '',
    addressLines: addressLines(clean.address),
  };
}

function namesOf({ claim, facts }: ComposeInput, parties: readonly CheckedParty[]): readonly string[] {
  const stated = facts.entries.flatMap(({ filled }) =>
    [...filled.values()].flatMap((slot) => (slot.kind === 'who' ? [slot.who.name] : [])),
  );
  const others = claim.coClaimants.map(({ firstname, lastname }) => formValue(`${firstname} ${lastname}`));
  const { contact } = partyOf(claim.claimant);
  return [...parties.flatMap((party) => [party.name, party.contact]), contact, ...others, ...stated].filter(
    (name) => name !== '',
  );
}

/** A check when nothing was chosen. */
function wordsOfWays({ payment }: Claim): readonly string[] {
  const handles = [payment.venmo, payment.cashapp, payment.zelle].map(formValue).filter((handle) => handle !== '');
  const types = payment.types.map((type) => type.toLowerCase());
  return types.length + handles.length === 0 ? ['check'] : [...types, ...handles];
}

/** Reasons outside injuries that may come with a doctor's bill. */
const HEALTH_REASONS: ReadonlySet<string> = new Set(['animal']);

/** Treatment and its bills are facts of such a claim. */
export const isAboutHealth = ({ situation, reasons, answers }: Claim): boolean =>
  situation === 'injury' || reasons.some((reason) => HEALTH_REASONS.has(reason)) || isYes(answers.medicalBill);
