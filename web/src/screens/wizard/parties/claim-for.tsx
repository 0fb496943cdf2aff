import { useLingui } from '@lingui/react/macro';
import { CLAIM_FOR, type ClaimDraft, type ClaimFor, isBlank, LIMITS } from '@plainclaim/domain';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/choices/field-words.ts';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** What was said about it, also by drafts and clients that only gave the age. */
export const claimForOf = ({ claimFor, isAdult }: Pick<ClaimDraft, 'claimFor' | 'isAdult'>): ClaimFor =>
  claimFor !== '' ? claimFor : isAdult === true ? 'me' : isAdult === false ? 'child' : '';

/**
 * The answers that follow from whom the claim is for. A name that stands there already, as from the account, is that of
 * whoever fills in the form: with a child to claim for, it is the guardian's.
 */
export function claimForPatch(draft: ClaimDraft, claimFor: ClaimFor): Partial<ClaimDraft> {
  const { firstname, lastname, guardianName } = draft;
  const before = claimForOf(draft);
  if (claimFor === '' || claimFor === before) return claimFor === '' ? {} : { claimFor, isAdult: claimFor === 'me' };
  if (claimFor === 'me') return { claimFor, isAdult: true };
  const own = `${firstname} ${lastname}`.trim();
  const isOwn = own !== '' && isBlank(guardianName);
  return { claimFor, isAdult: false, ...(isOwn ? { guardianName: own, firstname: '', lastname: '' } : {}) };
}

/** Asked before anything is told: it says who "I" is on every page that follows, and in the letter. */
export function ClaimForQuestion() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const error = useFieldErrors()('claimFor');
  return (
    <FormSection>
      <RadioCards
        name="claimFor"
        legend={t`Who is this claim for?`}
        error={error}
        layout="rows"
        options={[
          { value: 'me', label: t`For myself`, hint: t`I am 18 or older.` },
          {
            value: 'child',
            label: t`For a child under 18`,
            hint: t`I am the parent or guardian. I write, sign and file.`,
          },
        ]}
        value={claimForOf(draft)}
        onChange={(next) => patch(claimForPatch(draft, CLAIM_FOR.find((one) => one === next) ?? ''))}
      />
    </FormSection>
  );
}

/** Who acts for the child. The letter is in this person's words, and court papers have the name. */
export function GuardianFields() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const errorOf = useFieldErrors();
  const { hint } = useFieldWords().claimantBirthDate;
  return (
    <FormSection title={t`You, the parent or guardian`}>
      <TextField
        name="guardianName"
        label={t`Your full name`}
        hint={t`You sign the letter and file for the child. “I” in the letter is you.`}
        error={errorOf('guardianName')}
        autoComplete="name"
        maxLength={LIMITS.shortText}
        value={draft.guardianName}
        onChange={(guardianName) => patch({ guardianName })}
      />
      <DateField
        name="claimantBirthDate"
        label={t`The child’s date of birth`}
        hint={hint}
        optional
        error={errorOf('claimantBirthDate')}
        value={draft.claimantBirthDate}
        onChange={(claimantBirthDate) => patch({ claimantBirthDate })}
      />
    </FormSection>
  );
}
