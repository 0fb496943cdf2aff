import { useLingui } from '@lingui/react/macro';
import type { YourDataAnswer } from '@plainclaim/contract';
import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { deleteYourData, sendDataCode } from '../../api/your-data.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Button } from '../buttons/button.tsx';
import { Checkbox } from '../choices/checkbox.tsx';
import { type CodeSent, codeSentBy, ResendButton, ShownCode } from '../account/code-sent.tsx';
import { CodeField } from '../fields/digits-field.tsx';
import { ErrorSummary } from '../feedback/error-summary.tsx';
import { controlId } from '../fields/field.tsx';
import { ScreenForm } from '../fields/form-layout.tsx';
import { PasswordField } from '../account/password-field.tsx';
import { useSubmission } from '../feedback/use-submission.ts';
import styles from './your-data.module.css';

export type DeletePartProps = {
  readonly yourData: YourDataAnswer;
  /** Of a mailed link; '' without one. */
  readonly token: string;
  /** It was taken; `message` says so. */
  readonly onDeleted: (message: string) => void;
  readonly onSignedOut: () => void;
};

const AGREED = 'agreed';
/** The page may have other fields for a password and a code. */
const PASSWORD = 'delete-password';
const CODE = 'delete-code';

type Trouble = { readonly text: string; readonly field: string | null };

/** Which field a refusal is about; one that is not listed is about the whole form. */
const FIELDS: Readonly<Record<string, string | undefined>> = {
  'data.not_agreed': AGREED,
  'account.current_password_wrong': PASSWORD,
  'account.code_wrong': CODE,
};

/** Deletes everything, once it was said what goes and what stays, and confirmed. */
export function DeletePart(props: DeletePartProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) document.getElementById(controlId(AGREED))?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { yourData } = props;
  return (
    <div className={styles['part']}>
      <WhatGoes yourData={yourData} />
      {isOpen ? (
        <DeleteForm {...props} onCancel={() => setOpen(false)} />
      ) : (
        <Button ref={opener} variant="danger" onClick={() => setOpen(true)}>{t`Delete all my data`}</Button>
      )}
    </div>
  );
}

/** Said by the server, which does it. */
function WhatGoes({ yourData }: Pick<DeletePartProps, 'yourData'>) {
  const { t } = useLingui();
  return (
    <>
      <p>{yourData.goes.join(' ')}</p>
      <p>{t`Two things are kept, without your name and address:`}</p>
      <ul className={styles['list']}>
        {yourData.stays.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

type DeleteFormProps = DeletePartProps & { readonly onCancel: () => void };

function DeleteForm({ yourData, token, onDeleted, onSignedOut, onCancel }: DeleteFormProps) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const [isAgreed, setAgreed] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const deletion = useSubmission<Trouble>();
  const sending = useSubmission<Trouble>();
  const trouble = deletion.trouble ?? sending.trouble;
  const isAccount = yourData.holder === 'account';
  const failed = (failure: ApiFailure): Trouble => {
    if (failure.status === 401) onSignedOut();
    return { text: textOf(failure), field: FIELDS[failure.code] ?? null };
  };
  const send = async (): Promise<Trouble | null> => {
    const answer = await sendDataCode();
    if (!answer.ok) return failed(answer.error);
    setSent(codeSentBy(answer.value));
    return null;
  };
  const remove = async (): Promise<Trouble | null> => {
    if (!isAgreed) return { text: t`Please tick that you want to delete everything.`, field: AGREED };
    if (isAccount && sent === null && password === '') {
      return { text: t`Please type your password. Nothing was deleted.`, field: PASSWORD };
    }
    if (isAccount && sent !== null && code === '') {
      return { text: t`Please type the code from our email. Nothing was deleted.`, field: CODE };
    }
    const wish = sent === null ? { password, code: '' } : { password: '', code };
    const answer = await deleteYourData({ token, agreed: isAgreed, ...wish });
    if (!answer.ok) return failed(answer.error);
    onDeleted(answer.value.message);
    return null;
  };
  const errorAt = (field: string) => (trouble !== null && trouble.field === field ? trouble.text : undefined);
  return (
    <ScreenForm onSubmit={() => void deletion.submit(remove)}>
      {trouble === null ? null : <ErrorSummary title={trouble.text} attempt={deletion.attempt + sending.attempt} />}
      <Checkbox
        name={AGREED}
        label={t`Yes, delete everything. I have saved what I need.`}
        checked={isAgreed}
        onChange={setAgreed}
        error={errorAt(AGREED)}
      />
      {isAccount && sent === null ? (
        <>
          <PasswordField
            name={PASSWORD}
            label={t`Your password`}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={errorAt(PASSWORD)}
          />
          <div>
            <Button variant="link" busy={sending.isBusy} onClick={() => void sending.submit(send)}>
              {t`Send me a code instead`}
            </Button>
          </div>
        </>
      ) : null}
      {isAccount && sent !== null ? (
        <>
          <CodeField
            name={CODE}
            label={t`Code from our email`}
            hint={t`It works for 10 minutes.`}
            value={code}
            onChange={setCode}
            error={errorAt(CODE)}
          />
          <div className={styles['actions']}>
            <ResendButton
              mayResendAt={sent.mayResendAt}
              isBusy={sending.isBusy}
              onResend={() => void sending.submit(send)}
            />
          </div>
          <ShownCode code={sent.shownCode} />
        </>
      ) : null}
      <div className={styles['actions']}>
        <Button type="submit" variant="danger" busy={deletion.isBusy} busyText={t`Deleting...`}>
          {t`Delete for good`}
        </Button>
        <Button variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </ScreenForm>
  );
}
