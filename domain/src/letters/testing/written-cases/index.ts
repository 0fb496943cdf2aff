import type { WrittenCase } from '../written-case.ts';
import { agreementsAndHomes } from './agreements-and-homes.ts';
import { cardsAndOthers } from './cards-and-others.ts';
import { promisesAndInjuries } from './promises-and-injuries.ts';
import { purchasesAndProperty } from './purchases-and-property.ts';
import { rentalsAndDebts } from './rentals-and-debts.ts';
import { vehiclesAndDamage } from './vehicles-and-damage.ts';

/** Claims as people bring them, given on cards and in own words: at least three for each of the twelve categories. */
export const writtenCases: readonly WrittenCase[] = [
  ...rentalsAndDebts,
  ...agreementsAndHomes,
  ...vehiclesAndDamage,
  ...purchasesAndProperty,
  ...promisesAndInjuries,
  ...cardsAndOthers,
];
