import { addDays, addMonths } from '../../../calendar/index.ts';
import { MOVE_AREAS, REFUND_POLICIES, SIGNING_PLACES } from '../../../claims/questions/questions.ts';
import { isInTrade } from '../law/in-trade.ts';
import { usedCarCover } from '../law/used-car.ts';
import { count, large } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import { cardChoice, cardDay, type RuleFacts, type SpecialRule } from './rule.ts';

/** The warranty that goes with the miles of the sale, where the card tells all that it hangs on; null where not. */
function warrantyOf(facts: RuleFacts) {
  const cover = usedCarCover(facts.entries, facts.claim.happenedOn);
  if (cover.kind !== 'covered') return null;
  switch (cover.band) {
    case 'low':
      return { days: count('usedCarLowDays', facts), miles: large('usedCarLowDistance', facts) };
    case 'middle':
      return { days: count('usedCarMiddleDays', facts), miles: large('usedCarMiddleDistance', facts) };
    default:
      return { days: count('usedCarHighDays', facts), miles: large('usedCarHighDistance', facts) };
  }
}

/** The limits, for a car that may keep to them; null once one of them is passed. */
const limitsOfCar = (facts: RuleFacts) =>
  usedCarCover(facts.entries, facts.claim.happenedOn).kind === 'outside'
    ? null
    : { miles: large('usedCarMostMiles', facts), years: count('usedCarMostYears', facts) };

const [INSIDE, ACROSS] = MOVE_AREAS;
type Crossing = 'inside' | 'across' | 'unknown';

function crossingOf(facts: RuleFacts): Crossing {
  const { moveStayedInside } = facts.claim.answers;
  const crossed = cardChoice(facts, 'contract.move', 'crossed');
  if (moveStayedInside === INSIDE || crossed === 'no') return 'inside';
  return moveStayedInside === ACROSS || crossed === 'yes' ? 'across' : 'unknown';
}

/** Counted from the delivery, as the card tells it, else from the day on the form. */
const deliveredOn = (facts: RuleFacts) => cardDay(facts, 'contract.move', 'day') ?? facts.claim.happenedOn;

function insideClaim(facts: RuleFacts) {
  const days = specialFigure('moverClaimDays', facts.today).value;
  return {
    days: String(days),
    claimBy: addDays(deliveredOn(facts), days),
    years: count('moverSuitYears', facts),
  };
}

function acrossClaim(facts: RuleFacts) {
  const months = specialFigure('carrierClaimMonths', facts.today).value;
  return {
    months: String(months),
    claimBy: addMonths(deliveredOn(facts), months),
    years: count('carrierSuitYears', facts),
  };
}

const onTime = <T extends { readonly claimBy: string }>(stated: T, { today }: RuleFacts, isLate: boolean): T | null =>
  today > stated.claimBy === isLate ? stated : null;

const [AT_HOME, , , AT_A_FAIR] = SIGNING_PLACES;
const [NOT_POSTED, POSTED, ONLINE] = REFUND_POLICIES;
const refund = (facts: RuleFacts) => ({ days: count('refundDays', facts) });

