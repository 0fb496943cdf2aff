import { useLingui } from '@lingui/react/macro';
import styles from './claim-fit-card.module.css';

/** Where to ask a person, free of charge. */
export function FreeHelp() {
  const { t } = useLingui();
  return (
    <div className={styles['help']}>
      <h4>{t`Free help`}</h4>
      <ul>
        <li>{t`Legal Services of New Jersey, hotline 1-888-576-5529.`}</li>
        <li>{t`The lawyer referral service of your county's bar association.`}</li>
        <li>{t`The court's own pages and free forms at njcourts.gov.`}</li>
      </ul>
    </div>
  );
}
