import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_TRACKING_NUMBER, parseTrackingNumber } from './dispatch.ts';

describe('a tracking number', () => {
  test.each([
    ['9414 8118 9922 3047 1234 56', '9414811899223047123456'],
    ['70201810000012345678', '70201810000012345678'],
    ['1z-999-aa1-01-2345-6784', '1Z999AA10123456784'],
    [' 7712 3456 7890 ', '771234567890'],
    ['RR123456789US', 'RR123456789US'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(parseTrackingNumber(typed)).toBe(kept);
  });

  test.each([
    '',
    '   ',
    '1234567',
    'ABCDEFGH',
    'sent by mail',
    '9'.repeat(41),
    '12345678é',
    '12345678<b>',
    '٤٤٤٤٤٤٤٤٤٤',
  ])('%j is none', (typed) => {
    expect(parseTrackingNumber(typed)).toBeNull();
  });

  test('is capital letters and digits only, never too long, and stays as it is when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9A-Za-z -]{4,50}$/)), (typed) => {
        const number = parseTrackingNumber(typed);
        if (number === null) return;
        expect(number).toMatch(/^[0-9A-Z]{8,}$/);
        expect(number.length).toBeLessThanOrEqual(LONGEST_TRACKING_NUMBER);
        expect(parseTrackingNumber(number)).toBe(number);
      }),
    );
  });
});
