import { addDays, addMonths, isAfter } from '../../../calendar/index.ts';
import { MOVE_AREAS, SIGNING_PLACES } from '../../../claims/questions.ts';
import { noticeOn } from '../notices.ts';
import { isAboutBadCheck } from '../response-days.ts';
import { isInTrade } from '../in-trade.ts';
import { count, large } from './figure-texts.ts';
import { specialFigure } from './figures.ts';
import { cardChoice, cardCount, cardDay, cardMoney, type RuleFacts, type SpecialRule } from './rule.ts';

type Warranty = { readonly days: string; readonly miles: string };

/** The warranty that goes with the miles and the price of the sale, where cards tell both; null where there is none. */
function warrantyOf(facts: RuleFacts): Warranty | null {
  const [miles, price] = [cardCount(facts, 'auto.bought', 'miles'), cardMoney(facts, 'auto.bought', 'price')];
  if (miles === null || price === null) return null;
  const figureOf = (key: Parameters<typeof specialFigure>[0]) => specialFigure(key, facts.today).value;
  if (price <= figureOf('usedCarPrice') * 100 || miles > figureOf('usedCarMostMiles')) return null;
  if (miles <= figureOf('usedCarLowMiles')) {
    return { days: count('usedCarLowDays', facts), miles: large('usedCarLowDistance', facts) };
  }
  return miles < figureOf('usedCarMiddleMiles')
    ? { days: count('usedCarMiddleDays', facts), miles: large('usedCarMiddleDistance', facts) }
    : { days: count('usedCarHighDays', facts), miles: large('usedCarHighDistance', facts) };
}

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

const onTime = <T extends { readonly claimBy: string }>(told: T, { today }: RuleFacts, isLate: boolean): T | null =>
  today > told.claimBy === isLate ? told : null;

const [AT_HOME, , , AT_A_FAIR] = SIGNING_PLACES;

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
      { does: 'info', code: 'fit.used_car_miles', params: (facts) => ({ miles: large('usedCarMostMiles', facts) }) },
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
    key: 'bad-check',
    triggers: [{ when: ({ claim }) => isAboutBadCheck(claim) }],
    question: null,
    outcomes: [
      {
        does: 'info',
        code: 'fit.bad_check_notice',
        params: ({ today }) => {
          const days = noticeOn('badCheckDays', today);
          return days === null ? null : { days: String(days.value) };
        },
      },
    ],
  },
];

/** Only after the notice of that law and its days does a check bear more than its own sum. */
export const badCheckMore: SpecialRule = {
  key: 'bad-check',
  triggers: [
    {
      card: ['debt.check-notice', {}],
      when: (facts) => {
        const mailed = cardDay(facts, 'debt.check-notice', 'day');
        const days = noticeOn('badCheckDays', facts.today);
        return mailed !== null && days !== null && isAfter(facts.today, addDays(mailed, days.value));
      },
    },
  ],
  question: null,
  outcomes: [
    {
      does: 'info',
      code: 'fit.bad_check_more',
      params: (facts) => ({
        floor: `$${count('checkFloorDollars', facts)}`,
        times: count('checkTimes', facts),
        cap: `$${count('checkCapDollars', facts)}`,
      }),
    },
  ],
};
