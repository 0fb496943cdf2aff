import { CASE_STATUSES, type CaseStatus, type ClaimDraft, claimDraftSchema } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ListedCase } from './case-repository.ts';
import { presentCase } from './present-case.ts';

const TITLES = new Map([['demand-letter', 'Demand Letter Package']]);

function shown(form: z.input<typeof claimDraftSchema>, change: Partial<ListedCase> = {}, status?: CaseStatus) {
  const draft: ClaimDraft = z.parse(claimDraftSchema, form);
  const createdAtMs = Date.parse('2026-11-21T17:00:00Z');
  const none = { orderedPackage: null, orderedContains: [], letter: null };
  const expiresAtMs = Date.parse('2027-05-20T17:00:00Z');
  const listed = { id: 'c-1', isPaid: false, draft, createdAtMs, expiresAtMs, ...none, ...change };
  return presentCase(listed, TITLES, new Map(status === undefined ? [] : [['c-1', status]]));
}

describe('the other side', () => {
  test.each([
    [
      'a person by both names',
      { whoUser: '1', defendantFirstname: ' Owen ', defendantLastname: 'Marsh' },
      'Owen Marsh',
    ],
    [
      'a business without its contact',
      { whoUser: '2', defendantFirstname: 'Marsh LLC', defendantLastname: 'Owen' },
      'Marsh LLC',
    ],
    ['nobody when nobody was named', { whoUser: '', defendantFirstname: ' ', defendantLastname: '' }, ''],
    ['one whose kind is not said yet', { whoUser: '', defendantFirstname: 'Owen' }, 'Owen'],
    [
      'odd names as they were typed',
      { whoUser: '1', defendantFirstname: "<b>O'Neill</b>", defendantLastname: 'Đỗ "Zoë"' },
      '<b>O\'Neill</b> Đỗ "Zoë"',
    ],
    [
      'everybody it is against',
      {
        whoUser: '1',
        defendantFirstname: 'Owen',
        defendantLastname: 'Marsh',
        additionalDefendants: [{ whoUser: '2', defendantFirstname: 'Marsh LLC' }, { whoUser: '1' }],
      },
      'Owen Marsh, Marsh LLC',
    ],
  ] as const)('is %s', (_name, form, expected) => {
    const { additionalDefendants, ...rest } = { additionalDefendants: [], ...form };
    expect(shown({ ...rest, additionalDefendants: [...additionalDefendants] }).defendant_name).toBe(expected);
  });
});

describe('the amount', () => {
  test.each([
    ['2450', '2450.00'],
    ['$1,850.5', '1850.50'],
    ['0.29', '0.29'],
    ['25000.01', '25000.01'],
    ['', ''],
    ['a lot', ''],
    ['1e3', ''],
  ])('typed as "%s" is "%s"', (amount, expected) => {
    expect(shown({ amount }).claim_amount).toBe(expected);
  });
});

describe('the package', () => {
  test.each(['', 'no-such-package', '\u0000'])('that is "%s" is none', (selectedPackage) => {
    expect(shown({ selectedPackage }).package_title).toBe('No package yet');
  });

  test('chosen in a draft has the title it has now; a bought one the title it had', () => {
    const form = { selectedPackage: 'demand-letter' };
    expect(shown(form).package_title).toBe('Demand Letter Package');
    const bought = shown(form, { isPaid: true, orderedPackage: 'As It Was', orderedContains: ['letter'] });
    expect(bought).toMatchObject({ package_title: 'As It Was', contains: ['letter'] });
    expect(shown(form).contains).toEqual([]);
  });
});

describe('the status', () => {
  test('of a draft is that it is one, whatever is known besides', () => {
    expect(shown({}, {}, 'filed').status).toBe('draft');
  });

  test.each(CASE_STATUSES)('of a paid case is the one its own page shows: %s', (status) => {
    expect(shown({}, { isPaid: true }, status).status).toBe(status);
  });

  test('stands beside the newest letter, where there is one', () => {
    expect(shown({}, { letter: { demandId: 'D', isApproved: true } }).demand_id).toBe('D');
    expect(shown({}).demand_id).toBeNull();
  });
});

test('the day is the one in New Jersey, late in the evening too', () => {
  const late = shown({}, { createdAtMs: Date.parse('2026-12-01T04:30:00Z') });
  expect(late).toMatchObject({
    created_on: '2026-11-30',
    formatted_date: 'November 30, 2026',
    created_at: '2026-12-01T04:30:00.000Z',
  });
});
