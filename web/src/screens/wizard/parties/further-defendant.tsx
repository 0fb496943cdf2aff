import { useLingui } from '@lingui/react/macro';
import { type AdditionalDefendant, DEFENDANT, typedName, typedParty } from '@plainclaim/domain';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { DefendantFields } from './defendant-fields.tsx';
import { toKind } from './kind-screen.tsx';

export type FurtherDefendantProps = {
  /** 0 is the second opponent. */
  readonly index: number;
  readonly defendant: AdditionalDefendant;
  readonly onChange: (changes: Partial<AdditionalDefendant>) => void;
  readonly onRemove: () => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** One more person or business the claim is against. */
export function FurtherDefendant({ index, defendant, onChange, onRemove, errorOf }: FurtherDefendantProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const prefix = `additionalDefendants.${index}.`;
  const number = index + 2;
  const name = typedName(typedParty(DEFENDANT, defendant));
  return (
    <FormSection title={t`Person or business number ${number}`}>
      <RadioCards
        name={`${prefix}whoUser`}
        legend={t`Is this a person or a business?`}
        layout="inline"
        options={[
          { value: '1', label: t`Person` },
          { value: '2', label: t`Business` },
        ]}
        error={errorOf(`${prefix}whoUser`)}
        value={defendant.whoUser}
        onChange={(kind) => onChange({ whoUser: toKind(kind) })}
      />
      {defendant.whoUser === '' ? null : (
        <DefendantFields prefix={prefix} defendant={defendant} onChange={onChange} errorOf={errorOf} />
      )}
      <div>
        <Button variant="link" onClick={() => setAsking(true)}>
          {t`Remove number ${number}`}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={name === '' ? t`Remove number ${number}?` : t`Remove ${name}?`}
        actions={
          <>
            <Button variant="danger" onClick={onRemove}>{t`Remove`}</Button>
            <Button variant="ghost" onClick={() => setAsking(false)}>{t`Keep`}</Button>
          </>
        }
      >
        <p>{t`What you typed about them is taken out of your claim.`}</p>
      </Dialog>
    </FormSection>
  );
}
