import { useLingui } from '@lingui/react/macro';
import { KindScreen } from './kind-screen.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 2, sub-step 0: who claims. */
export function ClaimantKindScreen() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  return (
    <KindScreen
      name="userType"
      title={t`Who are you filing this claim as?`}
      lead={t`This decides whose name is on the letter and the court papers.`}
      personHint={t`You are owed the money yourself.`}
      businessHint={t`A company or other group is owed the money.`}
      value={draft.userType}
      onChange={(userType) => patch({ userType })}
    />
  );
}
