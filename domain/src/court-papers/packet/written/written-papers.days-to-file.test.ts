import { describe, expect, test } from 'vitest';
import { assessClaim, type ClaimFit } from '../../../claim-fit/index.ts';
import { aClaimFor, answering } from '../../../claims/testing/a-claim.ts';
import { dayOf } from '../../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { daysToFile } from '../../complaint/days-to-file.ts';

const TODAY = dayOf('2026-11-21');

/** A child's claim about goods that never came: paused until 2034, or, if nothing pauses it, over in 2028. */
const fit: ClaimFit = assessClaim(
  aClaimFor('never-came', {
    claimantBirthDate: dayOf('2012-01-01'),
    happenedOn: dayOf('2024-06-01'),
    ...answering({ isAdult: false }),
  }),
  usNj,
  TODAY,
);

const pausedUntil = (lastDay: string | null): ClaimFit => ({
  ...fit,
  limit: {
    ...fit.limit,
    byReason: fit.limit.byReason.map((one) => ({ ...one, lastDay: lastDay === null ? null : dayOf(lastDay) })),
  },
});

describe('the days to file', () => {
  test('hold the day without a pause when it comes first', () => {
    expect(daysToFile(fit, TODAY)).toEqual([
      { lastDay: '2034-01-01', isMaybeOver: false, isWithoutPause: false },
      { lastDay: '2028-06-01', isMaybeOver: false, isWithoutPause: true },
    ]);
  });

  test('hold it alone when nobody knows until when the time is paused', () => {
    expect(daysToFile(pausedUntil(null), TODAY)).toEqual([
      { lastDay: '2028-06-01', isMaybeOver: false, isWithoutPause: true },
    ]);
  });

  test('leave it out when another reason ends before it: a later day is not the safer one', () => {
    expect(daysToFile(pausedUntil('2027-05-01'), TODAY)).toEqual([
      { lastDay: '2027-05-01', isMaybeOver: false, isWithoutPause: false },
    ]);
  });
});
