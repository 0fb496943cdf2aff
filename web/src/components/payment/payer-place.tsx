import { useLingui } from '@lingui/react/macro';
import { DigitsField } from '../fields/digits-field.tsx';
import { FieldRow } from '../fields/form-layout.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { Payer } from './payer-problems.ts';

export type PayerPlaceProps = {
  readonly payer: Payer;
  readonly onChange: (changes: Partial<Payer>) => void;
  readonly errorOf: (field: string) => string | undefined;
};

/** Country and ZIP: they decide the tax. */
export function PayerPlace({ payer, onChange, errorOf }: PayerPlaceProps) {
  const { t } = useLingui();
  const { country, zip } = payer;
  return (
    <FieldRow split="wide-short" level>
      <SelectField
        name="country"
        label={t`Country`}
        autoComplete="billing country"
        options={[
          { value: 'US', label: t`United States` },
          { value: 'CA', label: t`Canada` },
        ]}
        value={country}
        error={errorOf('country')}
        onChange={(value) => onChange({ country: value === 'CA' ? 'CA' : 'US' })}
      />
      {country === 'US' ? (
        <DigitsField
          name="zip"
          label={t`ZIP`}
          autoComplete="billing postal-code"
          maxLength={9}
          value={zip}
          error={errorOf('zip')}
          onChange={(value) => onChange({ zip: value })}
        />
      ) : (
        <TextField
          name="zip"
          label={t`Postal code`}
          autoComplete="billing postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={7}
          value={zip}
          error={errorOf('zip')}
          onChange={(value) => onChange({ zip: value.toUpperCase() })}
        />
      )}
    </FieldRow>
  );
}
