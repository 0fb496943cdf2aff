import { useLingui } from '@lingui/react/macro';
import { cents, formatUsd, rowsPressed, type TypedRow, withTick } from '@plainclaim/domain';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { MoneyField } from '../../../components/fields/money-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import type { OpenLetter } from '../state/open-letter.ts';
import { useCards } from '../state/use-cards.ts';
import { cardLanguageOf } from '../read/notes/note-origin.tsx';
import type { Answers } from '../state/use-review.ts';
import styles from './check-step.module.css';
import { rowsKey } from './points.ts';
import type { RowsGap } from './rows-gap.ts';
import { readLetterCards } from './use-rows-gap.ts';

export type RowsPointProps = {
  readonly gap: RowsGap;
  readonly opened: OpenLetter;
  readonly onDone: (act: Promise<boolean>) => void;
};

/** The rows and the claim that was paid for are apart: a row more, a row less, or a letter without rows. */
export function RowsPoint({ gap, opened, onDone }: RowsPointProps) {
  const { t, i18n } = useLingui();
  const { reviewing, deciding, isBusy } = opened;
  const { review } = reviewing;
  const catalogue = useCards(true, review?.cards);
  const [isAdding, setAdding] = useState(false);
  if (review === null || catalogue === null) return null;
  const { cards } = review;
  const read = readLetterCards(cards, catalogue, review.dates.issued_on);
  if (read === null) return null;
  const rows = read.facts.rowCopies[cardLanguageOf(i18n.locale)];
  const named = rows.filter(({ counts }) => !counts);
  const send = (answers: Answers) => onDone(deciding.decide(answers));
  const count = (id: string, counts: boolean) =>
    send({ cards: withTick(cards.entries, rowsPressed(read.facts), id, counts) });
  const drop = (id: string, from: string) =>
    from === 'typed' ? send({ amount_rows: cards.rows.filter((row) => row.id !== id) }) : count(id, false);
  return (
    <>
      <table className={styles['rows']}>
        <tbody>
          {rows
            .filter(({ counts }) => counts)
            .map(({ id, label, cents: sum, from }) => (
              <tr key={id}>
                <th scope="row">
                  {label}{' '}
                  <Button
                    variant="link"
                    busy={isBusy}
                    aria-label={t`Take out: ${label}`}
                    onClick={() => drop(id, from)}
                  >
                    {t`Take out`}
                  </Button>
                </th>
                <td>{formatUsd(sum)}</td>
              </tr>
            ))}
          <tr className={styles['total']}>
            <th scope="row">{t`Your rows add up to`}</th>
            <td>{formatUsd(cents(gap.sum))}</td>
          </tr>
          <tr>
            <th scope="row">{t`Your claim`}</th>
            <td>{formatUsd(cents(gap.amount))}</td>
          </tr>
          <tr className={styles['apart']}>
            <th scope="row">{gap.difference > 0 ? t`Not explained` : t`More than your claim`}</th>
            <td>{formatUsd(cents(Math.abs(gap.difference)))}</td>
          </tr>
        </tbody>
      </table>
      <p>{t`Until the rows add up to your claim, the letter gives the amount without them.`}</p>
      {isAdding ? (
        <AddRow
          difference={gap.difference}
          isBusy={isBusy}
          onCancel={() => setAdding(false)}
          onAdd={(row) => send({ amount_rows: [...cards.rows, row] })}
        />
      ) : (
        <div className={styles['acts']}>
          <Button size="small" variant="ghost" busy={isBusy} onClick={() => setAdding(true)}>
            {t`Add a row for ${formatUsd(cents(Math.abs(gap.difference)))}`}
          </Button>
          {named.map(({ id, label }) => (
            <Button key={id} size="small" variant="ghost" busy={isBusy} onClick={() => count(id, true)}>
              {t`Count in: ${label}`}
            </Button>
          ))}
          <Button
            size="small"
            variant="ghost"
            busy={isBusy}
            onClick={() => onDone(deciding.keep([rowsKey(gap)], true))}
          >
            {t`Leave the rows out`}
          </Button>
        </div>
      )}
    </>
  );
}

type AddRowProps = {
  readonly difference: number;
  readonly isBusy: boolean;
  readonly onAdd: (row: TypedRow) => void;
  readonly onCancel: () => void;
};

function AddRow({ difference, isBusy, onAdd, onCancel }: AddRowProps) {
  const { t } = useLingui();
  const [label, setLabel] = useState('');
  const [amount, setAmount] = useState((Math.abs(difference) / 100).toFixed(2));
  const [isTried, setTried] = useState(false);
  const isMinus = difference < 0;
  const missing = isTried && label.trim() === '' ? t`This field is required` : undefined;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (label.trim() !== '' && !isBusy) onAdd({ id: `row-${Date.now().toString(36)}`, label, amount, isMinus });
      }}
    >
      <TextField
        name="row.label"
        label={isMinus ? t`What lowers your claim? (in English)` : t`What is it for? (in English)`}
        maxLength={80}
        error={missing}
        value={label}
        onChange={setLabel}
      />
      <MoneyField name="row.amount" label={t`Amount`} value={amount} onChange={setAmount} error={undefined} />
      <div className={styles['acts']}>
        <Button type="submit" size="small" busy={isBusy}>{t`Add this row`}</Button>
        <Button size="small" variant="ghost" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
