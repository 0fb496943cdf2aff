import { expect, test } from 'vitest';
import { calendarDate } from '../../calendar/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { factsOf, type SlotValue } from '../index.ts';
import { aCard } from '../testing/a-card.ts';

const today = calendarDate(2026, 11, 21);
if (!today.ok) throw new Error('November 21, 2026 exists');

const CAR: SlotValue = { text: '2025 Nissan Altima' };

function said(reason: 'car-crash' | 'parked-car', values: Record<string, SlotValue>, item = 'car bumper'): string {
  const card = reason === 'car-crash' ? 'damage.crash' : 'damage.parked';
  const asked = reason === 'car-crash' ? { state: 'red', driver: 'other', how: 'behind' } : { driver: 'you' };
  const repair = aCard('damage.repair', { item: { text: item }, basis: 'billed', amount: '1735.40' });
  return factsOf({
    entries: [aCard(card, { day: '2026-06-27', car: CAR, ...asked, ...values }), repair],
    rows: [],
    catalogue: catalogueOf('damaged-property'),
    reasons: [reason],
    speaker: { isWe: false, defendants: ['Tom Lee'], place: '12 Main Street' },
    letterDay: today.ok ? today.value : never(),
    clockDays: () => null,
  })
    .sentences.map(({ text }) => text)
    .join(' ');
}

const never = (): never => {
  throw new Error('the day exists');
};

test.each(['car-crash', 'parked-car'] as const)('a rented or borrowed vehicle is not called mine: %s', (reason) => {
  for (const whose of ['rented', 'borrowed']) {
    expect(said(reason, { whose })).toContain(`a ${whose} 2025 Nissan Altima`);
    expect(said(reason, { whose })).toContain('to repair the car bumper is $1,735.40');
    expect(said(reason, { whose })).not.toMatch(/\bmy\b/i);
    expect(said(reason, { whose }, 'the rear bumper')).toContain('to repair the rear bumper is');
  }
});

test.each<[string, Record<string, SlotValue>]>([
  ['it is mine', { whose: 'own' }],
  ['nobody told', {}],
])('a vehicle is mine where %s', (_name, values) => {
  expect(said('car-crash', values)).toContain('my 2025 Nissan Altima');
  expect(said('car-crash', values)).toContain('to repair my car bumper is');
});
