import { useLingui } from '@lingui/react/macro';
import type { TrialPrepAnswer } from '@plainclaim/contract';
import { trialOutlinePage } from '../../api/trial-prep.ts';
import { Checkbox } from '../../components/choices/checkbox.tsx';
import type { NoteFieldsProps } from './note-fields.ts';
import { speaks, withSpoken } from './notes-state.ts';
import { Section } from '../../components/sections/section.tsx';
import styles from './trial-prep.module.css';

export type SpokenFieldsProps = Pick<NoteFieldsProps, 'notes' | 'onChange'> & {
  readonly answer: TrialPrepAnswer;
  readonly hasUnsaved: boolean;
};

/** Own sentences for the one-page story, each by its own tick, and the page as it would be made now. */
export function SpokenFields({ answer, notes, hasUnsaved, onChange }: SpokenFieldsProps) {
  const { t } = useLingui();
  const { sentences } = answer.offers;
  if (sentences.length === 0 && !answer.letter_approved) return null;
  return (
    <Section
      title={t`Your story on one page`}
      lead={t`We fill this page from your answers. Tick which of your own sentences you want to say in court. We do not choose for you.`}
    >
      {sentences.length === 0 ? null : (
        <fieldset className={styles['entry']}>
          <legend>{t`In your own words`}</legend>
          {sentences.map((text, index) => (
            <Checkbox
              key={text}
              name={`spoken.${index}`}
              label={<span lang="en">{text}</span>}
              checked={speaks(notes, text)}
              onChange={(isChosen) => onChange(withSpoken(notes, text, isChosen))}
            />
          ))}
        </fieldset>
      )}
      {answer.letter_approved ? (
        <p>
          <a href={trialOutlinePage(answer.case_id)} target="_blank" rel="noopener">
            {t`Preview my page`}
          </a>{' '}
          {hasUnsaved ? (
            <span className={styles['quiet']}>{t`It shows your notes as you last saved them.`}</span>
          ) : null}
        </p>
      ) : null}
    </Section>
  );
}
