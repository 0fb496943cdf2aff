import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { logRefusedAccess, noteAsker, type Refusal } from './refused-access.ts';

function linesOf(refusal: Partial<Refusal>, accountId: string | null = null): readonly Record<string, unknown>[] {
  const lines: string[] = [];
  const log = createLogger({
    level: 'debug',
    withErrorMessages: false,
    destination: { write: (line: string) => void lines.push(line) },
  });
  const request = {};
  noteAsker(request, accountId);
  const whole = { status: 404, code: 'case.unknown', route: '/api/cases/:id', requestId: 'r-1', ...refusal };
  logRefusedAccess(log, request, whole);
  return lines.map((line) => JSON.parse(line));
}

test('somebody else’s case is one line with the account that asked', () => {
  expect(linesOf({}, 'a-1')).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      event: 'access.refused',
      status: 404,
      code: 'case.unknown',
      route: '/api/cases/:id',
      requestId: 'r-1',
      accountId: 'a-1',
      msg: 'access refused',
    },
  ]);
});

test('a visitor has no account to name, and a session that ran out is no alarm', () => {
  const [line] = linesOf({ status: 401, code: 'session.ended' });
  expect(line).toMatchObject({ level: 'info', event: 'access.refused', code: 'session.ended' });
  expect(line).not.toHaveProperty('accountId');
  expect(line).not.toHaveProperty('leftOut');
});

test.each([
  [401, 'account.login_wrong'],
  [404, 'draft.none'],
  [404, 'request.not_found'],
  [409, 'draft.conflict'],
  [422, 'field.email'],
  [429, 'request.too_many'],
])('%i %s is no refused access', (status, code) => {
  expect(linesOf({ status, code })).toEqual([]);
});
