import { Trans, useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { welcomeCurrentUser } from '../../api/session/current-user.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { type CodeSent, NO_CODE_SENT } from '../../components/account/code-sent.tsx';
import { controlId } from '../../components/fields/field.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { pendingEmailQuery } from './account-queries.ts';
import { SettingsSection } from './settings-section.tsx';

export type EmailSectionProps = {
  readonly email: string;
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
};

/** What is shown below the address the account has. */
type Stage =
  | { readonly kind: 'rest'; readonly isDone: boolean }
  | { readonly kind: 'address' }
  | ({ readonly kind: 'code'; readonly wanted: string } & CodeSent);

/** The account's address, and the way to another one: current password, code to the new address. */
export function EmailSection({ email, onChanged, onSignedOut }: EmailSectionProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const headingId = useId();
  const [stage, setStage] = useStage();
  const rest = (isDone: boolean) => {
    setStage({ kind: 'rest', isDone });
    // The form that held the focus is gone.
    document.getElementById(headingId)?.focus();
  };
  const finish = async () => {
    await welcomeCurrentUser();
    rest(true);
    onChanged();
  };
  return (
    <SettingsSection title={t`Email`} headingId={headingId}>
      <p>
        <Trans>
          You log in with <strong>{email}</strong>. Our emails go there too.
        </Trans>
      </p>
      {stage.kind === 'rest' ? (
        <>
          {stage.isDone ? <Alert tone="success" live="status" title={message('account.email_changed')} /> : null}
          <div>
            <Button variant="ghost" onClick={() => setStage({ kind: 'address' })}>{t`Change email`}</Button>
          </div>
        </>
      ) : null}
      {stage.kind === 'address' ? (
        <EmailChangeForm
          onSent={(wanted, sent) => setStage({ kind: 'code', wanted, ...sent })}
          onCancel={() => rest(false)}
          onSignedOut={onSignedOut}
        />
      ) : null}
      {stage.kind === 'code' ? (
        <EmailCodeForm
          wanted={stage.wanted}
          sent={stage}
          onSent={(sent) => setStage({ kind: 'code', wanted: stage.wanted, ...sent })}
          onVerified={finish}
          onStartOver={() => setStage({ kind: 'address' })}
          onSignedOut={onSignedOut}
        />
      ) : null}
    </SettingsSection>
  );
}

/** Begins with the change that waits in this browser, if there is one. */
function useStage() {
  const { data } = useQuery(pendingEmailQuery);
  const wanted = data?.pending_email ?? null;
  const [chosen, setChosen] = useState<Stage | null>(null);
  const first: Stage = wanted === null ? { kind: 'rest', isDone: false } : { kind: 'code', wanted, ...NO_CODE_SENT };
  const stage = chosen ?? first;
  // A form that takes the place of a button takes its focus too; one that was there from the start does not.
  useEffect(() => {
    const field = chosen === null ? null : { rest: null, address: 'email', code: 'code' }[chosen.kind];
    if (field !== null) document.getElementById(controlId(field))?.focus();
  }, [chosen]);
  return [stage, setChosen] as const;
}
