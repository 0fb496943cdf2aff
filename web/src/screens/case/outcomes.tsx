import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer, RecordOutcomeRequest } from '@plainclaim/contract';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { recordOutcome } from '../../api/cases/case-page.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { RadioCards } from '../../components/choices/choice-cards.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import rows from '../../components/lists/action-rows.module.css';
import styles from './case.module.css';
import { offeredKinds } from './offered-kinds.ts';
import { OutcomeFields } from './outcome-fields.tsx';
import { fieldId, kindIn, type Line, type Typed, typedOf } from './outcome-line.ts';
import { OutcomeRow } from './outcome-row.tsx';
import { useOutcomeWords } from './use-case-words.ts';

type Editing = { readonly id: string; readonly replaces: string | null; readonly typed: Typed };

const NOT_WHOLE = 422;
export type OutcomesProps = { readonly answer: CasePageAnswer; readonly take: (answer: CasePageAnswer) => void };

/** What happened since the letter: the lines written down so far, and a form for one more. */
export function Outcomes(props: OutcomesProps) {
  const { outcomes } = props.answer;
  return <Lines {...props} lines={outcomes} only={null} />;
}

/** What the claimant spent on the case, and a form for one more cost. */
export function Costs(props: OutcomesProps) {
  return <Lines {...props} lines={props.answer.money.costs} only="cost" />;
}

type LinesProps = OutcomesProps & {
  readonly lines: readonly Line[];
  /** The one kind of these lines; null where it is chosen. */
  readonly only: 'cost' | null;
};

function Lines({ answer, take, lines, only }: LinesProps) {
  const { t } = useLingui();
  const { today } = answer;
  // The id is made here, so that a press whose answer got lost is written down once when it is repeated.
  const empty = (): Editing => ({
    id: crypto.randomUUID(),
    replaces: null,
    typed: { kind: '', on: today, amount: '', by: '', words: '' },
  });
  const [editing, setEditing] = useState<Editing>(empty);
  const beginCost = () => {
    setSaid('');
    const one = empty();
    setEditing({ ...one, typed: { ...one.typed, kind: 'cost' } });
  };
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const words = useOutcomeWords();
  const { trouble, attempt, isBusy, submit } = useSubmission<ApiFailure>();
  const wrong = trouble?.status === NOT_WHOLE ? (trouble.fields ?? []) : [];
  const { replaces } = editing;

  const send = async (outcome: RecordOutcomeRequest['outcome'], line: Omit<Editing, 'typed'>) => {
    const saved = await recordOutcome({ case_id: answer.case_id, ...line, outcome });
    if (!saved.ok) return saved.error;
    take(saved.value);
    setSaid(saved.value.message);
    setEditing(empty());
    return null;
  };
  const { kind, ...typed } = editing.typed;
  const change = (patch: Partial<Typed>) => {
    setSaid('');
    setEditing({ ...editing, typed: { ...editing.typed, ...patch } });
  };
  const begin = (one: Line) => {
    setSaid('');
    setEditing({ id: crypto.randomUUID(), replaces: one.id, typed: typedOf(one) });
    form.current?.scrollIntoView({ block: 'nearest' });
  };
  const takeBack = (one: Line) => void submit(() => send(null, { id: crypto.randomUUID(), replaces: one.id }));

  return (
    <div className={styles['outcomes']}>
      {lines.length === 0 ? null : (
        <ul className={rows['rows']}>
          {lines.map((one) => (
            <OutcomeRow key={one.id} one={one} isBusy={isBusy} onChange={begin} onTakeBack={takeBack} />
          ))}
        </ul>
      )}
      {trouble === null ? null : wrong.length > 0 ? (
        <ErrorSummary
          title={t`This is not saved yet.`}
          problems={wrong.map((one) => ({ ...one, field: fieldId(kind, one.field) }))}
          attempt={attempt}
        />
      ) : (
        <TroubleAlert title={t`This could not be saved.`} failure={trouble} />
      )}
      <form
        ref={form}
        noValidate
        className={styles['outcomes']}
        onSubmit={(event) => {
          event.preventDefault();
          if (kind !== '') void submit(() => send({ kind, ...typed }, { id: editing.id, replaces }));
        }}
      >
        {only === null ? (
          <RadioCards
            name="kind"
            legend={replaces === null ? t`Add what is new` : t`What is right instead?`}
            hint={t`The next step and the money follow from it. Nothing is sent to anybody.`}
            options={offeredKinds(answer, kind).map((value) => ({ value, label: words[value] }))}
            value={kind}
            onChange={(value) => change({ kind: kindIn(value) })}
          />
        ) : null}
        <OutcomeFields typed={editing.typed} change={change} wrong={wrong} />
        {kind === '' && only !== null ? (
          <p>
            <Button
              variant="ghost"
              size="small"
              iconStart={<IconPlus size={18} aria-hidden="true" />}
              onClick={beginCost}
            >
              {t`Add a cost`}
            </Button>
          </p>
        ) : null}
        {kind === '' ? null : (
          <div className={styles['buttons']}>
            <Button type="submit" busy={isBusy} busyText={t`Saving...`}>{t`Save`}</Button>
            <Button variant="ghost" onClick={() => setEditing(empty())}>{t`Cancel`}</Button>
          </div>
        )}
        <p role="status">{said}</p>
      </form>
    </div>
  );
}
