import { useLingui } from '@lingui/react/macro';
import type { PriceLines } from '@plainclaim/contract';
import { cents, type ReceiptLine, receiptLines } from '@plainclaim/domain';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../styling/class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { formatMoney } from '../../i18n/formatters.ts';
import { shownPercent } from './price-summary-lines.ts';
import type { ShownPrice } from './shown-price.ts';
import styles from './price-summary.module.css';

/** What the order costs, line by line. */
export function PriceSummary({ price }: { readonly price: ShownPrice }) {
  const { t } = useLingui();
  const { lines, isCurrent, isOwnEstimate, surface, refresh } = price;
  if (lines === null) return <Spinner>{t`Working out the price...`}</Spinner>;
  return (
    <div className={styles['summary']}>
      {isOwnEstimate ? (
        <Alert
          tone="warning"
          live="status"
          title={t`This price is an estimate.`}
          actions={
            // While there is no form to pay with, the button stands where that form will be.
            surface === null ? undefined : (
              <Button variant="ghost" size="small" busy={!isCurrent} onClick={refresh}>
                {t`Try again`}
              </Button>
            )
          }
        >
          <p>{t`We could not get the tax rate. We ask again before you pay, and show you the price first.`}</p>
        </Alert>
      ) : null}
      <Lines lines={lines} isCurrent={isCurrent} />
    </div>
  );
}

/** The same lines as on the receipt, worked out by the same function. */
function Lines({ lines, isCurrent }: { readonly lines: PriceLines; readonly isCurrent: boolean }) {
  const { t } = useLingui();
  const { extraRecipients: count, mailings, stateName, isEstimate, isTaxLater } = lines;
  const percent = shownPercent(lines.taxPercent);
  const total = isEstimate ? t`Estimated total` : t`Total`;
  const tax = isEstimate ? t`Estimated tax (${percent}%, ${stateName})` : t`Tax (${percent}%, ${stateName})`;
  const names: Readonly<Partial<Record<ReceiptLine['kind'], string>>> = {
    package: t`Base price`,
    extra_recipients: t`Extra recipients (${count})`,
    mailing: t`Printing and mailing (${mailings})`,
    discount: t`Discount`,
    credit: t`Paid before for the smaller package`,
    tax: isTaxLater ? t`Tax` : tax,
    total: isTaxLater ? t`Total before tax` : total,
  };
  return (
    <dl className={classNames(styles['lines'], !isCurrent && styles['old'])}>
      {receiptLines({ ...lines, basePrice: lines.base, refunds: [] }).map(({ kind, amountCents }) => {
        const isTotal = kind === 'total';
        return (
          <div
            key={kind}
            className={styles[isTotal ? 'total' : 'line']}
            {...(isTotal ? { 'aria-live': 'polite', 'aria-atomic': true } : {})}
          >
            <dt>{names[kind]}</dt>
            <dd>{kind === 'tax' && isTaxLater ? t`added when you pay` : inDollars(amountCents)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** "−$2.90" for what is taken off. */
const inDollars = (amountCents: number): string =>
  amountCents < 0 ? `−${formatMoney(cents(-amountCents))}` : formatMoney(cents(amountCents));
