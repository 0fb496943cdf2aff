import type pg from 'pg';

/**
 * Changes rows that the product never changes, for a test about what happens where they are otherwise. Works for the
 * owner of the tables only.
 */
export async function asIfNotFrozen(
  pool: pg.Pool,
  table: 'letter_versions' | 'letter_documents',
  work: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const frozen of ['letter_documents', table]) await client.query(`alter table ${frozen} disable trigger user`);
    await work(client);
    for (const frozen of ['letter_documents', table]) await client.query(`alter table ${frozen} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
