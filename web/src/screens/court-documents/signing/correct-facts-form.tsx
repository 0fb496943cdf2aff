import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type SigningAnswer } from '@plainclaim/contract';
import { useEffect, useRef, useState } from 'react';
import { correctFacts } from '../../../api/court-papers.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { LeaveDialog } from '../../../components/feedback/leave-dialog.tsx';
import { TextAreaField } from '../../../components/fields/text-area-field.tsx';
import { type Answers, changesIn, fieldToMend } from './court-answers.ts';
import { CourtAnswerFields } from './court-answer-fields.tsx';
import { paragraphsIn, textOfParagraphs } from './fact-paragraphs.ts';
import styles from './signing.module.css';
import { useWork } from '../use-work.ts';
import { TroubleAlert } from '../../../components/feedback/trouble-alert.tsx';

export type CorrectFactsFormProps = {
  readonly reading: SigningAnswer;
  /** The line of the readings to mend: its field gets the focus. */
  readonly toMend: string | null;
  readonly onCorrected: () => void;
  readonly onCancel: () => void;
};

/** The facts as texts to be changed. New papers are made with them, which are read and signed anew. */
export function CorrectFactsForm({ reading, toMend, onCorrected, onCancel }: CorrectFactsFormProps) {
  const { t } = useLingui();
  const { case_id, read_sha256, facts, court_answers } = reading;
  const [asRead] = useState({ story: textOfParagraphs(facts.story), reckoning: textOfParagraphs(facts.reckoning) });
  const [story, setStory] = useState(asRead.story);
  const [reckoning, setReckoning] = useState(asRead.reckoning);
  const [answers, setAnswers] = useState<Answers>({});
  const changes = changesIn(court_answers, answers);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const name = toMend === null ? null : fieldToMend(toMend, court_answers);
    const field = name === null ? null : form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  }, [toMend, court_answers]);
  const saving = useWork();
  const save = () =>
    saving.run(async () => {
      const wish = { case_id, read_sha256, story: paragraphsIn(story), reckoning: paragraphsIn(reckoning), changes };
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
        name="complaint_reckoning"
        label={t`How the amount was worked out`}
        value={reckoning}
        onChange={setReckoning}
        height="fixed"
        lang={DEFAULT_LANGUAGE}
        spellCheck
      />
      <CourtAnswerFields all={court_answers} answers={answers} onChange={setAnswers} />
      {saving.failure === null ? null : <TroubleAlert title={t`Nothing was changed.`} failure={saving.failure} />}
      <div className={styles['buttons']}>
        <Button type="submit" busy={saving.isBusy} busyText={t`Saving...`}>{t`Make new papers with this`}</Button>
        <Button variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
      <LeaveDialog
        hasUnsaved={story !== asRead.story || reckoning !== asRead.reckoning || changes.length > 0}
        title={t`Your changes are not saved`}
      >
        <p>{t`If you leave now, what you changed since the last save is lost.`}</p>
      </LeaveDialog>
    </form>
  );
}
