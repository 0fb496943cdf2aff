import { useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../../components/choices/choice-cards.tsx';
import { useWizard } from '../../engine/wizard-context.ts';

/** Whether the own words are in the letter. Nothing is chosen beforehand; the letter beside it shows both. */
export function LetterChoice() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  return (
    <RadioCards
      name="storyInLetter"
      legend={t`Should your own words be in the letter?`}
      layout="single"
      options={[
        {
          value: 'no',
          label: t`No, send the short letter`,
          hint: t`Your cards tell what happened. Your words stay with your claim.`,
        },
        {
          value: 'yes',
          label: t`Yes, put them in`,
          hint: t`They go under “In my own words”, exactly as you typed them.`,
        },
      ]}
      value={draft.storyInLetter}
      onChange={(value) => patch({ storyInLetter: value === 'yes' ? 'yes' : 'no' })}
    />
  );
}
