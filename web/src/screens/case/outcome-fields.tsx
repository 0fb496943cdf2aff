import { ASKED_OF_OUTCOME, LONGEST_OUTCOME_WORDS } from '@plainclaim/domain';
import { DateField } from '../../components/fields/date-field.tsx';
import { MoneyField } from '../../components/fields/money-field.tsx';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import styles from './case.module.css';
import { fieldId, type Typed } from './outcome-line.ts';
import { useFieldLabels } from './use-case-words.ts';

export type OutcomeFieldsProps = {
  readonly typed: Typed;
  readonly change: (patch: Partial<Typed>) => void;
  readonly wrong: readonly { readonly field: string; readonly message: string }[];
};

/** The two or three fields that a kind needs. */
export function OutcomeFields({ typed, change, wrong }: OutcomeFieldsProps) {
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
