import type { Claim } from '../../../claims/claim.ts';
import { type Cents, cents } from '../../../money/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow, LawSentence } from '../../pack.ts';
import { factsOf, type LawFacts } from './law-facts.ts';
import type { LawKey } from './reason-law-keys.ts';

/** Most rules one letter names, besides the Consumer Fraud Act. More would read like a threat. */
const MOST_SENTENCES = 2;

/**
 * The price above which the home improvement rules count. Where no card tells the price it is held against the claim, which
 * is mostly less: the rule is then left out rather than named where it may not count.
 */
export const homeJobRows = [
  {
    id: 'law-figure.home-job@2026-11-21',
    value: cents(500_00),
    from: null,
    to: null,
    source: 'N.J.A.C. 13:45A-16.2(a)12 as quoted at thefearlessadvocate.com',
    checkedOn: dayOf('2026-11-21'),
    certainty: 'official-copy',
  },
] as const satisfies readonly DatedRow<Cents>[];

const [homeJob] = homeJobRows;

type LawRule = {
  readonly cite: string;
  readonly text: string;
  readonly source: string;
  readonly certainty: Certainty;
  /** True only when answers, cards or reasons show it; no word of a story does. The claimant may take each sentence out. */
  readonly isKnownToFit: (facts: LawFacts) => boolean;
  /** What it is about, where the complaint pleads it by name. Absent: the letter alone tells it. */
  readonly pleads?: string;
  /** Common law that fits many disputes comes after statutes. */
  readonly isGeneral?: true;
};

const FROM_MEMORY = 'From memory; not read in a source';

/** Reasons under which property itself, and not only a promise about it, was taken or kept. */
const PROPERTY_TAKEN = [
  'belongings-kept-or-dumped',
  'shop-keeps-car',
  'took-my-things',
  'will-not-return',
  'ex-or-roommate',
  'money-taken',
  'worker-took',
  'held-by-storage-or-landlord',
];

/** Reasons that say there was damage or injury which carelessness explains. Crash injuries go to no-fault cover first. */
const CARELESS_HARM = [
  'tenant-damaged-rental',
  'damage-during-work',
  'damaged-at-shop',
  'car-crash',
  'parked-car',
  'neighbor-yard',
  'water-leak',
  'animal',
  'lent-item',
  'dog-bite',
  'slip-or-fall',
  'store-salon-gym',
  'other-injury',
];

const among =
  (reasons: readonly string[]) =>
  ({ reason }: LawFacts): boolean =>
    reasons.includes(reason);

/**
 * The rules whose conditions a claim can show. Left out because their conditions are never known from the answers:
 * merchantability, refund policies, pets (a vet's certificate), movers (where the move ended), shortened deposit times and reliance on a promise.
 */
