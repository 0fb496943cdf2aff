import { useLingui } from '@lingui/react/macro';
import { accountMessages, wizardMessages } from '@plainclaim/contract';
import { type ContactProblem, LIMITS, type OwnContact, ownContactProblems } from '@plainclaim/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveContact } from '../../api/account/account-contact.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { takeOver } from '../../api/server-state/server-query.ts';
import { welcomeCurrentUser } from '../../api/session/current-user.ts';
import { Button } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { ErrorSummary, type SummaryProblem } from '../../components/feedback/error-summary.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { DigitsField } from '../../components/fields/digits-field.tsx';
import { FieldRow, ScreenForm } from '../../components/fields/form-layout.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useFailureMessage, useMessage } from '../../i18n/use-message.ts';
import { contactQuery } from './account-queries.ts';
import { ContactAddress } from './contact-address.tsx';

type Trouble = { readonly title: string; readonly problems: readonly SummaryProblem[] };

export type ContactFormProps = {
  readonly email: string;
  readonly saved: OwnContact;
  readonly onChanged: () => void;
  readonly onSignedOut: () => void;
};

export function ContactForm({ email, saved, onChanged, onSignedOut }: ContactFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [contact, setContact] = useState(saved);
  const [isDone, setDone] = useState(false);
  const { trouble, attempt, isBusy, submit } = useSubmission<Trouble>();
  const message = useMessage(accountMessages);
  const textOf = useFailureMessage();
  const problemsOf = useProblems();
  const patch = (changes: Partial<OwnContact>) => {
    setContact((before) => ({ ...before, ...changes }));
    setDone(false);
  };
  const refused = (failure: ApiFailure): Trouble => {
    if (failure.status === 401) onSignedOut();
    const problems = (failure.fields ?? []).map(({ field, message: text }) => ({ field, message: text }));
    return { title: textOf(failure), problems };
  };
  const save = async (): Promise<Trouble | null> => {
    setDone(false);
    const found = ownContactProblems(contact);
    if (found.length > 0) return { title: message('account.contact_wrong'), problems: problemsOf(found, contact) };
    const answer = await saveContact(contact);
    if (!answer.ok) return refused(answer.error);
    setContact(answer.value.contact);
    takeOver(client, contactQuery.queryKey, answer.value);
    setDone(true);
    // The name that greets is in the header, and what was done is in the list of what happened.
    await welcomeCurrentUser();
    onChanged();
    return null;
  };
  const errorOf = (field: keyof OwnContact) => trouble?.problems.find((one) => one.field === field)?.message;
  return (
    <ScreenForm onSubmit={() => void submit(save)}>
      {trouble === null ? null : <ErrorSummary title={trouble.title} problems={trouble.problems} attempt={attempt} />}
      <FieldRow>
        <TextField
          name="firstName"
          label={t`First name`}
          autoComplete="given-name"
          maxLength={LIMITS.shortText}
          value={contact.firstName}
          onChange={(firstName) => patch({ firstName })}
        />
        <TextField
          name="lastName"
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={LIMITS.shortText}
          value={contact.lastName}
          onChange={(lastName) => patch({ lastName })}
        />
      </FieldRow>
      <TextField
        name="contactEmail"
        type="email"
        label={t`Email`}
        hint={t`To change it, use the next part of this page. A code goes to the new email.`}
        readOnly
        value={email}
        onChange={() => {}}
      />
      <DigitsField
        name="phone"
        type="tel"
        label={t`Phone number`}
        hint={t`Digits only`}
        autoComplete="tel-national"
        maxLength={LIMITS.shortText}
        width="medium"
        error={errorOf('phone')}
        value={contact.phone}
        onChange={(phone) => patch({ phone })}
      />
      <ContactAddress contact={contact} onChange={patch} errorOf={errorOf} />
      {isDone ? <Alert tone="success" live="status" title={message('account.contact_kept')} /> : null}
      <div>
        <Button type="submit" busy={isBusy} busyText={t`Saving...`}>{t`Save Changes`}</Button>
      </div>
    </ScreenForm>
  );
}

/** The problems in words, each with the short name of its field. */
function useProblems() {
  const { t } = useLingui();
  const accountMessage = useMessage(accountMessages);
  const wizardMessage = useMessage(wizardMessages);
  const textOf = (code: ContactProblem['code']) =>
    code === 'contact.postal_code' ? accountMessage(code) : wizardMessage(code);
  return (found: readonly ContactProblem[], { country }: OwnContact): readonly SummaryProblem[] => {
    const labels: Readonly<Partial<Record<keyof OwnContact, string>>> = {
      phone: t`Phone number`,
      state: country === 'CA' ? t`Province` : t`State`,
      zip: country === 'CA' ? t`Postal code` : t`ZIP code`,
    };
    return found.map(({ field, code }) => ({ field, label: labels[field], message: textOf(code) }));
  };
}
