import { useLingui } from '@lingui/react/macro';
import { checkoutMessages } from '@plainclaim/contract';
import { useRef, useState } from 'react';
import { type CheckedCoupon, checkCoupon } from '../../../api/payment/checkout.ts';
import { Button } from '../../../components/buttons/button.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import styles from './coupon-box.module.css';

export type CouponBoxProps = {
  readonly coupon: CheckedCoupon | null;
  readonly onChange: (coupon: CheckedCoupon | null) => void;
  /** What is wrong with the applied coupon, when the server no longer takes it. */
  readonly problem?: string | undefined;
};

/** The longest code the server reads. */
const LONGEST_CODE = 60;

/** A coupon: typed, checked, applied, removed. A form of its own, so that Enter applies it and pays nothing. */
export function CouponBox({ coupon, onChange, problem }: CouponBoxProps) {
  const { t } = useLingui();
  const message = useMessage(checkoutMessages);
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(coupon?.code ?? '');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const isEmpty = code.trim() === '';

  const apply = async () => {
    if (isChecking || coupon !== null) return;
    if (isEmpty) {
      setError(message('coupon.empty'));
      return;
    }
    setChecking(true);
    setError(undefined);
    const checked = await checkCoupon(code.trim());
    setChecking(false);
    if (checked.ok) onChange(checked.value);
    else if (checked.error === 'unknown') setError(message('coupon.invalid'));
    else setError(t`An error occurred while checking the coupon`);
  };
  const remove = () => {
    onChange(null);
    setCode('');
    input.current?.focus();
  };
  return (
    <form
      noValidate
      className={styles['box']}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
      // While the button is off, browsers do not submit at Enter; the person still learns why nothing happens.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && isEmpty) setError(message('coupon.empty'));
      }}
    >
      <TextField
        name="couponCode"
        label={t`Coupon code`}
        inputRef={input}
        value={code}
        readOnly={coupon !== null || isChecking}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_CODE}
        error={error ?? problem}
        onChange={(typed) => {
          setCode(typed.toUpperCase());
          setError(undefined);
        }}
      />
      {coupon === null ? (
        // Keys of their own: one button that turns into the other within the press would send the empty form.
        <Button
          key="apply"
          type="submit"
          variant="ghost"
          busy={isChecking}
          busyText={t`Checking...`}
          disabled={isEmpty}
        >
          {t`Apply`}
        </Button>
      ) : (
        <Button key="remove" variant="ghost" onClick={remove}>
          {t`Remove`}
        </Button>
      )}
      <p role="status" className={styles['applied']}>
        {coupon === null || problem !== undefined ? '' : t`Coupon applied: ${coupon.description}`}
      </p>
    </form>
  );
}
