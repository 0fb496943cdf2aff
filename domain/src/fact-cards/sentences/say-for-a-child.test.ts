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
