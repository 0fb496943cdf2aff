import { useLingui } from '@lingui/react';
import type { ClaimDraft } from '@plainclaim/domain';
import { categoryWords } from '../../../i18n/spoken-words.ts';
import { useWizard } from '../engine/wizard-context.ts';

/**
 * The draft with its category and reasons named in the language on the screen. What is stored are the names under which
 * they were chosen, perhaps in another language.
 */
export function useShownDraft(): ClaimDraft {
  const { draft, reasons } = useWizard();
  // Subscribes to the language.
  useLingui();
  const offered = reasons.status === 'loading' ? [] : reasons.value;
  return {
    ...draft,
    situationLabel: categoryWords()[draft.situation]?.label ?? draft.situationLabel,
    disputingLabels: draft.disputing.map(
      (reason, index) => offered.find(({ value }) => value === reason)?.label ?? draft.disputingLabels[index] ?? reason,
    ),
  };
}
