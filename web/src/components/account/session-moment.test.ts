import { expect, test } from 'vitest';
import { sessionMoment } from './session-moment.ts';

const start = Date.parse('2026-11-21T10:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const now = at(0);

test('a session with time left is quiet until two and a half minutes before its end', () => {
  expect(sessionMoment({ now, idleEndsAt: at(30), endsAt: at(720) })).toEqual({ kind: 'quiet', inMs: 27.5 * 60_000 });
});

test('shortly before the end people are told, and a request gives more time', () => {
  expect(sessionMoment({ now, idleEndsAt: at(2), endsAt: at(300) })).toEqual({
    kind: 'warning',
    inMs: 120_000,
    canStay: true,
  });
});

test('at the end of its longest time no request helps', () => {
  expect(sessionMoment({ now, idleEndsAt: at(29), endsAt: at(1) })).toEqual({
    kind: 'warning',
    inMs: 60_000,
    canStay: false,
  });
});

test('the quiet time never reaches past the longest time of the session', () => {
  expect(sessionMoment({ now, idleEndsAt: at(30), endsAt: at(10) })).toEqual({ kind: 'quiet', inMs: 7.5 * 60_000 });
});

test.each([
  [null, null],
  [null, at(10)],
  ['soon', at(10)],
])('%s and %s: nobody is signed in any more', (idleEndsAt, endsAt) => {
  expect(sessionMoment({ now, idleEndsAt, endsAt })).toEqual({ kind: 'ended' });
});

test('a session the server lets live is not over', () => {
  expect(sessionMoment({ now, idleEndsAt: at(0), endsAt: at(300) })).toEqual({ kind: 'quiet', inMs: 10_000 });
});

test('a time that cannot be read makes no warning', () => {
  expect(sessionMoment({ now: 'soon', idleEndsAt: at(2), endsAt: at(300) })).toEqual({ kind: 'quiet', inMs: 10_000 });
});

test.each([-720, -60, 60, 720])('the clock of the device may be %i minutes ahead: it is not looked at', (minutes) => {
  const device = Date.now;
  Date.now = () => start + minutes * 60_000;
  const moment = sessionMoment({ now, idleEndsAt: at(2), endsAt: at(300) });
  Date.now = device;
  expect(moment).toMatchObject({ kind: 'warning', inMs: 120_000 });
});
