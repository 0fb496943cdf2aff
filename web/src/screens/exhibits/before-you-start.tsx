import { useLingui } from '@lingui/react/macro';
import styles from './exhibits.module.css';
import { Section } from './section.tsx';

/** What people must know about evidence before they hand over copies of it. */
export function BeforeYouStart() {
  const { t } = useLingui();
  return (
    <Section title={t`Before you start`}>
      <ul className={styles['notes']}>
        <li>{t`Keep the originals. They stay with you, and you bring them to the hearing. Add copies here.`}</li>
        <li>{t`New Jersey's online filing takes no evidence. You do not file the exhibit packet: you print it and bring it to court.`}</li>
        <li>{t`Black out private numbers before you add a file: Social Security, driver's license, license plate, insurance policy, bank account and credit card numbers.`}</li>
      </ul>
    </Section>
  );
}
