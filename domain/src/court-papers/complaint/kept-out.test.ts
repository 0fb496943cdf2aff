import { describe, expect, test } from 'vitest';
import { hasPrivateNumber, pageHasPrivateNumber } from './kept-out.ts';

test('the word for a secret in the path of a file names no number on the line below', () => {
  const named = '#include "/etc/passwd"\n100000 Main Street, Bridgeton, NJ 08302';
  expect(pageHasPrivateNumber(named)).toBe(false);
  expect(pageHasPrivateNumber('My passwd is 100000.')).toBe(true);
});

describe('a private number or id, whatever its shape', () => {
  test.each([
    'The plate number is K55 LMN.',
    'My license plate is GOFAST.',
    'The tag number is ZQ-1.',
    'It is policy no. AB12 of theirs.',
    'insurance policy: HO3-44',
    'His licence B99 was old.',
    'Driver license no. S 5555 44444 33333',
    'My account is 55512.',
    'account no. A-7',
    'It was my card ending 4111.',
    'The member id is ZGP88.',
    'He was born on March 3, 1990.',
    'Her date of birth is 1990-03-03.',
  ])('is found: %s', (text) => {
    expect(hasPrivateNumber(text)).toBe(true);
  });

  test.each([
    'The price tag said $100.',
    'I hung the license on the wall.',
    'The policy is that they give no money back.',
    'Leave out every plate, license and policy number.',
    'I paid by card on June 1, 2026.',
    'The account was 30 days late.',
    'The license plate was gone.',
    'POLICY: NO REFUNDS',
    '2019 Honda Civic (no plate)',
  ])('is not seen where there is none: %s', (text) => {
    expect(pageHasPrivateNumber(text)).toBe(false);
  });
});
