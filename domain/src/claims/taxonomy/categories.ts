import type { CategoryIcon } from './types.ts';

/** A kind of dispute the first screen offers. Light on purpose: the browser's first bundle holds this list. */
export type Category = {
  readonly value: string;
  readonly label: string;
  readonly icon: CategoryIcon;
  readonly order: number;
  readonly blurb: string;
};

export const categories: readonly Category[] = [
  {
    value: 'tenant-landlord',
    label: 'Landlord or tenant problem',
    icon: 'TenantLandlordDispute',
    order: 1,
    blurb: 'A deposit, repairs, a lockout, unpaid rent, or damage to a rental.',
  },
  {
    value: 'debt',
    label: 'Someone owes me money',
    icon: 'DebtCollection',
    order: 2,
    blurb: 'A loan, an unpaid bill, unpaid work, or a bounced check.',
  },
  {
    value: 'broken-contract',
    label: 'Broken agreement or service',
    icon: 'BrokenContract',
    order: 3,
    blurb: 'A service, event, mover, gym, or deal that was not done as agreed.',
  },
  {
    value: 'construction',
    label: 'Bad or unfinished home work',
    icon: 'PoorConstruction',
    order: 4,
    blurb: 'A contractor, roofer, painter, plumber, or handyman problem.',
  },
  {
    value: 'auto',
    label: 'Car repair or used car',
    icon: 'AutoRepair',
    order: 5,
    blurb: 'A repair shop, tow, or used car sale went wrong.',
  },
  {
    value: 'damaged-property',
    label: 'Damage to my car, home, or things',
    icon: 'DamagedProperty',
    order: 6,
    blurb: 'A crash, a neighbor, water, a pet, or a shop caused damage.',
  },
  {
    value: 'product',
    label: 'Bad product or purchase',
    icon: 'ProductDefect',
    order: 7,
    blurb: 'It broke, never came, or was not what was promised.',
  },
  {
    value: 'stolen-property',
    label: 'Someone took or kept my things',
    icon: 'StolenProperty',
    order: 8,
    blurb: 'Property or money was taken, kept, or sold.',
  },
  {
    value: 'verbal-promise',
    label: 'Broken spoken promise',
    icon: 'BrokenVerbalPromise',
    order: 9,
    blurb: 'A deal made by talking, text, or handshake was not kept.',
  },
  {
    value: 'injury',
    label: 'I got hurt',
    icon: 'PersonalInjury',
    order: 10,
    blurb: 'A dog bite, a fall, or another small injury.',
  },
  {
    value: 'chargeback',
    label: 'Card charge or refund dispute',
    icon: 'Chargeback',
    order: 11,
    blurb: 'A wrong charge, a refused refund, or a customer’s chargeback.',
  },
  {
    value: 'other',
    label: 'Something else',
    icon: 'Other',
    order: 12,
    blurb: 'Your problem does not fit the other choices.',
  },
];
