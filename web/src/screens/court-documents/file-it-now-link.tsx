import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import styles from './court-documents.module.css';

export type FileItNowLinkProps = {
  readonly caseId: string;
  /** Follows the words of the link, to tell it from those of other cases. */
  readonly whose: string;
};

/** The way to the page that lies beside the court's own while somebody files. */
export function FileItNowLink({ caseId, whose }: FileItNowLinkProps) {
  const { t } = useLingui();
  return (
    <div className={styles['buttons']}>
      <ButtonLink size="small" to={`/file-it-now?case=${encodeURIComponent(caseId)}`}>
        {t`File it now`}
        <VisuallyHidden>{whose}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
