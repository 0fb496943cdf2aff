import type { CalendarDate } from '@plainclaim/domain';
import type { Payer } from './payer-problems.ts';
import type { PaymentAlertProps } from './payment-alert.tsx';
import type { ShownPrice } from './shown-price.ts';
import type { Payment } from './use-payment.ts';

export type PaymentFormProps = {
  readonly payer: Payer;
  /** A card that ended before this day is refused. */
  readonly today: CalendarDate;
  readonly onPayerChange: (changes: Partial<Payer>) => void;
  readonly price: ShownPrice;
  readonly payment: Pick<Payment, 'isBusy' | 'failure' | 'inPage' | 'confirmed' | 'leave'>;
  /** Gets what stands for the card, never the card. */
  readonly onPay: (paymentToken: string) => void;
  readonly onShowMissing?: PaymentAlertProps['onShowMissing'];
};
