import { type ClaimDraft, courtAmountFor, draftAmounts, type WizardFacts } from '@plainclaim/domain';
import { useEffect } from 'react';

/**
 * Keeps what the court will be asked for in step, wherever a row, the amount or the choice was changed: on this screen,
 * on a card, or beside the first date. A claim that is paid for stays as it is.
 */
export function useCourtAmount(draft: ClaimDraft, facts: WizardFacts, patch: (changes: Partial<ClaimDraft>) => void) {
  const wanted = courtAmountNow(draft, facts);
  const isOff = wanted !== null && wanted !== draft.courtAmount && !facts.isPaid;
  useEffect(() => {
    if (isOff) patch({ courtAmount: wanted });
  }, [isOff, wanted, patch]);
}

/** Null while it cannot be known. Where the law's multiple was never chosen there is nothing to work out. */
function courtAmountNow(draft: ClaimDraft, facts: WizardFacts): string | null {
  if (draft.multiple !== 'court') return '';
  const table = draftAmounts(draft, facts);
  return table === null ? null : courtAmountFor(table);
}
