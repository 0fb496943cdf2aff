import { expect, test } from 'vitest';
import { isSomebodyHere } from './somebody-here.ts';

test('nobody is here two minutes after the last press, and whoever presses is here again', () => {
  expect(isSomebodyHere(119_000)).toBe(true);
  const later = performance.now() + 121_000;
  expect(isSomebodyHere(later)).toBe(false);
  globalThis.dispatchEvent(new Event('keydown'));
  expect(isSomebodyHere(performance.now() + 119_000)).toBe(true);
  expect(isSomebodyHere(performance.now() + 121_000)).toBe(false);
});
