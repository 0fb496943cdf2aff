import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { DigitsField } from '../../fields/digits-field.tsx';
import { FieldRow } from '../../fields/form-layout.tsx';
import { TextField, type TextFieldProps } from '../../fields/text-field.tsx';
import { spaceCardNumber, spaceExpiry, type TypedCard } from './card-checks.ts';

type SpacedFieldProps = Omit<TextFieldProps, 'inputRef' | 'onBlur'> & {
  /** Puts the spaces where they belong. */
  readonly space: (typed: string) => string;
};

/** Spaces its text while it is typed at the end; a change in the middle is spaced later, so the caret never jumps. */
function SpacedField({ space, value, onChange, ...field }: SpacedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...field}
      inputRef={input}
      inputMode="numeric"
      spellCheck={false}
      value={value}
      onChange={(typed) => {
        const isAtEnd = (input.current?.selectionStart ?? typed.length) >= typed.length;
        onChange(isAtEnd ? space(typed) : typed.replace(/[^\d /]/g, ''));
      }}
      onBlur={() => onChange(space(value))}
    />
  );
}

export type CardFieldsProps = {
  readonly card: TypedCard;
  readonly onChange: (changes: Partial<TypedCard>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/**
 * Card number, expiry, CVC and name. Browsers are not asked to fill in or keep a card here: this payment is simulated,
 * and a real card has no business in it.
 */
export function CardFields({ card, onChange, errorOf }: CardFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <SpacedField
        name="cardNumber"
        label={t`Card number`}
        space={spaceCardNumber}
        autoComplete="off"
        maxLength={30}
        value={card.cardNumber}
        error={errorOf('cardNumber')}
        onChange={(cardNumber) => onChange({ cardNumber })}
      />
      <FieldRow split="wide-short" level>
        <SpacedField
          name="expiry"
          label={t`Expiry date`}
          placeholder={t`MM / YY`}
          space={spaceExpiry}
          autoComplete="off"
          maxLength={10}
          value={card.expiry}
          error={errorOf('expiry')}
          onChange={(expiry) => onChange({ expiry })}
        />
        <DigitsField
          name="cvc"
          label={t`CVC`}
          autoComplete="off"
          maxLength={4}
          value={card.cvc}
          error={errorOf('cvc')}
          onChange={(cvc) => onChange({ cvc })}
        />
      </FieldRow>
      <TextField
        name="cardholder"
        label={t`Cardholder name`}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={card.cardholder}
        error={errorOf('cardholder')}
        onChange={(cardholder) => onChange({ cardholder })}
      />
    </>
  );
}
