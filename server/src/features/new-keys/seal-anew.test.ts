import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/index.ts';
import { localSealedFiles } from '../../platform/files/index.ts';
import { silentLog } from '../../platform/logging/index.ts';
import { sealedBox } from '../../platform/security/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aFullLife, jobsAreDone } from '../../testing/builders/a-full-life.ts';
import { sealAnew as sealAnewWith } from './seal-anew.job.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

const OLD_KEY = 'the data key of last year, thirty-two signs long';
const NEW_KEY = 'the data key of this year, thirty-two signs long';

/** Bytes that are hashes, which no key opens. */
const HASHES = [
  'audit_chain.hash',
  'audit_chain.previous_hash',
  'co_sign_links.token_hash',
  'data_links.token_hash',
  'email_codes.code_mac',
  'filing_links.pass_hash',
  'log_in_links.token_hash',
  'orders.request_hash',
  'passkeys.credential_hash',
  'receipt_links.token_hash',
  'recovery_codes.code_mac',
  'removed_rows.row_sha256',
  'sessions.token_hash',
];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ box: sealedBox([OLD_KEY]) });
  await aFullLife(site, 'Renewal');
  await jobsAreDone(site);
}, 240_000);
afterAll(() => site.close());

const run = { jobId: 'a-test', attempt: 1, isLastAttempt: false };
const neverStopped = new AbortController().signal;

async function sealAnew(keys: readonly string[], signal = neverStopped): Promise<void> {
  const opened = await openDatabase({ connection: site.database.running, log: silentLog });
  if (!opened.ok) throw new Error(opened.error.message);
  const box = sealedBox(keys);
  const files = localSealedFiles(box, site.filesDir);
  try {
    await sealAnewWith({ db: opened.value.db, clock: site.clock, box, files, log: silentLog }, { ...run, signal });
  } finally {
    await opened.value.close();
  }
}

/** What a key opens and what it does not, column by column. */
async function openedBy(key: string): Promise<{ readonly opened: number; readonly closed: number }> {
  const box = sealedBox([key]);
  let [opened, closed] = [0, 0];
  for (const { table, key: id, column, purpose } of SEALED_COLUMNS) {
    const { rows } = await site.database.pool.query(
      `select ${id}::text as id, ${column} as sealed from ${table} where ${column} is not null`,
    );
    for (const row of rows) {
      if (box.open(`${purpose}:${row.id}`, row.sealed).ok) opened += 1;
      else closed += 1;
    }
  }
  return { opened, closed };
}

const renewals = async () => (await site.database.pool.query('select * from key_renewals')).rows;

describe('a new data key', () => {
  test('is told every column that holds sealed bytes, with the purpose they are sealed for', async () => {
    const { rows } = await site.database.pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'bytea' order by 1`,
    );
    const listed = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
    expect(rows.map(({ name }) => name)).toEqual([...listed, ...HASHES].toSorted());
    const { opened, closed } = await openedBy(OLD_KEY);
    expect([opened > 30, closed]).toEqual([true, 0]);
  });

  test('does nothing where there is no older one', async () => {
    await sealAnew([OLD_KEY]);
    expect(await renewals()).toEqual([]);
  });

  test('seals rows and files anew in the background, in as many runs as it takes, and says so in a row of its own', async () => {
    const before = await openedBy(OLD_KEY);
    const stopped = AbortSignal.abort();
    await sealAnew([NEW_KEY, OLD_KEY], stopped);
    expect(await openedBy(OLD_KEY)).toEqual(before);

    await sealAnew([NEW_KEY, OLD_KEY]);
    expect(await openedBy(NEW_KEY)).toEqual(before);
    expect((await openedBy(OLD_KEY)).opened).toBe(0);
    const [first] = await renewals();
    expect(first).toMatchObject({ value_count: before.opened, ended_at: null });
    expect(first.file_count).toBeGreaterThan(0);

    await sealAnew([NEW_KEY, OLD_KEY]);
    const [second] = await renewals();
    expect(second).toMatchObject({ value_count: before.opened, file_count: first.file_count });
    expect(second.ended_at).not.toBeNull();
  });

  test('opens a stored file alone from then on', async () => {
    const { rows } = await site.database.pool.query('select id from exhibits');
    const files = localSealedFiles(sealedBox([NEW_KEY]), site.filesDir);
    let bytes = 0;
    for await (const block of files.read(rows[0].id)) bytes += block.length;
    expect(bytes).toBeGreaterThan(0);
  });

  test('leaves frozen rows frozen: nothing but their sealed bytes may change, and only for this', async () => {
    const { pool } = site.database;
    const refused = /never changed/;
    await expect(pool.query("update letter_versions set text = 'x'")).rejects.toThrow(refused);
    const client = await pool.connect();
    try {
      await client.query("set plainclaim.sealing_anew = 'letter_versions'");
      await expect(client.query('update letter_versions set version = version + 1')).rejects.toThrow(refused);
      await client.query("set plainclaim.sealing_anew = 'audit_events'");
      await expect(client.query("update audit_events set kind = 'x'")).rejects.toThrow(refused);
    } finally {
      client.release(true);
    }
    const sealing = "select seal_frozen_anew('letter_versions', $1, id, text, $2) from letter_versions limit 1";
    await expect(pool.query(sealing, ['text', 'shorter'])).rejects.toThrow('not a sealed value');
    await expect(pool.query(sealing, ['demand_id', 'shorter'])).rejects.toThrow('not a sealed value');
  });

  test('leaves a value alone that no listed key opens, and fails', async () => {
    await expect(sealAnew(['another key of another house, thirty-two long', OLD_KEY])).rejects.toThrow('unknown_key');
    expect((await openedBy(NEW_KEY)).closed).toBe(0);
  });
});
