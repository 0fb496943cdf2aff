import { useLingui } from '@lingui/react/macro';
import { LIMITS } from '@plainclaim/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { addressDetails, suggestAddresses } from '../../../api/addresses.ts';
import { AddressField } from '../../../components/address/address-field.tsx';
import { DigitsField } from '../../../components/fields/digits-field.tsx';
import { controlId } from '../../../components/fields/field.tsx';
import { FieldRow } from '../../../components/fields/form-layout.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { type AddressParts, NOTHING_SUGGESTED, type Suggest, townOf } from '../../../components/address/suggestions.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import styles from './postal-address-fields.module.css';
import { type ControlNames, stateCodeOf, type TypedAddress } from './typed-address.ts';
import { useWizard } from '../engine/wizard-context.ts';

/** A ZIP+4 without its dash. */
const ZIP_DIGITS = 9;

export type PostalAddressFieldsProps = {
  readonly names: ControlNames<keyof TypedAddress>;
  readonly value: TypedAddress;
  readonly onChange: (changes: Partial<TypedAddress>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly streetHint?: ReactNode;
  /** True for the person's own address: the browser may then fill it in. */
  readonly isOwn?: boolean | undefined;
};

/** Street and city with suggestions, unit, state and ZIP code. A chosen suggestion fills what it knows. */
export function PostalAddressFields({ names, value, onChange, errorOf, streetHint, isOwn }: PostalAddressFieldsProps) {
  const { t } = useLingui();
  const { states } = useWizard();
  const [needsZip, setNeedsZip] = useState(false);
  const suggest = useMemo(
    (): Suggest => (input, signal) => suggestAddresses(input, value.state, { signal }),
    [value.state],
  );
  const suggestTowns = useMemo(
    (): Suggest => async (input, signal) => {
      const found = await suggest(input, signal);
      // A service that knows streets would list those.
      return found?.townsOnly === true ? found : NOTHING_SUGGESTED;
    },
    [suggest],
  );
  const fill = (found: AddressParts) => {
    const state = stateCodeOf(states, found.state);
    onChange({ street: found.street.slice(0, LIMITS.shortText), city: found.city, state, zip: found.zipcode });
    setNeedsZip(found.zipcode === '');
    // Whoever went on to another field meanwhile is not called back.
    const isStillThere = document.activeElement?.id === controlId(names.street);
    if (found.zipcode === '' && isStillThere) document.getElementById(controlId(names.zip))?.focus();
  };
  const filledBy = (token: string) => (isOwn === true ? token : 'off');
  return (
    <>
      <AddressField
        name={names.street}
        label={t`Street address`}
        hint={streetHint ?? t`Type the street, then the town.`}
        error={errorOf(names.street)}
        value={value.street}
        onChange={(street) => onChange({ street: street.slice(0, LIMITS.shortText) })}
        suggest={suggest}
        details={addressDetails}
        rest={[value.city, value.state, value.zip].join('\n')}
        onPick={fill}
        autoComplete={filledBy('address-line1')}
      />
      <FieldRow split="short-wide">
        <TextField
          name={names.unit}
          label={t`Apt`}
          optional
          error={errorOf(names.unit)}
          autoComplete={filledBy('address-line2')}
          maxLength={LIMITS.shortText}
          value={value.unit}
          onChange={(unit) => onChange({ unit })}
        />
        <AddressField
          name={names.city}
          label={t`City`}
          error={errorOf(names.city)}
          value={value.city}
          onChange={(city) => onChange({ city: city.slice(0, LIMITS.shortText) })}
          suggest={suggestTowns}
          details={addressDetails}
          textOf={townOf}
          rest={[value.state, value.zip].join('\n')}
          onPick={({ state, zipcode }) => {
            onChange({ state: stateCodeOf(states, state), ...(zipcode === '' ? {} : { zip: zipcode }) });
            setNeedsZip(zipcode === '');
          }}
          autoComplete={filledBy('address-level2')}
        />
      </FieldRow>
      <FieldRow split="wide-short">
        <SelectField
          name={names.state}
          label={t`State`}
          error={errorOf(names.state)}
          autoComplete={filledBy('address-level1')}
          placeholder={t`Choose a state`}
          options={states.map(({ code, name }) => ({ value: code, label: name }))}
          value={value.state}
          onChange={(state) => onChange({ state })}
        />
        <div className={needsZip && value.zip === '' ? styles['missing'] : undefined}>
          <DigitsField
            name={names.zip}
            label={t`ZIP code`}
            hint={needsZip && value.zip === '' ? t`Please add it.` : undefined}
            error={errorOf(names.zip)}
            autoComplete={filledBy('postal-code')}
            maxLength={ZIP_DIGITS}
            value={value.zip}
            onChange={(zip) => onChange({ zip })}
          />
        </div>
      </FieldRow>
    </>
  );
}
