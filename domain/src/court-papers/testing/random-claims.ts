import fc from 'fast-check';
import { type Claim, NOTHING_CHOSEN } from '../../claims/claim.ts';
import { NO_ANSWERS } from '../../claims/fields/answers.ts';
import { aClaim, anAddress, aPersonClaimant } from '../../claims/testing/a-claim.ts';
import { COURT_DETAIL_KEYS, NO_COURT_DETAILS } from '../../claims/court-details.ts';
import {
  ACCIDENT_DAMAGES,
  ACCOMMODATIONS,
  COURT_LANGUAGES,
  MILITARY_ANSWERS,
} from '../../claims/questions/questions.ts';
import { catalogueOf } from '../../fact-cards/catalogue/index.ts';
import { anyCards } from '../../fact-cards/testing/random-cards.ts';
import { subcategories } from '../../claims/taxonomy/index.ts';
import { cents } from '../../money/index.ts';
import type { Claimant, Defendant, PartyName, PostalAddress } from '../../parties/index.ts';

const TOWNS = [
  ['Newark', '07102'],
  ['Trenton', '08608'],
  ['Camden', '08103'],
  ['Hackensack', '07601'],
  ['Salem', '08079'],
] as const;

/** Words as people and pranksters write them; none of them is a private number or about the military. */
const WORDS = fc.constantFrom(
  'I paid $400 on June 1, 2026.',
  'They did not come back.',
  'He said "soon" and hung up.',
  '#eval("x") *bold* $math$ @ref <b>tag</b>',
  'We agreed in writing on 3/4/2026.',
  'محمد was there.',
  'The rest was not done.',
  '😀 never again!!!',
);

/** What must reach no complaint. */
export const SECRETS = ['123-45-6789', '4111 1111 1111 1111', 'ABC 123'] as const;
const PRIVATE = fc.constantFrom(
  `My SSN is ${SECRETS[0]}.`,
  `I paid with my card ${SECRETS[1]}.`,
  `His license plate is ${SECRETS[2]}.`,
);
const MILITARY = fc.constantFrom('He is in the Army.', 'She was deployed in May.', 'Tom is on active duty.');

const aName: fc.Arbitrary<PartyName> = fc.oneof(
  fc.constantFrom<PartyName>(
    { kind: 'person', person: { first: 'Ana', last: 'Reyes' } },
    { kind: 'person', person: { first: 'Ş', last: 'O’Neil-de la Cruz' } },
  ),
  fc.constantFrom<PartyName>(
    { kind: 'business', legalName: 'Northfield Painting LLC', contactName: 'Owen Marsh' },
    { kind: 'business', legalName: 'Reyes & Sons', contactName: '' },
    { kind: 'business', legalName: 'W'.repeat(90), contactName: 'Dana Price' },
  ),
);

const aPlace: fc.Arbitrary<PostalAddress> = fc
  .tuple(fc.constantFrom(...TOWNS), fc.constantFrom('', '4B', 'Suite 200'))
  .map(([[city, zip], unit]) => anAddress({ street: '12 Main Street', unit, city, zip }));

const aParty: fc.Arbitrary<Claimant> = fc
  .record({ name: aName, address: aPlace, phone: fc.constantFrom('', '9735550100') })
  .map((some) => aPersonClaimant(some));

const defendants = fc
  .array(
    aParty.map((party): Defendant => ({ ...party, website: '' })),
    { minLength: 1, maxLength: 4 },
  )
  .map(([first, ...others]): Claim['defendants'] => [first ?? aClaim().defendants[0], ...others]);

const TYPED = fc.oneof({ weight: 6, arbitrary: WORDS }, PRIVATE, MILITARY);

/** Any complete claim: every reason, party kind and amount, with secrets in some stories and cards. */
export const anyClaim: fc.Arbitrary<Claim> = fc
  .record({
    reason: fc.constantFrom(...subcategories),
    amount: fc.integer({ min: 250_00, max: 25_000_00 }),
    claimant: aParty,
    defendants,
    story: fc.array(TYPED, { minLength: 1, maxLength: 40 }),
    military: fc.constantFrom(null, ...MILITARY_ANSWERS),
    language: fc.constantFrom(null, ...COURT_LANGUAGES),
    otherCase: fc.constantFrom(null, true, false),
    courtDetails: fc
      .array(fc.constantFrom('', 'Tagalog', '2019 Honda', `plate ${SECRETS[2]}`, 'He is in the Army.'), {
        minLength: COURT_DETAIL_KEYS.length,
        maxLength: COURT_DETAIL_KEYS.length,
      })
      .map((lines) => ({
        ...NO_COURT_DETAILS,
        ...Object.fromEntries(COURT_DETAIL_KEYS.map((key, at) => [key, lines[at] ?? ''])),
      })),
    coClaimants: fc.array(
      fc.record({
        firstname: fc.constantFrom('Luis', 'Eva'),
        lastname: fc.constantFrom('Reyes', 'Stone'),
        address: fc.constantFrom('', '9 Oak Street, Camden, NJ 08103', 'Camden'),
        phonenumber: fc.constantFrom('', '8565550111'),
      }),
      { maxLength: 2 },
    ),
    yesOrNo: fc.array(fc.constantFrom(null, true, false), { minLength: 2, maxLength: 2 }),
    accommodation: fc.constantFrom(null, ...ACCOMMODATIONS),
    accidentDamage: fc.constantFrom(null, ...ACCIDENT_DAMAGES),
    /** A law multiplies what the court is asked for. */
    isMultiplied: fc.boolean(),
    waiveExcess: fc.constantFrom('' as const, 'small_claims' as const, 'special_civil' as const),
  })
  .map(
    ({
      reason,
      amount,
      isMultiplied,
      story,
      military,
      language,
      otherCase,
      yesOrNo,
      accommodation,
      accidentDamage,
      ...some
    }) => ({
      ...aClaim(),
      ...NOTHING_CHOSEN,
      ...some,
      situation: reason.category,
      reasons: [reason.value],
      amount: cents(amount),
      courtAmount: cents(isMultiplied ? amount * 2 : amount),
      story: `I paid them on May 1, 2026. ${story.join(' ')}`,
      answers: {
        ...NO_ANSWERS,
        isAdult: true,
        otherCase,
        courtLanguage: language,
        otherAction: yesOrNo[0] ?? null,
        otherParties: yesOrNo[1] ?? null,
        accommodation,
        accidentDamage,
        defendantMilitary1: military,
        defendantMilitary2: military,
      },
    }),
  )
  .chain((claim) =>
    fc
      .record({
        cards: anyCards(catalogueOf(claim.situation), claim.reasons, TYPED),
        storyInLetter: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
        multiple: fc.constantFrom('' as const, 'now' as const, 'court' as const),
      })
      .map((more): Claim => ({ ...claim, ...more })),
  );
