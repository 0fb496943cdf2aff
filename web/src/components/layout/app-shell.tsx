import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './app-shell.module.css';
import { BRAND, BrandMark } from './brand-mark.tsx';
import { classNames } from '../styling/class-names.ts';
import { Disclaimer } from './disclaimer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LeaveNow } from './leave-now.tsx';
import { SiteLinks } from './site-links.tsx';
import { SkipLink } from '../styling/visually-hidden.tsx';

export type AppShellProps = {
  readonly children: ReactNode;
  /** The `Stepper` on wizard screens. */
  readonly stepper?: ReactNode;
  /** A `SaveStatus`. */
  readonly saveStatus?: ReactNode;
  /** The log-in link, or what a signed-in person sees. */
  readonly account?: ReactNode;
  /** More links in the footer. */
  readonly footerLinks?: ReactNode;
  /** "narrow" suits a single form, such as log-in. */
  readonly width?: 'page' | 'narrow' | undefined;
  /** While the page is on its way: what will stand below it is not shown before, since it would be pushed away. */
  readonly isComing?: boolean | undefined;
};

/** The frame of every screen: header, main area, footer with the disclaimer. */
export function AppShell({
  children,
  stepper,
  saveStatus,
  account,
  footerLinks,
  width = 'page',
  isComing = false,
}: AppShellProps) {
  const { t } = useLingui();
  return (
    <div className={styles['shell']}>
      <SkipLink href="#main">{t`Skip to main content`}</SkipLink>
      <header>
        <div className={styles['top']}>
          <Link to="/" className={styles['brand']}>
            <BrandMark /> <span>{BRAND}</span>
          </Link>
          {saveStatus}
          <LanguageMenu />
          {account ? <div className={styles['account']}>{account}</div> : null}
          <LeaveNow />
        </div>
        {stepper}
      </header>
      <main id="main" tabIndex={-1} className={classNames(styles['main'], width === 'narrow' && styles['narrow'])}>
        {children}
      </main>
      {isComing ? null : (
        <footer className={styles['foot']}>
          <div>
            <div className={styles['legal']}>
              <Disclaimer />
            </div>
            <div className={styles['about']}>
              <SiteLinks />
              {footerLinks ? <div className={styles['links']}>{footerLinks}</div> : null}
            </div>
          </div>
        </footer>
      )}
    </div>
  );
}
