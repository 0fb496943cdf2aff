import type { Claim } from '../../claims/claim.ts';
import { AGREEMENT_KINDS } from '../../claims/questions.ts';
import type { Subcategory } from '../../claims/taxonomy/index.ts';
import { businessKindOf } from './entity.ts';
import { isPublicBodyHarm, reasonsOf } from './limitations.ts';

/** What is known for sure about one reason of a claim. Nothing is guessed from the story. */
export type LawFacts = {
  readonly reason: string;
  /** A person on the tenant's, buyer's, customer's or worker's side. */
  readonly claimantIsConsumer: boolean;
  readonly againstBusiness: boolean;
  readonly hasAgreement: boolean;
  /** There was an agreement, and not on a signed paper. */
  readonly isUnsigned: boolean;
  readonly isPublicBodyHarm: boolean;
  readonly amount: number;
};

const NO_AGREEMENT = 'No agreement';
const SIGNED = 'Signed paper';

export function factsFor(claim: Claim, reason: Subcategory): LawFacts {
  const { agreementKind } = claim.answers;
  const hasAgreement = AGREEMENT_KINDS.some((kind) => kind === agreementKind && kind !== NO_AGREEMENT);
  return {
    reason: reason.value,
    claimantIsConsumer: businessKindOf(claim.claimant.name) === 'not_a_business' && reason.claimantRole === undefined,
    againstBusiness: claim.defendants.every(({ name }) => name.kind === 'business'),
    hasAgreement,
    isUnsigned: hasAgreement && agreementKind !== SIGNED,
    isPublicBodyHarm: isPublicBodyHarm(claim),
    amount: claim.amount,
  };
}

export const factsOf = (claim: Claim): readonly { readonly reason: Subcategory; readonly facts: LawFacts }[] =>
  reasonsOf(claim).map((reason) => ({ reason, facts: factsFor(claim, reason) }));
