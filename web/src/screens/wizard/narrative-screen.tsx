import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionsBar } from '../../components/actions-bar.tsx';
import { DictationButton } from '../../components/dictation-button.tsx';
import { ErrorSummary } from '../../components/error-summary.tsx';
import { ScreenForm, WithAside } from '../../components/form-layout.tsx';
import { ScreenHead } from '../../components/screen-title.tsx';
import { TextAreaField, type TextAreaFieldProps } from '../../components/text-area-field.tsx';
import { useFieldErrors } from './form-screen.tsx';
import { EnglishNote } from './narrative-language.tsx';
import { withSpoken } from './narrative-text.ts';
import { useWizard } from './wizard-context.ts';

export type NarrativeScreenProps = {
  readonly title: string;
  readonly lead: string;
  readonly field: 'claimDescription' | 'claimCalculation';
  readonly label: string;
  /** The longest text the field takes, in characters. */
  readonly longest: number;
  readonly dictationLabel: string;
  /** A sentence under the box. */
  readonly note?: ReactNode;
  /** Help beside the box; below it on narrow screens. */
  readonly aside: ReactNode;
} & Pick<TextAreaFieldProps, 'hint' | 'height' | 'placeholder' | 'countText'>;

/** A screen that is one box to write or talk into. */
export function NarrativeScreen(props: NarrativeScreenProps) {
  const { title, lead, field, label, longest, dictationLabel, note, aside, ...area } = props;
  const { t } = useLingui();
  const { draft, attempt, patch, patchFrom, goOn, goBack } = useWizard();
  const error = useFieldErrors()(field);
  return (
    <WithAside aside={aside} label={t`Help with your words`}>
      <ScreenForm onSubmit={goOn}>
        <ScreenHead title={title} lead={lead}>
          {error ? (
            <ErrorSummary title={error} problems={[{ field, message: t`Go to: ${label}` }]} attempt={attempt} />
          ) : null}
        </ScreenHead>
        <EnglishNote field={field} />
        <TextAreaField
          {...area}
          name={field}
          label={label}
          error={error}
          maxLength={longest}
          spellCheck
          value={draft[field]}
          onChange={(text) => patch({ [field]: text })}
        />
        <DictationButton
          label={dictationLabel}
          onText={(said) => patchFrom((newest) => ({ [field]: withSpoken(newest[field], said, longest) }))}
        />
        {note}
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}
