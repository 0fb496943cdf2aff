import { packagesFor } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { expect, test } from 'vitest';
import { canBeChosen, isComplete } from './package-availability.ts';

test('every package we offer can be made whole, so it can be bought anywhere', () => {
  for (const one of packagesFor(served)) {
    const item = { ...one, isStopped: false };
    expect([isComplete(item), canBeChosen(item, true)]).toEqual([true, true]);
  }
});

test('a package that promises more than is made can only be tried outside production', () => {
  const more = { contains: ['letter', 'a-lawyer'], isStopped: false };
  expect([isComplete(more), canBeChosen(more, true), canBeChosen(more, false)]).toEqual([false, false, true]);
});

test('a package that was stopped is sold nowhere, not even to try', () => {
  const stopped = { contains: ['letter'], isStopped: true };
  expect([canBeChosen(stopped, true), canBeChosen(stopped, false)]).toEqual([false, false]);
});
