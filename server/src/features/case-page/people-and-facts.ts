import type { CasePageAnswer, CasePartyWire } from '@plainclaim/contract';
import {
  CLAIMANT,
  type ClaimDraft,
  CO_CLAIMANT,
  DEFENDANT,
  parseCalendarDate,
  PLACE,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { categoryOf } from '../cases/index.ts';

type TypedAddress = Readonly<Record<'street' | 'unit' | 'city' | 'state' | 'zip', string>>;

/** "12 Main Street, Apt 2, Newark, ST 07105", of what was typed. */
function addressOf({ street, unit, city, state, zip }: TypedAddress): string {
  const stateAndZip = [state, zip].filter((part) => part.trim() !== '').join(' ');
  return [street, unit, city, stateAndZip].filter((part) => part.trim() !== '').join(', ');
}

const shown = (party: TypedAddress & Readonly<Record<'kind' | 'first' | 'last' | 'email' | 'phone', string>>) => ({
  name: typedName(party),
  address: addressOf(party),
  email: party.email,
  phone: party.phone,
});

/** Who claims, against whom, and what it is about, as the form has it. */
export function peopleAndFacts(
  draft: ClaimDraft,
): Pick<CasePageAnswer, 'claimants' | 'defendants' | 'category' | 'happened_on' | 'place'> {
  const together = draft.coClaimants.map((one): CasePartyWire => {
    const { first, last, addressLine, phone } = typedParty(CO_CLAIMANT, one);
    return { name: typedName({ kind: '1', first, last }), address: addressLine, email: '', phone };
  });
  const place = typedParty(PLACE, draft);
  const claimant = typedParty(CLAIMANT, draft);
  const happened = parseCalendarDate(draft.date);
  return {
    claimants: [shown(draft.sameAddress ? { ...claimant, ...place } : claimant), ...together].filter(
      ({ name }) => name !== '',
    ),
    defendants: [draft, ...draft.additionalDefendants]
      .map((one) => shown(typedParty(DEFENDANT, one)))
      .filter(({ name }) => name !== ''),
    category: categoryOf(draft),
    happened_on: happened.ok ? happened.value : null,
    place: addressOf(place),
  };
}
