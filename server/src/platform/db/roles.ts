import type pg from 'pg';

/** Owns the functions that take frozen rows away, and nothing else. Nobody logs in as it. */
export const ERASER_ROLE = 'plainclaim_eraser';

/**
 * What stands between the running app and the rows that are never changed:
 * - `three_roles`: it is a role that owns nothing and has no right to change or remove them; the functions that remove
 *   some for a deletion belong to a role of their own.
 * - `one_role`: it owns its tables. Triggers refuse, but it could take the triggers away.
 */
export type RoleSeparation = 'three_roles' | 'one_role';

/** Rows that are added and never changed. `removed_rows` is written by the functions alone, `audit_chain` by a trigger. */
const ADDED_ONLY = ['audit_events', 'letter_versions', 'court_documents', 'court_signatures', 'payment_records'];
const READ_ONLY = ['audit_chain', 'removed_rows', 'schema_migrations'];
/** Rows that are written until they are ready, and never removed but for a deletion. */
const NEVER_DELETED = ['letter_documents'];

const ERASER_FUNCTIONS = [
  'remove_frozen_rows(uuid, uuid, date)',
  'remove_ended_payment_records(timestamptz, date)',
] as const;
/** What these functions take away, with the packets in between. */
const ERASED = [
  'court_documents',
  'court_signatures',
  'court_packets',
  'letter_documents',
  'letter_versions',
  'payment_records',
];

/** The schemas the app works in: its own, and that of its job queue. */
const SCHEMAS = ['public', 'pgboss'];

/** Any number will do, as long as nothing else in this database locks the same one. */
const ROLES_LOCK = 7_205_133_944;

/**
 * Gives the running role what it needs and no more, and the eraser its functions. Call it as the owner, after migrating and
 * once the job queue's tables are there. Where nothing is left to do it only looks.
 * @throws when the owner may not become the eraser's role: docs/runbooks/operate.md says how the roles are made
 */
export async function settleRoles(ownerPool: pg.Pool, runningRole: string): Promise<RoleSeparation> {
  const client = await ownerPool.connect();
  try {
    const { rows } = await client.query<{ owner: string }>('select current_user as owner');
    if (rows[0]?.owner === runningRole) return 'one_role';
    if (await isSettled(client, runningRole)) return 'three_roles';
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
    await client.query(grantsFor(client.escapeIdentifier(runningRole)));
    await client.query('commit');
    return 'three_roles';
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Whether every table can be used, no frozen one can be emptied, and the functions have their owner. */
async function isSettled(client: pg.PoolClient, runningRole: string): Promise<boolean> {
  const { rows } = await client.query<{ is_settled: boolean }>(
    `select (
       not exists (
         select from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text = any ($2)
           and not has_table_privilege($1, oid, 'select'))
       and not exists (
         select from pg_class where relnamespace = 'public'::regnamespace and relname = any ($3)
           and has_table_privilege($1, oid, 'update, delete, truncate'))
       and not exists (
         select from pg_class where relnamespace = 'public'::regnamespace and relname = any ($4)
           and has_table_privilege($1, oid, 'delete, truncate'))
       and not exists (
         select from pg_proc where pronamespace = 'public'::regnamespace
           and proname in ('remove_frozen_rows', 'remove_ended_payment_records')
           and pg_get_userbyid(proowner) <> $5)
     ) as is_settled`,
    [runningRole, SCHEMAS, [...ADDED_ONLY, ...READ_ONLY], NEVER_DELETED, ERASER_ROLE],
  );
  return rows[0]?.is_settled ?? false;
}

const inPublic = (tables: readonly string[]): string => tables.map((table) => `public.${table}`).join(', ');

function grantsFor(running: string): string {
  const inSchemas = SCHEMAS.map(
    (schema) => `
      if to_regnamespace('${schema}') is not null then
        grant usage on schema ${schema} to ${running};
        grant select, insert, update, delete on all tables in schema ${schema} to ${running};
        grant usage, select on all sequences in schema ${schema} to ${running};
      end if;`,
  );
  return `
    do $grants$ begin ${inSchemas.join('')} end $grants$;
    revoke update, delete, truncate on ${inPublic(ADDED_ONLY)} from ${running};
    revoke insert, update, delete, truncate on ${inPublic(READ_ONLY)} from ${running};
    revoke delete, truncate on ${inPublic(NEVER_DELETED)} from ${running};
    grant usage on schema public to ${ERASER_ROLE};
    grant select, delete on ${inPublic(ERASED)} to ${ERASER_ROLE};
    grant select on public.data_deletions to ${ERASER_ROLE};
    grant insert on public.removed_rows to ${ERASER_ROLE};
    grant create on schema public to ${ERASER_ROLE};
    ${ERASER_FUNCTIONS.map(
      (signature) => `
    alter function public.${signature} owner to ${ERASER_ROLE};
    revoke execute on function public.${signature} from public;
    grant execute on function public.${signature} to ${running};`,
    ).join('')}
    revoke create on schema public from ${ERASER_ROLE};`;
}
