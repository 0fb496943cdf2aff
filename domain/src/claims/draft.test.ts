import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimDraftSchema, emptyDraft } from './draft.ts';
import { QUESTION_KEYS } from './fields/answers.ts';
import { PAYMENT_TYPES } from './fields/choices.ts';
import { LIMITS } from './fields/limits.ts';

const isTaken = (form: Readonly<Record<string, unknown>>): boolean => claimDraftSchema.safeParse(form).success;

describe('the form as it is stored', () => {
  test('starts with nothing answered, at the same address, unsigned', () => {
    const answered = Object.entries(emptyDraft).filter(
      ([, value]) => value !== '' && value !== null && !(Array.isArray(value) && value.length === 0),
    );
    expect(answered).toEqual([
      ['sameAddress', true],
      ['courtQuestionsDone', false],
      ['lateFilingAcknowledged', false],
    ]);
    for (const key of QUESTION_KEYS) expect(emptyDraft[key]).toBeNull();
  });

  test('what is missing is not answered', () => {
    expect(claimDraftSchema.parse({})).toEqual(emptyDraft);
    expect(claimDraftSchema.parse({ city: 'Newark' })).toEqual({ ...emptyDraft, city: 'Newark' });
    expect(claimDraftSchema.parse({ additionalDefendants: [{}] }).additionalDefendants[0]?.whoUser).toBe('');
  });

  test('wrong and unfinished values are kept as typed', () => {
    const typed = { amount: '1e3', zipcode: 'abc', email: 'no', date: '2026-02-29', firstname: '  ' };
    expect(claimDraftSchema.parse(typed)).toMatchObject(typed);
  });

  test.each(['payment_completed', 'payment_amount', 'packagePrice', 'status', 'owner', 'revision', '__proto__'])(
    'a browser cannot decide %s: the field is left out',
    (field) => {
      const sent: unknown = JSON.parse(`{"city":"Newark","${field}":true}`);
      const stored = claimDraftSchema.parse(sent);
      expect(stored).toEqual({ ...emptyDraft, city: 'Newark' });
      expect(Object.keys(stored)).not.toContain(field);
    },
  );

  test.each([
    ['text fields', 'city', LIMITS.shortText],
    ['the amount', 'amount', LIMITS.amountText],
    ['the story', 'claimDescription', LIMITS.storyText],
    ['the calculation', 'claimCalculation', LIMITS.calculationText],
    ['the signature', 'signature', LIMITS.signatureText],
    ['an administrative answer', 'courtLanguage', LIMITS.answerText],
  ])('%s may be as long as the limit and no longer', (_name, field, limit) => {
    expect([isTaken({ [field]: 'x'.repeat(limit) }), isTaken({ [field]: 'x'.repeat(limit + 1) })]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['reasons', 'disputing', LIMITS.reasons, 'x'],
    ['labels of reasons', 'disputingLabels', LIMITS.reasons, 'x'],
    ['further defendants', 'additionalDefendants', LIMITS.additionalDefendants, {}],
    ['ways to be paid', 'paymentTypes', PAYMENT_TYPES.length, 'Cash'],
  ])('there may be as many %s as the limit and no more', (_name, field, limit, one) => {
    const list = (length: number) => ({ [field]: Array.from({ length }, () => one) });
    expect([isTaken(list(limit)), isTaken(list(limit + 1))]).toEqual([true, false]);
  });

  test.each([
    ['a kind of party that is none', { userType: '3' }],
    ['a number for a text', { city: 7 }],
    ['a text for a list', { disputing: 'deposit' }],
    ['a text for yes or no', { sameAddress: 'yes' }],
    ['a way to be paid that is none', { paymentTypes: ['Bitcoin'] }],
    ['an object for an answer', { isAdult: { $ne: null } }],
    ['a way to sign that is none', { signatureMethod: 'stamped' }],
    ['null for a text', { city: null }],
  ])('%s is refused', (_name, form) => {
    expect(isTaken(form)).toBe(false);
  });

  test.each([[true], [false], [14], ['Signed paper'], [null]])('an administrative answer may be %o', (answer) => {
    expect(claimDraftSchema.parse({ isAdult: answer }).isAdult).toBe(answer);
  });

  test('what was stored reads back unchanged, however often', () => {
    const aForm = fc.record(
      {
        city: fc.string({ maxLength: LIMITS.shortText }),
        claimDescription: fc.string({ unit: 'grapheme', maxLength: 100 }),
        disputing: fc.array(fc.string({ maxLength: 20 }), { maxLength: LIMITS.reasons }),
        isAdult: fc.oneof(fc.boolean(), fc.integer(), fc.constant(null)),
        whoUser: fc.constantFrom('', '1', '2'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(aForm, (form) => {
        const stored = claimDraftSchema.parse(form);
        expect(claimDraftSchema.parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
        expect(stored).toMatchObject(form);
      }),
    );
  });
});
