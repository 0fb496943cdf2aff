import type { WrittenCase } from '../written-case.ts';
import { agreementsAndHomes } from './agreements-and-homes.ts';
import { allKindsOfWriters } from './all-kinds-of-writers.ts';
import { cardsAndOthers } from './cards-and-others.ts';
import { promisesAndInjuries } from './promises-and-injuries.ts';
import { purchasesAndProperty } from './purchases-and-property.ts';
import { rentalsAndDebts } from './rentals-and-debts.ts';
import { thirdPersons } from './third-persons.ts';
import { vehiclesAndDamage } from './vehicles-and-damage.ts';

/** The repository's own set: at least three cases for each of the twelve categories. */
export const writtenCases: readonly WrittenCase[] = [
  ...rentalsAndDebts,
  ...agreementsAndHomes,
  ...vehiclesAndDamage,
  ...purchasesAndProperty,
  ...promisesAndInjuries,
  ...cardsAndOthers,
  ...thirdPersons,
  ...allKindsOfWriters,
];
