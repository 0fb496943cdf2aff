import type { BillWire, RefundWay } from '@plainclaim/contract';
import { onePressRefundRefusal, type RefundRefusal, refundableOf } from '@plainclaim/domain';
import { defendantsOf } from '../cases/index.ts';
import { titleInWords } from '../reference-data/index.ts';
import type { Bill, BillOfCase } from './bill-repository.ts';

/** Money was taken, or would have been. */
export const hasReceipt = ({ status }: Pick<Bill, 'status'>): boolean => status !== 'declined';

/** Where one press is not enough: a word to the operator, or nothing that anybody could give back. */
const WAYS = {
  not_current: 'none',
  disputed: 'none',
  nothing_left: 'none',
  letter_approved: 'by_request',
} as const satisfies Record<RefundRefusal, RefundWay>;

export function refundWayOf(bill: Bill): RefundWay {
  const { isCurrent, isClaimDisputed: isDisputed, isLetterApproved } = bill;
  const refusal = onePressRefundRefusal({ isCurrent, isDisputed, leftCents: refundableOf(bill), isLetterApproved });
  return refusal === null ? 'one_press' : WAYS[refusal];
}

export const presentBill = (bill: BillOfCase): BillWire => ({
  order_id: bill.id,
  number: bill.number,
  at: new Date(bill.atMs).toISOString(),
  package_title: titleInWords(bill.packageTitle),
  other_side: defendantsOf(bill.draft),
  base_price: bill.basePrice,
  extra_recipients: bill.extraRecipients,
  extra_recipients_total: bill.extraRecipientsTotal,
  mailings: bill.mailings,
  mailing_total: bill.mailingTotal,
  coupon_code: bill.couponCode,
  discount: bill.discount,
  credit: bill.credit,
  tax_rate: bill.taxRate / 10_000,
  tax_state: bill.taxState ?? '',
  tax: bill.tax,
  total: bill.total,
  refunded: bill.refunds.reduce((sum, amount) => sum + amount, 0),
  status: bill.status,
  refund: refundWayOf(bill),
  has_receipt: hasReceipt(bill),
});
