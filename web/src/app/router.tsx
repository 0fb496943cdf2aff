import { useLingui } from '@lingui/react/macro';
import { HOMES, PAGES } from '@plainclaim/contract';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { useCurrentUser } from '../api/session/current-user.ts';
import { AppShell } from '../components/layout/app-shell.tsx';
import { ButtonLink } from '../components/buttons/button.tsx';
import { lazyPart } from '../components/layout/lazy-part.ts';
import { PageLoading } from '../components/layout/page-loading.tsx';
import { ScreenHead, useDocumentTitle } from '../components/layout/screen-title.tsx';
import { useArrival } from '../components/layout/use-arrival.ts';
import { Wizard } from '../screens/wizard/wizard.tsx';
import { lazyScreen, type ScreenModule } from './lazy-screen.ts';
import styles from './router.module.css';
import { SessionGuard } from './session-guard.tsx';

/** The folder of a page has the name of its path, and its `route.tsx` exports the screen as `Screen`. */
const modules = import.meta.glob<ScreenModule>('../screens/*/route.tsx');

/** The screens that exist, each in a file of its own that loads when it is opened. */
const screenRoutes = PAGES.flatMap((path) => {
  const load = modules[`../screens${path}/route.tsx`];
  return load ? [{ path, Screen: lazyScreen(load) }] : [];
});

/** Every part in every state, for people, axe and screenshots. The production build leaves it out. */
const Kit = import.meta.env.DEV ? lazyScreen(() => import('../screens/kit/kit-screen.tsx')) : undefined;

const AccountMenu = lazyPart(async () => (await import('../components/account/account-menu.tsx')).AccountMenu);

function NotFound() {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const isSignedIn = user.status === 'signed-in';
  useDocumentTitle(t`Page not found`);
  useArrival();
  return (
    <AppShell
      account={
        <Suspense fallback={null}>
          <AccountMenu user={user} />
        </Suspense>
      }
    >
      <ScreenHead title={t`Page not found`} lead={t`There is no page at this address.`} />
      <div className={styles['ways']}>
        {isSignedIn ? <ButtonLink to="/dashboard">{t`Go to My Cases`}</ButtonLink> : null}
        <ButtonLink to="/" variant="ghost">{t`Go to the start`}</ButtonLink>
      </div>
    </AppShell>
  );
}

/** Only screens that load wait for something: the first page must not be inside a boundary when it is made. */
const later = (screen: ReactNode) => <Suspense fallback={<PageLoading />}>{screen}</Suspense>;

export function Router() {
  return (
    <>
      <SessionGuard />
      <Routes>
        {HOMES.map((path) => (
          <Route key={path} path={path} element={<Wizard />} />
        ))}
        {screenRoutes.map(({ path, Screen }) => (
          <Route key={path} path={path} element={later(<Screen />)} />
        ))}
        {Kit ? <Route path="/dev/kit" element={later(<Kit />)} /> : null}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </>
  );
}
