import {
  ACCIDENT_DAMAGES,
  ACCOMMODATIONS,
  cents,
  type Claim,
  type Claimant,
  COURT_DETAIL_KEYS,
  COURT_LANGUAGES,
  type Defendant,
  NO_ANSWERS,
  NOTHING_CHOSEN,
  NO_COURT_DETAILS,
  parseCalendarDate,
  type PartyName,
  type PostalAddress,
} from '@plainclaim/domain';
import { HOSTILE_DETAILS, HOSTILE_FIRMS, HOSTILE_PEOPLE, HOSTILE_STORIES, HOSTILE_STREETS } from './hostile-answers.ts';
import { REASONS, TOWNS } from '../../../testing/builders/varied-claims.ts';

const AMOUNTS = [250_00, 999_99, 4_999_99, 5_000_00, 5_000_01, 12_345_67, 20_000_00, 20_000_01, 25_000_00];
/** What a business may ask for without a lawyer. */
const SMALL_AMOUNTS = AMOUNTS.filter((amount) => amount <= 5_000_00);

/** The same chances for the same seed, on every machine (mulberry32). */
function dice(seed: number): <T>(all: readonly T[]) => T {
  let state = seed >>> 0;
  return (all) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const one = all[((mixed ^ (mixed >>> 14)) >>> 0) % all.length];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
}

type Pick = ReturnType<typeof dice>;

/**
 * A claim of the matrix: the number alone decides it. Reasons and counties are gone through in turn, so that each comes
 * up often; all else is thrown by seeded dice.
 */
export function matrixClaim(number: number): Claim {
  const pick = dice(number * 7_919 + 11);
  const { category, reasons } = at(REASONS, number);
  const town = at(TOWNS, number);
  const isBusiness = pick([true, false, false]);
  const isSoleOwner = isBusiness && pick([true, false]);
  const amount = isBusiness && !isSoleOwner ? pick(SMALL_AMOUNTS) : pick(AMOUNTS);
  const happenedOn = parseCalendarDate(pick(['2026-06-01', '2024-02-29', '2021-12-31']));
  if (!happenedOn.ok) throw new Error('that day exists');
  const [first, ...others] = Array.from({ length: pick([1, 1, 2, 3, 4]) }, () => aDefendant(pick, town));
  if (first === undefined) throw new Error('a claim is against somebody');
  return {
    ...NOTHING_CHOSEN,
    situation: category,
    reasons,
    amount: cents(amount),
    courtAmount: cents(amount),
    happenedOn: happenedOn.value,
    happenedAt: anAddress(pick, town),
    claimant: aParty(pick, isBusiness, at(TOWNS, number + 5)),
    defendants: [first, ...others],
    story: pick(HOSTILE_STORIES),
    calculation: pick([
      'They owe me the whole sum. I got nothing back.',
      'I paid $400 and got $100 back. '.repeat(20),
      '',
    ]),
    storyInLetter: '',
    storyChoices: [],
    payment: { venmo: '', cashapp: '', zelle: '', types: ['Check'] },
    waiveExcess: amount > 20_000_00 ? pick(['special_civil', 'small_claims']) : '',
    answers: {
      ...NO_ANSWERS,
      isAdult: true,
      assignedClaim: false,
      publicBody: false,
      otherCase: pick([true, false, null]),
      otherAction: pick([true, false, null]),
      otherParties: pick([true, false, null]),
      accommodation: pick([null, ...ACCOMMODATIONS]),
      accidentDamage: pick([null, ...ACCIDENT_DAMAGES]),
      courtLanguage: pick([null, ...COURT_LANGUAGES]),
      defendantMilitary1: pick(['Yes', 'No', 'I do not know']),
      defendantMilitary2: pick(['Yes', 'No', null]),
      ...(isBusiness ? { claimantEntityType: isSoleOwner ? 'Sole proprietor' : 'LLC' } : {}),
    },
    courtDetails: {
      ...NO_COURT_DETAILS,
      ...Object.fromEntries(COURT_DETAIL_KEYS.map((key) => [key, pick(HOSTILE_DETAILS)])),
    },
    coClaimants: isBusiness
      ? []
      : Array.from({ length: pick([0, 0, 0, 1, 3]) }, () => {
          const [firstname, lastname] = pick(HOSTILE_PEOPLE);
          const address = pick([
            '',
            '9 Oak Street, Apt 2, Camden, NJ 08103',
            `${pick(HOSTILE_STREETS)}, Newark, NJ 07102`,
          ]);
          return { firstname, lastname, address, phonenumber: pick(['', '8565550111']) };
        }),
  };
}

function at<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

const anAddress = (pick: Pick, [city, zip]: readonly [string, string]): PostalAddress => ({
  street: `${pick([1, 27, 100_000])} ${pick(HOSTILE_STREETS)}`,
  unit: pick(['', '', '4B', 'Suite 200, second floor, through the yard']),
  city,
  state: 'NJ',
  zip,
});

function aName(pick: Pick, isBusiness: boolean): PartyName {
  const [first, last] = pick(HOSTILE_PEOPLE);
  return isBusiness
    ? { kind: 'business', legalName: pick(HOSTILE_FIRMS), contactName: pick(['', 'Dana Price', `${first} ${last}`]) }
    : { kind: 'person', person: { first, last } };
}

const aParty = (pick: Pick, isBusiness: boolean, town: readonly [string, string]): Claimant => ({
  name: aName(pick, isBusiness),
  address: anAddress(pick, town),
  email: pick(['someone@example.com', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`]),
  phone: pick(['', '9735550142', '(609) 555-0199', '+90 212 555 01 99']),
});

const aDefendant = (pick: Pick, town: readonly [string, string]): Defendant => ({
  ...aParty(pick, pick([true, false]), town),
  website: '',
});
