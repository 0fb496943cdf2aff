import type { ClaimFitAnswer } from '@plainclaim/contract';
import { type ClaimFit, type JurisdictionPack, needsConfirming } from '@plainclaim/domain';

/** The judged claim as it leaves the building: how sure a figure is becomes "confirm with the clerk" or not. */
export const presentFit = (fit: ClaimFit, { counties }: Pick<JurisdictionPack, 'counties'>): ClaimFitAnswer => ({
  success: true,
  courtPart: fit.courtPart,
  courtPartName: fit.courtPartName,
  demand: fit.demand,
  counties: [...fit.counties],
  countyToConfirm: fit.countyToConfirm,
  countyChoices: [...fit.countyChoices],
  otherCounties: counties.filter((county) => !fit.countyChoices.includes(county)),
  filingCounty: fit.filingCounty,
  fees: presentFees(fit.fees),
  mayAppearAlone: fit.mayAppearAlone,
  waivers: fit.waivers.map(({ to, givenUp }) => ({ to, part: to, givenUp })),
  limit: {
    status: fit.limit.status,
    lastDay: fit.limit.lastDay,
    cite: fit.limit.cite,
    confirm: needsConfirming(fit.limit.certainty),
    byReason: fit.limit.byReason.map(({ reason, cite, lastDay, status, certainty }) => ({
      reason,
      cite,
      lastDay,
      status,
      confirm: needsConfirming(certainty),
    })),
  },
  letterDeadline: fit.letterDeadline,
  letterStopped: fit.letterStopped,
  papersStopped: fit.papersStopped,
  findings: fit.findings.map(({ code, severity, documents, params, source, certainty }) => ({
    code,
    severity,
    documents: [...documents],
    params: { ...params },
    source,
    confirm: needsConfirming(certainty),
  })),
});

const presentFees = (fees: ClaimFit['fees']): ClaimFitAnswer['fees'] =>
  fees === null
    ? null
    : {
        filing: fees.filing,
        extraDefendants: fees.extraDefendants,
        service: fees.service,
        total: fees.total,
        jury: fees.jury?.fee ?? null,
        confirm: needsConfirming(fees.certainty),
        juryConfirm: fees.jury !== null && needsConfirming(fees.jury.certainty),
      };
