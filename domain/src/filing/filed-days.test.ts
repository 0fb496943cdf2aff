import { expect, test } from 'vitest';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import type { FilingDays } from '../jurisdictions/pack/filing-rules.ts';
import { enteredDayProblems } from './filed-days.ts';

const TODAY = dayOf('2026-11-22');
const days: FilingDays = {
  part: 'small_claims',
  filedOn: dayOf('2026-11-02'),
  mailedOn: null,
  servedOn: null,
  mailBackOn: null,
  hearingOn: null,
  defaultOn: null,
  judgmentOn: null,
};

test('days that can be are taken: a hearing lies ahead, everything else has happened', () => {
  expect(enteredDayProblems({ ...days, mailedOn: dayOf('2026-11-05'), hearingOn: dayOf('2026-12-09') }, TODAY)).toEqual(
    [],
  );
});

test('what has happened cannot have happened tomorrow', () => {
  expect(enteredDayProblems({ ...days, filedOn: dayOf('2026-11-23') }, TODAY)).toEqual([
    { day: 'filedOn', code: 'filing.day_to_come' },
  ]);
});

test('nothing follows before the filing', () => {
  expect(enteredDayProblems({ ...days, mailedOn: dayOf('2026-11-01') }, TODAY)).toEqual([
    { day: 'mailedOn', code: 'filing.day_before_filing' },
  ]);
});

test('later days need the day of filing, and it is asked for once', () => {
  const later = { mailedOn: dayOf('2026-11-05'), hearingOn: dayOf('2026-12-09') };
  expect(enteredDayProblems({ ...days, filedOn: null, ...later }, TODAY)).toEqual([
    { day: 'filedOn', code: 'filing.filing_day_missing' },
  ]);
});
