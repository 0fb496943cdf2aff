import { completeEntries } from '../../../claim-facts/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import { AGREEMENT_KINDS, WORKER_KINDS } from '../../../claims/questions/questions.ts';
import { type Conditions, holds, type ReadEntry } from '../../../fact-cards/index.ts';
import type { Cents } from '../../../money/index.ts';
import { claimantKindOf } from './entity.ts';
import { isInTrade } from './in-trade.ts';
import { usedCarCover } from './used-car.ts';
import { isPublicBodyHarm, type Reason, reasonsOf } from './limitations.ts';

/** What is known for sure about one reason of a claim: from the form, its answers and its filled cards. */
export type LawFacts = {
  readonly reason: string;
  /** A person on the tenant's, buyer's, customer's or worker's side. */
  readonly claimantIsConsumer: boolean;
  readonly againstBusiness: boolean;
  /** The other side sells or works for a living: a business, or a person of whom the claimant says so. */
  readonly againstTrade: boolean;
  readonly hasAgreement: boolean;
  /** There was an agreement, and not on a signed paper. */
  readonly isUnsigned: boolean;
  readonly isPublicBodyHarm: boolean;
  /** The deposit law then counts only after the tenant's own written notice (N.J.S.A. 46:8-26). */
  readonly landlordLivesThere: boolean;
  /** Paid through a payroll, as the worker says. */
  readonly isEmployee: boolean;
  /** The price of a home job, where a card tells it; else the claim, which is mostly less. */
  readonly jobPrice: Cents;
  readonly cards: CardFacts;
};

/** What the claimant answered in cards, each true only when the card is complete and its answers say so. */
export type CardFacts = {
  /** The other side's own dog bit, and the place is given: public, or where the person might lawfully be. */
  readonly dogBit: boolean;
  /** The home got a new owner. */
  readonly newOwner: boolean;
  /** A used car inside all limits of its law. */
  readonly usedCarCovered: boolean;
  /** A payment came back for want of money or of an account. */
  readonly checkBounced: boolean;
  /** The State's list did not show the contractor, or showed the registration as expired. */
  readonly isUnregistered: boolean;
  /** A statement by the seller about the goods. */
  readonly sellerSaid: boolean;
  readonly isGym: boolean;
  /** A towed car came back damaged. */
  readonly cameToHarm: boolean;
  /** An engagement ring was given, and the wedding was called off. */
  readonly engagementRing: boolean;
  /** The other side towed a vehicle from private property. */
  readonly towedFromPrivate: boolean;
  /** The claimant called the tow truck. */
  readonly calledTow: boolean;
};

/** Why somebody was where a dog bit them: in public, or on private property with a right to be there. */
const LAWFULLY_THERE = ['sidewalk', 'street', 'park', 'delivery', 'guest', 'work', 'home', 'shop'];

/** Places of a tow that are private property: a street and a highway are not. */
const PRIVATE_SPOTS = ['store', 'restaurant', 'building', 'private', 'work'];

/** Each fact, and the answers that show it, one of them. */
const SHOWN_BY: Readonly<
  Record<Exclude<keyof CardFacts, 'usedCarCovered'>, readonly (readonly [card: string, answers: Conditions])[]>
> = {
  dogBit: [['injury.dog', { did: 'bit', why: LAWFULLY_THERE, whose: 'own' }]],
  newOwner: [['rental.new-owner', {}]],
  checkBounced: [['debt.returned', { reason: ['nsf', 'closed', 'none'] }]],
  isUnregistered: [['construction.registration', { result: ['not-found', 'expired'] }]],
  sellerSaid: [
    ['auto.claims', { form: ['ad', 'you-said', 'you-wrote'] }],
    ['product.statement', { by: ['told', 'wrote', 'ad', 'page', 'papers'] }],
  ],
  isGym: [['contract.membership', { kind: 'gym' }]],
  cameToHarm: [['auto.damage', {}]],
  engagementRing: [['taken.ring', { off: 'yes' }]],
  towedFromPrivate: [['auto.towed', { by: 'you', spot: PRIVATE_SPOTS }]],
  calledTow: [['auto.tow-facts', { what: 'called' }]],
};

