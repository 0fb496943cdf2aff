import { Trans, useLingui } from '@lingui/react/macro';
import { cents } from '@plainclaim/domain';
import { Button } from '../../components/buttons/button.tsx';
import rows from '../../components/lists/action-rows.module.css';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { formatMoney } from '../../i18n/formatters.ts';
import styles from './case.module.css';
import type { Line } from './outcome-line.ts';
import { useDayWords, useOutcomeWords } from './use-case-words.ts';

export type OutcomeRowProps = {
  readonly one: Line;
  readonly isBusy: boolean;
  readonly onChange: (one: Line) => void;
  readonly onTakeBack: (one: Line) => void;
};

/** One line that was written down, with the ways to change it. */
export function OutcomeRow({ one, isBusy, onChange, onTakeBack }: OutcomeRowProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const words = useOutcomeWords();
  const day = dayWords(one.on);
  const what = one.kind === 'cost' ? one.words || t`A cost` : words[one.kind];
  const until = one.by === null ? '' : dayWords(one.by);
  const which = `: ${what}, ${day}`;
  return (
    <li className={rows['row']}>
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
