import { Trans, useLingui } from '@lingui/react/macro';
import { freeHelp } from '@plainclaim/domain/served-words/free-help';
import { IconLifebuoy } from '@tabler/icons-react';
import styles from './claim-fit-card.module.css';

/** Where to ask a person, free of charge. */
export function FreeHelp() {
  const { t } = useLingui();
  const { name, phone, dial, courtSite } = freeHelp;
  return (
    <section className={styles['help']} aria-labelledby="free-help">
      <h3 id="free-help">
        <IconLifebuoy size={22} aria-hidden="true" />
        {t`Free help`}
      </h3>
      <ul>
        <li>
          <Trans>
            {name}, hotline <a href={dial}>{phone}</a>.
          </Trans>
        </li>
        <li>{t`The lawyer referral service of your county’s bar association.`}</li>
        <li>{t`The court’s own pages and free forms at ${courtSite}.`}</li>
      </ul>
    </section>
  );
}
