import { useLingui } from '@lingui/react/macro';
import { KindScreen } from './kind-screen.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 3, sub-step 0: who the claim is against. */
export function DefendantKindScreen() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  return (
    <KindScreen
      name="whoUser"
      title={t`Who are you filing this claim against?`}
      lead={t`If there is more than one, choose for the first. You can add more on the next screen.`}
      personHint={t`Someone with a first and a last name.`}
      businessHint={t`A company, shop or other group.`}
      value={draft.whoUser}
      onChange={(whoUser) => patch({ whoUser })}
    />
  );
}
