import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { tokenHashing } from '../security/index.ts';
import { createMailRefusals } from './mail-refusals.ts';

const refusals = createMailRefusals(tokenHashing('a secret key that only these tests know of'));
const NOW_MS = Date.parse('2026-11-21T17:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const isRefused = async (address: string) =>
  (await refusals.refusedOf(database.db, [refusals.mailboxOf(address)])).length === 1;

describe('a mailbox', () => {
  test.each([
    ['Office@Landlord.test', 'office@landlord.test'],
    ['office+1@landlord.test', 'office@landlord.test'],
    ['o.f.fice@gmail.com', 'office@gmail.com'],
    ['office+a+b@googlemail.com', 'office@gmail.com'],
  ])('is the same for %s and %s', (spelling, plain) => {
    expect(refusals.mailboxOf(spelling)).toBe(refusals.mailboxOf(plain));
  });

  test.each([
    ['o.ffice@landlord.test', 'office@landlord.test'],
    ['office@landlord.test', 'office@other.test'],
    ['+1@landlord.test', '+2@landlord.test'],
  ])('is another one for %s and %s', (one, other) => {
    expect(refusals.mailboxOf(one)).not.toBe(refusals.mailboxOf(other));
  });
});

describe('a refusal', () => {
  test('holds for every spelling of its mailbox and for no other, however often it is told', async () => {
    const token = refusals.tokenFor('dana@landlord.test');
    expect(await isRefused('dana@landlord.test')).toBe(false);
    for (let time = 0; time < 2; time += 1) {
      expect(await refusals.refuse(database.db, token, NOW_MS)).toEqual({ ok: true, value: null });
    }
    expect(await isRefused('Dana+letters@landlord.test')).toBe(true);
    expect(await isRefused('owen@landlord.test')).toBe(false);
    const { rows } = await database.pool.query('select * from mail_refusals');
    expect(rows).toEqual([{ mailbox_fingerprint: expect.stringMatching(/^[\w-]{43}$/), refused_at: new Date(NOW_MS) }]);
  });

  test('cannot be made for somebody else’s mailbox', async () => {
    const [, stamp] = refusals.tokenFor('eve@attacker.test').split('.');
    const mailbox = refusals.mailboxOf('victim@landlord.test');
    for (const token of [`${mailbox}.${stamp}`, mailbox, `${mailbox}.`, '', 'x'.repeat(10_000), '\u0000.\ud800']) {
      const refused = await refusals.refuse(database.db, token, NOW_MS);
      expect(refused).toEqual({ ok: false, error: { code: 'dispatch.refusal_unknown' } });
    }
    expect(await isRefused('victim@landlord.test')).toBe(false);
  });
});
