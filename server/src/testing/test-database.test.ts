import { afterAll, expect, inject, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const databases = await Promise.all([createTestDatabase(), createTestDatabase()]);
afterAll(() => Promise.all(databases.map((database) => database.drop())));

test('two test databases know nothing of each other', async () => {
  const [one, other] = databases;
  await one?.pool.query('create table only_here ()');
  const found = await other?.pool.query("select to_regclass('only_here') as found");
  expect(found?.rows).toEqual([{ found: null }]);
});

test('a dropped test database is gone', async () => {
  const gone = await createTestDatabase();
  const nameOf = 'select current_database() as name';
  const name: unknown = (await gone.pool.query(nameOf)).rows[0].name;
  await gone.drop();
  await gone.drop();
  const left = await databases[0]?.pool.query('select from pg_database where datname = $1', [name]);
  expect(left?.rowCount).toBe(0);
});

// On a server of the developer's own choice the role is theirs.
test.runIf('host' in inject('testServer').connection)('tests run with no more rights than the app has', async () => {
  const asked = await databases[0]?.pool.query('select rolsuper from pg_roles where rolname = current_user');
  expect(asked?.rows).toEqual([{ rolsuper: false }]);
});