export const carsAndGoodsRules: readonly SpecialRule[] = [
  {
    key: 'towing',
    triggers: [{ reasons: ['tow'], claimant: 'person' }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.towing' }],
  },
  {
    key: 'used-car',
    triggers: [{ reasons: ['used-car'], claimant: 'person', when: ({ claim }) => isInTrade(claim) }],
    question: 'sellerInTrade',
    outcomes: [
      { does: 'info', code: 'fit.used_car', params: warrantyOf },
      { does: 'info', code: 'fit.used_car_miles', params: limitsOfCar },
    ],
  },
  {
    key: 'new-car',
    triggers: [{ topic: 'newCar', situations: ['auto', 'product', 'broken-contract', 'other'], claimant: 'person' }],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.new_car',
        params: (facts) => ({ years: count('newCarYears', facts), miles: large('newCarMiles', facts) }),
      },
    ],
  },
  {
    key: 'garage-lien',
    triggers: [{ reasons: ['shop-keeps-car'] }],
    question: null,
    outcomes: [{ does: 'warning', code: 'fit.shop_keeps_car' }],
  },
  {
    key: 'self-storage',
    triggers: [{ reasons: ['held-by-storage-or-landlord'], topic: 'storageSale' }],
    question: null,
    outcomes: [
      { does: 'info', code: 'fit.storage_sale', params: (facts) => ({ days: count('storagePayDays', facts) }) },
    ],
  },
  {
    key: 'movers-state',
    triggers: [{ reasons: ['mover'], when: (facts) => crossingOf(facts) === 'inside' }],
    question: 'moveStayedInside',
    outcomes: [
      { does: 'warning', code: 'fit.mover_claim', params: (facts) => onTime(insideClaim(facts), facts, false) },
      {
        does: 'warning',
        code: 'fit.mover_claim_may_be_late',
        params: (facts) => onTime(insideClaim(facts), facts, true),
      },
    ],
  },
  {
    key: 'movers-interstate',
    triggers: [{ reasons: ['mover'], when: (facts) => crossingOf(facts) === 'across' }],
    question: 'moveStayedInside',
    outcomes: [
      { does: 'warning', code: 'fit.carrier_claim', params: (facts) => onTime(acrossClaim(facts), facts, false) },
      {
        does: 'warning',
        code: 'fit.carrier_claim_may_be_late',
        params: (facts) => onTime(acrossClaim(facts), facts, true),
      },
    ],
    insteadOf: ['cfa', 'contract'],
  },
  {
    key: 'movers-state',
    triggers: [{ reasons: ['mover'], when: (facts) => crossingOf(facts) === 'unknown' }],
    question: 'moveStayedInside',
    outcomes: [
      {
        does: 'warning',
        code: 'fit.mover_claim_unsure',
        params: (facts) => ({ insideBy: insideClaim(facts).claimBy, acrossBy: acrossClaim(facts).claimBy }),
      },
    ],
    insteadOf: ['cfa', 'contract'],
  },
  {
    key: 'door-to-door',
    triggers: [{ answer: ['signedWhere', [AT_HOME, AT_A_FAIR]] }],
    question: 'signedWhere',
    outcomes: [{ does: 'info', code: 'fit.door_sale', params: (facts) => ({ days: count('doorSaleDays', facts) }) }],
    insteadOf: ['ucc-warranty'],
  },
  {
    key: 'health-club',
    triggers: [
      { card: ['contract.membership', { kind: 'gym' }] },
      { card: ['charge.member', { gym: 'yes' }] },
      { reasons: ['gym-or-class'], when: ({ matter }) => !matter.cards.includes('contract.membership') },
    ],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.gym',
        params: (facts) => ({ days: count('gymCancelDays', facts), miles: count('gymMiles', facts) }),
      },
    ],
  },
  {
    key: 'gift-card',
    triggers: [{ topic: 'giftCard', claimant: 'person', against: 'business' }],
    question: null,
    outcomes: [
      { does: 'info', code: 'fit.gift_card', params: (facts) => ({ months: count('giftCardMonths', facts) }) },
    ],
    insteadOf: ['ucc-warranty'],
  },
  {
    key: 'pets',
    triggers: [{ reasons: ['sick-pet'], claimant: 'person' }],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.sick_pet',
        params: (facts) => ({
          days: count('petDays', facts),
          months: count('petMonths', facts),
          deliver: count('petDeliverDays', facts),
        }),
      },
    ],
  },
  {
    key: 'refund-policy',
    triggers: [{ reasons: ['refund-refused'], claimant: 'person', against: 'business' }],
    question: 'refundPosted',
    outcomes: [
      { card: ['charge.terms', { where: 'none' }], does: 'info', code: 'fit.refund_not_posted', params: refund },
      { card: ['charge.terms', { where: 'sign' }], does: 'info', code: 'fit.refund_posted', params: refund },
      {
        card: ['charge.terms', { where: ['site', 'email'] }],
        does: 'info',
        code: 'fit.refund_online',
        row: 'refund-policy-online',
      },
      { on: [NOT_POSTED], does: 'info', code: 'fit.refund_not_posted', params: refund },
      { on: [POSTED], does: 'info', code: 'fit.refund_posted', params: refund },
      { on: [ONLINE], does: 'info', code: 'fit.refund_online', row: 'refund-policy-online' },
      { does: 'info', code: 'fit.refund_policy', params: refund },
    ],
  },
  {
    key: 'no-special-rule',
    triggers: [{ card: ['damage.left', { purpose: 'clean' }] }],
    question: null,
    outcomes: [{ does: 'info', code: 'fit.no_law_of_its_own' }],
  },
];
