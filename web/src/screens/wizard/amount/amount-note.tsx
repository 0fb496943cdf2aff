import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { LIMITS } from '@plainclaim/domain';
import { DictationButton } from '../../../components/dictation/dictation-button.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { TextAreaField } from '../../../components/fields/text-area-field.tsx';
import type { ReactNode } from 'react';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { withSpoken } from '../story/narrative-text.ts';
import { useWizard } from '../engine/wizard-context.ts';
import styles from './amount.module.css';

type AmountNoteProps = {
  readonly label: string;
  readonly hint: string | undefined;
  /** Help with what to write. */
  readonly children: ReactNode;
};

/** The amount in the person's own words: a note under rows that add up, and in their place where there are none. */
export function AmountNote({ label, hint, children }: AmountNoteProps) {
  const { t, i18n } = useLingui();
  const { draft, patch, patchFrom } = useWizard();
  const error = useFieldErrors()('claimCalculation');
  return (
    <FormSection>
      <TextAreaField
        name="claimCalculation"
        label={label}
        hint={hint}
        error={error}
        height="fixed"
        placeholder={t`Write Here`}
        maxLength={LIMITS.calculationText}
        spellCheck
        value={draft.claimCalculation}
        onChange={(claimCalculation) => patch({ claimCalculation })}
      />
      <p className={styles['more']}>
        {t`Your letter prints this as you type it.`}{' '}
        {i18n.locale === DEFAULT_LANGUAGE
          ? null
          : t`Write it in English. A note in another language is kept with your claim, but it is not printed.`}
      </p>
      <DictationButton
        label={t`Talk to explain your calculation.`}
        onText={(said) =>
          patchFrom((newest) => ({
            claimCalculation: withSpoken(newest.claimCalculation, said, LIMITS.calculationText),
          }))
        }
      />
      {children}
    </FormSection>
  );
}
