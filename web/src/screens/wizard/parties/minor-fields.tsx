import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@plainclaim/domain';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** Who acts for a claimant under 18, and since when the clock of the time limit can run. */
export function MinorFields({ errorOf }: { readonly errorOf: (field: string) => string | undefined }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  return (
    <>
      <TextField
        name="guardianName"
        label={t`Full name of the parent or guardian who acts for you`}
        hint={t`This person signs the letter and files the claim. Without one we cannot make a letter.`}
        optional
        maxLength={LIMITS.shortText}
        value={draft.guardianName}
        onChange={(guardianName) => patch({ guardianName })}
      />
      <DateField
        name="claimantBirthDate"
        label={t`Your date of birth`}
        hint={t`We use it only to work out your last day to file. It is not printed in the letter.`}
        optional
        error={errorOf('claimantBirthDate')}
        autoComplete="bday"
        value={draft.claimantBirthDate}
        onChange={(claimantBirthDate) => patch({ claimantBirthDate })}
      />
    </>
  );
}
