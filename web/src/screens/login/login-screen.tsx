import { useLingui } from '@lingui/react/macro';
import { SOCIAL_PROBLEMS, type SocialProblem } from '@plainclaim/contract';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { sessionHasEnded, useCurrentUser } from '../../api/session/current-user.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { forgetEntry } from '../../components/layout/forget-entry.ts';
import { Card } from '../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { SocialButtons } from '../../components/account/social-buttons.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { LinkForm } from './link-form.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login.module.css';
import { MailForm } from './mail-form.tsx';
import { placeAfterLogin } from './next-place.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStepForm } from './second-step-form.tsx';

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
        <Ways next={placeAfterLogin(state, search)} />
        <Card title={t`New here?`}>
          <p>{t`Create an account while you start your claim. It is free.`}</p>
          <ButtonLink to="/" state={{ register: true }} variant="ghost" wide>{t`Register`}</ButtonLink>
        </Card>
      </div>
    </AppShell>
  );
}

type Way = 'password' | 'mail' | 'second-step' | 'link';

/** After a log-in through another service the second step may be left. */
const firstWay = (token: string, search: string): Way => {
  if (token !== '') return 'link';
  return new URLSearchParams(search).get('step') === 'second' ? 'second-step' : 'password';
};

/** One way at a time. A link from a mail has its token after the #; it leaves the address bar at once. */
function Ways({ next }: { readonly next: string }) {
  const { t } = useLingui();
  const { hash, key, search } = useLocation();
  const token = hash.slice(1);
  const [way, setWay] = useState(() => firstWay(token, search));
  useEffect(() => {
    // Named for the rule that reads dependencies: each arrival with a token is one to forget.
    if (key !== '' && token !== '') forgetEntry(window);
  }, [key, token]);
  const secondStep = () => setWay('second-step');
  const password = () => setWay('password');
  switch (way) {
    case 'link':
      return <LinkForm token={token} onSecondStep={secondStep} onOtherWay={password} />;
    case 'mail':
      return <MailForm onSecondStep={secondStep} onPassword={password} />;
    case 'second-step':
      return <SecondStepForm onStartOver={password} />;
    case 'password':
      return (
        <>
          <SocialTrouble search={search} />
          <LoginForm onSecondStep={secondStep} />
          <div className={styles['others']}>
            <Button
              variant="ghost"
              wide
              iconStart={<IconMail size={20} aria-hidden="true" />}
              onClick={() => setWay('mail')}
            >{t`Email me a code to log in`}</Button>
            <PasskeyButton />
          </div>
          <SocialButtons next={next} />
        </>
      );
  }
}

/** Why a log-in through another service came back without anybody. */
function SocialTrouble({ search }: { readonly search: string }) {
  const { t } = useLingui();
  const problem = SOCIAL_PROBLEMS.find((one) => one === new URLSearchParams(search).get('problem'));
  if (problem === undefined) return null;
  const words = {
    failed: t`The log-in through the other service did not work. Nothing was changed. Please try again, or use your email.`,
    unconfirmed: t`The other service does not say that your email is yours. Log in here once by a code to that email. After that, the service can log you in.`,
    'not-set-up': t`This site has not set up that way to log in. Please use your email.`,
  } satisfies Record<SocialProblem, string>;
  return (
    <Alert tone="error" live="alert">
      <p>{words[problem]}</p>
    </Alert>
  );
}
