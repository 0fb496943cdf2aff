import type { CalendarDate } from '../../../calendar/index.ts';
import type { FitClaim } from '../../../claims/claim.ts';
import type { Answer } from '../../../claims/fields/answers.ts';
import { nameTellsEntity } from '../../../claims/party-names.ts';
import { CLAIMANT_ENTITY_TYPES, SOLE_PROPRIETOR } from '../../../claims/questions/questions.ts';
import type { PartyName } from '../../../parties/index.ts';
import { courtDemandOf } from '../../pack/demand.ts';
import type { AppearsAlone } from '../../pack.ts';
import { courtParts, limitsOn } from '../court/limits.ts';

/**
 * `entity`: a company, partnership or association, by its name or by the claimant's answer. `unclear`: a business that
 * may also be one owner's trade name. A sole owner is no entity and needs no lawyer (R. 1:21-1(c)); a general
 * partnership is one.
 */
export type BusinessKind = 'not_a_business' | 'sole_owner' | 'entity' | 'unclear';

/** The kind by the name, and by the answer where the name leaves it open. */
export function businessKindOf(name: PartyName, answered: Answer = null): BusinessKind {
  if (name.kind === 'person') return 'not_a_business';
  if (nameTellsEntity(name.legalName)) return 'entity';
  if (answered === SOLE_PROPRIETOR) return 'sole_owner';
  return CLAIMANT_ENTITY_TYPES.some((kind) => kind === answered) ? 'entity' : 'unclear';
}

export const claimantKindOf = (claim: FitClaim): BusinessKind =>
  businessKindOf(claim.claimant.name, claim.answers.claimantEntityType);

export const isMinorAlone = ({ answers, guardianName }: FitClaim): boolean =>
  answers.isAdult === false && guardianName === '';

export const demandIn = (claim: FitClaim, today: CalendarDate) => courtDemandOf(claim, { courtParts }, today);

/**
 * R. 6:11: a company may send an officer or employee with its own claim, one that could be in Small Claims; above that
 * limit, or with a claim it was given by someone else, it needs a lawyer. People and sole owners may always go alone.
 */
export function mayAppearAlone(claim: FitClaim, today: CalendarDate): AppearsAlone {
  if (isMinorAlone(claim)) return 'no';
  const kind = claimantKindOf(claim);
  if (kind === 'not_a_business' || kind === 'sole_owner') return 'yes';
  const isWithinRule = claim.answers.assignedClaim !== true && demandIn(claim, today) <= limitsOn(today).small.value;
  if (isWithinRule) return 'yes';
  return kind === 'entity' ? 'no' : 'unclear';
}