/** That the agreement is on no signed paper with its dates. */
const UNSIGNED_CARD = ['construction.paper', { kind: ['none', 'unsigned', 'messages', 'no-dates'] }] as const;

const shows = (entries: readonly ReadEntry[], key: string, answers: Conditions): boolean =>
  entries.some(({ card, filled }) => card.key === key && holds(answers, filled));

function cardFacts(entries: readonly ReadEntry[], { happenedOn }: FitClaim): CardFacts {
  const isShown = (fact: keyof typeof SHOWN_BY): boolean =>
    SHOWN_BY[fact].some(([card, answers]) => shows(entries, card, answers));
  return {
    dogBit: isShown('dogBit'),
    newOwner: isShown('newOwner'),
    usedCarCovered: usedCarCover(entries, happenedOn).kind === 'covered',
    checkBounced: isShown('checkBounced'),
    isUnregistered: isShown('isUnregistered'),
    sellerSaid: isShown('sellerSaid'),
    isGym: isShown('isGym'),
    cameToHarm: isShown('cameToHarm'),
    engagementRing: isShown('engagementRing'),
    towedFromPrivate: isShown('towedFromPrivate'),
    calledTow: isShown('calledTow'),
  };
}

function jobPriceIn(entries: readonly ReadEntry[]): Cents | null {
  const price = entries.find(({ card }) => card.key === 'construction.deal')?.filled.get('price');
  return price?.kind === 'money' ? price.cents : null;
}

const NO_AGREEMENT = 'No agreement';
const SIGNED = 'Signed paper';

function factsFor(claim: FitClaim, reason: Reason, entries: readonly ReadEntry[]): LawFacts {
  const { agreementKind } = claim.answers;
  const hasAgreement = AGREEMENT_KINDS.some((kind) => kind === agreementKind && kind !== NO_AGREEMENT);
  const [paper, unsigned] = UNSIGNED_CARD;
  return {
    reason: reason.value,
    claimantIsConsumer: claimantKindOf(claim) === 'not_a_business' && reason.claimantRole === undefined,
    againstBusiness: claim.defendants.every(({ name }) => name.kind === 'business'),
    againstTrade: isInTrade(claim),
    hasAgreement,
    isUnsigned: entries.some(({ card }) => card.key === paper)
      ? shows(entries, paper, { kind: [...unsigned.kind] })
      : hasAgreement && agreementKind !== SIGNED,
    isPublicBodyHarm: isPublicBodyHarm(claim),
    landlordLivesThere: claim.answers.ownerOccupied === true && claim.answers.depositLawAskedFor !== true,
    isEmployee: claim.answers.workerKind === WORKER_KINDS[0],
    jobPrice: jobPriceIn(entries) ?? claim.amount,
    cards: cardFacts(entries, claim),
  };
}

/** Rules a complete card names. */
const rulesOf = (entries: readonly ReadEntry[], reason: string): readonly string[] =>
  entries
    .filter(({ card }) => card.reasons.includes(reason) || card.reasons.includes('*'))
    .flatMap(({ card }) => card.feeds.rules ?? []);

type KnownOfReason = {
  readonly reason: Reason;
  readonly facts: LawFacts;
  /** Rules its cards name, beside those of the reason itself. */
  readonly rules: readonly string[];
};

/** What is known about each reason. */
export function factsOf(claim: FitClaim): readonly KnownOfReason[] {
  const entries = completeEntries(claim);
  return reasonsOf(claim).map((reason) => ({
    reason,
    facts: factsFor(claim, reason, entries),
    rules: rulesOf(entries, reason.value),
  }));
}
