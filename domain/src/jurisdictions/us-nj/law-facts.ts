import type { Claim } from '../../claims/claim.ts';
import { AGREEMENT_KINDS } from '../../claims/questions.ts';
import { claimantKindOf } from './entity.ts';
import { isPublicBodyHarm, type Reason, reasonsOf } from './limitations.ts';
import { type StoryFacts, storyFacts } from './law-story-facts.ts';

/** What is known for sure about one reason of a claim: from the form, or because the story says it in plain words. */
export type LawFacts = {
  readonly reason: string;
  /** A person on the tenant's, buyer's, customer's or worker's side. */
  readonly claimantIsConsumer: boolean;
  readonly againstBusiness: boolean;
  readonly hasAgreement: boolean;
  /** There was an agreement, and not on a signed paper. */
  readonly isUnsigned: boolean;
  readonly isPublicBodyHarm: boolean;
  /** The deposit law then counts only after the tenant's own written notice (N.J.S.A. 46:8-26). */
  readonly landlordLivesThere: boolean;
  readonly amount: number;
  readonly told: StoryFacts;
};

const NO_AGREEMENT = 'No agreement';
const SIGNED = 'Signed paper';

function factsFor(claim: Claim, reason: Reason, told: StoryFacts): LawFacts {
  const { agreementKind } = claim.answers;
  const hasAgreement = AGREEMENT_KINDS.some((kind) => kind === agreementKind && kind !== NO_AGREEMENT);
  return {
    reason: reason.value,
    claimantIsConsumer: claimantKindOf(claim) === 'not_a_business' && reason.claimantRole === undefined,
    againstBusiness: claim.defendants.every(({ name }) => name.kind === 'business'),
    hasAgreement,
    isUnsigned: hasAgreement && agreementKind !== SIGNED,
    isPublicBodyHarm: isPublicBodyHarm(claim),
    landlordLivesThere: claim.answers.ownerOccupied === true,
    amount: claim.amount,
    told,
  };
}

/** What is known about each reason. The story is read once for all of them. */
export function factsOf(claim: Claim): readonly { readonly reason: Reason; readonly facts: LawFacts }[] {
  const told = storyFacts(claim.story);
  return reasonsOf(claim).map((reason) => ({ reason, facts: factsFor(claim, reason, told) }));
}
