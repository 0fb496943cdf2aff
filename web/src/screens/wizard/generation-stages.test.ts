import { expect, test } from 'vitest';
import { STAGE_ENDS } from './generation-stages.ts';

test('the stages tick off one by one, each after its own time', () => {
  expect(STAGE_ENDS).toEqual([1600, 2800, 4800, 6400, 7840, 8640]);
});
