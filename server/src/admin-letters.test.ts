import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAdminArguments } from './admin-command.ts';
import { decideLetter, listLetters } from './admin-letters.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const HELD = '22222222-2222-4222-8222-222222222222';
const REPORTED = '33333333-3333-4333-8333-333333333333';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('letters that wait are listed and decided once, each in its own way', async () => {
  const { pool } = database;
  expect(await listLetters(pool)).toEqual({ exitCode: 0, text: 'Nothing waits.' });
  await pool.query(
    `insert into operator_queue (id, kind, dispatch_id, claim_id, reason, created_at) values
     ($1, 'held_letter', gen_random_uuid(), gen_random_uuid(), 'asks_log_in', '2026-11-21T17:00:00Z'),
     ($2, 'reported_letter', gen_random_uuid(), null, 'pretends', '2026-11-22T17:00:00Z')`,
    [HELD, REPORTED],
  );
  const { text } = await listLetters(pool);
  expect(text.split('\n')).toEqual([
    `${HELD}  2026-11-21T17:00:00.000Z  held_letter  asks_log_in  letter gone (gone)  account none`,
    `${REPORTED}  2026-11-22T17:00:00.000Z  reported_letter  pretends  letter gone (gone)  account none`,
  ]);
  expect(await decideLetter(pool, { item: HELD, decision: 'noted', by: 'ops' })).toMatchObject({ exitCode: 2 });
  expect(await decideLetter(pool, { item: HELD, decision: 'release', by: 'ops' })).toMatchObject({ exitCode: 0 });
  expect(await decideLetter(pool, { item: HELD, decision: 'refuse', by: 'ops' })).toMatchObject({ exitCode: 1 });
  expect(await decideLetter(pool, { item: REPORTED, decision: 'noted', by: 'ops' })).toMatchObject({ exitCode: 0 });
  expect((await pool.query(`select kind, detail ->> 'code' as code from audit_events`)).rows).toEqual([
    { kind: 'operator.decided', code: 'release' },
  ]);
});

test('the commands are read in words', () => {
  expect(readAdminArguments(['letters'])).toEqual({ ok: true, value: { kind: 'letters' } });
  expect(readAdminArguments(['letters', 'decide', HELD, 'refuse', '--by', 'Ada'])).toEqual({
    ok: true,
    value: { kind: 'letter_decided', item: HELD, decision: 'refuse', by: 'Ada' },
  });
  expect(readAdminArguments(['letters', 'show', HELD, '--by', 'Ada'])).toEqual({
    ok: true,
    value: { kind: 'letter_shown', item: HELD, by: 'Ada' },
  });
  for (const wrong of [
    ['letters', 'drop'],
    ['letters', 'decide', 'x', 'refuse', '--by', 'Ada'],
    ['letters', 'decide', HELD, 'refuse'],
  ]) {
    expect(readAdminArguments(wrong)).toMatchObject({ ok: false, error: expect.stringContaining('letters decide ID') });
  }
});
