import { expect, test } from 'vitest';
import { CARD_LANGUAGES } from '../card.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { readEntry } from '../read-entry.ts';
import { sayCard } from './say-card.ts';
import { aCard } from '../testing/a-card.ts';

const cardOf = (key: string) => {
  const card = catalogueOf('debt').cards.find((one) => one.key === key);
  if (card === undefined) throw new Error(`no card ${key}`);
  return card;
};
const worked = (hours: string) => readEntry(cardOf('debt.worked'), aCard('debt.worked', { hours, earned: '568' }), 1);
const speaker = { isWe: false, defendants: ['Tom Lee'], place: '' };

test('half an hour of work stands in the letter, however its point is typed', () => {
  const said = (hours: string) =>
    CARD_LANGUAGES.map((language) => sayCard(worked(hours), { speaker, language, mentionedDay: null }) ?? '');
  expect(said('35.5')[0]).toBe('I worked 35.5 hours. The pay for that came to $568.00.');
  expect(said('35,5')).toEqual(said('35.5'));
  expect(said('35.5')[1]).toContain('35.5 horas');
  expect(said('35.5')[2]).toContain('35,5 saat');
  expect(said('1,200')[0]).toContain('1,200 hours');
});

test('what is no number, and a part where only whole ones go, is told at the field and not dropped', () => {
  expect(worked('a lot').problems).toEqual([{ slot: 'hours', code: 'card.number_unknown' }]);
  const asked = readEntry(cardOf('debt.asked'), aCard('debt.asked', { how: 'text', times: '2.5' }), 1);
  expect(asked.problems).toContainEqual({ slot: 'times', code: 'card.count_unknown' });
});
