import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { formatUsd, parseUsd } from '@plainclaim/domain';
import { classNames } from '../../../components/styling/class-names.ts';
import { LetterSlot } from '../../../components/documents/letter-paper.tsx';
import { cardLanguage } from '../story/live-letter.ts';
import { useWizard } from '../engine/wizard-context.ts';
import styles from './amount.module.css';
import { useAmounts } from './use-amounts.ts';

type LetterAmountProps = {
  readonly id: string;
  /** The note, as typed; '' while there is none. */
  readonly note: string;
  /** The grey name of an empty place. */
  readonly placeholder: string;
};

/** "The amount" in the letter so far: the rows, their total once they come to the claim, then the note. */
export function LetterAmount({ id, note, placeholder }: LetterAmountProps) {
  const { t, i18n } = useLingui();
  const amounts = useAmounts();
  const rows = amounts?.table.copies[cardLanguage(i18n.locale)] ?? [];
  const english = (amounts?.table.rows ?? []).map(({ label }) => label);
  const against = amounts?.table.against;
  return (
    <div id={id} className={styles['letter']}>
      {rows.length === 0 ? null : (
        <dl className={styles['letter']}>
          {rows.map((row, index) => (
            <div key={`${row.id} ${row.label}`} className={styles['letterRow']}>
              <dt>
                {row.label}
                {english[index] === undefined || english[index] === row.label ? null : (
                  <span className={styles['letterEnglish']} lang={DEFAULT_LANGUAGE}>
                    {english[index]}
                  </span>
                )}
              </dt>
              <dd>{formatUsd(row.cents)}</dd>
            </div>
          ))}
          <div className={classNames(styles['letterRow'], styles['letterTotal'])}>
            <dt>{t`Total`}</dt>
            <dd>
              {against?.kind === 'equal' ? (
                formatUsd(against.sum)
              ) : (
                <LetterSlot value="" placeholder={t`does not add up yet`} />
              )}
            </dd>
          </div>
        </dl>
      )}
      {note !== '' ? <p className={styles['letterNote']}>{note}</p> : null}
      {note === '' && rows.length === 0 ? (
        <p>
          <LetterSlot value="" placeholder={placeholder} />
        </p>
      ) : null}
    </div>
  );
}

/** What the court will be asked for, where that is more than the letter asks. */
export function LetterCourtSum() {
  const { courtAmount } = useWizard().draft;
  const asked = parseUsd(courtAmount);
  if (!asked.ok) return null;
  const sum = formatUsd(asked.value);
  return <Trans>There I will ask for {sum}.</Trans>;
}
