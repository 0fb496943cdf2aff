import { useLingui } from '@lingui/react/macro';

/**
 * What to do about an empty field, beside the specification's "This field is required". By the wire's name of the field,
 * which is the same in a list.
 */
export function useRequiredWords(): (field: string) => string {
  const { t } = useLingui();
  const street = t`Enter the street and number.`;
  const city = t`Enter the city or town.`;
  const state = t`Choose the state.`;
  const zip = t`Enter the ZIP code.`;
  const words: Readonly<Record<string, string>> = {
    amount: t`Enter the amount you are claiming.`,
    date: t`Enter the day it happened.`,
    address: street,
    city,
    country: state,
    zipcode: zip,
    firstname: t`Enter your name.`,
    lastname: t`Enter your last name, or who signs for the business.`,
    claimantAddress: street,
    claimantCity: city,
    claimantCountry: state,
    claimantZipcode: zip,
    whoUser: t`Choose person or business.`,
    defendantFirstname: t`Enter their name.`,
    defendantLastname: t`Enter their last name.`,
    defendantAddress: street,
    defendantCity: city,
    defendantCountry: state,
    defendantZipcode: zip,
  };
  return (field) => words[field.slice(field.lastIndexOf('.') + 1)] ?? '';
}
