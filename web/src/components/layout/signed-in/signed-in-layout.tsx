import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { type CurrentUser, useCurrentUser } from '../../../api/session/current-user.ts';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import { Alert } from '../../feedback/alert.tsx';
import { Button } from '../../buttons/button.tsx';
import { Disclaimer } from '../disclaimer.tsx';
import { lazyPart } from '../lazy-part.ts';
import styles from './signed-in-layout.module.css';
import { SignedInSidebar } from './signed-in-layout-sidebar.tsx';
import { Spinner } from '../../feedback/spinner.tsx';
import { useArrival } from '../use-arrival.ts';
import { SkipLink } from '../../styling/visually-hidden.tsx';

const HeaderTools = lazyPart(async () => (await import('../../signed-in/header-tools.tsx')).HeaderTools);

export type SignedInUser = Extract<CurrentUser, { status: 'signed-in' }>;

export type SignedInLayoutProps = {
  /** Drawn only for someone signed in. */
  readonly children: (user: SignedInUser) => ReactNode;
};

/** The frame of every signed-in screen. Whoever is not signed in is sent to the log-in page, and back afterwards. */
export function SignedInLayout({ children }: SignedInLayoutProps) {
  const { user, refresh } = useCurrentUser();
  const { pathname, search } = useLocation();
  useArrival(user.status === 'signed-in');
  if (user.status === 'signed-out') return <Navigate to="/login" replace state={{ from: `${pathname}${search}` }} />;
  return (
    <SignedInFrame user={user} onTryAgain={() => void refresh()}>
      {children}
    </SignedInFrame>
  );
}

export type SignedInFrameProps = SignedInLayoutProps & {
  readonly user: Exclude<CurrentUser, { status: 'signed-out' }>;
  readonly onTryAgain: () => void;
};

/** The same frame around a person who is known already, or who could not be asked for. */
export function SignedInFrame({ user, onTryAgain, children }: SignedInFrameProps) {
  const { t } = useLingui();
  return (
    <div className={styles['layout']}>
      <SkipLink href="#main">{t`Skip to main content`}</SkipLink>
      <SignedInSidebar />
      <div className={styles['page']}>
        {user.status === 'signed-in' ? <Welcome displayName={user.displayName} /> : null}
        {user.status === 'loading' ? <WelcomeToCome /> : null}
        <main id="main" tabIndex={-1} className={styles['main']}>
          {user.status === 'loading' ? <Spinner block>{t`Loading...`}</Spinner> : null}
          {user.status === 'failed' ? <NotChecked failure={user.failure} onTryAgain={onTryAgain} /> : null}
          {user.status === 'signed-in' ? children(user) : null}
        </main>
        <footer className={styles['foot']}>
          <Disclaimer />
        </footer>
      </div>
    </div>
  );
}

/** The first letter as people see one: an accent belongs to it, and an emoji is one sign. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return (first?.segment ?? '').toLocaleUpperCase();
}

function Welcome({ displayName }: { readonly displayName: string }) {
  const { t } = useLingui();
  const name = displayName.trim() || t`User`;
  return (
    <header className={styles['welcome']}>
      <span className={styles['avatar']} aria-hidden="true">
        {initialOf(name)}
      </span>
      <p>{t`Welcome, ${name}`}</p>
      <Suspense fallback={<span className={styles['toolsToCome']} />}>
        <HeaderTools />
      </Suspense>
    </header>
  );
}

/** Keeps the height of the greeting until it is known whom to greet. */
function WelcomeToCome() {
  return (
    <div className={styles['welcome']}>
      <span className={styles['nobodyYet']} />
      <span className={styles['toolsToCome']} />
    </div>
  );
}

function NotChecked({
  failure,
  onTryAgain,
}: {
  readonly failure: Extract<CurrentUser, { status: 'failed' }>['failure'];
  readonly onTryAgain: () => void;
}) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return (
    <Alert
      tone="error"
      live="alert"
      title={t`Authentication check failed`}
      actions={<Button size="small" onClick={onTryAgain}>{t`Try Again`}</Button>}
    >
      <p>{textOf(failure)}</p>
    </Alert>
  );
}
