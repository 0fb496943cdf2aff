import { Trans, useLingui } from '@lingui/react/macro';
import { IconLifebuoy } from '@tabler/icons-react';
import styles from './claim-fit-card.module.css';

/** Where to ask a person, free of charge. */
export function FreeHelp() {
  const { t } = useLingui();
  return (
    <section className={styles['help']} aria-labelledby="free-help">
      <h3 id="free-help">
        <IconLifebuoy size={22} aria-hidden="true" />
        {t`Free help`}
      </h3>
      <ul>
        <li>
          <Trans>
            Legal Services of New Jersey, hotline <a href="tel:+18885765529">1-888-576-5529</a>.
          </Trans>
        </li>
        <li>{t`The lawyer referral service of your county’s bar association.`}</li>
        <li>{t`The court’s own pages and free forms at njcourts.gov.`}</li>
      </ul>
    </section>
  );
}
