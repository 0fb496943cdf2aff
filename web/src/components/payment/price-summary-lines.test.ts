import { expect, test } from 'vitest';
import { shownPercent } from './price-summary-lines.ts';

test('rates are shown with one decimal', () => {
  expect([shownPercent(6.625), shownPercent(8), shownPercent(0)]).toEqual(['6.6', '8.0', '0.0']);
});
