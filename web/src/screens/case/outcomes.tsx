import { Trans, useLingui } from '@lingui/react/macro';
import type { CasePageAnswer, OutcomeWire, RecordOutcomeRequest } from '@plainclaim/contract';
import { ASKED_OF_OUTCOME, cents, LONGEST_OUTCOME_WORDS, OUTCOME_KINDS } from '@plainclaim/domain';
import { useRef, useState } from 'react';
import { recordOutcome } from '../../api/case-page.ts';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Button } from '../../components/buttons/button.tsx';
import { RadioCards } from '../../components/choices/choice-cards.tsx';
import { ErrorSummary } from '../../components/feedback/error-summary.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { useSubmission } from '../../components/feedback/use-submission.ts';
import { DateField } from '../../components/fields/date-field.tsx';
import { MoneyField } from '../../components/fields/money-field.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { formatMoney } from '../../i18n/formatters.ts';
import styles from './case.module.css';
import { useDayWords, useOutcomeWords } from './use-case-words.ts';

type Typed = Omit<NonNullable<RecordOutcomeRequest['outcome']>, 'kind'> & { readonly kind: OutcomeWire['kind'] | '' };
type Editing = { readonly id: string; readonly replaces: string | null; readonly typed: Typed };

const NOT_WHOLE = 422;
const kindIn = (value: string) => OUTCOME_KINDS.find((kind) => kind === value) ?? '';
const typedOf = ({ kind, on, amount, by, words }: OutcomeWire): Typed => ({
  kind,
  on,
  amount: amount === null ? '' : (amount / 100).toFixed(2),
  by: by ?? '',
  words,
});

export type OutcomesProps = { readonly answer: CasePageAnswer; readonly take: (answer: CasePageAnswer) => void };

/** What the other side did since the letter: the lines written down so far, and a form for one more. */
export function Outcomes({ answer, take }: OutcomesProps) {
  const { t } = useLingui();
  const { outcomes, today } = answer;
  // The id is made here, so that a press whose answer got lost is written down once when it is repeated.
  const empty = (): Editing => ({
    id: crypto.randomUUID(),
    replaces: null,
    typed: { kind: '', on: today, amount: '', by: '', words: '' },
  });
  const [editing, setEditing] = useState<Editing>(empty);
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
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
  const begin = (one: OutcomeWire) => {
    setSaid('');
    setEditing({ id: crypto.randomUUID(), replaces: one.id, typed: typedOf(one) });
    form.current?.scrollIntoView({ block: 'nearest' });
  };
  const takeBack = (one: OutcomeWire) => void submit(() => send(null, { id: crypto.randomUUID(), replaces: one.id }));

  return (
    <div className={styles['outcomes']}>
      {outcomes.length === 0 ? null : (
        <ul className={styles['rows']}>
          {outcomes.map((one) => (
            <OutcomeRow key={one.id} one={one} isBusy={isBusy} onChange={begin} onTakeBack={takeBack} />
          ))}
        </ul>
      )}
      {trouble === null ? null : wrong.length > 0 ? (
        <ErrorSummary title={t`This is not saved yet.`} problems={wrong} attempt={attempt} />
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
        <OutcomeFields typed={editing.typed} change={change} wrong={wrong} isCorrection={replaces !== null} />
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

type OutcomeRowProps = {
  readonly one: OutcomeWire;
  readonly isBusy: boolean;
  readonly onChange: (one: OutcomeWire) => void;
  readonly onTakeBack: (one: OutcomeWire) => void;
};

function OutcomeRow({ one, isBusy, onChange, onTakeBack }: OutcomeRowProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const words = useOutcomeWords();
  const day = dayWords(one.on);
  const what = words[one.kind];
  const until = one.by === null ? '' : dayWords(one.by);
  const which = `: ${what}, ${day}`;
  return (
    <li className={styles['row']}>
      <div>
        <p>
          <strong>{day}</strong>: {what}
          {one.amount === null ? null : `, ${formatMoney(cents(one.amount))}`}
        </p>
        {until === '' ? null : (
          <p className={styles['quiet']}>
            <Trans>by {until}</Trans>
          </p>
        )}
        {one.words === '' ? null : <p className={styles['quiet']}>{one.words}</p>}
      </div>
      <span className={styles['buttons']}>
        <Button variant="ghost" size="small" onClick={() => onChange(one)}>
          {t`Change`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="small" busy={isBusy} onClick={() => onTakeBack(one)}>
          {t`Take back`}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}

type OutcomeFieldsProps = {
  readonly typed: Typed;
  readonly change: (patch: Partial<Typed>) => void;
  readonly wrong: readonly { readonly field: string; readonly message: string }[];
  readonly isCorrection: boolean;
};

/** The choice, and the two or three fields that it needs. */
function OutcomeFields({ typed, change, wrong, isCorrection }: OutcomeFieldsProps) {
  const { t } = useLingui();
  const words = useOutcomeWords();
  const errorOf = (field: string): string | undefined => wrong.find((one) => one.field === field)?.message;
  const asked = typed.kind === '' ? null : ASKED_OF_OUTCOME[typed.kind];
  return (
    <>
      <RadioCards
        name="kind"
        legend={isCorrection ? t`What is right instead?` : t`Add what is new`}
        hint={t`The next step and the money follow from it. Nothing is sent to anybody.`}
        options={OUTCOME_KINDS.map((value) => ({ value, label: words[value] }))}
        value={typed.kind}
        onChange={(value) => change({ kind: kindIn(value) })}
      />
      {asked === null ? null : (
        <div className={styles['form']}>
          <DateField
            name="on"
            label={typed.kind === 'no_answer' ? t`The day you looked` : t`The day it happened`}
            error={errorOf('on')}
            value={typed.on}
            onChange={(on) => change({ on })}
          />
          {asked.amount === 'none' ? null : (
            <MoneyField
              name="amount"
              label={typed.kind === 'promised' ? t`How much they promised` : t`How much they paid`}
              error={errorOf('amount')}
              value={typed.amount}
              onChange={(amount) => change({ amount })}
              optional={asked.amount === 'optional'}
            />
          )}
          {asked.by ? (
            <DateField
              name="by"
              label={t`The day they promised to pay by`}
              error={errorOf('by')}
              value={typed.by}
              onChange={(by) => change({ by })}
            />
          ) : null}
          {asked.words ? (
            <TextAreaField
              name="words"
              label={typed.kind === 'disputed' ? t`What they say` : t`What the envelope says`}
              error={errorOf('words')}
              value={typed.words}
              onChange={(said) => change({ words: said })}
              maxLength={LONGEST_OUTCOME_WORDS}
              optional
            />
          ) : null}
        </div>
      )}
    </>
  );
}
