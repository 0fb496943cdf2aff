import type { CalendarDate } from '../../calendar/index.ts';
import { claimFacts } from '../../claim-facts/index.ts';
import type { Claim } from '../../claims/claim.ts';
import type { ClaimFit } from '../../claim-fit/index.ts';
import type { JurisdictionPack } from '../../jurisdictions/pack.ts';
import { suitAheadOf } from '../../jurisdictions/pack/announced-suit.ts';
import { checkContextFor, type LetterCheckContext } from '../checks/check-letter-context.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import type { ComposedLetter, ComposeInput } from '../compose/composed-letter.ts';
import type { WrittenCase } from './written-case.ts';

/** Composes a written case the way the server does, with the fit its caller worked out. */
export function composeCase(
  one: WrittenCase,
  pack: JurisdictionPack,
  fit: ClaimFit,
  issuedOn: CalendarDate,
): { readonly claim: Claim; readonly composed: ComposedLetter; readonly context: LetterCheckContext } {
  const input: ComposeInput = {
    claim: one.claim,
    pack,
    facts: claimFacts(one.claim, pack, issuedOn),
    issuedOn,
    deadline: fit.letterDeadline,
    court: {
      part: fit.courtPart,
      counties: fit.counties,
      countyToConfirm: fit.countyToConfirm,
      ahead: suitAheadOf(fit.findings),
    },
    law: pack.lawFor(one.claim),
    decisions: one.decisions,
    deliveryLine: one.deliveryLine,
  };
  const composed = composeLetter(input);
  return {
    claim: one.claim,
    composed,
    context: checkContextFor({ ...input, composed, lastDayToFile: fit.limit.lastDay }),
  };
}
