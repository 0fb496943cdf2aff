import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { sessionHasEnded, useCurrentUser } from '../../api/session/current-user.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SocialButtons } from '../../components/account/social-buttons.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { placeAfterLogin } from './next-place.ts';

/** /login. Whoever is signed in already goes on to where they wanted. */
export function LoginScreen() {
  const { t } = useLingui();
  const { user } = useCurrentUser();
  const { state, search } = useLocation();
  const [hasEnded] = useState(sessionHasEnded);
  useDocumentTitle(t`Login`);
  useArrival();
  if (user.status === 'signed-in') return <Navigate to={placeAfterLogin(state, search)} replace />;
  return (
    <AppShell width="narrow">
      <div className={styles['page']}>
        <ScreenHead title={t`Login`} lead={t`Log in to see your cases and go on with your claim.`}>
          {hasEnded || sessionHasEnded() ? (
            <Alert tone="info" title={t`You were logged out`}>
              <p>
                {t`You were logged out to keep your claim safe. What you typed is kept on this device. Log in to go on.`}
              </p>
            </Alert>
          ) : null}
        </ScreenHead>
        <LoginForm />
        <SocialButtons />
        <Card title={t`New here?`}>
          <p>{t`Create an account while you start your claim. It is free.`}</p>
          <ButtonLink to="/" state={{ register: true }} variant="ghost" wide>{t`Register`}</ButtonLink>
        </Card>
      </div>
    </AppShell>
  );
}
