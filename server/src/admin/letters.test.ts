import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAdminArguments } from './command.ts';
import { decideItem, decideLetter, listLetters, tryDecision } from './letters.ts';
import { asJson } from './outcome.ts';
import { openDatabase } from '../platform/db/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const HELD = '22222222-2222-4222-8222-222222222222';
const NOBODYS = '44444444-4444-4444-8444-444444444444';
const REPORTED = '33333333-3333-4333-8333-333333333333';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = Date.parse('2026-11-23T12:00:00Z');

/** A letter of its own claim, in one of the states a letter by email has, and its row in the queue. */
async function anItem(state: string | null, item: string, openUntil = '2026-12-05T17:00:00Z'): Promise<void> {
  const { rows } = await database.pool.query<{ claim: string; dispatch: string }>(
    'select gen_random_uuid() as claim, gen_random_uuid() as dispatch',
  );
  const [ids] = rows;
  if (state !== null) await aLetter(state, ids?.claim ?? '', ids?.dispatch ?? '');
  await database.pool.query(
    `insert into operator_queue (id, kind, dispatch_id, claim_id, reason, created_at, open_until)
     values ($1, 'held_letter', $2, $3, 'asks_log_in', '2026-11-21T17:00:00Z', $4)`,
    [item, ids?.dispatch, ids?.claim, openUntil],
  );
}

async function aLetter(state: string, claim: string, dispatch: string): Promise<void> {
  const { pool } = database;
  await pool.query(
    `with a_session as (
       insert into sessions (id, token_hash, created_at, last_seen_at, expires_at)
       values (gen_random_uuid(), sha256($1::text::bytea), now(), now(), now()) returning id)
     insert into claims (id, session_id, status, form, step, sub_step, revision, created_at, saved_at, expires_at)
     select $1::uuid, id, 'paid', 'sealed', 1, 1, 1, now(), now(), now() from a_session`,
    [claim],
  );
  await pool.query(
    `insert into letter_versions (id, demand_id, claim_id, version, text, text_sha256, is_approved, issued_on, template_version, row_ids, created_at)
     values ($1::uuid, $1::text, $1::uuid, 1, 'sealed', 'hash', false, now(), '1', '[]', now())`,
    [claim],
  );
  await pool.query(
    `insert into dispatches (id, version_id, claim_id, recipient_index, channel, state, parties, created_at, sent_at, failure_code)
     values ($1::uuid, $2::uuid, $2::uuid, 0, 'email', $3::text, 'sealed', now(), case $3::text when 'sent' then now() end, case $3::text when 'failed' then 'withheld' end)`,
    [dispatch, claim, state],
  );
}

const decidedRows = async () =>
  (await database.pool.query('select kind, at, detail from audit_events order by id')).rows;

