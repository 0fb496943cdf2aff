import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readExhibits } from '../../api/exhibits.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import styles from './court-documents.module.css';

export type ExhibitsLinkProps = {
  readonly caseId: string;
  readonly defendant: string;
  /** Follows the words of the link, to tell it from those of other cases. */
  readonly whose: string;
};

/** The way to the exhibits and the trial papers of a case whose package has them; nothing for any other. */
export function ExhibitsLink({ caseId, defendant, whose }: ExhibitsLinkProps) {
  const { t } = useLingui();
  const { data } = useQuery(serverQuery(['exhibits', caseId], (options) => readExhibits(caseId, options)));
  if (data?.included !== true) return null;
  return (
    <div className={styles['buttons']}>
      <ButtonLink
        variant="ghost"
        size="small"
        to={`/exhibits?case=${encodeURIComponent(caseId)}`}
        state={{ defendant }}
      >
        {t`Exhibits for court`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </ButtonLink>
      <ButtonLink variant="ghost" size="small" to={`/trial-prep?case=${encodeURIComponent(caseId)}`}>
        {t`Prepare for trial`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
