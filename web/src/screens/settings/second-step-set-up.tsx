import { useLingui } from '@lingui/react/macro';
import { accountMessages, type BeganSecondStepAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import { confirmSecondStep } from '../../api/account/log-in-ways.ts';
import { Button } from '../../components/buttons/button.tsx';
import { CopyButton } from '../../components/buttons/copy-button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { CodeField } from '../../components/fields/digits-field.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { QrDrawing } from './qr-drawing.tsx';
import { errorAt, type Trouble, useTrouble } from './settings-failure.ts';
import styles from './settings.module.css';

export type SecondStepSetUpProps = {
  readonly begun: BeganSecondStepAnswer;
  /** The first code was right: these are the recovery codes. */
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
  readonly onSignedOut: () => void;
};

/** The drawing for the app, the same as text for a phone that cannot see this screen, and the app's first code. */
export function SecondStepSetUp({ begun, onDone, onCancel, onSignedOut }: SecondStepSetUpProps) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const troubleOf = useTrouble(onSignedOut);
  const [code, setCode] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  const confirm = async (): Promise<Trouble | null> => {
    if (code === '') return { text: message('account.code_empty'), field: 'code' };
    const answer = await confirmSecondStep(code);
    if (answer.ok) onDone(answer.value.recovery_codes);
    return troubleOf(answer);
  };
  const grouped = (begun.secret.match(/.{1,4}/g) ?? []).join(' ');
  return (
    <ScreenForm onSubmit={() => void submit(confirm)}>
      {trouble === null ? null : <ErrorSummary title={trouble.text} attempt={attempt} />}
      <ol className={styles['steps']}>
        <li>{t`Open an authenticator app on your phone. If you have none, install one first. Many are free.`}</li>
        <li>{t`Add an account in it: scan this square, or type the key below it.`}</li>
        <li>{t`Type the 6 digits that the app shows.`}</li>
      </ol>
      <QrDrawing rows={begun.qr} label={t`The square for your authenticator app`} />
      <p>
        {t`Key:`} <code className={styles['key']}>{grouped}</code>
      </p>
      <div className={styles['actions']}>
        <CopyButton text={begun.secret} what={t`the key`} />
        <a href={begun.uri}>{t`Open in an app on this device`}</a>
      </div>
      <CodeField
        name="code"
        label={t`Code from the app`}
        value={code}
        onChange={setCode}
        error={errorAt(trouble, 'code')}
      />
      <div className={styles['actions']}>
        <Button type="submit" busy={isBusy} busyText={t`One moment...`}>{t`Turn on`}</Button>
        <Button variant="link" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ScreenForm>
  );
}