test('letters that wait are listed and decided once, each in its own way', async () => {
  const { pool } = database;
  expect(await listLetters(pool, NOW)).toEqual({ exitCode: 0, text: 'Nothing waits.', facts: { letters: [] } });
  await anItem('held', HELD);
  await pool.query(
    `insert into operator_queue (id, kind, dispatch_id, claim_id, reason, created_at) values
     ($1, 'reported_letter', gen_random_uuid(), null, 'pretends', '2026-11-22T17:00:00Z')`,
    [REPORTED],
  );
  const { text } = await listLetters(pool, NOW);
  expect(text.split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^${HELD}  2026-11-21T17:00:00.000Z  held_letter  asks_log_in  letter [-0-9a-f]{36} \\(held\\)  account none$`,
      ),
    ),
    `${REPORTED}  2026-11-22T17:00:00.000Z  reported_letter  pretends  letter gone (gone)  account none`,
  ]);
  const decide = (item: string, decision: 'release' | 'refuse' | 'noted') =>
    decideLetter(pool, { item, decision, by: 'ops' }, NOW);
  expect(await decide(HELD, 'noted')).toMatchObject({
    exitCode: 2,
    text: expect.stringContaining('released or refused'),
  });
  expect(await decide(HELD, 'release')).toMatchObject({ exitCode: 0 });
  expect(await decide(HELD, 'refuse')).toMatchObject({ exitCode: 1, text: expect.stringContaining('decided already') });
  expect(await decide(REPORTED, 'noted')).toMatchObject({ exitCode: 0 });
  expect(await decide(NOBODYS, 'refuse')).toMatchObject({ exitCode: 1, text: expect.stringContaining('No item') });
  expect(await decidedRows()).toMatchObject([
    { kind: 'operator.decided', at: new Date(NOW), detail: { code: 'release', reason: 'asks_log_in' } },
  ]);
  expect(await listLetters(pool, NOW)).toEqual({ exitCode: 0, text: 'Nothing waits.', facts: { letters: [] } });
});

test.each([
  ['was given up', 'failed', undefined],
  ['was set aside for a newer one', 'cancelled', undefined],
  ['left already', 'sent', undefined],
  ['is gone with its claim', null, undefined],
  ['has waited too long, though nobody has given it up yet', 'held', '2026-11-23T12:00:00Z'],
] as const)('a held letter that %s is not open any more, and cannot be released', async (_what, state, openUntil) => {
  const { pool } = database;
  const { rows } = await pool.query<{ id: string }>('select gen_random_uuid() as id');
  const item = rows[0]?.id ?? '';
  await anItem(state, item, openUntil);
  const before = await decidedRows();
  expect(await listLetters(pool, NOW)).toEqual({ exitCode: 0, text: 'Nothing waits.', facts: { letters: [] } });
  for (const decision of ['release', 'refuse'] as const) {
    expect(await decideItem(pool, { item, decision, by: 'ops' }, NOW)).toEqual({
      ok: false,
      error: { code: 'operator.letter_over' },
    });
  }
  const said = await decideLetter(pool, { item, decision: 'release', by: 'ops' }, NOW);
  expect(said).toEqual({
    exitCode: 1,
    text: expect.stringMatching(/^This letter does not wait any more: .* it does not go out\.$/),
  });
  const { rows: left } = await pool.query('select decided_at from operator_queue where id = $1', [item]);
  expect([left, await decidedRows()]).toEqual([[{ decided_at: null }], before]);
});

test('a decision that is only tried goes to its end and leaves nothing behind', async () => {
  const opened = await openDatabase({ connection: database.running, log: silentLog });
  if (!opened.ok) throw new Error(opened.error.message);
  const item = '55555555-5555-4555-8555-555555555555';
  await anItem('held', item);
  const before = await decidedRows();
  const tried = (decision: 'release' | 'noted') => tryDecision(opened.value.db, { item, decision, by: 'ops' }, NOW);
  expect(await tried('noted')).toMatchObject({ exitCode: 2 });
  expect(await tried('release')).toMatchObject({ exitCode: 0, text: expect.stringContaining('nothing was changed') });
  expect(await decidedRows()).toEqual(before);
  const listed = await listLetters(database.pool, NOW);
  expect(JSON.parse(asJson(listed))).toMatchObject({ exit_code: 0, letters: [{ id: item, kind: 'held_letter' }] });
  await opened.value.close();
});

test('the commands are read in words', () => {
  expect(readAdminArguments(['letters', 'decide', HELD, 'refuse', '--by', 'Ada', '--dry-run'])).toMatchObject({
    value: { isDryRun: true },
  });
  expect(readAdminArguments(['letters'])).toEqual({ ok: true, value: { kind: 'letters' } });
  expect(readAdminArguments(['letters', 'decide', HELD, 'refuse', '--by', 'Ada'])).toEqual({
    ok: true,
    value: { kind: 'letter_decided', item: HELD, decision: 'refuse', by: 'Ada', isDryRun: false },
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
