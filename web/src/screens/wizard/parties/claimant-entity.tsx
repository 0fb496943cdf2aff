import { useLingui } from '@lingui/react/macro';
import { cents, formatUsd, nameTellsEntity, parseUsd, SOLE_PROPRIETOR } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useCourtRange } from '../claim-fit/court-range.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { EntityField } from './entity-field.tsx';

/** What kind of business claims, where its name does not say; and what that means for papers, before anything is bought. */
export function ClaimantEntity() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const isStated = nameTellsEntity(draft.firstname);
  return (
    <>
      <EntityField
        field="claimantEntityType"
        businessName={draft.firstname}
        hint={t`Some kinds of business need a lawyer to file a larger claim.`}
        value={typeof draft.claimantEntityType === 'string' ? draft.claimantEntityType : ''}
        onChange={(chosen) => patch({ claimantEntityType: chosen === '' ? null : chosen })}
      />
      <LawyerNote isCompany={isStated || draft.claimantEntityType !== SOLE_PROPRIETOR} />
    </>
  );
}

/** A company above the smallest court's limit learns at once that papers need a lawyer and a letter does not. */
function LawyerNote({ isCompany }: { readonly isCompany: boolean }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const range = useCourtRange();
  const limit = range?.parts.find(({ part }) => part === 'small_claims')?.upTo ?? null;
  const amount = parseUsd(draft.amount);
  if (limit === null || !isCompany || draft.firstname.trim() === '' || !amount.ok || amount.value <= limit) return null;
  const most = formatUsd(cents(limit));
  return (
    <Alert tone="info" live="status">
      <p>{t`To file a claim above ${most} in court, a company needs a lawyer. A letter needs none.`}</p>
    </Alert>
  );
}
