import { describe, expect, test } from 'vitest';
import { envelopeLines, envelopeOf, isPoBox } from './envelope.ts';
import type { PartyName, PostalAddress } from './party.ts';

const address = (changes: Partial<PostalAddress> = {}): PostalAddress => ({
  street: '500 Market Street',
  unit: '',
  city: 'Newark',
  state: 'NJ',
  zip: '07105',
  ...changes,
});
const person = (first: string, last: string): PartyName => ({ kind: 'person', person: { first, last } });
const business = (legalName: string, contactName = ''): PartyName => ({ kind: 'business', legalName, contactName });
const linesOf = (name: PartyName, changes: Partial<PostalAddress> = {}) => {
  const made = envelopeOf({ name, address: address(changes) });
  return made.ok ? envelopeLines(made.value) : made.error;
};

describe('an envelope', () => {
  test('says what the letter says', () => {
    expect(linesOf(person('Owen', 'Marsh'), { unit: '2' })).toEqual([
      'Owen Marsh',
      '500 Market Street, Apt 2',
      'Newark, NJ 07105',
    ]);
    expect(linesOf(business('Ironbound LLC', 'Dana Price'), { zip: '071051234' })).toEqual([
      'Ironbound LLC',
      'Attention: Dana Price',
      '500 Market Street',
      'Newark, NJ 07105-1234',
    ]);
  });

  test('carries a name of eighty characters on in a second line, whole', () => {
    const name = `${'Maria'.padEnd(38, 'a')} ${'Gonzalez'.padEnd(40, 'z')}`;
    const [first, second] = name.split(' ') as [string, string];
    expect(linesOf(person(first, second)).slice(0, 2)).toEqual([first, second]);
  });

  test.each([
    ['a name that fits in no two lines', business('x'.repeat(41)), {}, 'post.name_too_long'],
    ['a long name with a contact', business('Name of '.repeat(6).trim(), 'Dana Price'), {}, 'post.name_too_long'],
    ['a name in Cyrillic, Han and Arabic', person('Анна', '李 سمير'), {}, 'post.not_latin'],
    ['a state that is none', person('Owen', 'Marsh'), { state: 'ON', zip: 'M5V 2T6' }, 'post.foreign_address'],
    ['a ZIP code of another country', person('Owen', 'Marsh'), { zip: '75001 FR' }, 'post.foreign_address'],
    ['a street of 130 characters', person('Owen', 'Marsh'), { street: 'y'.repeat(130) }, 'post.address_too_long'],
    ['no street', person('Owen', 'Marsh'), { street: ' ' }, 'post.address_incomplete'],
  ])('is refused: %s', (_what, name, changes, code) => {
    expect(linesOf(name, changes)).toBe(code);
  });

  test('goes to a PO box, a prison and a shelter as to anybody', () => {
    for (const street of ['PO Box 500', 'East Jersey State Prison, 1100 Woodbridge Road', 'Shelter, 12 Hope Street']) {
      expect(linesOf(person('Owen', 'Marsh'), { street })).toContain(street);
    }
    expect(isPoBox({ street: 'P.O. Box 12', unit: '' })).toBe(true);
    expect(isPoBox({ street: '12 Poboxer Street', unit: '' })).toBe(false);
  });
});
