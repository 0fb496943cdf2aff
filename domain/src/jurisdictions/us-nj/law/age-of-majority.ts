import { ageOn, birthdayAt, type CalendarDate } from '../../../calendar/index.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import type { DatedRow } from '../../pack.ts';

/** Age in years from which a person sues alone. Before 1973 it was 21; nobody that old is a minor today. */
export const majorityRows = [
  {
    id: 'age.majority@1973-01-01',
    value: 18,
    from: dayOf('1973-01-01'),
    to: null,
    source: 'N.J.S.A. 9:17B-1 and 9:17B-3, from memory; not read in a source',
    checkedOn: dayOf('2026-11-21'),
    certainty: 'unverified',
  },
] as const satisfies readonly DatedRow<number>[];

const [majority] = majorityRows;

/** The 18th birthday. Who was born on February 29 comes of age on March 1, the day on which it is sure. */
export const comesOfAgeOn = (born: CalendarDate): CalendarDate => birthdayAt(born, majority.value);

export const isOfAge = (born: CalendarDate, on: CalendarDate): boolean => ageOn(born, on) >= majority.value;
