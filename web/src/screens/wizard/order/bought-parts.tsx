import { useLingui } from '@lingui/react/macro';
import { defaultOffers } from '../../../api/payment/packages.ts';
import { Card } from '../../../components/layout/card.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** What the bought package has beyond the letter, and where each part is; nothing for the letter alone. */
export function BoughtParts() {
  const { t } = useLingui();
  const { draft } = useWizard();
  const contains = defaultOffers.find(({ id }) => id === draft.selectedPackage)?.contains ?? [];
  if (!contains.includes('court_papers')) return null;
  return (
    <Card title={t`What you bought`}>
      <ul>
        <li>{t`Your letter. You read it and approve it first.`}</li>
        <li>{t`Court papers. They are made after you approve the letter. You can find them under Court Documents.`}</li>
        {contains.includes('trial_prep') ? (
          <li>{t`Court-day papers and your exhibits. They are there too, once the court papers are made.`}</li>
        ) : null}
      </ul>
    </Card>
  );
}
