import { dayOf } from '../pack/dated-rows.ts';
import type { DatedRow } from '../pack.ts';
import { majorityRows } from './law/age-of-majority.ts';
import { CLOCK_ROWS, MULTIPLE_ROWS } from './law/card-laws.ts';
import { courtFigureRows } from './court/court-figures.ts';
import { formRows } from './court/court-forms.ts';
import { officePhoneRows, officeRows } from './court/court-offices.ts';
import { courtTextRows } from './court/court-texts.ts';
import { eFilingRows } from './court/e-filing.ts';
import { feeRows } from './court/fees.ts';
import { interestRows } from './law/interest-rates.ts';
import { interestRuleRows } from './law/interest-by-kind.ts';
import { homeJobRows, RULES } from './law/law-sentences.ts';
import { limitationRows } from './law/limitation-rows.ts';
import { smallClaimsLimits, specialCivilLimits } from './court/limits.ts';
import { noticeRows } from './court/notices.ts';
import { specialFigures } from './special-rules/figures.ts';
import { ruleRows } from './special-rules/rule-rows.ts';
import { theories, trialFigureRows, trialTextRows } from './trial/index.ts';

/** The sentences of law were all checked on one day. */
const LAW_CHECKED_ON = '2026-11-21';

/** Each sentence of law as a row: it holds at any time until somebody finds that it does not. */
const lawRows: readonly DatedRow<string>[] = Object.entries(RULES).map(([key, { cite, source, certainty }]) => ({
  id: `law.${key}@${LAW_CHECKED_ON}`,
  value: cite,
  from: null,
  to: null,
  source,
  checkedOn: dayOf(LAW_CHECKED_ON),
  certainty,
}));

/** Every legal figure and sentence of New Jersey, for those who check them again each year. */
export const allRows: readonly DatedRow<unknown>[] = [
  ...smallClaimsLimits,
  ...specialCivilLimits,
  ...feeRows,
  ...Object.values(limitationRows).flat(),
  ...Object.values(noticeRows).flat(),
  ...Object.values(interestRows).flat(),
  ...Object.values(interestRuleRows),
  ...majorityRows,
  ...officeRows,
  ...officePhoneRows,
  ...formRows,
  ...Object.values(courtFigureRows).flat(),
  ...Object.values(courtTextRows).flat(),
  ...Object.values(eFilingRows).flat(),
  ...Object.values(trialFigureRows).flat(),
  ...Object.values(trialTextRows).flat(),
  ...theories.map(({ cite }) => cite),
  ...lawRows,
  ...homeJobRows,
  ...CLOCK_ROWS,
  ...MULTIPLE_ROWS,
  ...Object.values(specialFigures).flat(),
  ...Object.values(ruleRows),
];
