import { useLingui } from '@lingui/react/macro';
import type { CasePageAnswer } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/formatters.ts';
import rows from '../../components/lists/action-rows.module.css';
import styles from './case.module.css';
import { useDayWords } from './use-case-words.ts';

export type MoneyProps = { readonly money: CasePageAnswer['money']; readonly packageTitle: string };

/** What they owe, and apart from it what the claimant spent here: the two are never added up. */
export function Money({ money, packageTitle }: MoneyProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  return (
    <>
      <ul className={rows['rows']}>
        <Row label={t`You asked for`} amount={money.asked} />
        {money.awarded === null ? null : <Row label={t`The court gave you`} amount={money.awarded} />}
        {money.payments.map(({ id, on, amount }) => (
          <Row key={id} label={t`They paid`} note={dayWords(on, 'medium')} amount={-amount} />
        ))}
        <Row label={t`Still open`} amount={money.open} isSum />
      </ul>
      <ul className={rows['rows']}>
        <Row
          label={t`You paid for ${packageTitle}`}
          note={dayWords(money.package_paid_on, 'medium')}
          amount={money.package_cost}
        />
        {money.costs.length === 0 ? null : <Row label={t`Your costs so far`} amount={money.spent} isSum />}
      </ul>
    </>
  );
}

type RowProps = {
  readonly label: ReactNode;
  readonly note?: string;
  readonly amount: number;
  readonly isSum?: boolean;
};

function Row({ label, note, amount, isSum = false }: RowProps) {
  return (
    <li className={`${rows['row']} ${isSum ? styles['sum'] : ''}`}>
      <div>
        <span>{label}</span>
        {note === undefined ? null : <span className={styles['quiet']}>{note}</span>}
      </div>
      <span className={styles['amount']}>{formatMoney(cents(amount))}</span>
    </li>
  );
}
