import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useFailureMessage } from '../../i18n/use-message.ts';
import { contactQuery } from './account-queries.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Name, phone number and address of the account's owner. */
export function ContactSection(props: Omit<ContactFormProps, 'saved'>) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const { data, error: failure, refetch } = useQuery(contactQuery);
  return (
    <SettingsSection title={t`Contact and address`}>
      <p>{t`We greet you by your first name, and fill this in for you in your next claim. Every field is optional.`}</p>
      {failure === null ? null : (
        <Alert
          tone="error"
          live="alert"
          title={t`We could not load this part.`}
          actions={<Button size="small" onClick={() => void refetch()}>{t`Try Again`}</Button>}
        >
          <p>{textOf(failure)}</p>
        </Alert>
      )}
      {data === undefined && failure === null ? <Spinner>{t`Loading...`}</Spinner> : null}
      {data === undefined ? null : <ContactForm {...props} saved={data.contact} />}
    </SettingsSection>
  );
}
