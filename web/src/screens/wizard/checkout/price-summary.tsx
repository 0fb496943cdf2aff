import { useLingui } from '@lingui/react/macro';
import type { Cents } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatMoney } from '../../../i18n/formatters.ts';
import { type PriceLines, shownPercent } from './price-summary-lines.ts';
import type { ShownPrice } from './price-summary-state.ts';
import styles from './price-summary.module.css';

/** What the order costs, line by line. */
export function PriceSummary({ price }: { readonly price: ShownPrice }) {
  const { t } = useLingui();
  const { lines, isCurrent, isOwnEstimate, refresh } = price;
  if (lines === null) return <Spinner>{t`Working out the price...`}</Spinner>;
  return (
    <div className={styles['summary']}>
      {isOwnEstimate ? (
        <Alert
          tone="warning"
          live="status"
          title={t`This price is an estimate.`}
          actions={
            <Button variant="ghost" size="small" busy={!isCurrent} onClick={refresh}>
              {t`Try again`}
            </Button>
          }
        >
          <p>{t`We could not get the tax rate. We ask again before you pay, and show you the price first.`}</p>
        </Alert>
      ) : null}
      <Lines lines={lines} isCurrent={isCurrent} />
    </div>
  );
}

function Lines({ lines, isCurrent }: { readonly lines: PriceLines; readonly isCurrent: boolean }) {
  const { t } = useLingui();
  const { extraRecipients: count, stateName, isEstimate } = lines;
  const percent = shownPercent(lines.taxPercent);
  return (
    <dl className={classNames(styles['lines'], !isCurrent && styles['old'])}>
      <Line name={t`Base price`} amount={lines.base} />
      {count > 0 ? <Line name={t`Extra recipients (${count})`} amount={lines.extraRecipientsTotal} /> : null}
      {lines.discount > 0 ? <Line name={t`Discount`} amount={lines.discount} sign="−" /> : null}
      <Line
        name={isEstimate ? t`Estimated tax (${percent}%, ${stateName})` : t`Tax (${percent}%, ${stateName})`}
        amount={lines.tax}
      />
      <div className={styles['total']} aria-live="polite" aria-atomic="true">
        <dt>{isEstimate ? t`Estimated total` : t`Total`}</dt>
        <dd>{formatMoney(lines.total)}</dd>
      </div>
    </dl>
  );
}

type LineProps = { readonly name: ReactNode; readonly amount: Cents; readonly sign?: string };

function Line({ name, amount, sign = '' }: LineProps) {
  return (
    <div className={styles['line']}>
      <dt>{name}</dt>
      <dd>
        {sign}
        {formatMoney(amount)}
      </dd>
    </div>
  );
}
