import { describe, expect, test } from 'vitest';
import { partsOfAddressLine } from './address-line.ts';

describe('an address of one line', () => {
  test.each([
    ['12 Oak Street, Apt 2, Salem, OR 97301', '12 Oak Street, Apt 2', 'Salem', 'OR', '97301'],
    ['12 Oak Street, Salem, Oregon 97301-1234', '12 Oak Street', 'Salem', 'Oregon', '97301-1234'],
    ['12 Oak Street, Salem, OR', '12 Oak Street', 'Salem', 'OR', ''],
    ['12 Oak Street, Salem', '12 Oak Street, Salem', '', '', ''],
    ['', '', '', '', ''],
  ])('%s', (line, street, city, state, zip) => {
    expect(partsOfAddressLine(line)).toMatchObject({ street, city, state, zip });
  });

  test('keeps the end as typed where it names no State', () => {
    expect(partsOfAddressLine('12 Oak Street, Apt 2, Salem')).toEqual({
      street: '12 Oak Street',
      cityLine: 'Apt 2, Salem',
      city: '',
      state: '',
      zip: '',
    });
  });
});
