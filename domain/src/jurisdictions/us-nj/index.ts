import type { JurisdictionPack } from '../pack.ts';
import { countiesOf } from './county-lookup.ts';
import { counties } from './counties.ts';
import { courtPapers } from './court-papers.ts';
import { courtDayOnOrAfter, isCourtDay } from './court-calendar.ts';
import { mayAppearAlone } from './entity.ts';
import { feesOf } from './fees.ts';
import { filing } from './filing.ts';
import { findingsFor } from './findings.ts';
import { lawFor } from './letter-law.ts';
import { timeLimitOf } from './limitations.ts';
import { courtName, courtPartOf, courtParts } from './limits.ts';
import { locality } from './locality.ts';
import { responseDays, USUAL_DAYS } from './response-days.ts';
import { trial } from './trial/index.ts';
import { venueOf } from './venue.ts';

export { allRows } from './all-rows.ts';
export { counties, type County } from './counties.ts';
export { type Interest, type InterestError, interestBandOf, simpleInterest } from './interest.ts';
export { LAW_SENTENCES } from './law-sentences.ts';
export { TRIAL_POINTS } from './trial/index.ts';

/** New Jersey. It carries the municipality and ZIP tables, so the browser never imports it. */
export const usNj: JurisdictionPack = {
  ...locality,
  courtPartOf,
  courtParts,
  courtName,
  venueOf,
  counties,
  countiesOf,
  timeLimitOf,
  feesOf,
  isCourtDay,
  courtDayOnOrAfter,
  usualResponseDays: USUAL_DAYS,
  responseDays,
  lawFor,
  mayAppearAlone,
  findingsFor,
  courtPapers,
  filing,
  trial,
};
