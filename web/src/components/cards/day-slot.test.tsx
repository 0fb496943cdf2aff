import { type Card, type CardEntry, parseCalendarDate, readEntry, type Slot, type SlotValue } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DaySlot } from './day-slot.tsx';
import type { OfferedDay } from './slot-props.ts';

/** The day of a real card whose sentences also take two days, and of one whose sentences do not. */
const slotsOfDays: readonly (readonly [Card, Slot])[] = catalogueOf('debt').cards.flatMap((card) =>
  card.slots.filter(({ kind }) => kind === 'day').map((slot) => [card, slot] as const),
);
const isSaidInside = ([card, { key }]: readonly [Card, Slot]) => card.says.some(({ en }) => en.includes(`{${key}}`));
const withSpan = slotsOfDays.find((one) => !isSaidInside(one));
const alone = slotsOfDays.find(isSaidInside);

const day = (text: string) => {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

function shown(found: readonly [Card, Slot] | undefined, first: SlotValue | null, days: readonly OfferedDay[] = []) {
  if (found === undefined) throw new Error('the catalogue has no such card');
  const [card, slot] = found;
  const kept: { value: SlotValue | null } = { value: first };
  function Kept() {
    const [value, setValue] = useState<SlotValue | null>(first);
    kept.value = value;
    const entry: CardEntry = {
      id: 'c1',
      card: card.key,
      values: {},
      defendant: '',
      counts: '',
      proof: [],
      isLeftOut: false,
    };
    return (
      <DaySlot
        slot={slot}
        read={readEntry(card, entry, 1)}
        speaker={{ isWe: false, defendants: ['Tom Lee'], place: '' }}
        field="day"
        language="en"
        value={value ?? undefined}
        error={undefined}
        things={[]}
        days={days}
        onChange={setValue}
      />
    );
  }
  return { ...show(<Kept />), kept };
}

const way = (name: string) => screen.getByRole('radio', { name });
const year = () => screen.getAllByLabelText('Year');

test('a day is typed in three parts and kept as one text', async () => {
  const { user, kept } = shown(withSpan, null);
  await user.selectOptions(screen.getByLabelText('Month'), 'May');
  await user.type(screen.getByLabelText('Day'), '5');
  await user.type(screen.getByLabelText('Year'), '2026');
  expect(kept.value).toBe('2026-05-05');
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '5');
});

test('said less exactly, what is known stays', async () => {
  const { user, kept } = shown(withSpan, '2026-05-05');
  await user.click(way('A month'));
  expect(kept.value).toBe('2026-05');
  expect(screen.queryByLabelText('Day')).toBeNull();
  await user.click(way('About'));
  expect(kept.value).toBe('~2026-05');
});

test('not sure is an answer of its own, and asks for nothing more', async () => {
  const { user, kept } = shown(withSpan, '2026-05-05', [{ day: day('2026-01-02'), from: 'the lease' }]);
  await user.click(way('Not sure'));
  expect(kept.value).toBe('unsure');
  expect(screen.queryByLabelText('Year')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('two days can be told where the sentence can say them, and the first one typed is kept', async () => {
  const { user, kept } = shown(withSpan, '2026-05-05');
  await user.click(way('From – to'));
  expect(year()).toHaveLength(2);
  const to = within(screen.getByRole('group', { name: 'To' }));
  await user.selectOptions(to.getByLabelText('Month'), 'June');
  await user.type(to.getByLabelText('Day'), '7');
  await user.type(to.getByLabelText('Year'), '2026');
  expect(kept.value).toBe('2026-05-05/2026-06-07');
});

test('two days are not offered where the sentence cannot say them', () => {
  shown(alone, null);
  expect(screen.queryByRole('radio', { name: 'From – to' })).toBeNull();
  expect(way('A day')).toBeTruthy();
});

test('a day told before is offered with its place, and put in only by a press', async () => {
  const { user, kept } = shown(withSpan, null, [{ day: day('2026-01-02'), from: 'the lease' }]);
  expect(kept.value).toBeNull();
  await user.click(screen.getByRole('button', { name: /January 2, 2026.*the lease/ }));
  expect(kept.value).toBe('2026-01-02');
});

test('an answer that came from elsewhere brings its own way of saying it', () => {
  shown(withSpan, '~2026');
  expect(way('About')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '2026');
});
