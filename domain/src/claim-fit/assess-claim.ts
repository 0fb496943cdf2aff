import { type CalendarDate, isAfter, isBefore } from '../calendar/index.ts';
import { claimFacts } from '../claim-facts/index.ts';
import type { FitClaim } from '../claims/claim.ts';
import { COUNTY_UNSURE } from '../claims/fields/choices.ts';
import { multiplesOfReasons } from '../fact-cards/index.ts';
import { courtDemandOf, type PossibleWaiver, waiversFor } from '../jurisdictions/pack/demand.ts';
import { stopsFor } from '../jurisdictions/pack/stops.ts';
import type {
  AppearsAlone,
  CourtFees,
  CourtPart,
  Finding,
  JurisdictionPack,
  TimeLimit,
} from '../jurisdictions/pack.ts';
import type { Cents } from '../money/index.ts';
import { letterDeadlineOf } from './letter-deadline.ts';

/** Where a claim fits, by when, and which general rules touch it. Information, not advice. */
export type ClaimFit = {
  readonly courtPart: CourtPart;
  readonly courtPartName: string;
  /** What the court is asked for after anything given up. Part, fees and the lawyer rule go by it. */
  readonly demand: Cents;
  /** What each way to give up the excess of the full amount would give up, the least first. */
  readonly waivers: readonly PossibleWaiver[];
  /** Counties where it can be filed, likeliest first; several or none mean that the person must confirm one. */
  readonly counties: readonly string[];
  readonly countyToConfirm: boolean;
  /** The counties the addresses point to, whichever of them the claimant confirmed. */
  readonly countyChoices: readonly string[];
  /** The county the claimant named, or that they are not sure; null for no answer or a county that does not exist. */
  readonly filingCounty: string | null;
  /** Null when the pack gives no fees for this part. */
  readonly fees: CourtFees | null;
  readonly mayAppearAlone: AppearsAlone;
  readonly limit: Omit<TimeLimit, 'rowIds'>;
  /** The day the letter asks to be paid by; always a court day. */
  readonly letterDeadline: CalendarDate;
  /** Stops first, then warnings, then information. */
  readonly findings: readonly Finding[];
  readonly letterStopped: boolean;
  readonly papersStopped: boolean;
  /** Every dated row the answer rests on, so that it can be made again later. */
  readonly rowIds: readonly string[];
};

/** Judges a claim by its court system's rules on a day. It needs no story and no answered question to do so. */
export function assessClaim(claim: FitClaim, pack: JurisdictionPack, today: CalendarDate): ClaimFit {
  const demand = courtDemandOf(claim, pack, today);
  const { part, rowIds } = pack.courtPartOf(demand, today);
  const venue = pack.venueOf(claim);
  const filingCounty = filingCountyOf(claim, pack);
  const fees = pack.feesOf(part, demand, claim.defendants.length, today, mailedByCourt(claim, pack));
  const { rowIds: limitRowIds, ...limit } = pack.timeLimitOf(claim, today);
  const letterDeadline = letterDeadlineOf(claim, pack, today);
  const found = [...pack.findingsFor(claim, today), ...leftOutMultiple(claim, pack, today)];
  const findings = withDeadlineWarning(inOrder(found), limit, letterDeadline, today);
  const feeRowIds = fees === null ? [] : [...fees.rowIds, ...(fees.jury === null ? [] : [fees.jury.rowId])];
  return {
    courtPart: part,
    courtPartName: pack.courtParts(today).find((one) => one.part === part)?.name ?? '',
    demand,
    waivers: waiversFor(claim.courtAmount, pack, today),
    counties: venue.counties,
    countyToConfirm: venue.toConfirm || (isCounty(filingCounty, pack) && !venue.counties.includes(filingCounty)),
    countyChoices: pack.venueOf({ ...claim, filingCounty: '' }).counties,
    filingCounty,
    fees,
    mayAppearAlone: pack.mayAppearAlone(claim, today),
    limit,
    letterDeadline,
    findings,
    letterStopped: stopsFor(findings, 'letter').length > 0,
    papersStopped: stopsFor(findings, 'papers').length > 0,
    rowIds: [...new Set([...rowIds, ...feeRowIds, ...limitRowIds])],
  };
}

/** The court's mail stays within its State. An address without a State counts as within. */
const mailedByCourt = ({ defendants }: FitClaim, { state }: JurisdictionPack): number =>
  defendants.filter(({ address }) => address.state === '' || address.state === state).length;

const isCounty = (name: string | null, { counties }: JurisdictionPack): name is string =>
  name !== null && counties.includes(name);

const filingCountyOf = ({ filingCounty }: FitClaim, pack: JurisdictionPack): string | null =>
  filingCounty === COUNTY_UNSURE || isCounty(filingCounty, pack) ? filingCounty : null;

const SEVERITIES: readonly Finding['severity'][] = ['stop', 'warning', 'info'];

const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));

/** A larger amount that was chosen earlier and that the facts no longer support is mentioned, not only left out. */
function leftOutMultiple(claim: FitClaim, pack: JurisdictionPack, today: CalendarDate): readonly Finding[] {
  if (claim.multiple !== 'now' && claim.multiple !== 'court') return [];
  const { multiple, against } = claimFacts(claim, pack, today).amounts;
  if (multiple !== null && (claim.multiple === 'now' || against.kind === 'equal')) return [];
  const [rule] = multiplesOfReasons(pack.multiples, claim);
  const source = multiple?.rule.cite ?? rule?.cite ?? '';
  return [
    {
      code: 'fit.multiple_left_out',
      severity: 'warning',
      documents: [],
      params: {},
      source,
      certainty: 'official-copy',
    },
  ];
}

/** A letter that waits past the last day to file would cost the claimant the claim. */
function withDeadlineWarning(
  findings: readonly Finding[],
  { lastDay, cite, certainty }: Omit<TimeLimit, 'rowIds'>,
  deadline: CalendarDate,
  today: CalendarDate,
): readonly Finding[] {
  if (lastDay === null || isBefore(lastDay, today) || !isAfter(deadline, lastDay)) return findings;
  const warning: Finding = {
    code: 'fit.deadline_after_time_limit',
    severity: 'warning',
    documents: [],
    params: { lastDay, deadline },
    source: cite ?? '',
    certainty,
  };
  const stops = findings.filter(({ severity }) => severity === 'stop');
  return [...stops, warning, ...findings.filter(({ severity }) => severity !== 'stop')];
}
