import { Trans, useLingui } from '@lingui/react/macro';
import type { CasePageAnswer, CostWire, OutcomeWire, RecordOutcomeRequest } from '@plainclaim/contract';
import { ASKED_OF_OUTCOME, cents, LONGEST_OUTCOME_WORDS, OUTCOME_KINDS } from '@plainclaim/domain';
import { IconPlus } from '@tabler/icons-react';
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
import { offeredKinds } from './offered-kinds.ts';
import { useDayWords, useFieldLabels, useOutcomeWords } from './use-case-words.ts';

type Line = OutcomeWire | CostWire;
type Typed = Omit<NonNullable<RecordOutcomeRequest['outcome']>, 'kind'> & { readonly kind: Line['kind'] | '' };
type Editing = { readonly id: string; readonly replaces: string | null; readonly typed: Typed };

const NOT_WHOLE = 422;
/** Both forms can be open on the page, each with a day and an amount. */
const fieldId = (kind: Typed['kind'], field: string): string => (kind === 'cost' ? `cost-${field}` : field);
const kindIn = (value: string) => OUTCOME_KINDS.find((kind) => kind === value) ?? '';
const typedOf = ({ kind, on, amount, by, words }: Line): Typed => ({
  kind,
  on,
  amount: amount === null ? '' : (amount / 100).toFixed(2),
  by: by ?? '',
  words,
});

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
        <ul className={styles['rows']}>
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

type OutcomeRowProps = {
  readonly one: Line;
  readonly isBusy: boolean;
  readonly onChange: (one: Line) => void;
  readonly onTakeBack: (one: Line) => void;
};

function OutcomeRow({ one, isBusy, onChange, onTakeBack }: OutcomeRowProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const words = useOutcomeWords();
  const day = dayWords(one.on);
  const what = one.kind === 'cost' ? one.words || t`A cost` : words[one.kind];
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
            {one.kind === 'filed' ? <Trans>Hearing on {until}</Trans> : <Trans>by {until}</Trans>}
          </p>
        )}
        {one.words === '' || one.kind === 'cost' ? null : <p className={styles['quiet']}>{one.words}</p>}
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
};

/** The two or three fields that a kind needs. */
function OutcomeFields({ typed, change, wrong }: OutcomeFieldsProps) {
  const labels = useFieldLabels();
  const errorOf = (field: string): string | undefined => wrong.find((one) => one.field === field)?.message;
  if (typed.kind === '') return null;
  const asked = ASKED_OF_OUTCOME[typed.kind];
  const label = labels(typed.kind);
  const idOf = (field: string) => fieldId(typed.kind, field);
  return (
    <div className={styles['form']}>
      <DateField
        name="on"
        id={idOf('on')}
        label={label.on}
        error={errorOf('on')}
        value={typed.on}
        onChange={(on) => change({ on })}
      />
      {asked.amount === 'none' ? null : (
        <MoneyField
          name="amount"
          id={idOf('amount')}
          label={label.amount}
          error={errorOf('amount')}
          value={typed.amount}
          onChange={(amount) => change({ amount })}
          optional={asked.amount === 'optional'}
        />
      )}
      {asked.by === 'none' ? null : (
        <DateField
          name="by"
          id={idOf('by')}
          label={label.by}
          error={errorOf('by')}
          value={typed.by}
          onChange={(by) => change({ by })}
          optional={asked.by === 'optional'}
        />
      )}
      {asked.words ? (
        <TextAreaField
          name="words"
          id={idOf('words')}
          label={label.words}
          error={errorOf('words')}
          value={typed.words}
          onChange={(said) => change({ words: said })}
          maxLength={LONGEST_OUTCOME_WORDS}
          optional
        />
      ) : null}
    </div>
  );
}
