import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type SigningAnswer } from '@plainclaim/contract';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../api/server-state/use-call.ts';
import { correctFacts } from '../../../api/court-papers.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { LeaveDialog } from '../../../components/feedback/leave-dialog.tsx';
import { TextAreaField } from '../../../components/fields/text-area-field.tsx';
import { type Answers, changesIn, fieldToMend } from './court-answers.ts';
import { CourtAnswerFields } from './court-answer-fields.tsx';
import { paragraphsIn, textOfParagraphs } from './fact-paragraphs.ts';
import styles from './signing.module.css';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';

export type CorrectFactsFormProps = {
  readonly reading: SigningAnswer;
  /** The line of the readings to mend: its field gets the focus. */
  readonly toMend: string | null;
  readonly onCorrected: () => void;
  readonly onCancel: () => void;
};

/** The facts as texts to be changed. New papers are made with them, which are read and signed again. */
export function CorrectFactsForm({ reading, toMend, onCorrected, onCancel }: CorrectFactsFormProps) {
  const { t } = useLingui();
  const { case_id, read_sha256, facts, court_answers } = reading;
  const [asRead] = useState({ story: textOfParagraphs(facts.story), calculation: textOfParagraphs(facts.calculation) });
  const [story, setStory] = useState(asRead.story);
  const [calculation, setCalculation] = useState(asRead.calculation);
  const [answers, setAnswers] = useState<Answers>({});
  const changes = changesIn(court_answers, answers);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = toMend === null ? null : fieldToMend(toMend, court_answers);
    const field = name === null ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [toMend, court_answers]);
  const saving = useCall();
  const save = () =>
    saving.run(async () => {
      const wish = {
        case_id,
        read_sha256,
        story: paragraphsIn(story),
        calculation: paragraphsIn(calculation),
        changes,
      };
      const corrected = await correctFacts(wish);
      if (corrected.ok) onCorrected();
      return corrected;
    });
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className={styles['quiet']}>
        {t`Write in English. An empty line begins a new numbered paragraph. Only the complaint changes; the letter stays as it is. If you approve a changed letter later, the facts come from your answers again.`}
      </p>
      <TextAreaField
        name="complaint_story"
        label={t`What happened`}
        value={story}
        onChange={setStory}
        height="tall"
        lang={DEFAULT_LANGUAGE}
        spellCheck
      />
      <TextAreaField
        name="complaint_calculation"
        label={t`How the amount was worked out`}
        value={calculation}
        onChange={setCalculation}
        height="fixed"
        lang={DEFAULT_LANGUAGE}
        spellCheck
      />
      <CourtAnswerFields all={court_answers} answers={answers} onChange={setAnswers} />
      {saving.failure === null ? null : <TroubleAlert title={t`Nothing was changed.`} failure={saving.failure} />}
      <div className={styles['buttons']}>
        <Button
          type="submit"
          busy={saving.isBusy}
          busyText={t`Saving...`}
        >{t`Make new papers with these facts`}</Button>
        <Button variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
      <LeaveDialog
        hasUnsaved={story !== asRead.story || calculation !== asRead.calculation || changes.length > 0}
        title={t`Your changes are not saved`}
      >
        <p>{t`If you leave now, you lose what you changed since the last save.`}</p>
      </LeaveDialog>
    </form>
  );
}