export const RULES: Readonly<Partial<Record<LawKey, LawRule>>> = {
  'sda-return': {
    cite: 'N.J.S.A. 46:8-21.1',
    text: 'New Jersey’s security deposit law, N.J.S.A. 46:8-21.1, lets a landlord keep only money that is owed under the lease or for damage beyond normal wear. A court doubles the part that was kept without a right to it and adds court costs.',
    source:
      'App. Div. A-3467-19 (Dec. 10, 2021) and A-3501-21 (Nov. 15, 2023); Kang In Yi v. Re/Max Fortune Properties, 338 N.J. Super. 534 (App. Div. 2001)',
    certainty: 'official-copy',
    isKnownToFit: (facts) => facts.claimantIsConsumer && !facts.landlordLivesThere,
    pleads: 'return of a security deposit',
  },
  'sda-new-owner': {
    cite: 'N.J.S.A. 46:8-20 and 46:8-21',
    text: 'Under N.J.S.A. 46:8-20 and 46:8-21, who becomes the owner of a rented home answers for the deposit, even if the earlier owner never handed it over.',
    source: 'Whelan law firm on the Rent Security Deposit Act (whelan-law.com); the sections themselves were not read',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.claimantIsConsumer && !facts.landlordLivesThere && facts.cards.newOwner,
    pleads: 'a new owner answers for the deposit',
  },
  'tenant-property': {
    cite: 'N.J.S.A. 2A:18-72',
    text: 'New Jersey law, N.J.S.A. 2A:18-72 and the sections that follow, requires written notice before a former tenant’s belongings may be sold or thrown out. They may not be held for unpaid rent.',
    source: 'Legal Services of New Jersey (lsnjlaw.org); leaserunner.com; lawguru.com',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.claimantIsConsumer && facts.reason === 'belongings-kept-or-dumped',
  },
  lockout: {
    cite: 'N.J.S.A. 2A:39-1',
    text: 'In New Jersey only a court officer with a court order may remove a tenant.',
    source: FROM_MEMORY,
    certainty: 'unverified',
    isKnownToFit: (facts) => facts.claimantIsConsumer,
  },
  habitability: {
    cite: 'Marini v. Ireland, 56 N.J. 130 (1970)',
    text: 'A New Jersey landlord must keep a rented home fit to live in and make needed repairs. Rent may be lowered for the time the home was not.',
    source: FROM_MEMORY,
    certainty: 'unverified',
    isKnownToFit: (facts) => facts.claimantIsConsumer,
  },
  furniture: {
    cite: 'N.J.A.C. 13:45A-5.1',
    text: 'New Jersey rules on furniture and appliance delivery, N.J.A.C. 13:45A-5.1, treat goods that come late, damaged, or not as ordered as not delivered, and let the buyer choose a full refund.',
    source: 'newjerseyconsumerlawyerblog.com; lemonlawclaims.com',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.claimantIsConsumer && facts.againstTrade,
  },
  'auto-regs': {
    cite: 'N.J.A.C. 13:45A-26C.2',
    text: 'New Jersey auto repair rules, N.J.A.C. 13:45A-26C.2, require the customer’s signed approval and a written estimate before work starts. A shop may not charge more than the estimate without consent.',
    source: 'N.J.A.C. 13:45A-26C.2 (civiljury.blogspot.com reprint); App. Div. A-0899-06 (2007)',
    certainty: 'official-copy',
    isKnownToFit: (facts) =>
      facts.claimantIsConsumer && facts.againstTrade && among(['repair-not-approved', 'over-estimate'])(facts),
  },
  hip: {
    cite: 'N.J.A.C. 13:45A-16.2',
    text: `New Jersey home improvement rules, N.J.A.C. 13:45A-16.2, require a signed written contract with start and end dates for jobs over $${homeJob.value / 100}.`,
    source: homeJob.source,
    certainty: homeJob.certainty,
    isKnownToFit: (facts) =>
      facts.claimantIsConsumer &&
      facts.againstTrade &&
      facts.isUnsigned &&
      facts.jobPrice > homeJob.value &&
      among(['deposit-no-work', 'price-went-up', 'no-contract-or-registration'])(facts),
  },
  cbra: {
    cite: 'N.J.S.A. 56:8-136',
    text: 'Home improvement businesses must be registered with the State, N.J.S.A. 56:8-136 and the sections that follow.',
    source: 'king-barnes.com; NJ NARI notice; b-blawgroup.com',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.claimantIsConsumer && facts.againstTrade && facts.cards.isUnregistered,
  },
  'bad-check': {
    cite: 'N.J.S.A. 2A:32A-1',
    text: 'The check was returned unpaid, so the amount is still owed. New Jersey law, N.J.S.A. 2A:32A-1, has a separate notice for returned checks.',
    source: 'N.J.S.A. 2A:32A-1 (casetext, current through L.2024, c.87)',
    certainty: 'official-copy',
    isKnownToFit: (facts) => facts.reason === 'bad-check' && facts.cards.checkBounced,
  },
  dog: {
    cite: 'N.J.S.A. 4:19-16',
    text: 'Under N.J.S.A. 4:19-16, the owner of a dog that bites a person in a public place, or lawfully on private property, is responsible even if the dog never bit before.',
    source: 'App. Div. A-5211-16 (2018); jacobslawoffice.com; seigellaw.com',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.reason === 'dog-bite' && facts.cards.dogBit,
    pleads: 'the owner of a dog that bites',
  },
  'health-club': {
    cite: 'N.J.S.A. 56:8-39',
    text: 'New Jersey’s health club law, N.J.S.A. 56:8-39 to 56:8-48, sets the rules for gym contracts and cancellations.',
    source: 'NJ Division of Consumer Affairs release, Sept. 8, 2014; bergenpassaicconsumeraffairs.com',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.claimantIsConsumer && facts.againstTrade && facts.cards.isGym,
  },
  ring: {
    cite: 'Aronow v. Silver, 223 N.J. Super. 344 (Ch. Div. 1987)',
    text: 'In New Jersey an engagement ring is returned when the wedding does not take place.',
    source: 'Aronow v. Silver (law.justia.com)',
    certainty: 'official-copy',
    isKnownToFit: (facts) => facts.cards.engagementRing,
  },
  cfa: {
    cite: 'N.J.S.A. 56:8-2 and 56:8-19',
    text: 'These facts may also break the New Jersey Consumer Fraud Act, N.J.S.A. 56:8-2. If they do, a court awards three times the loss, plus filing fees and reasonable lawyer fees, under N.J.S.A. 56:8-19.',
    source: 'consumer-attorney.com; App. Div. A-0899-06 (2007); Wisser v. Kaufman Carpet (App. Div. 1983)',
    certainty: 'secondary',
    // A broken promise alone is no consumer fraud (Cox v. Sears): the answers must show a broken rule of the trade.
    isKnownToFit: (facts) =>
      facts.claimantIsConsumer &&
      facts.againstTrade &&
      !facts.isPublicBodyHarm &&
      (facts.cards.isUnregistered || among(['repair-not-approved', 'over-estimate'])(facts)),
  },
  'ucc-warranty': {
    cite: 'N.J.S.A. 12A:2-313',
    text: 'Under N.J.S.A. 12A:2-313, goods must match what the seller said about them.',
    source: 'New Jersey Model Civil Jury Charge 4.21; kyzer.ai',
    certainty: 'official-copy',
    isKnownToFit: (facts) =>
      among(['not-as-promised', 'private-or-online-seller'])(facts) ||
      (among(['broken-or-defective', 'used-car'])(facts) && facts.cards.sellerSaid),
  },
  'ucc-remedy': {
    cite: 'N.J.S.A. 12A:2-711',
    text: 'When goods are not delivered or are properly refused, the buyer may have the price back.',
    source: FROM_MEMORY,
    certainty: 'unverified',
    isKnownToFit: among(['never-came']),
  },
  'ucc-price': {
    cite: 'N.J.S.A. 12A:2-709',
    text: 'A buyer who accepts goods must pay the agreed price.',
    source: FROM_MEMORY,
    certainty: 'unverified',
    isKnownToFit: among(['unpaid-goods']),
  },
  'used-car': {
    cite: 'N.J.S.A. 56:8-67 to 56:8-80',
    text: 'New Jersey’s used car law, N.J.S.A. 56:8-67 to 56:8-80, calls for a written warranty when a dealer sells a car of this price, age and mileage. A buyer gives it up only in the way that law allows.',
    source: 'N.J.S.A. 56:8-69, text quoted (lemonlawclaims.com); Division of Consumer Affairs, used-car lemon law page',
    certainty: 'secondary',
    isKnownToFit: (facts) =>
      facts.claimantIsConsumer && facts.againstTrade && facts.reason === 'used-car' && facts.cards.usedCarCovered,
    pleads: 'warranty of a used car from a dealer',
  },
  wages: {
    cite: 'N.J.S.A. 34:11-4.10 and 34:11-56a25',
    text: 'New Jersey wage law, N.J.S.A. 34:11-4.10 and 34:11-56a25, lets an employee ask a court for unpaid wages, for up to twice that sum on top, and for costs.',
    source: 'N.J.S.A. 34:11-56a25 (Justia 2021); McCarter & English note on the Wage Theft Act (P.L.2019 c.212)',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.claimantIsConsumer && facts.reason === 'unpaid-work' && facts.isEmployee,
    pleads: 'unpaid wages of an employee',
  },
  fcba: {
    cite: '15 U.S.C. 1666',
    text: 'A card company’s decision about a dispute does not decide what is owed between us.',
    source: 'finhelp.io; chaselawmb.com',
    certainty: 'secondary',
    isKnownToFit: among(['lost-card-dispute']),
  },
  tca: {
    cite: 'N.J.S.A. 59:8-8',
    text: 'I understand that N.J.S.A. 59:8-8 sets notice steps for claims against a public body. Please send any form you need right away.',
    source: 'N.J.S.A. 59:8-8 (statutes.laws.com)',
    certainty: 'official-copy',
    isKnownToFit: (facts) => facts.isPublicBodyHarm,
  },
  bailment: {
    cite: 'New Jersey bailment law',
    text: 'A person or business that holds property for someone must return it in the condition it was in, or explain why it cannot.',
    source: 'App. Div. A-5115-13 (2015)',
    certainty: 'secondary',
    // A tow may be about its price alone: the rule is about what came back, and how.
    isKnownToFit: (facts) =>
      among(['damaged-at-shop', 'cleaner-or-storage', 'lent-item'])(facts) ||
      (facts.reason === 'tow' && facts.cards.cameToHarm),
  },
  towing: {
    cite: 'N.J.S.A. 56:13-14',
    text: 'New Jersey’s towing law, N.J.S.A. 56:13-7 and the sections that follow, asks that the fees for a tow from private property without the owner’s consent be reasonable.',
    source:
      'N.J.S.A. 56:13-14 (through L. 2024 c. 87); Property Owners Association: the Predatory Towing Prevention Act; Division of Consumer Affairs release on predatory towing, July 29, 2015',
    certainty: 'secondary',
    // A tow that the claimant called has a price of its own.
    isKnownToFit: (facts) =>
      facts.claimantIsConsumer &&
      facts.againstTrade &&
      facts.reason === 'tow' &&
      facts.cards.towedFromPrivate &&
      !facts.cards.calledTow,
  },
  conversion: {
    cite: 'New Jersey conversion law',
    text: 'Under New Jersey law, a person who takes, keeps, or sells property that belongs to someone else, without a right to it, owes its fair value.',
    source: 'N.J.S.A. 2A:14-1, which names converting personal property',
    certainty: 'secondary',
    isKnownToFit: among(PROPERTY_TAKEN),
  },
  contract: {
    cite: 'New Jersey contract law',
    text: 'Under New Jersey law an agreement counts whether it is on paper, in messages, or spoken. When one side does not keep its part, the other side may claim the money lost.',
    source: 'New Jersey Courts small claims self-help page (njcourts.gov)',
    certainty: 'secondary',
    isKnownToFit: (facts) => facts.hasAgreement,
    isGeneral: true,
  },
  negligence: {
    cite: 'New Jersey negligence law',
    text: 'New Jersey law asks every person and business to use reasonable care. One who does not is responsible for the fair cost of the harm.',
    source: 'seigellaw.com',
    certainty: 'secondary',
    isKnownToFit: (facts) => !facts.isPublicBodyHarm && among(CARELESS_HARM)(facts),
    isGeneral: true,
  },
};

