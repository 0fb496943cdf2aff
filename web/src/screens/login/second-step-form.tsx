import { useLingui } from '@lingui/react/macro';
import { accountMessages } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { takeSecondStep } from '../../api/account/log-in-ways.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { controlId } from '../../components/fields/field.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { useLogInOutcome } from './log-in-outcome.ts';

const LONGEST_CODE = 20;

/** The code of the app, or a recovery code, after a right first step. */
export function SecondStepForm({ onStartOver }: { readonly onStartOver: () => void }) {
  const { t } = useLingui();
  const message = useMessage(accountMessages);
  const outcomeOf = useLogInOutcome(() => {});
  const [code, setCode] = useState('');
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  useEffect(() => document.getElementById(controlId('code'))?.focus(), []);
  const take = async () => {
    if (code.trim() === '') return message('account.code_empty');
    return outcomeOf(await takeSecondStep(code));
  };
  return (
    <ScreenForm onSubmit={() => void submit(take)}>
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={attempt} />}
      <p>{message('account.second_step')}</p>
      <TextField
        name="code"
        label={t`Code`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        width="medium"
        value={code}
        onChange={setCode}
        error={trouble ?? undefined}
      />
      <Button type="submit" wide busy={isBusy} busyText={t`Logging in...`}>{t`Log in`}</Button>
      <Button variant="link" onClick={onStartOver}>{t`Start again`}</Button>
    </ScreenForm>
  );
}
