import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import { isInjuryAccident } from '../../../claims/questions/questions-asked.ts';
import { EXCLUDED_MATTERS, MEDICAL_BILL_ANSWERS } from '../../../claims/questions/questions.ts';
import type { FindingCode } from '../../pack/finding-codes.ts';
import type { Finding } from '../../pack.ts';
import { info, type Rule, stopAll, stopPapers, warning } from './make-finding.ts';
import { noticeOn } from '../court/notices.ts';

const COURT_PAGE: Rule = { source: 'New Jersey Courts, Special Civil Part page', certainty: 'official' };
const MEDICAL_DEBT = 'P.L. 2024 c. 48';

const [, MEDICAL_STEPS_DONE, MEDICAL_NOT_YET] = MEDICAL_BILL_ANSWERS;
const [, FAMILY, ESTATE, LAND, TAXES] = EXCLUDED_MATTERS;

const EXCLUDED: ReadonlyMap<unknown, { readonly code: FindingCode; readonly rule: Rule }> = new Map([
  [FAMILY, { code: 'fit.family_matter', rule: COURT_PAGE }],
  [ESTATE, { code: 'fit.estate_matter', rule: COURT_PAGE }],
  [
    LAND,
    {
      code: 'fit.land_or_eviction',
      rule: { source: 'New Jersey Courts, Landlord/Tenant page', certainty: 'official' },
    },
  ],
  [
    TAXES,
    { code: 'fit.tax_matter', rule: { source: 'Capehart Scatchard note of 2022-06-10', certainty: 'secondary' } },
  ],
]);

/** What the claim is about, and the notices and courts that follow from it. */
export function matterFindings(claim: FitClaim, today: CalendarDate): readonly Finding[] {
  const { answers } = claim;
  const found: Finding[] = [...medicalBill(claim, today)];
  const excluded = EXCLUDED.get(answers.excludedMatter);
  if (excluded !== undefined) found.push(stopPapers(excluded.code, excluded.rule));
  if (answers.otherCase === true)
    found.push(warning('fit.other_case', { source: 'R. 4:30A', certainty: 'unverified' }));
  return [...found, ...crash(claim)];
}

function medicalBill({ answers }: FitClaim, today: CalendarDate): readonly Finding[] {
  const days = noticeOn('medicalBillDays', today);
  if (days === null) return [];
  const rule: Rule = { source: MEDICAL_DEBT, certainty: days.certainty };
  if (answers.medicalBill === MEDICAL_NOT_YET) {
    return [stopAll('fit.medical_bill', rule, { days: String(days.value) })];
  }
  return answers.medicalBill === MEDICAL_STEPS_DONE ? [info('fit.medical_bill_steps', rule)] : [];
}

const crash = (claim: FitClaim): readonly Finding[] =>
  claim.reasons.includes('crash-injury') || isInjuryAccident(claim)
    ? [info('fit.no_fault_first', { source: 'N.J.S.A. 39:6A-1', certainty: 'unverified' })]
    : [];
