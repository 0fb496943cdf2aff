import { expect, test } from 'vitest';
import { aCard, anEntry, read } from '../testing/some-cards.ts';
import { knownDays } from './known-days.ts';

const card = aCard('paid');
const on = (id: string, day: string, isLeftOut = false) =>
  read(card, anEntry(id, 'paid', { values: { day }, isLeftOut }));

test('days that were told are offered once each, that of the claim first, and never the one that is there', () => {
  const entries = [on('a', '2026-01-02'), on('b', '2026-08-15'), on('c', '2026-03'), on('d', '2026-01-02')];
  expect(knownDays({ date: '2026-08-15' }, entries, '').map(({ day, card: from }) => [day, from])).toEqual([
    ['2026-08-15', null],
    ['2026-01-02', 'paid'],
  ]);
  expect(knownDays({ date: '2026-08-15' }, entries, '2026-08-15').map(({ day }) => day)).toEqual(['2026-01-02']);
});

test('a day that is no day, or on a card that was left out, is not offered', () => {
  expect(knownDays({ date: '2026--5' }, [on('a', '2026-01-02', true)], '')).toEqual([]);
});
