import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import { formatMoney } from '../../i18n/formatters.ts';
import { classNames } from '../../components/styling/class-names.ts';
import styles from './timeline.module.css';
import { useDayWords, useMomentWords } from './use-case-words.ts';

/** The case as a line of moments: what was, today, and what is to come. */
export function Timeline({ moments }: { readonly moments: CasePageAnswer['timeline'] }) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const momentWords = useMomentWords();
  return (
    <ol className={styles['line']}>
      {moments.map((moment, index) => (
        <li
          key={`${moment.key} ${moment.day} ${index}`}
          className={classNames(styles['moment'], styles[moment.when])}
          aria-current={moment.when === 'today' ? 'date' : undefined}
        >
          <span className={styles['dot']} aria-hidden="true" />
          <time dateTime={moment.day}>{dayWords(moment.day, 'medium')}</time>
          <strong>{momentWords(moment)}</strong>
          {moment.amount === null ? null : <span>{formatMoney(cents(moment.amount))}</span>}
          {moment.estimate ? <span>{t`It may be. Confirm with the clerk.`}</span> : null}
          {moment.key === 'answer_day' && moment.when === 'past' ? <span>{t`passed`}</span> : null}
        </li>
      ))}
    </ol>
  );
}
