import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAdminArguments, verifyAudit } from './command.ts';
import { appendAudit } from '../platform/audit/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('audit verify prints the head, knows one that was noted, and says which link is broken', async () => {
  const claimId = '11111111-1111-4111-8111-111111111111';
  for (const _ of [1, 2, 3]) await appendAudit(database.db, claimId, 0, { kind: 'claim.started' });
  const first = await verifyAudit(database.pool, null);
  expect(first).toMatchObject({
    exitCode: 0,
    text: expect.stringMatching(/^The chain is whole: 3 links\.\nHead: 3:[0-9a-f]{64}$/),
  });

  const noted = readAdminArguments(['audit', 'verify', '--noted', first.text.split('Head: ')[1] ?? '']);
  if (!noted.ok || noted.value.kind !== 'audit_verify') throw new Error('the head can be given back as it was printed');
  await appendAudit(database.db, claimId, 0, { kind: 'claim.archived' });
  expect(await verifyAudit(database.pool, noted.value.noted)).toMatchObject({
    exitCode: 0,
    text: expect.stringContaining('The head that was noted is in it.'),
  });

  await database.pool.query(`
    alter table audit_events disable trigger user;
    update audit_events set kind = 'claim.paid' where id = 2;
    alter table audit_events enable trigger user`);
  expect(await verifyAudit(database.pool, null)).toMatchObject({
    exitCode: 1,
    text: expect.stringContaining('Link 2: its row says something else than when it was written.'),
  });
});

test.each([
  [['audit'], 'There is no command "audit".'],
  [['audit', 'drop'], 'There is no command "audit drop".'],
  [['audit', 'verify', '--noted', '3:abc'], 'POSITION:HASH'],
  [['audit', 'verify', 'twice'], 'POSITION:HASH'],
])('%j is refused in words', (args, words) => {
  const read = readAdminArguments(args);
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(words) });
});

test('without a command there is help', () => {
  expect(readAdminArguments([])).toEqual({ ok: true, value: { kind: 'help', isAsked: false } });
  expect(readAdminArguments(['--help'])).toEqual({ ok: true, value: { kind: 'help', isAsked: true } });
});
