import { useLingui } from '@lingui/react/macro';
import styles from './site-links.module.css';

/**
 * The pages that tell about the product, at the foot of every page. They are made at build time and stand outside the
 * browser app, so these are plain links: what was typed is kept on the device already.
 */
export function SiteLinks() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`About Plainclaim`} className={styles['links']}>
      <a href="/how-it-works">{t`How it works`}</a>
      <a href="/prices">{t`Prices and refunds`}</a>
      <a href="/help">{t`Help`}</a>
      <a href="/verify">{t`Check a file`}</a>
      <a href="/privacy">{t`Privacy`}</a>
      <a href="/terms">{t`Terms of use`}</a>
      <a href="/accessibility">{t`Accessibility`}</a>
      <a href="/contact">{t`Contact`}</a>
    </nav>
  );
}
