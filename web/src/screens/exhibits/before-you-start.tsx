import { useLingui } from '@lingui/react/macro';
import { courtMessages } from '@plainclaim/contract';
import { useMessage } from '../../i18n/use-message.ts';
import styles from './exhibits.module.css';
import { Section } from '../../components/sections/section.tsx';

/** What people must know about evidence before they hand over copies of it. */
export function BeforeYouStart() {
  const { t } = useLingui();
  const message = useMessage(courtMessages);
  return (
    <Section title={t`Before you start`}>
      <ul className={styles['notes']}>
        <li>{t`Keep the originals. They stay with you, and you bring them to the hearing. Add copies here.`}</li>
        <li>{message('court.online_filing')}</li>
        <li>{t`Private numbers must not show. Black out each one before you add a file: Social Security, driver's license, license plate, insurance policy, bank account or credit card.`}</li>
      </ul>
    </Section>
  );
}
