import { type ClaimDraft, emptyDraft } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import { latestSlot, type SlotValues, slotValuesOf } from './letter-so-far-slots.ts';

const words = {
  locale: 'en',
  reasons: ['My deposit was not returned'],
  paymentName: (type: string) => type,
  signed: 'signed',
  forChild: (guardian: string, child: string) => `${guardian}, for ${child}`,
  rows: '',
};
const valuesOf = (changes: Partial<ClaimDraft>): SlotValues => slotValuesOf({ ...emptyDraft, ...changes }, words);

describe('what the answers put into the letter', () => {
  test('nothing typed fills nothing but what was ticked', () => {
    const { reason, ...rest } = valuesOf({});
    expect(reason).toBe('My deposit was not returned');
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  test('a guardian is the sender, for the child', () => {
    const named = { userType: '1', firstname: 'Priya', lastname: 'Moss', guardianName: 'Dana Moss' } as const;
    expect(valuesOf({ ...named, isAdult: false }).sender).toBe('Dana Moss, for Priya Moss');
    expect(valuesOf({ ...named, isAdult: true }).sender).toBe('Priya Moss');
  });

  test('amounts, days and addresses stand as the letter writes them', () => {
    const typed = {
      amount: '1850.5',
      date: '2026-08-31',
      address: '12 Oak St',
      apt: '3',
      city: 'Newark',
      country: 'NJ',
      zipcode: '07105',
    };
    expect(valuesOf(typed)).toMatchObject({
      amount: '$1,850.50',
      date: 'August 31, 2026',
      place: '12 Oak St, 3, Newark, NJ 07105',
      senderAddress: '',
    });
    expect(valuesOf({ ...typed, firstname: 'Ana', lastname: 'Reyes' })).toMatchObject({
      sender: 'Ana Reyes',
      senderAddress: '12 Oak St, 3\nNewark, NJ 07105',
    });
  });

  test('a state that nobody typed yet is no address', () => {
    expect(valuesOf({ country: 'NJ', defendantCountry: 'NJ' })).toMatchObject({ place: '', recipientAddress: '' });
  });

  test('everyone the claim is against is named, and every way to pay', () => {
    const other = { ...emptyDraft, whoUser: '2' as const, defendantFirstname: 'Oak LLC' };
    expect(
      valuesOf({
        defendantFirstname: 'Dana',
        defendantLastname: 'Price',
        additionalDefendants: [other],
        paymentTypes: ['Check'],
        zelle: 'me@x.y',
      }),
    ).toMatchObject({ recipient: 'Dana Price and Oak LLC', payment: 'Check or Zelle (me@x.y)' });
  });
});

describe('the slot the peek shows', () => {
  const empty = valuesOf({ disputing: [] });
  test('is the one that changed last', () => {
    const named = valuesOf({ firstname: 'Ana' });
    const paid = valuesOf({ firstname: 'Ana', amount: '300' });
    expect(latestSlot(empty, named, null)).toBe('sender');
    expect(latestSlot(named, paid, 'sender')).toBe('amount');
    expect(latestSlot(paid, paid, 'amount')).toBe('amount');
  });

  test('is the last filled one when the screen opens, or when the latest was emptied', () => {
    const paid = valuesOf({ firstname: 'Ana', amount: '300' });
    expect(latestSlot(null, paid, null)).toBe('reason');
    expect(latestSlot(paid, { ...paid, amount: '', reason: '' }, 'amount')).toBe('sender');
    expect(latestSlot(null, { ...empty, reason: '' }, null)).toBeNull();
  });
});
