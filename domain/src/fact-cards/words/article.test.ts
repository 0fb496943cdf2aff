import { expect, test } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { articleChoices, asksArticle } from './article.ts';

const slotOf = (category: Parameters<typeof catalogueOf>[0], card: string, key: string) => {
  const slot = catalogueOf(category)
    .cards.find((one) => one.key === card)
    ?.slots.find((one) => one.key === key);
  if (slot === undefined) throw new Error(`no ${card}.${key}`);
  return slot;
};

test('a typed noun is offered with each small word that may stand before it', () => {
  expect(articleChoices('counselor', false)).toEqual(['a counselor', 'the counselor', 'my counselor']);
  for (const typed of ['urgent care center', 'uncle', 'hourly worker', 'Uber driver']) {
    expect(articleChoices(typed, false)[0]).toBe(`an ${typed}`);
  }
  for (const typed of ['European car', 'unit', 'used car', 'one-day course']) {
    expect(articleChoices(typed, false)[0]).toBe(`a ${typed}`);
  }
  expect(articleChoices('electrician', true)).toEqual(['an electrician', 'the electrician', 'our electrician']);
});

test.each(['her pediatrician', 'The card processor', '2 chairs', 'Dave’s truck', 'some of it', ''])(
  '%j has one, or is nothing',
  (typed) => expect(articleChoices(typed, false)).toEqual([]),
);

test('it is asked where the ready-made answers have one, and not where the sentence brings it', () => {
  expect(asksArticle(slotOf('injury', 'injury.care', 'provider'))).toBe(true);
  expect(asksArticle(slotOf('damaged-property', 'damage.left', 'item'))).toBe(false);
  expect(asksArticle(slotOf('debt', 'debt.order', 'what'))).toBe(false);
});
