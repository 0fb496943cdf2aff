import { emptyDraft, LIMITS } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressLookupRequestSchema, LONGEST_ADDRESS_INPUT } from './claim/address-lookup.ts';
import { checkoutAnswerSchema, checkoutRequestSchema, priceQuerySchema, SIMULATED_TOKENS } from './claim/checkout.ts';
import { draftAnswerSchema, saveFormRequestSchema } from './claim/drafts.ts';
import { DELIVERIES, LONGEST_LETTER, saveLetterRequestSchema, securePdfRequestSchema } from './letter/letters.ts';
import { paths } from './paths.ts';
import { problemSchema } from './problem.ts';
import { couponQuerySchema, stateTaxQuerySchema, subcategoriesRequestSchema } from './claim/reference-data.ts';

const isTaken = (schema: z.ZodMiniType, sent: unknown): boolean => z.safeParse(schema, sent).success;

describe('saving the form', () => {
  const place = { step: 1, subStep: 2 };
  // Whether the addresses are the same is left open: the server tells it from what else was sent.
  const { sameAddress: _unsaid, ...unanswered } = emptyDraft;

  test('a form with its place is enough; what is missing is not answered', () => {
    expect(z.parse(saveFormRequestSchema, place)).toEqual({ ...unanswered, ...place, overwrite: false });
  });

  test('all of it comes through as typed', () => {
    const sent = {
      ...emptyDraft,
      ...place,
      amount: '1e3',
      isAdult: false,
      responseDays: 14,
      revision: 3,
      overwrite: true,
    };
    expect(z.parse(saveFormRequestSchema, sent)).toEqual(sent);
  });

  test.each([
    ['that it is paid', { payment_completed: true, payment_date: '2026-11-21', payment_amount: 29 }],
    ['a coupon as applied', { applied_coupon: { code: 'FREE', discount_amount: 29 } }],
    ['a price', { packagePrice: '$0', packageTitle: 'Free', packageFeatures: [] }],
    ['who owns it', { owner: 'someone', session_id: 'x', id: '1', status: 'completed' }],
    ['the list of questions', { questionData: { yesNo: [] } }],
  ])('a browser cannot say %s: it is dropped', (_name, extra) => {
    expect(z.parse(saveFormRequestSchema, { ...place, ...extra })).toEqual({
      ...unanswered,
      ...place,
      overwrite: false,
    });
  });

  test.each([
    ['no place', {}],
    ['no sub-step', { step: 1 }],
    ['step 0', { step: 0, subStep: 0 }],
    ['step 6', { step: 6, subStep: 0 }],
    ['sub-step 6', { step: 4, subStep: 6 }],
    ['sub-step -1', { step: 1, subStep: -1 }],
    ['half a step', { step: 1.5, subStep: 0 }],
    ['a step as text', { step: '1', subStep: 0 }],
    ['a revision below 0', { ...place, revision: -1 }],
    ['half a revision', { ...place, revision: 0.5 }],
    ['a revision no number holds', { ...place, revision: Number.MAX_VALUE }],
    ['a field of the wrong kind', { ...place, city: 7 }],
    ['a story above its limit', { ...place, claimDescription: 'x'.repeat(LIMITS.storyText + 1) }],
    ['four further defendants', { ...place, additionalDefendants: [{}, {}, {}, {}] }],
    ['nothing', null],
    ['a list', []],
  ])('%s is refused', (_name, sent) => {
    expect(isTaken(saveFormRequestSchema, sent)).toBe(false);
  });

  test('what the server stores is what it gives back', () => {
    const answer = {
      success: true,
      data: { ...emptyDraft, city: 'Newark' },
      ...place,
      revision: 1,
      savedAt: '2026-11-21T12:00:00.000Z',
      keptUntil: '2026-12-21',
      isPaid: false,
      otherAnswers: [],
    };
    expect(z.parse(draftAnswerSchema, answer)).toEqual(answer);
    expect(z.parse(draftAnswerSchema, { ...answer, data: null, savedAt: null, keptUntil: null }).data).toBeNull();
  });
});

