import { useLingui } from '@lingui/react/macro';
import { logInByLink } from '../../api/account/log-in-ways.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useLogInOutcome } from './log-in-outcome.ts';

export type LinkFormProps = {
  readonly token: string;
  readonly onSecondStep: () => void;
  readonly onOtherWay: () => void;
};

/** What a mailed link opens. It takes a press: programs that open every link in a mail must not use it up. */
export function LinkForm({ token, onSecondStep, onOtherWay }: LinkFormProps) {
  const { t } = useLingui();
  const outcomeOf = useLogInOutcome(onSecondStep);
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  const enter = async () => outcomeOf(await logInByLink(token));
  return (
    <ScreenForm onSubmit={() => void submit(enter)}>
      {trouble === null ? null : <ErrorSummary title={trouble} attempt={attempt} />}
      <p>{t`You opened the link from our email. Press the button to log in on this device.`}</p>
      <Button type="submit" wide busy={isBusy} busyText={t`Logging in...`}>{t`Log in`}</Button>
      <Button variant="link" onClick={onOtherWay}>{t`Log in another way`}</Button>
    </ScreenForm>
  );
}
