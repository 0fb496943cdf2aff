import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { accountMessages, type BeganSecondStepAnswer } from '@plainclaim/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { beginSecondStep, endSecondStep, renewRecoveryCodes } from '../../api/account/log-in-ways.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { secondStepQuery } from './account-queries.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondStepSetUp } from './second-step-set-up.tsx';
import { type Trouble, useTrouble } from './settings-failure.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

export type OwnerSectionProps = {
  /** False: there is no password to type, and a log-in a moment ago stands for it. */
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
};

type Stage =
  | { readonly kind: 'rest' }
  | { readonly kind: 'confirm'; readonly what: 'begin' | 'end' | 'codes' }
  | { readonly kind: 'set-up'; readonly begun: BeganSecondStepAnswer }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** A code of an authenticator app at each log-in, and the codes for whoever lost that app. */
export function SecondStepSection({ hasPassword, onChanged, onSignedOut }: OwnerSectionProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const headingId = useId();
  const client = useQueryClient();
  const troubleOf = useTrouble(onSignedOut);
  const { data } = useQuery(secondStepQuery);
  const [stage, setStage] = useState<Stage>({ kind: 'rest' });
  const [isOff, setOff] = useState(false);
  const changed = () => {
    void client.invalidateQueries({ queryKey: secondStepQuery.queryKey });
    onChanged();
  };
  const goTo = (next: Stage) => {
    setStage(next);
    setOff(false);
    // The form that held the focus is gone.
    if (next.kind !== 'confirm') document.getElementById(headingId)?.focus();
  };
  const begin = async (password: string): Promise<Trouble | null> => {
    const answer = await beginSecondStep(password);
    if (answer.ok) goTo({ kind: 'set-up', begun: answer.value });
    return troubleOf(answer);
  };
  const end = async (password: string): Promise<Trouble | null> => {
    const answer = await endSecondStep(password);
    if (answer.ok) {
      goTo({ kind: 'rest' });
      setOff(true);
      changed();
    }
    return troubleOf(answer);
  };
  const renew = async (password: string): Promise<Trouble | null> => {
    const answer = await renewRecoveryCodes(password);
    if (answer.ok) {
      goTo({ kind: 'codes', codes: answer.value.recovery_codes });
      changed();
    }
    return troubleOf(answer);
  };
  const left = data?.recovery_codes_left ?? 0;
  return (
    <SettingsSection title={t`Second step at log-in`} headingId={headingId}>
      <p>
        {t`With a second step, a stolen password is not enough. We ask for a code from an app on your phone each time you log in.`}
      </p>
      {isOff ? <Alert tone="success" live="status" title={message('account.second_step_off')} /> : null}
      {data === undefined ? <Spinner>{t`Loading...`}</Spinner> : null}
      {stage.kind === 'rest' && data?.is_on === false ? (
        <div>
          <Button variant="ghost" onClick={() => goTo({ kind: 'confirm', what: 'begin' })}>
            {t`Turn on the second step`}
          </Button>
        </div>
      ) : null}
      {stage.kind === 'rest' && data?.is_on === true ? (
        <>
          <p>
            <strong>{t`The second step is on.`}</strong>{' '}
            {t`${plural(left, { one: 'You have # recovery code left.', other: 'You have # recovery codes left.' })}`}
          </p>
          <div className={styles['actions']}>
            <Button variant="ghost" onClick={() => goTo({ kind: 'confirm', what: 'codes' })}>
              {t`Make new recovery codes`}
            </Button>
            <Button variant="ghost" onClick={() => goTo({ kind: 'confirm', what: 'end' })}>
              {t`Turn off the second step`}
            </Button>
          </div>
        </>
      ) : null}
      {stage.kind === 'confirm' ? (
        <ConfirmForm
          hasPassword={hasPassword}
          label={
            { begin: t`Turn on the second step`, end: t`Turn off the second step`, codes: t`Make new recovery codes` }[
              stage.what
            ]
          }
          onConfirm={{ begin, end, codes: renew }[stage.what]}
          onCancel={() => goTo({ kind: 'rest' })}
        />
      ) : null}
      {stage.kind === 'set-up' ? (
        <SecondStepSetUp
          begun={stage.begun}
          onDone={(codes) => {
            goTo({ kind: 'codes', codes });
            changed();
          }}
          onCancel={() => goTo({ kind: 'rest' })}
          onSignedOut={onSignedOut}
        />
      ) : null}
      {stage.kind === 'codes' ? <RecoveryCodes codes={stage.codes} onDone={() => goTo({ kind: 'rest' })} /> : null}
    </SettingsSection>
  );
}
