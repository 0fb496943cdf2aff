import { packagesFor } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { expect, test } from 'vitest';
import { canBeChosen, isComplete } from './package-availability.ts';

test('every package we offer can be made whole, so it can be bought anywhere', () => {
  for (const item of packagesFor(served)) expect([isComplete(item), canBeChosen(item, true)]).toEqual([true, true]);
});

test('a package that promises more than is made can only be tried outside production', () => {
  const more = { contains: ['letter', 'a-lawyer'] };
  expect([isComplete(more), canBeChosen(more, true), canBeChosen(more, false)]).toEqual([false, false, true]);
});
