import { useLingui } from '@lingui/react/macro';
import type { TrialNotesWire, TrialPrepAnswer } from '@plainclaim/contract';
import { useState } from 'react';
import type { ApiFailure, ApiResult } from '../../api/http/http-client.ts';
import { makeTrialBinder, saveTrialNotes } from '../../api/trial-prep.ts';
import { Button } from '../../components/buttons/button.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { LeaveNotesDialog } from './leave-notes-dialog.tsx';
import { isSame, withoutEmpty } from './notes-state.ts';
import { PaymentFields } from './payment-fields.tsx';
import { PrivateFigure } from './private-figure.tsx';
import { ProofFields } from './proof-fields.tsx';
import { SpokenFields } from './spoken-fields.tsx';
import { TrialPapers } from './trial-papers.tsx';
import styles from './trial-prep.module.css';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { WitnessFields } from './witness-fields.tsx';

export type CaseTrialProps = {
  readonly answer: TrialPrepAnswer;
  readonly take: (answer: TrialPrepAnswer) => void;
};

type Trouble = { readonly of: 'save' | 'make'; readonly failure: ApiFailure };
type Busy = 'no' | 'saving' | 'making';

const NOT_WHOLE = 422;

/** The notes as a form, with what is made from them. */
export function CaseTrial({ answer, take }: CaseTrialProps) {
  const { t } = useLingui();
  const [notes, setNotes] = useState<TrialNotesWire>(answer.notes);
  const [busy, setBusy] = useState<Busy>('no');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const hasUnsaved = !isSame(notes, answer.notes);
  const wrong = trouble?.failure.status === NOT_WHOLE ? (trouble.failure.fields ?? []) : [];
  const errorOf = (field: string): string | undefined => wrong.find((one) => one.field === field)?.message;

  const fail = (of: Trouble['of'], failure: ApiFailure) => {
    setTrouble({ of, failure });
    setAttempt((count) => count + 1);
  };
  const save = async (): Promise<ApiResult<TrialPrepAnswer>> => {
    const sent = withoutEmpty(notes);
    setNotes(sent);
    const saved = await saveTrialNotes(answer.case_id, answer.revision, sent);
    if (saved.ok) {
      setTrouble(null);
      take(saved.value);
      // What was typed since is not in the answer.
      setNotes((now) => (now === sent ? saved.value.notes : now));
    } else fail('save', saved.error);
    return saved;
  };
  const run = async (kind: Exclude<Busy, 'no'>, work: () => Promise<unknown>) => {
    if (busy !== 'no') return;
    setBusy(kind);
    await work();
    setBusy('no');
  };
  const make = async () => {
    if (hasUnsaved && !(await save()).ok) return;
    const made = await makeTrialBinder(answer.case_id);
    if (made.ok) {
      setTrouble(null);
      take(made.value);
    } else fail('make', made.error);
  };

  return (
    <>
      <TrialPapers
        answer={answer}
        hasUnsaved={hasUnsaved}
        isBusy={busy === 'making'}
        onMake={() => void run('making', make)}
      />
      {trouble === null ? null : wrong.length > 0 ? (
        <ErrorSummary
          title={t`Your notes are not saved yet.`}
          problems={wrong.map(({ field, message }) => ({ field, message }))}
          attempt={attempt}
        />
      ) : (
        <TroubleAlert
          title={
            trouble.of === 'save'
              ? t`Your notes could not be saved.`
              : t`Your request for the papers did not go through.`
          }
          failure={trouble.failure}
        />
      )}
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run('saving', save);
        }}
      >
        <SpokenFields answer={answer} notes={notes} hasUnsaved={hasUnsaved} onChange={setNotes} />
        <WitnessFields
          notes={notes}
          limits={answer.limits}
          offers={answer.offers}
          onChange={setNotes}
          errorOf={errorOf}
        />
        <ProofFields answer={answer} notes={notes} onChange={setNotes} />
        <PaymentFields notes={notes} limits={answer.limits} onChange={setNotes} errorOf={errorOf} />
        <PrivateFigure notes={notes} onChange={setNotes} errorOf={errorOf} />
        <div className={styles['saveBar']}>
          <Button type="submit" busy={busy === 'saving'} busyText={t`Saving...`}>{t`Save my notes`}</Button>
          <p role="status" className={styles['quiet']}>
            {hasUnsaved ? t`You have changes that are not saved.` : answer.revision > 0 ? t`Your notes are saved.` : ''}
          </p>
        </div>
      </form>
      <LeaveNotesDialog hasUnsaved={hasUnsaved} />
    </>
  );
}
