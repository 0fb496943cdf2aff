import { useLingui } from '@lingui/react/macro';
import type { BillWire } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import { formatMoney } from '../../i18n/formatters.ts';
import { classNames } from '../styling/class-names.ts';
import styles from './bill-lines.module.css';

/** What an order cost, line by line. The rate is shown with one decimal; the receipt has it in full. */
export function BillLines({ bill }: { readonly bill: BillWire }) {
  const { t } = useLingui();
  const { base_price, coupon_code, credit, discount, extra_recipients: count, refunded, tax, tax_state, total } = bill;
  const { mailings, mailing_total } = bill;
  const percent = bill.tax_rate.toFixed(1);
  const taxName = () => {
    // The payment service worked the tax out and named no rate.
    if (bill.tax_rate === 0 && tax > 0) return t`Tax`;
    return tax_state === '' ? t`Tax (${percent}%)` : t`Tax (${percent}%, ${tax_state})`;
  };
  return (
    <dl className={styles['lines']}>
      <Line name={t`Base price`} amount={base_price} />
      {count > 0 ? <Line name={t`Extra recipients (${count})`} amount={bill.extra_recipients_total} /> : null}
      {mailings > 0 ? <Line name={t`Printing and mailing (${mailings})`} amount={mailing_total} /> : null}
      {discount > 0 ? <Line name={t`Discount (${coupon_code ?? ''})`} amount={discount} sign="−" /> : null}
      {credit > 0 ? <Line name={t`Paid before for the smaller package`} amount={credit} sign="−" /> : null}
      <Line name={taxName()} amount={tax} />
      <Line name={t`Total`} amount={total} isTotal />
      {refunded > 0 ? <Line name={t`Paid back`} amount={refunded} sign="−" /> : null}
    </dl>
  );
}

type LineProps = {
  readonly name: string;
  /** In cents. */
  readonly amount: number;
  readonly sign?: string;
  readonly isTotal?: boolean;
};

function Line({ name, amount, sign = '', isTotal = false }: LineProps) {
  return (
    <div className={classNames(styles['line'], isTotal && styles['total'])}>
      <dt>{name}</dt>
      <dd>
        {sign}
        {formatMoney(cents(amount))}
      </dd>
    </div>
  );
}
