import { useLingui } from '@lingui/react/macro';
import type { PartyKind, PartyNames, PartyRole } from '@plainclaim/domain';

/** The short names of a party's fields by what they are called on the wire, for the list of what is wrong. */
export function usePartyLabels(): (names: PartyNames, kind: PartyKind) => Readonly<Record<string, string>> {
  const { t } = useLingui();
  return (names, kind) => {
    const labels = {
      kind: t`Person or business`,
      first: kind === '2' ? t`Business name` : t`First name`,
      entity: t`What kind of business is it?`,
      last: kind === '2' ? t`Contact name` : t`Last name`,
      email: t`Email`,
      phone: t`Phone number`,
      website: t`Website`,
      street: t`Street address`,
      unit: t`Apt`,
      city: t`City`,
      state: t`State`,
      zip: t`ZIP code`,
      addressLine: t`Address`,
    } satisfies Readonly<Record<PartyRole, string>>;
    const named = new Map<string, string | undefined>(Object.entries(names));
    return Object.fromEntries(Object.entries(labels).map(([role, label]) => [named.get(role) ?? '', label]));
  };
}
