import { expect, test } from 'vitest';
import { storyContext } from './story-context.ts';
import { aDraft, aFurtherDefendant } from './testing/a-draft.ts';

test('reading a story knows the names of both sides and their parts', () => {
  const { names, recipients } = storyContext(aDraft({ additionalDefendants: [aFurtherDefendant()] }), 'en');
  expect(names).toEqual(expect.arrayContaining(['Ana', 'Reyes', 'Tom', 'Lee', 'Kim', 'Park']));
  expect(recipients).toEqual(['Tom', 'Lee', 'Kim', 'Park']);
});

test.each([
  [{ situation: 'injury' }, true],
  [{ medicalBill: 'Yes, but not yet' }, true],
  [{ medicalBill: 'No' }, false],
  [{}, false],
])('treatment is a fact of a claim like %j: %s', (changes, isExpected) => {
  expect(storyContext(aDraft(changes), 'en').isHealthExpected).toBe(isExpected);
});
