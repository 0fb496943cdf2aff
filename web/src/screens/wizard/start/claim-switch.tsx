import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { openCase } from '../../../api/cases/cases.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { AppShell } from '../../../components/layout/app-shell.tsx';
import { Button, ButtonLink } from '../../../components/buttons/button.tsx';
import { PageLoading } from '../../../components/layout/page-loading.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import type { ClaimWish } from './claim-wish.ts';
import { browserStore } from '../engine/wizard-browser-store.ts';

type Outcome = { readonly path: string } | { readonly failure: ApiFailure | null };

/** Saves what this device still holds of the claim before, and lets the wished one take its place. */
async function fulfil(owner: string, wish: ClaimWish): Promise<Outcome> {
  const store = browserStore(owner, '');
  const stop = store.start();
  let outcome: Outcome = { failure: null };
  const hasChanged = await (wish.kind === 'new'
    ? store.startNew()
    : store.switchTo(async () => {
        const opened = await openCase(wish.id);
        outcome = opened.ok ? { path: opened.value.path } : { failure: opened.error };
        return opened;
      }));
  stop();
  if (hasChanged) return wish.kind === 'new' ? { path: '/' } : outcome;
  // Two answers that differ are settled by the person, in the claim they belong to.
  return store.get().saveState === 'conflict' ? { path: '/' } : outcome;
}

/** Carries out a wish of My Cases before the wizard shows anything. */
export function ClaimSwitch({ owner, wish }: { readonly owner: string; readonly wish: ClaimWish }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ readonly attempt: number; readonly failure: ApiFailure | null } | null>(null);
  const id = wish.kind === 'case' ? wish.id : null;
  useEffect(() => {
    let isGone = false;
    void fulfil(owner, id === null ? { kind: 'new' } : { kind: 'case', id }).then(async (outcome) => {
      if (isGone) return;
      if ('path' in outcome) await navigate(outcome.path, { replace: true });
      else setFailed({ attempt, failure: outcome.failure });
    });
    return () => {
      isGone = true;
    };
  }, [owner, id, attempt, navigate]);

  if (failed?.attempt !== attempt) return <PageLoading />;
  return (
    <AppShell>
      <ScreenHead title={t`We could not open your claim`} />
      <Alert
        tone="error"
        live="alert"
        title={failed.failure === null ? t`What you typed last is not saved yet.` : textOf(failed.failure)}
        actions={
          <>
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>{t`Try again`}</Button>
            <ButtonLink size="small" variant="ghost" to="/dashboard">{t`My Cases`}</ButtonLink>
          </>
        }
      >
        <p>{t`Nothing was changed. Check your connection and try again.`}</p>
      </Alert>
    </AppShell>
  );
}
