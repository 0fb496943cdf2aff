import {
  assessClaim,
  type CalendarDate,
  type Claim,
  type ClaimFit,
  type ComposedLetter,
  type ComposeInput,
  checkContextFor,
  composeLetter,
  deliveryLine,
  deliveryOf,
  fullNameOf,
  type JurisdictionPack,
  type LetterCheckContext,
  type LetterDecisions,
  suitAheadOf,
} from '@plainclaim/domain';
import { claimFacts } from '@plainclaim/domain/claim-facts';
import { counted } from '../../../platform/limits/index.ts';
import { parseRecipient } from '../../../platform/mail/index.ts';
import type { LetterDetails } from '../letter-repository.ts';

export type LetterDays = {
  readonly issuedOn: CalendarDate;
  /** Absent: worked out from the day of the letter. */
  readonly deadline?: CalendarDate;
};

/** A letter as it reads on a day with these decisions, and what it was made from. */
export type Composition = {
  readonly fit: ClaimFit;
  readonly input: ComposeInput;
  readonly composed: ComposedLetter;
};

/** The same claim, days and decisions always give the same letter. */
export const composeLetterFor = (...order: Parameters<typeof compose>): Composition => counted(() => compose(...order));

function compose(
  pack: JurisdictionPack,
  claim: Claim,
  { issuedOn, deadline }: LetterDays,
  decisions: LetterDecisions,
): Composition {
  const fit = assessClaim(claim, pack, issuedOn);
  const input: ComposeInput = {
    claim,
    pack,
    facts: claimFacts(claim, pack, issuedOn, { leftUnsaid: cardsLeftOut(decisions) }),
    issuedOn,
    deadline: deadline ?? fit.letterDeadline,
    court: {
      part: fit.courtPart,
      counties: fit.counties,
      countyToConfirm: fit.countyToConfirm,
      ahead: suitAheadOf(fit.findings),
    },
    law: pack.lawFor(claim),
    decisions,
    deliveryLine: deliveryLine(deliveryOf(decisions), claim.defendants.map(reachOf)),
    ...(pack.returnedCheckNotice === undefined ? {} : { returnedCheckNotice: pack.returnedCheckNotice }),
  };
  return { fit, input, composed: composeLetter(input) };
}

/** Fillings whose sentence was taken out: nothing that follows them may hang on it. */
const cardsLeftOut = ({ leftOut }: LetterDecisions): ReadonlySet<string> =>
  new Set(leftOut.flatMap((key) => (key.startsWith(CARD) ? [key.slice(CARD.length)] : [])));
const CARD = 'card:';

/** The same look at an address as the feature that sends: what no mail can go to counts for none. */
const reachOf = ({ name, email }: Claim['defendants'][number]) => ({
  name: fullNameOf(name),
  hasEmail: parseRecipient(email).ok,
});

export const detailsOf = (claim: Claim, { subject }: Pick<ComposedLetter, 'subject'>): LetterDetails => ({
  subject,
  author: fullNameOf(claim.claimant.name),
  recipientName: claim.defendants.map((defendant) => fullNameOf(defendant.name)).join(', '),
});

/** What a text of this letter is checked against, here and in the owner's browser. It holds personal data. */
export const checkContextOf = ({ fit, input, composed }: Composition): LetterCheckContext =>
  checkContextFor({ ...input, lastDayToFile: fit.limit.lastDay, composed });
