import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import type { PartyKind } from '@plainclaim/domain';
import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { Lead, ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { askedProblems, summaryOf } from '../engine/wizard-problems.ts';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';

export const toKind = (value: string): PartyKind => (value === '1' || value === '2' ? value : '');

export type KindScreenProps = {
  readonly name: 'userType' | 'whoUser';
  readonly title: string;
  readonly lead: string;
  readonly value: PartyKind;
  readonly onChange: (kind: PartyKind) => void;
  /** The short name of a field, for the list of what is wrong. */
  readonly labelOf: (field: string) => string | undefined;
  /** What is asked about a person or a business, once it is known which. */
  readonly children: ReactNode;
};

/** Steps 2 and 3: a person or a business, and below it what is asked about them. Both sub-steps are this one page. */
export function KindScreen(props: KindScreenProps) {
  const { name, title, lead, value, onChange, labelOf, children } = props;
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { problems, attempt, goOn, goBack } = useWizard();
  const problem = useFieldErrors()(name);
  return (
    <WithAside aside={<LetterSoFar />} label={t`About your claim`}>
      <ScreenForm onSubmit={goOn}>
        <RadioCards
          name={name}
          layout="inline"
          legend={<ScreenTitle>{title}</ScreenTitle>}
          hint={<Lead>{lead}</Lead>}
          summary={problem ? <ErrorSummary title={problem} attempt={attempt} /> : undefined}
          options={[
            { value: '1', label: t`Person`, icon: <IconUser aria-hidden="true" /> },
            { value: '2', label: t`Business`, icon: <IconBuildingStore aria-hidden="true" /> },
          ]}
          value={value}
          onChange={(kind) => onChange(toKind(kind))}
        />
        {problem === undefined && problems.length > 0 ? (
          <ErrorSummary
            title={message('wizard.fields_incomplete')}
            problems={summaryOf(askedProblems(problems), labelOf, message)}
            attempt={attempt}
          />
        ) : null}
        {value === '' ? null : children}
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}
