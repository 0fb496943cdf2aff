import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityLineOf, contactNameOf, fullNameOf, type PostalAddress, streetLineOf } from './party.ts';
import { isUsState, US_STATES } from './us-states.ts';

const at = (changes: Partial<PostalAddress> = {}): PostalAddress => ({
  street: '12 Main Street',
  unit: '',
  city: 'Newark',
  state: 'NJ',
  zip: '07102',
  ...changes,
});

describe('the street line', () => {
  test.each([
    ['', '12 Main Street'],
    // A bare number or letter is an apartment to nearly everyone who leaves the word out.
    ['4', '12 Main Street, Apt 4'],
    ['4B', '12 Main Street, Apt 4B'],
    ['b', '12 Main Street, Apt b'],
    ['B12', '12 Main Street, Apt B12'],
    ['1204', '12 Main Street, Apt 1204'],
    ['12045A', '12 Main Street, Apt 12045A'],
    // Whoever wrote a word or a sign has said what it is.
    ['Apt 4B', '12 Main Street, Apt 4B'],
    ['apt. 4', '12 Main Street, apt. 4'],
    ['Apt4', '12 Main Street, Apt4'],
    ['Suite 200', '12 Main Street, Suite 200'],
    ['Ste 5', '12 Main Street, Ste 5'],
    ['STE5', '12 Main Street, STE5'],
    ['#5', '12 Main Street, #5'],
    ['# 5', '12 Main Street, # 5'],
    ['Unit 7', '12 Main Street, Unit 7'],
    ['Floor 2', '12 Main Street, Floor 2'],
    ['Fl 2', '12 Main Street, Fl 2'],
    ['FL2', '12 Main Street, FL2'],
    ['2nd', '12 Main Street, 2nd'],
    ['2nd floor', '12 Main Street, 2nd floor'],
    ['Rm 12', '12 Main Street, Rm 12'],
    ['PH', '12 Main Street, PH'],
    ['PH1', '12 Main Street, PH1'],
    ['Rear', '12 Main Street, Rear'],
    ['BSMT', '12 Main Street, BSMT'],
    ['12-B', '12 Main Street, 12-B'],
    ['Piso 2', '12 Main Street, Piso 2'],
    // Words that say there is none.
    ['none', '12 Main Street'],
    ['N/A', '12 Main Street'],
    ['n/a', '12 Main Street'],
    ['-', '12 Main Street'],
  ])('with the unit "%s" reads "%s"', (unit, line) => {
    expect(streetLineOf(at({ unit }))).toBe(line);
  });

  test('never names a unit twice, and never changes what was typed', () => {
    const aUnit = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789ABab#- '), minLength: 1, maxLength: 6 }),
      fc
        .tuple(fc.constantFrom('Apt', 'apt.', 'Suite', 'Ste', 'Unit', '#', 'Fl', 'Rm', 'PH'), fc.nat({ max: 9 }))
        .map(([word, number]) => `${word}${number}`),
    );
    fc.assert(
      fc.property(aUnit, (unit) => {
        const line = streetLineOf(at({ unit }));
        expect(line).not.toMatch(/\bApt (?:apt|suite|ste|unit|#|fl|rm|ph)/i);
        if (line !== '12 Main Street') expect(line.endsWith(unit)).toBe(true);
      }),
    );
  });
});

describe('the city line', () => {
  test.each([
    ['07102', 'Newark, NJ 07102'],
    ['071021234', 'Newark, NJ 07102-1234'],
    ['071021', 'Newark, NJ 071021'],
  ])('with the zip code %s reads "%s"', (zip, line) => {
    expect(cityLineOf(at({ zip }))).toBe(line);
  });
});

describe('names', () => {
  const ana = { kind: 'person', person: { first: 'Ana', last: 'Reyes' } } as const;
  const shop = { kind: 'business', legalName: 'Northfield Painting LLC', contactName: 'Tom Lee' } as const;

  test('a person is called by both names, in letters and in person', () => {
    expect([fullNameOf(ana), contactNameOf(ana)]).toEqual(['Ana Reyes', 'Ana Reyes']);
  });

  test('a business is called by its legal name and speaks through its contact', () => {
    expect([fullNameOf(shop), contactNameOf(shop)]).toEqual(['Northfield Painting LLC', 'Tom Lee']);
  });

  test.each([
    ['', 'Reyes', 'Reyes'],
    ['Ana', '', 'Ana'],
    ['', '', ''],
  ])('a missing name leaves no stray blank', (first, last, expected) => {
    expect(fullNameOf({ kind: 'person', person: { first, last } })).toBe(expected);
  });
});

describe('states', () => {
  test('are the fifty and the District of Columbia, each once, with a two-letter code', () => {
    expect(US_STATES).toHaveLength(51);
    expect(new Set(US_STATES.map(({ code }) => code)).size).toBe(51);
    expect(new Set(US_STATES.map(({ name }) => name)).size).toBe(51);
    for (const { code, name } of US_STATES) expect(`${code} ${name}`).toMatch(/^[A-Z]{2} [A-Z][A-Za-z ]+$/);
  });

  test.each([
    ['NJ', true],
    ['TX', true],
    ['DC', true],
    ['nj', false],
    ['New Jersey', false],
    ['PR', false],
    ['ON', false],
    ['', false],
  ])('"%s" is a code of the list: %s', (code, isKnown) => {
    expect(isUsState(code)).toBe(isKnown);
  });
});
