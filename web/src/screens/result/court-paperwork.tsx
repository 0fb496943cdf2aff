import { useLingui } from '@lingui/react/macro';
import { Card } from '../../components/card.tsx';

/** What becomes of the court papers: the specification's sentence, then how things stand. */
export function CourtPaperwork({ isIncluded }: { readonly isIncluded: boolean }) {
  const { t } = useLingui();
  return (
    <Card title={t`Court Paperwork`}>
      {isIncluded ? (
        <>
          <p>{t`Court documents will be ready within 24 hours and can be downloaded from the dashboard.`}</p>
          <p>
            <strong>{t`This site cannot make court papers yet.`}</strong>
          </p>
        </>
      ) : (
        <p>{t`Your package does not include court papers.`}</p>
      )}
    </Card>
  );
}
