import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, wizardMessages } from '@plainclaim/contract';
import { CARD_LIMITS, rowProblems, type TypedRow } from '@plainclaim/domain';
import { IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { MoneyField } from '../../../components/fields/money-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useCapitalHint } from '../../../components/cards/capital-hint.ts';
import { useSeemsOther } from '../../../components/cards/use-seems-other.ts';
import { useMessage } from '../../../i18n/use-message.ts';
import styles from './amount.module.css';
import { rowField } from './use-amount-editor.ts';

type RowEditorProps = {
  readonly row: TypedRow;
  /** Shows what is wrong already before CONTINUE. */
  readonly isJudged: boolean;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (changes: Partial<Omit<TypedRow, 'id'>>) => void;
  readonly onDone: () => void;
  readonly onRemove: () => void;
};

/** A row of the person's own while it is written: what for, how much, plus or minus. */
export function RowEditor({ row, isJudged, errorOf, onChange, onDone, onRemove }: RowEditorProps) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { id, label, amount, isMinus } = row;
  const wrong = (field: 'label' | 'amount'): string | undefined => {
    const own = isJudged ? rowProblems([row]).find((one) => one.field === field) : undefined;
    return own === undefined ? errorOf(rowField(id, field)) : message(own.code);
  };
  const doneByEnter = (event: KeyboardEvent) => {
    // Enter in a field would press CONTINUE, which belongs to the whole screen.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onDone();
  };
  return (
    <li className={styles['editor']} onKeyDown={doneByEnter}>
      <LabelField row={row} error={wrong('label')} onChange={onChange} />
      <MoneyField
        name={rowField(id, 'amount')}
        label={t`How much?`}
        error={wrong('amount')}
        value={amount}
        onChange={(typed) => onChange({ amount: typed })}
      />
      <RadioCards
        name={rowField(id, 'isMinus')}
        legend={t`What does it do to your claim?`}
        layout="rows"
        options={[
          { value: 'plus', label: t`Added to the claim`, hint: t`It is part of what they owe.` },
          { value: 'minus', label: t`Taken off the claim`, hint: t`Already paid, returned, or given back.` },
        ]}
        value={isMinus ? 'minus' : 'plus'}
        onChange={(sign) => onChange({ isMinus: sign === 'minus' })}
      />
      <div className={styles['actions']}>
        <Button size="small" onClick={onDone}>{t`Done`}</Button>
        <Button variant="link" iconStart={<IconTrash size={20} aria-hidden="true" />} onClick={onRemove}>
          {label.trim() === '' ? t`Remove this row` : t`Remove “${label}”`}
        </Button>
      </div>
    </li>
  );
}

type LabelFieldProps = Pick<RowEditorProps, 'row' | 'onChange'> & { readonly error: string | undefined };

/** The row's name is in the English letter, so readers of other languages get ready-made ones. */
function LabelField({ row, error, onChange }: LabelFieldProps) {
  const { t, i18n } = useLingui();
  const { id, label, amount, isMinus } = row;
  const isOther = i18n.locale !== DEFAULT_LANGUAGE;
  const mayBeOther = useSeemsOther(label);
  const capital = useCapitalHint(label);
  const common = [
    { english: 'Repair', name: t`Repair`, minus: false },
    { english: 'Replacement', name: t`Replacement`, minus: false },
    { english: 'Interest', name: t`Interest`, minus: false },
    { english: 'Payment received', name: t`Money you got back`, minus: true },
  ].filter(({ minus }) => amount.trim() === '' || minus === isMinus);
  return (
    <div className={styles['suggestions']}>
      <TextField
        name={rowField(id, 'label')}
        label={t`What is it for?`}
        hint={
          capital ??
          (isOther
            ? t`Write it in English: it is printed in the letter as you type it.`
            : t`It is printed in the letter as you type it.`)
        }
        error={error}
        maxLength={CARD_LIMITS.rowLabel}
        spellCheck
        value={label}
        onChange={(typed) => onChange({ label: typed })}
      />
      <p role="status" className={styles['unfinished']}>
        {isOther && mayBeOther ? t`This may not be English. The letter is in English.` : null}
      </p>
      {label.trim() === '' ? (
        <div className={styles['chips']} role="group" aria-label={t`Often it is one of these:`}>
          {common.map(({ english, name, minus }) => (
            <Button
              key={english}
              variant="ghost"
              size="small"
              onClick={() => onChange({ label: english, isMinus: minus })}
            >
              {name}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
