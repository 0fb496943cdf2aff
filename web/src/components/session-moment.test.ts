import { expect, test } from 'vitest';
import { clockAhead, sessionMoment } from './session-moment.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test('a session with time left is quiet until two and a half minutes before its end', () => {
  expect(sessionMoment({ idleEndsAt: at(30), endsAt: at(720) }, now)).toEqual({ kind: 'quiet', inMs: 27.5 * 60_000 });
});

test('shortly before the end people are told, and a request gives more time', () => {
  expect(sessionMoment({ idleEndsAt: at(2), endsAt: at(300) }, now)).toEqual({
    kind: 'warning',
    inMs: 120_000,
    canStay: true,
  });
});

test('at the end of its longest time no request helps', () => {
  expect(sessionMoment({ idleEndsAt: at(29), endsAt: at(1) }, now)).toEqual({
    kind: 'warning',
    inMs: 60_000,
    canStay: false,
  });
});

test('the quiet time never reaches past the longest time of the session', () => {
  expect(sessionMoment({ idleEndsAt: at(30), endsAt: at(10) }, now)).toEqual({ kind: 'quiet', inMs: 7.5 * 60_000 });
});

test.each([
  [null, null],
  [null, at(10)],
  ['soon', at(10)],
])('%s and %s: nobody is signed in any more', (idleEndsAt, endsAt) => {
  expect(sessionMoment({ idleEndsAt, endsAt }, now)).toEqual({ kind: 'ended' });
});

test('a session the server lets live is not over, whatever the clock says', () => {
  expect(sessionMoment({ idleEndsAt: at(0), endsAt: at(300) }, now)).toEqual({ kind: 'quiet', inMs: 10_000 });
});

test.each([
  ['right', 30, 0],
  ['right, the answer was slow', 29.5, 0],
  ['an hour late', 90, 60],
  ['an hour early', -30, -60],
])('the clock of the device is %s', (_name, idleEndsInMinutes, aheadMinutes) => {
  expect(clockAhead({ idleEndsAt: at(idleEndsInMinutes) }, now)).toBe(aheadMinutes * 60_000);
});
