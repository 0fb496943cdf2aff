import { expect, test } from 'vitest';
import { clockStartingAt, createClock, manualClock, systemClock } from './clock.ts';

test('the day is New Jersey’s day, not the day in Greenwich', () => {
  const clock = manualClock(Date.UTC(2026, 2, 10, 3, 59)); // 23:59 on 9 March, daylight saving time
  expect(clock.today()).toBe('2026-03-09');
  clock.advance(60_000);
  expect(clock.today()).toBe('2026-03-10');
});

test('a shifted clock starts where it was told to and keeps running', async () => {
  const start = Date.UTC(2031, 0, 1);
  const clock = clockStartingAt(start);
  const first = clock.now();
  await new Promise((done) => setTimeout(done, 15));
  expect(first).toBeGreaterThanOrEqual(start);
  expect(clock.now()).toBeGreaterThan(first);
  expect(clock.now() - start).toBeLessThan(5_000);
});

test('without a start the real clock is used', () => {
  expect(createClock(undefined)).toBe(systemClock);
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1_000);
});

test('a manual clock can be set', () => {
  const clock = manualClock(0);
  clock.set(Date.UTC(2026, 6, 4, 12));
  expect(clock.today()).toBe('2026-07-04');
});