/** Every sentence of law a letter can name, for who tells them in another language. */
export const LAW_SENTENCES: readonly { readonly key: string; readonly text: string }[] = Object.entries(RULES).map(
  ([key, { text }]) => ({ key, text }),
);

/** The one rule that comes on top of the others. */
const ON_TOP: LawKey = 'cfa';

/**
 * At most two sentences the claim is known to meet, and the Consumer Fraud Act's: statutes before general law, else in the
 * order of the reasons. `leftOut` are those that a special rule takes the place of.
 */
export function lawFor(claim: Claim, leftOut: ReadonlySet<LawKey> = new Set()): readonly LawSentence[] {
  const fitting = new Map<LawKey, LawRule>();
  for (const { reason, facts, rules } of factsOf(claim)) {
    const named = Object.keys(RULES).filter((key): key is LawKey => rules.includes(key));
    // The public-body rule follows from who is claimed against, not only from the reason.
    for (const key of [...(facts.isPublicBodyHarm ? (['tca'] as const) : []), ...reason.law, ...named]) {
      const rule = RULES[key];
      // What nobody read in a source is no sentence for a letter.
      if (rule !== undefined && !leftOut.has(key) && rule.certainty !== 'unverified' && rule.isKnownToFit(facts))
        fitting.set(key, rule);
    }
  }
  const ranked = [...fitting].sort(([, a], [, b]) => Number(a.isGeneral ?? false) - Number(b.isGeneral ?? false));
  const chosen = ranked.filter(([key]) => key !== ON_TOP).slice(0, MOST_SENTENCES);
  return [...chosen, ...ranked.filter(([key]) => key === ON_TOP)].map(
    ([key, { text, cite, source, certainty, pleads }]) => ({
      key,
      text,
      cite,
      source,
      certainty,
      ...(pleads === undefined ? {} : { pleads }),
    }),
  );
}
