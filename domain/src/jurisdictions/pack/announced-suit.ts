import type { Finding } from '../pack.ts';
import type { FindingCode } from './finding-codes.ts';
import { stopsFor } from './stops.ts';

/**
 * What a letter may announce for the day its time is over: a claim in the court that hears this amount; one there that
 * somebody else must file; one there after the notices the law asks for; or no court at all.
 */
export type SuitAhead = 'court' | 'court_by_lawyer' | 'after_notice' | 'no_court';

const NOTICE_FIRST: readonly FindingCode[] = [
  'fit.public_body_notice',
  'fit.public_body_notice_may_be_late',
  'fit.state_contract_notice',
  'fit.state_contract_stop',
  'fit.compact_notice',
  'fit.compact_notice_may_be_late',
  'fit.interstate_body',
];
const BY_LAWYER: readonly FindingCode[] = ['fit.entity_needs_lawyer', 'fit.assigned_claim_business_lawyer'];
/**
 * The court named for the amount is the one above the limit, and hears it. Or a landlord's time is not over yet, and it
 * will hear it then.
 */
const STILL_HEARD: readonly FindingCode[] = [
  'fit.over_special_civil_limit',
  'fit.deposit_clock_running',
  'fit.deposit_short_clock',
  'fit.deposit_safety_clock',
];

/** A stop of the papers that is none of these keeps the court from hearing the claim. What stops the letter too has none. */
export function suitAheadOf(findings: readonly Finding[]): SuitAhead {
  // A letter that speaks of court about a debt too old to sue for may itself break the law.
  if (findings.some(({ code }) => code === 'fit.expired_consumer_debt')) return 'no_court';
  const stops = stopsFor(findings, 'papers')
    .filter(({ documents }) => !documents.includes('letter'))
    .map(({ code }) => code);
  const isAmong = (codes: readonly FindingCode[]) => (code: FindingCode) => codes.includes(code);
  if (!stops.every(isAmong([...NOTICE_FIRST, ...BY_LAWYER, ...STILL_HEARD]))) return 'no_court';
  if (findings.some(({ code }) => NOTICE_FIRST.includes(code))) return 'after_notice';
  return stops.some(isAmong(BY_LAWYER)) ? 'court_by_lawyer' : 'court';
}
