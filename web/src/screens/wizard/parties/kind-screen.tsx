import { useLingui } from '@lingui/react/macro';
import type { PartyKind } from '@plainclaim/domain';
import { IconBuildingStore, IconUser } from '@tabler/icons-react';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { Lead, ScreenTitle } from '../../../components/layout/screen-title.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { useWizard } from '../engine/wizard-context.ts';

export const toKind = (value: string): PartyKind => (value === '1' || value === '2' ? value : '');

export type KindScreenProps = {
  readonly name: 'userType' | 'whoUser';
  readonly title: string;
  readonly lead: string;
  readonly personHint: string;
  readonly businessHint: string;
  readonly value: PartyKind;
  readonly onChange: (kind: PartyKind) => void;
};

/** One question, two answers: a person or a business. */
export function KindScreen(props: KindScreenProps) {
  const { name, title, lead, personHint, businessHint, value, onChange } = props;
  const { t } = useLingui();
  const { attempt, goOn, goBack } = useWizard();
  const problem = useFieldErrors()(name);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <RadioCards
        name={name}
        layout="pair"
        legend={<ScreenTitle>{title}</ScreenTitle>}
        hint={<Lead>{lead}</Lead>}
        summary={problem ? <ErrorSummary title={problem} attempt={attempt} /> : undefined}
        options={[
          { value: '1', label: t`Person`, hint: personHint, icon: <IconUser aria-hidden="true" /> },
          { value: '2', label: t`Business`, hint: businessHint, icon: <IconBuildingStore aria-hidden="true" /> },
        ]}
        value={value}
        onChange={(kind) => onChange(toKind(kind))}
      />
      <ActionsBar onBack={goBack} />
    </form>
  );
}
