import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../db/index.ts';
import { silentLog } from '../logging/index.ts';
import { createLimits, type Limits } from './limits.ts';

let database: TestDatabase;
let limits: Limits;
beforeAll(async () => {
  database = await createTestDatabase();
  limits = createLimits({ pool: database.pool, log: silentLog });
});
afterAll(() => database.drop());

let subjects = 0;
function aSubject(): string {
  subjects += 1;
  return `subject-${subjects}`;
}
const takeMany = async (name: Parameters<Limits['take']>[0], subject: string, times: number, from = limits) => {
  const taken = await Promise.all(Array.from({ length: times }, () => from.take(name, subject)));
  return taken.filter(({ ok }) => ok).length;
};
/** As if the windows of a subject had ended. */
const passTime = (subject: string) =>
  database.pool.query('update rate_limits set expire = 1 where key like $1', [`%:${subject}`]);

describe('a limit', () => {
  test('lets through as many as it says, however many come at once, and says when to come back', async () => {
    const subject = aSubject();
    expect(await takeMany('login-account-client', subject, 40)).toBe(5);
    expect(await limits.take('login-account-client', subject)).toEqual({
      ok: false,
      error: { code: 'request.too_many', retryAfterSeconds: expect.any(Number) },
    });
    const refused = await limits.take('login-account-client', subject);
    if (!refused.ok) expect(refused.error.retryAfterSeconds).toBeGreaterThan(50);
    if (!refused.ok) expect(refused.error.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  test('lets through again after its window', async () => {
    const subject = aSubject();
    await takeMany('login-account-client', subject, 9);
    await passTime(subject);
    expect(await takeMany('login-account-client', subject, 9)).toBe(5);
  });

  test('counts each subject for itself', async () => {
    await takeMany('autosave', aSubject(), 130);
    expect(await takeMany('autosave', aSubject(), 130)).toBe(120);
  });

  test('is shared by every process on the database', async () => {
    const other = await openDatabase({ connection: database.connection, log: silentLog });
    if (!other.ok) throw new Error(other.error.message);
    const elsewhere = createLimits({ pool: other.value.pool, log: silentLog });
    const subject = aSubject();
    expect(await takeMany('letter-pdf', subject, 20)).toBe(20);
    expect(await takeMany('letter-pdf', subject, 20, elsewhere)).toBe(10);
    await other.value.close();
  });

  test('with two windows keeps both: ten coupons a minute, fifty a day', async () => {
    const subject = aSubject();
    const minutes = [];
    for (let minute = 0; minute < 7; minute += 1) {
      minutes.push(await takeMany('coupon', subject, 12));
      await database.pool.query('update rate_limits set expire = 1 where key = $1', [`coupon-60:${subject}`]);
    }
    expect(minutes.reduce((sum, count) => sum + count, 0)).toBe(50);
    expect(minutes[0]).toBe(10);
    expect(minutes.at(-1)).toBe(0);
  });

  test('slows an account down for ten minutes after thirty failures in a day, and then lets it be', async () => {
    const subject = aSubject();
    expect(await takeMany('login-account-elsewhere', subject, 30)).toBe(30);
    const refused = await limits.take('login-account-elsewhere', subject);
    expect(refused).toEqual({ ok: false, error: { code: 'request.too_many', retryAfterSeconds: 600 } });
    await limits.take('login-account-elsewhere', subject);
    await passTime(subject);
    expect((await limits.take('login-account-elsewhere', subject)).ok).toBe(true);
  });

  test('begins anew when it is forgotten, and gives back what should not have counted', async () => {
    const subject = aSubject();
    await takeMany('login-account-elsewhere', subject, 32);
    await limits.forget('login-account-elsewhere', subject);
    expect((await limits.take('login-account-elsewhere', subject)).ok).toBe(true);
    const other = aSubject();
    await takeMany('letter-generation', other, 10);
    await limits.giveBack('letter-generation', other);
    expect(await takeMany('letter-generation', other, 5)).toBe(1);
  });

  test('that cannot be counted lets nobody in', async () => {
    const gone = new pg.Pool(database.connection);
    await gone.end();
    const blind = createLimits({ pool: gone, log: silentLog });
    expect(await blind.take('login-client', aSubject())).toEqual({
      ok: false,
      error: { code: 'server.busy', retryAfterSeconds: 5 },
    });
    await expect(blind.forget('login-client', aSubject())).resolves.toBeUndefined();
  });

  test('leaves nothing behind once its windows have ended', async () => {
    const subject = aSubject();
    await limits.take('autosave', subject);
    await passTime(subject);
    await limits.clearExpired();
    const { rows } = await database.pool.query('select key from rate_limits where key like $1', [`%:${subject}`]);
    expect(rows).toEqual([]);
  });
});
