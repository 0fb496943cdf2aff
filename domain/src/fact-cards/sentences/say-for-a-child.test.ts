import { expect, test } from 'vitest';
import { parseCalendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { factsOf } from '../facts.ts';
import { aCard } from '../testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

test('where a parent writes, what happened to the child names it, and what the parent paid and heard stays theirs', () => {
  const { sentences } = factsOf({
    entries: [
      aCard('free.event', {
        day: '2026-08-01',
        who: { side: 'us', role: '', name: '' },
        what: { text: 'fell off the swing' },
      }),
      aCard('free.told', { who: { side: 'them', role: '', name: '' }, how: 'said', quote: 'next week' }),
      aCard('free.cost', { amount: '20', what: { text: 'a bus ticket' } }),
    ],
    rows: [],
    catalogue: catalogueOf('other'),
    reasons: [],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street', child: 'Jay Moss' },
    letterDay: today.value,
    clockDays: () => null,
  });
  const text = sentences.map((one) => one.text).join(' ');
  expect(text).toContain('Jay Moss fell off the swing.');
  expect(text).toContain('You told me: “next week”.');
  expect(text).toContain('I paid $20.00 for a bus ticket.');
});

test('a parent who tells what a repair costs does not call the child’s car their own, in sentence or row', () => {
  const { sentences, rows } = factsOf({
    entries: [
      aCard('damage.crash', {
        day: '2026-06-27',
        car: { text: '2025 Nissan Altima' },
        state: 'red',
        driver: 'other',
        how: 'behind',
      }),
      aCard('damage.repair', { item: { text: 'car bumper' }, basis: 'billed', amount: '1735.40' }),
    ],
    rows: [],
    catalogue: catalogueOf('damaged-property'),
    reasons: ['car-crash'],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street', child: 'Jay Moss' },
    letterDay: today.value,
    clockDays: () => null,
  });
  const text = [...sentences.map((one) => one.text), ...rows.map(({ label }) => label)].join(' ');
  expect(text).toContain('Jay Moss’ 2025 Nissan Altima');
  expect(text).toContain('to repair the car bumper is $1,735.40');
  expect(text).toContain('For the car bumper');
  expect(text).not.toMatch(/\bmy\b/i);
});

test('who paid is still the writer’s own wife, and words that say whose a thing is stay alone', () => {
  const told = (item: string) =>
    factsOf({
      entries: [
        aCard('damage.repair', { item: { text: item }, basis: 'billed', amount: '90' }),
        aCard('damage.price', { amount: '300', by: { side: 'other', role: 'wife', name: 'Ana' } }),
      ],
      rows: [],
      catalogue: catalogueOf('damaged-property'),
      reasons: ['cleaner-or-storage'],
      speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street', child: 'Jay Moss' },
      letterDay: today.value,
      clockDays: () => null,
    })
      .sentences.map(({ text }) => text)
      .join(' ');
  expect(told('the rear bumper')).toContain('to repair the rear bumper is');
  expect(told('bike')).toMatch(/my wife Ana/i);
});
