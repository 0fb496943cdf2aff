import { expect, test } from 'vitest';
import { doneStages, STAGE_ENDS } from './generation-stages.ts';

const ALL = [true, true, true, true, true, true];

test('the stages tick off one by one, each after its own time', () => {
  expect(STAGE_ENDS).toEqual([1600, 2800, 4800, 6400, 7840, 8640]);
  expect([0, 1, 2, 6].map((timed) => doneStages({ timed, isSkipped: false, settled: ALL }))).toEqual([0, 1, 2, 6]);
});

test('no stage is ticked before its work is over', () => {
  const settled = [true, false, true, true, true, true];
  expect(doneStages({ timed: 4, isSkipped: false, settled })).toBe(1);
  expect(doneStages({ timed: 0, isSkipped: true, settled })).toBe(1);
});

test('skipping goes as far as the work is', () => {
  expect(doneStages({ timed: 0, isSkipped: true, settled: ALL })).toBe(6);
});

test('work that is late keeps nobody beyond the time of all stages', () => {
  expect(doneStages({ timed: 6, isSkipped: false, settled: ALL.map(() => false) })).toBe(6);
});
