import { useLingui } from '@lingui/react/macro';
import { CA_PROVINCES, CONTACT_COUNTRIES, LIMITS, type OwnContact, US_STATES, usStateCode } from '@plainclaim/domain';
import { useMemo } from 'react';
import { addressDetails, suggestAddresses } from '../../api/addresses.ts';
import { AddressField } from '../../components/address/address-field.tsx';
import type { AddressParts, Suggest } from '../../components/address/suggestions.ts';
import { DigitsField } from '../../components/fields/digits-field.tsx';
import { FieldRow } from '../../components/fields/form-layout.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';

/** A ZIP+4 without its dash, and a Canadian code with its space. */
const ZIP_DIGITS = 9;
const POSTAL_CODE_SIGNS = 7;

export type ContactAddressProps = {
  readonly contact: OwnContact;
  readonly onChange: (changes: Partial<OwnContact>) => void;
  readonly errorOf: (field: keyof OwnContact) => string | undefined;
};

/** The address of the account's owner, in the United States with suggestions, or in Canada. */
export function ContactAddress({ contact, onChange, errorOf }: ContactAddressProps) {
  const { t } = useLingui();
  const isCanada = contact.country === 'CA';
  const names = { US: t`United States`, CA: t`Canada` };
  const suggest = useSuggestions(contact);
  const fill = (found: AddressParts) =>
    onChange({
      address: found.street.slice(0, LIMITS.shortText),
      city: found.city,
      state: usStateCode(found.state) ?? '',
      zip: found.zipcode,
    });
  return (
    <>
      <SelectField
        name="contactCountry"
        label={t`Country`}
        autoComplete="country"
        width="medium"
        options={CONTACT_COUNTRIES.map((value) => ({ value, label: names[value] }))}
        value={contact.country}
        // A state is of one country alone, and so is the way its codes are written.
        onChange={(chosen) => onChange({ country: chosen === 'CA' ? 'CA' : 'US', state: '', zip: '' })}
      />
      <AddressField
        name="address"
        label={t`Street address`}
        autoComplete="address-line1"
        value={contact.address}
        onChange={(address) => onChange({ address: address.slice(0, LIMITS.shortText) })}
        suggest={suggest}
        details={addressDetails}
        rest={[contact.city, contact.state, contact.zip].join('\n')}
        onPick={fill}
      />
      <FieldRow split="short-wide">
        <TextField
          name="apt"
          label={t`Apt`}
          autoComplete="address-line2"
          maxLength={LIMITS.shortText}
          value={contact.apt}
          onChange={(apt) => onChange({ apt })}
        />
        <TextField
          name="city"
          label={t`City`}
          autoComplete="address-level2"
          maxLength={LIMITS.shortText}
          value={contact.city}
          onChange={(city) => onChange({ city })}
        />
      </FieldRow>
      <FieldRow split="wide-short">
        <SelectField
          name="state"
          label={isCanada ? t`Province` : t`State`}
          autoComplete="address-level1"
          placeholder={isCanada ? t`Choose a province` : t`Choose a state`}
          options={(isCanada ? CA_PROVINCES : US_STATES).map(({ code, name }) => ({ value: code, label: name }))}
          error={errorOf('state')}
          value={contact.state}
          onChange={(state) => onChange({ state })}
        />
        {isCanada ? (
          <TextField
            name="zip"
            label={t`Postal code`}
            autoComplete="postal-code"
            autoCapitalize="characters"
            maxLength={POSTAL_CODE_SIGNS}
            error={errorOf('zip')}
            value={contact.zip}
            onChange={(zip) => onChange({ zip })}
          />
        ) : (
          <DigitsField
            name="zip"
            label={t`ZIP code`}
            autoComplete="postal-code"
            maxLength={ZIP_DIGITS}
            error={errorOf('zip')}
            value={contact.zip}
            onChange={(zip) => onChange({ zip })}
          />
        )}
      </FieldRow>
    </>
  );
}

/** Places of the chosen state first. The list knows addresses in the United States alone. */
function useSuggestions({ country, state }: OwnContact): Suggest {
  return useMemo(
    () => (input, signal) =>
      country === 'CA' ? Promise.resolve(undefined) : suggestAddresses(input, state, { signal }),
    [country, state],
  );
}
