import type { ReactNode } from 'react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { useMessage } from '../../../i18n/use-message.ts';
import { useRequiredWords } from './required-words.ts';
import { useWizard } from './wizard-context.ts';
import { askedProblems, errorAt, summaryOf } from './wizard-problems.ts';

/** The sentence for what is wrong with a field of the current screen; undefined when nothing is. */
export function useFieldErrors(): (field: string) => string | undefined {
  const { problems } = useWizard();
  const message = useMessage(wizardMessages);
  const whatToDo = useRequiredWords();
  const asked = askedProblems(problems);
  return (field) => {
    const error = errorAt(asked, field, message);
    const isEmpty = asked.some((one) => one.field === field && one.code === 'field.required');
    return error !== undefined && isEmpty ? `${error}. ${whatToDo(field)}`.trim() : error;
  };
}

export type FormScreenProps = {
  readonly title: string;
  readonly lead: string;
  /** The short name of a field, for the list of what is wrong. */
  readonly labelOf: (field: string) => string | undefined;
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** A screen with many fields: title, what is wrong, the fields, the buttons, and the letter beside it all. */
export function FormScreen({ title, lead, labelOf, aside, children }: FormScreenProps) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { problems, attempt, goOn, goBack } = useWizard();
  return (
    <WithAside aside={aside} label={t`About your claim`}>
      <ScreenForm onSubmit={goOn}>
        <ScreenHead title={title} lead={lead}>
          {problems.length > 0 ? (
            <ErrorSummary
              title={message('wizard.fields_incomplete')}
              problems={summaryOf(askedProblems(problems), labelOf, message)}
              attempt={attempt}
            />
          ) : null}
        </ScreenHead>
        {children}
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}
