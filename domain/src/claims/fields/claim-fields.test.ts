import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimDraftSchema, emptyDraft } from '../draft.ts';
import { CLAIM_FIELD_NAMES, type ClaimField, fieldNamed } from './claim-fields.ts';
import {
  CLAIMANT,
  CO_CLAIMANT,
  DEFENDANT,
  type PartyNames,
  PLACE,
  partyRules,
  typedName,
  typedParty,
  wireParty,
} from './parties.ts';
import { LINE_FIELDS, lineBelow, linesAsked } from './read-fields.ts';

const isText = (name: ClaimField): boolean => emptyDraft[name] === '';

describe('the registry of claim fields', () => {
  test('no text is kept without a longest length', () => {
    const longest = 'x'.repeat(300_000);
    const unlimited = CLAIM_FIELD_NAMES.filter(isText).filter(
      (name) => claimDraftSchema.safeParse({ [name]: longest }).success,
    );
    expect(unlimited).toEqual([]);
  });

  test('each field has an empty value of its own, which is what an empty form gives', () => {
    for (const name of CLAIM_FIELD_NAMES) {
      expect(fieldNamed(name).schema.parse(undefined)).toEqual(emptyDraft[name]);
    }
  });

  test('a claim has no two fields of one name', () => {
    const names = CLAIM_FIELD_NAMES.flatMap((name) => {
      const { claim } = fieldNamed(name);
      return claim === undefined ? [] : [`${claim.part === 'payment' ? 'payment.' : ''}${claim.name ?? name}`];
    });
    expect(new Set(names).size).toBe(names.length);
  });

  test('a line is asked only with the answer of the question it is below', () => {
    expect(linesAsked(emptyDraft)).toEqual([]);
    const minor = linesAsked({ ...emptyDraft, isAdult: false });
    expect(minor).toEqual(['guardianName', 'claimantBirthDate']);
    expect(LINE_FIELDS.filter((name) => lineBelow(name).question === 'isAdult')).toEqual(minor);
  });
});

describe('the fields of a party', () => {
  test.each<[string, PartyNames]>([
    ['the claimant', CLAIMANT],
    ['a defendant', DEFENDANT],
    ['someone who claims together with the claimant', CO_CLAIMANT],
    ['the place', PLACE],
  ])('%s comes out of the wire as it went in', (_name, names) => {
    const roles = Object.keys(names).filter((role) => role !== 'kind');
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: roles.length, maxLength: roles.length }), (texts) => {
        const typed = Object.fromEntries(roles.map((role, index) => [role, texts[index] ?? '']));
        const wire = Object.entries(wireParty(names, typed)).map(([name, text]) => [name, text ?? '']);
        expect(typedParty(names, Object.fromEntries(wire))).toMatchObject(typed);
      }),
    );
  });

  test('a change carries what changed and nothing else', () => {
    expect(wireParty(DEFENDANT, { city: 'Salem', unit: '' })).toEqual({ defendantApt: '', defendantCity: 'Salem' });
  });

  test('all parties are judged alike, and only a business by its website', () => {
    const rulesOf = (names: PartyNames, kind: '1' | '2') => partyRules(names, kind).map(([, rule]) => rule);
    expect(rulesOf(CLAIMANT, '1')).toEqual(rulesOf(DEFENDANT, '1'));
    const ofBusiness = partyRules(DEFENDANT, '2').map(([name]) => name);
    expect(ofBusiness.filter((name) => !partyRules(DEFENDANT, '1').some(([other]) => other === name))).toEqual([
      'defendantWebsite',
    ]);
  });

  test.each([
    ['2', ' Elm Street Bakery LLC ', 'Dana', 'Elm Street Bakery LLC'],
    ['1', ' Dana ', 'Reyes ', 'Dana Reyes'],
    ['', '', 'Reyes', 'Reyes'],
    ['1', '', '', ''],
  ])('kind "%s" with "%s" and "%s" is called "%s"', (kind, first, last, name) => {
    expect(typedName({ kind, first, last })).toBe(name);
  });
});
