import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClaimDraft, COURT_DETAIL_KEYS, QUESTION_KEYS, questionsFor } from '../claims/index.ts';
import { prune } from './prune.ts';
import { aDraft, facts, REASONS } from './testing/a-draft.ts';
import { anyDraft, anyFacts } from './testing/random-drafts.ts';

const OWN_ADDRESS = {
  claimantAddress: '1 Elm Street',
  claimantApt: 'Suite 3',
  claimantCity: 'Camden',
  claimantCountry: 'NJ',
  claimantZipcode: '08102',
};

describe('leaving out what is no longer asked', () => {
  test('a second time changes nothing', () => {
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, known) => {
        const once = prune(draft, known);
        expect(prune(once, known)).toEqual(once);
      }),
    );
  });

  test('never touches an answer that is still asked', () => {
    fc.assert(
      fc.property(anyDraft, anyFacts, (draft, known) => {
        const pruned = prune(draft, known);
        const asked = (known.questions === null ? [] : questionsFor(known.questions, pruned)).map(({ key }) => key);
        const maybeUnasked: readonly string[] = [
          'disputing',
          'disputingLabels',
          'additionalDefendants',
          ...(draft.sameAddress ? Object.keys(OWN_ADDRESS) : []),
          ...(draft.whoUser === '1' ? ['defendantWebsite', 'defendantEntityType'] : []),
          ...(draft.isAdult === false ? [] : ['guardianName', 'claimantBirthDate']),
          ...(draft.userType === '1' ? [] : ['claimFor']),
          ...COURT_DETAIL_KEYS,
          ...(known.questions === null ? [] : QUESTION_KEYS.filter((key) => !asked.includes(key))),
        ];
        const kept = (one: ClaimDraft) => Object.entries(one).filter(([field]) => !maybeUnasked.includes(field));
        expect(kept(pruned)).toEqual(kept(draft));
        const { reasonsOffered } = known;
        expect(pruned.disputing).toEqual(
          reasonsOffered === null
            ? draft.disputing
            : draft.disputing.filter((reason) => reasonsOffered.includes(reason)),
        );
        const ofNoBusiness = { defendantWebsite: '', defendantEntityType: '' };
        expect(pruned.additionalDefendants.map((one) => ({ ...one, ...ofNoBusiness }))).toEqual(
          draft.additionalDefendants.map((one) => ({ ...one, ...ofNoBusiness })),
        );
      }),
    );
  });

  test.each<[string, Partial<ClaimDraft>, Partial<ClaimDraft>]>([
    [
      'a reason of another category, with its label',
      { disputing: ['gone', REASONS[1]], disputingLabels: ['Gone', 'Repairs'] },
      { disputing: [REASONS[1]], disputingLabels: ['Repairs'] },
    ],
    ['the website of a person', { whoUser: '1', defendantWebsite: 'www.a.example' }, { defendantWebsite: '' }],
    [
      'an address the claimant shares',
      { sameAddress: true, ...OWN_ADDRESS },
      { claimantAddress: '', claimantApt: '', claimantCity: '', claimantCountry: '', claimantZipcode: '' },
    ],
    [
      'the guardian of an adult',
      { isAdult: true, guardianName: 'Eva Reyes', claimantBirthDate: '2012-01-01' },
      { guardianName: '', claimantBirthDate: '' },
    ],
    [
      'details of another case that there is not',
      { otherCase: false, otherCaseDetails: 'LT-1' },
      { otherCaseDetails: '' },
    ],
    ['a language the list names', { courtLanguage: 'Spanish', otherLanguage: 'Tagalog' }, { otherLanguage: '' }],
    ['the vehicles of what was no accident', { ownVehicle: '2019 Honda Civic' }, { ownVehicle: '' }],
    [
      'people who claim together with a business',
      { userType: '2', coClaimants: [{ firstname: 'Luis', lastname: 'Reyes', address: '', phonenumber: '' }] },
      { coClaimants: [] },
    ],
    ['military duty of a business', { whoUser: '2', defendantMilitary1: 'No' }, { defendantMilitary1: null }],
    [
      'military duty of a second defendant who is gone',
      { defendantMilitary2: 'No', additionalDefendants: [] },
      { defendantMilitary2: null },
    ],
  ])('takes out %s', (_name, typed, expected) => {
    expect(prune(aDraft(typed), facts())).toMatchObject(expected);
  });

  test.each<[string, Partial<ClaimDraft>]>([
    ['the website of a business', { whoUser: '2', defendantWebsite: 'www.a.example' }],
    ['the guardian of a minor', { isAdult: false, guardianName: 'Eva Reyes', claimantBirthDate: '2012-01-01' }],
    ['details of another case', { otherCase: true, otherCaseDetails: 'LT-001234-26' }],
    ['a language of one’s own', { courtLanguage: 'Another language', otherLanguage: 'Tagalog' }],
    ['a help of one’s own', { accommodation: 'Another kind of help', otherAccommodation: 'A reader' }],
    ['the vehicles of an accident', { disputing: ['car-crash'], ownVehicle: '2019 Honda Civic' }],
    ['an address of one’s own', { sameAddress: false, ...OWN_ADDRESS }],
    ['reasons while the list is loading', { disputing: ['gone'], disputingLabels: ['Gone'] }],
  ])('keeps %s', (_name, typed) => {
    expect(prune(aDraft(typed), facts({ reasonsOffered: null }))).toMatchObject(typed);
  });
});
