import { Trans, useLingui } from '@lingui/react/macro';
import type { YourDataAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import { askDataLink } from '../../api/your-data.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { EmailField } from '../../components/fields/email-field.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { ScreenForm } from '../../components/fields/form-layout.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { Section } from '../../components/sections/section.tsx';

/** For whoever is in another browser: a link to what is kept, mailed to an address that was proved. */
export function AskLink({ times }: { readonly times: Pick<YourDataAnswer, 'link_hours'> | null }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const [email, setEmail] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const { trouble, attempt, isBusy, submit } = useSubmission<string>();
  const hours = times?.link_hours ?? null;
  const ask = async (): Promise<string | null> => {
    setSaid(null);
    if (email.trim() === '') return t`Please type your email address.`;
    const answer = await askDataLink(email.trim());
    if (!answer.ok) return textOf(answer.error);
    setSaid(answer.value.message);
    return null;
  };
  return (
    <>
      <Section title={t`I paid without an account`}>
        <p>{t`We email a link to an address that you confirmed in the browser you paid in. If you did not confirm one, please open this page in that browser.`}</p>
        {hours === null ? null : (
          <p>
            <Trans>The link works for {hours} hours.</Trans>
          </p>
        )}
        <ScreenForm onSubmit={() => void submit(ask)}>
          {trouble === null ? null : (
            <ErrorSummary title={trouble} problems={[{ field: 'email', message: t`Email` }]} attempt={attempt} />
          )}
          {said === null ? null : <Alert tone="info" live="status" title={said} />}
          <EmailField autoComplete="email" value={email} onChange={setEmail} error={trouble ?? undefined} />
          <div>
            <Button type="submit" busy={isBusy} busyText={t`Sending...`}>{t`Send the link`}</Button>
          </div>
        </ScreenForm>
      </Section>
      <Section title={t`I have an account`}>
        <p>{t`Log in and open the settings. There you can download your data or delete it.`}</p>
        <div>
          <ButtonLink to="/login" state={{ from: '/settings' }} variant="ghost">{t`Log in`}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
