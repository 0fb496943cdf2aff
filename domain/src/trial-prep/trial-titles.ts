import { COLLECTING } from './wording/collecting.ts';
import { MEDIATION, SETTLEMENT } from './wording/mediation.ts';
import { MONEY } from './wording/money.ts';
import { COVER, OUTLINE } from './wording/outline.ts';

/** What the PDFs for the trial are called. Not for the browser: it brings every guide along. */
export const TRIAL_TITLES: readonly string[] = [COVER, OUTLINE, MEDIATION, MONEY, SETTLEMENT, COLLECTING].map(
  ({ title }) => title,
);
