import { expect, test } from 'vitest';
import { parseCalendarDate } from '../calendar/index.ts';
import { catalogueOf } from './catalogue/index.ts';
import { factsOf } from './facts.ts';
import { aCard } from './testing/a-card.ts';

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('November 21, 2026 exists');

test('where a parent writes, the child is named and never takes the place of the writer', () => {
  const { sentences } = factsOf({
    entries: [
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
  expect(text).toContain('You told Jay Moss: “next week”.');
  expect(text).toContain('Jay Moss paid $20.00 for a bus ticket.');
});
