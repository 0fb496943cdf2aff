import type { JurisdictionPack } from '../pack.ts';
import { countiesOf } from './places/county-lookup.ts';
import { counties } from './places/counties.ts';
import { courtPapers } from './court/court-papers.ts';
import { courtDayOnOrAfter, isCourtDay } from './court/court-calendar.ts';
import { mayAppearAlone } from './law/entity.ts';
import { feesOf } from './court/fees.ts';
import { filing } from './court/filing.ts';
import { findingsFor } from './findings/findings.ts';
import { lawFor } from './law/law-sentences.ts';
import { timeLimitOf } from './law/limitations.ts';
import { lawLeftOut } from './special-rules/index.ts';
import { courtName, courtPartOf, courtParts } from './court/limits.ts';
import { locality } from './places/locality.ts';
import { responseDays, USUAL_DAYS } from './court/days-to-pay.ts';
import { trial } from './trial/index.ts';
import { venueOf } from './places/venue.ts';

export { allRows } from './all-rows.ts';
export { counties, type County } from './places/counties.ts';
export { type Interest, type InterestError, interestBandOf, simpleInterest } from './law/interest-rates.ts';
export { LAW_SENTENCES } from './law/law-sentences.ts';
export { theories as TRIAL_THEORIES, TRIAL_POINTS } from './trial/index.ts';

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
  // A special rule takes the place of some sentences of law.
  lawFor: (claim) => lawFor(claim, lawLeftOut(claim)),
  mayAppearAlone,
  findingsFor,
  courtPapers,
  filing,
  trial,
};
