import { describe, expect, test } from 'vitest';
import { businessKindOf } from './entity.ts';

describe('a company by its name', () => {
  test.each([
    ['Northfield Painting LLC', 'entity'],
    ['Northfield Painting, L.L.C.', 'entity'],
    ['Northfield Painting L L C', 'entity'],
    ['Acme Inc.', 'entity'],
    ['Acme Corp', 'entity'],
    ['Acme Ltd.', 'entity'],
    ['Rivera Family L.P.', 'entity'],
    ['Rivera & Sons LLP', 'entity'],
    ['Dr. Rivera, P.A.', 'entity'],
    ['Corporate Cleaning', 'unclear'],
    ['Incredible Cakes', 'unclear'],
    ["Ana's Cakes", 'unclear'],
    ['', 'unclear'],
  ])('"%s" is %s', (legalName, kind) => {
    expect(businessKindOf({ kind: 'business', legalName, contactName: '' })).toBe(kind);
  });

  test('a person is none', () => {
    expect(businessKindOf({ kind: 'person', person: { first: 'Ana', last: 'Inc' } })).toBe('not_a_business');
  });
});
