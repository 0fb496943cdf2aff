import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

/** References whose own columns do not begin any whole index: deleting what they point at reads their whole table. */
const WITHOUT_INDEX = `
  select conrelid::regclass || '.' || (
    select string_agg(attname, ',') from pg_attribute where attrelid = conrelid and attnum = any (conkey)
  ) as reference
  from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select from pg_index
    where indrelid = conrelid
      and (string_to_array(indkey::text, ' ')::smallint[])[1:cardinality(conkey)] @> conkey
      and (indpred is null or pg_get_expr(indpred, indrelid) = '(' || (
        select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]
      ) || ' IS NOT NULL)')
  )
  order by 1`;

/** They point at lists of ours, from which nothing is ever deleted. */
const TO_LISTS: readonly string[] = ['orders.coupon_code', 'orders.package_id'];

test('whatever goes away with something else is found by an index', async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query<{ reference: string }>(WITHOUT_INDEX);
  await database.drop();
  expect(rows.map(({ reference }) => reference).filter((reference) => !TO_LISTS.includes(reference))).toEqual([]);
});
