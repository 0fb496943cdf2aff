import { describe, expect, it } from 'vitest';
import { zipNameOf } from './save-zip.ts';

describe('the name of the zip', () => {
  it.each([
    ['Essex', 1, 'Court-Papers-Essex-County-Version-1.zip'],
    ['Cape May', 12, 'Court-Papers-Cape-May-County-Version-12.zip'],
    [null, 2, 'Court-Papers-Version-2.zip'],
  ])('for %s, version %i', (county, version, name) => {
    expect(zipNameOf({ county, version })).toBe(name);
  });
});