describe('paying', () => {
  const order = { email: 'ana@example.com', paymentToken: SIMULATED_TOKENS.approved, idempotencyKey: 'k'.repeat(16) };

  test('an address, a token and a key are enough', () => {
    expect(z.parse(checkoutRequestSchema, order)).toEqual({
      ...order,
      country: 'US',
      zip: '',
      couponCode: '',
      extraRecipients: 0,
      withMailing: false,
    });
  });

  test('what the page showed may be named', () => {
    const shown = { shownPackage: 'demand-letter', shownTotal: 3092 };
    expect(z.parse(checkoutRequestSchema, { ...order, ...shown })).toMatchObject(shown);
  });

  test('a price, a discount or a card sent along is dropped', () => {
    const sent = { ...order, totalPrice: 1, discountAmount: 28, cardNumber: '4242424242424242', cvc: '123' };
    expect(Object.keys(z.parse(checkoutRequestSchema, sent)).toSorted()).toEqual(
      [
        'country',
        'couponCode',
        'email',
        'extraRecipients',
        'idempotencyKey',
        'paymentToken',
        'withMailing',
        'zip',
      ].toSorted(),
    );
  });

  test.each([
    ['a country other than the two', { country: 'TR' }],
    ['a key that is too short to be one', { idempotencyKey: 'k'.repeat(15) }],
    ['a key that is too long', { idempotencyKey: 'k'.repeat(81) }],
    ['half a recipient', { extraRecipients: 0.5 }],
    ['fewer recipients than none', { extraRecipients: -1 }],
    ['twenty-one recipients', { extraRecipients: 21 }],
    ['recipients as text', { extraRecipients: '2' }],
    ['a list of addresses', { email: ['a@example.com'] }],
    ['an address above its limit', { email: 'a'.repeat(201) }],
    ['a zip code above its limit', { zip: '1'.repeat(13) }],
    ['a coupon above its limit', { couponCode: 'C'.repeat(61) }],
    ['a token above its limit', { paymentToken: 't'.repeat(201) }],
    ['a shown total with half a cent', { shownTotal: 3092.5 }],
    ['a shown total below zero', { shownTotal: -1 }],
    ['no token', { paymentToken: undefined }],
    ['no key', { idempotencyKey: undefined }],
  ])('%s is refused', (_name, change) => {
    expect(isTaken(checkoutRequestSchema, { ...order, ...change })).toBe(false);
  });

  test('the look-up of a price reads its number from the address line', () => {
    expect(z.parse(priceQuerySchema, { extraRecipients: '3' }).extraRecipients).toBe(3);
    expect(z.parse(priceQuerySchema, {})).toEqual({
      country: 'US',
      zip: '',
      couponCode: '',
      extraRecipients: 0,
      withMailing: 'no',
    });
    for (const extraRecipients of ['-1', '21', '1.5', 'many']) {
      expect(isTaken(priceQuerySchema, { extraRecipients })).toBe(false);
    }
  });

  test('the answer carries the applied coupon or none, of one of the two kinds', () => {
    const coupon = { code: 'TEN', discount_type: 'percentage', discount_value: 10, discount_amount: 2.9 };
    const answer = {
      success: true,
      message: '',
      order_id: '1',
      payment_completed: true,
      payment_date: '2026-11-21T12:00:00.000Z',
      payment_amount: 27.83,
      applied_coupon: coupon,
    };
    expect(isTaken(checkoutAnswerSchema, answer)).toBe(true);
    expect(isTaken(checkoutAnswerSchema, { ...answer, applied_coupon: null })).toBe(true);
    expect(isTaken(checkoutAnswerSchema, { ...answer, applied_coupon: { ...coupon, discount_type: 'free' } })).toBe(
      false,
    );
    expect(isTaken(checkoutAnswerSchema, { ...answer, payment_amount: '27.83' })).toBe(false);
  });
});

describe('the letter', () => {
  test('counts as read unless the order step says that nobody has read it', () => {
    const sent = { demand_letter: 'Dear Tom', action: 'approve_and_send' };
    expect(z.parse(saveLetterRequestSchema, sent)).toEqual({ ...sent, reviewed: true, confirmed: [] });
    expect(z.parse(saveLetterRequestSchema, { ...sent, reviewed: false }).reviewed).toBe(false);
  });

  test.each(DELIVERIES)('may go out as %s', (delivery) => {
    expect(isTaken(saveLetterRequestSchema, { demand_letter: 'x', action: 'save', delivery })).toBe(true);
  });

  test.each([
    ['an action that is none', { action: 'send' }],
    ['a delivery nobody offers', { delivery: 'pigeon' }],
    ['a letter above its limit', { demand_letter: 'x'.repeat(LONGEST_LETTER + 1) }],
    ['a letter that is no text', { demand_letter: null }],
    ['a word for yes or no', { reviewed: 'false' }],
  ])('%s is refused', (_name, change) => {
    expect(isTaken(saveLetterRequestSchema, { demand_letter: 'x', action: 'save', ...change })).toBe(false);
  });

  test('its PDF is viewed or downloaded, and nothing else', () => {
    const open = (action: string) => isTaken(securePdfRequestSchema, { demand_id: 'd-1', action });
    expect([open('view'), open('download'), open('delete')]).toEqual([true, true, false]);
  });
});

describe('looking things up', () => {
  test('what is missing is empty, so that the answer can say so', () => {
    expect(z.parse(subcategoriesRequestSchema, {})).toEqual({ parent_id: '' });
    expect(z.parse(stateTaxQuerySchema, {})).toEqual({ state: '' });
    expect(z.parse(couponQuerySchema, {})).toEqual({ code: '' });
  });

  test.each([
    [subcategoriesRequestSchema, 'parent_id', 100],
    [stateTaxQuerySchema, 'state', 20],
    [couponQuerySchema, 'code', 60],
  ] as const)('a key may be as long as its limit and no longer', (schema, field, limit) => {
    const ofLength = (length: number) => isTaken(schema, { [field]: 'x'.repeat(length) });
    expect([ofLength(limit), ofLength(limit + 1)]).toEqual([true, false]);
  });

  test('an address is searched or opened; another kind is refused', () => {
    expect(isTaken(addressLookupRequestSchema, { type: 'autocomplete', input: '12 Ma', types: ['address'] })).toBe(
      true,
    );
    expect(isTaken(addressLookupRequestSchema, { type: 'details', place_id: 'p', fields: 'name,geometry' })).toBe(true);
    expect(isTaken(addressLookupRequestSchema, { type: 'nearby', input: '12 Ma' })).toBe(false);
    const long = 'x'.repeat(LONGEST_ADDRESS_INPUT + 1);
    expect(isTaken(addressLookupRequestSchema, { type: 'autocomplete', input: long })).toBe(false);
  });
});

describe('what every call shares', () => {
  test('a refusal never claims success', () => {
    const body = { message: 'm', type: 't', title: 't', status: 400, code: 'request.invalid', requestId: 'r' };
    expect(isTaken(problemSchema, { ...body, success: false })).toBe(true);
    expect(isTaken(problemSchema, { ...body, success: true })).toBe(false);
  });

  test('every path is its own, under /api/, without the old suffix', () => {
    const all = Object.values(paths);
    expect(new Set(all).size).toBe(all.length);
    for (const path of all) expect(path).toMatch(/^\/api\/[A-Za-z_/-]+$/);
  });
});
