import type pg from 'pg';
import {
  type DatabaseObject,
  ERASER_ROLE,
  ownersOfFunctions,
  rightsOfEverybody,
  rightsOfRoles,
  type StatedOwner,
  type StatedRight,
} from './stated-rights.ts';

/**
 * What is between the running app and the rows that are never changed:
 * - `three_roles`: it is a role that owns nothing and has no right to change or remove them; the functions that remove
 *   some for a deletion belong to a role of their own.
 * - `one_role`: it owns its tables, may act as their owner, or has rights that the owner cannot take away. Triggers refuse,
 *   but it could take the triggers away.
 */
export type RoleSeparation = 'three_roles' | 'one_role';

/** The schemas the app works in: its own, and that of its job queue. */
const SCHEMAS = ['public', 'pgboss'];

/** Any number will do, as long as nothing else in this database locks the same one. */
const ROLES_LOCK = 7_205_133_944;

/**
 * Grants exactly the rights that `stated-rights.ts` lists: gives what is missing, takes away what is too much. Call it
 * as the owner, after migrating and once the job queue's tables are there. Where nothing is left to do it only looks.
 * @throws when the owner may not become the eraser's role: docs/runbooks/operate.md says how the roles are made
 */
export async function settleRoles(ownerPool: pg.Pool, runningRole: string): Promise<RoleSeparation> {
  const client = await ownerPool.connect();
  try {
    const isOneRole = await mayBeTheOwner(client, runningRole);
    const separation: RoleSeparation = isOneRole ? 'one_role' : 'three_roles';
    const stated = isOneRole ? everybody : roles(runningRole);
    if (isSettled(await findUnmet(client, stated))) return separation;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [ROLES_LOCK]);
    await giveOwners(client, (await findUnmet(client, stated)).owners);
    for (const right of (await findUnmet(client, stated)).rights) await client.query(statementFor(client, right));
    if (!isSettled(await findUnmet(client, stated))) {
      await client.query('rollback');
      return 'one_role';
    }
    await client.query('commit');
    return separation;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Whether it is the owner or the eraser, or may act as one of them: a member, a superuser. */
async function mayBeTheOwner(client: pg.PoolClient, role: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_roles where (rolname = current_user or rolname = $2) and pg_has_role($1, oid, 'member')`,
    [role, ERASER_ROLE],
  );
  return rowCount !== 0;
}

/** What is to be so, worked out from the objects that are there. */
type Stated = (objects: readonly DatabaseObject[]) => {
  readonly rights: readonly StatedRight[];
  readonly owners: readonly StatedOwner[];
};

const everybody: Stated = (objects) => ({ rights: rightsOfEverybody(objects), owners: [] });
const roles =
  (runningRole: string): Stated =>
  (objects) => ({
    rights: [...rightsOfEverybody(objects), ...rightsOfRoles(objects, runningRole)],
    owners: ownersOfFunctions(objects),
  });

type Unmet = ReturnType<Stated>;

const isSettled = ({ rights, owners }: Unmet): boolean => rights.length === 0 && owners.length === 0;

/** What is not as it is stated. */
async function findUnmet(client: pg.PoolClient, stated: Stated): Promise<Unmet> {
  const { rights, owners } = stated(await listObjects(client));
  const { rows: unmet } = await client.query<{ place: number }>(
    `select place::int4 from unnest($1::text[], $2::oid[], $3::text[], $4::text[], $5::bool[])
       with ordinality as stated (kind, object, role, privilege, is_given, place)
     where is_given <> case kind
       when 'schema' then has_schema_privilege(role, object, privilege)
       when 'sequence' then has_sequence_privilege(role, object, privilege)
       when 'function' then has_function_privilege(role, object, privilege)
       else has_table_privilege(role, object, privilege)
         or not is_given and privilege in ('select', 'insert', 'update', 'references')
           and has_any_column_privilege(role, object, privilege)
       end
     order by place`,
    [
      rights.map(({ object }) => object.kind),
      rights.map(({ object }) => object.oid),
      rights.map(({ role }) => role),
      rights.map(({ privilege }) => privilege),
      rights.map(({ isGiven }) => isGiven),
    ],
  );
  const { rows: owned } = await client.query<{ oid: number; owner: string }>(
    'select oid, pg_get_userbyid(proowner) as owner from pg_proc where oid = any ($1)',
    [owners.map(({ object }) => object.oid)],
  );
  return {
    rights: unmet.flatMap(({ place }) => rights[place - 1] ?? []),
    owners: owners.filter(({ object, role }) => owned.some(({ oid, owner }) => oid === object.oid && owner !== role)),
  };
}

async function listObjects(client: pg.PoolClient): Promise<readonly DatabaseObject[]> {
  const { rows } = await client.query<DatabaseObject>(
    `select 'schema' as kind, oid, quote_ident(nspname) as "sqlName", false as "isDefiner"
       from pg_namespace where nspname = any ($1)
     union all
     select case relkind when 'S' then 'sequence' else 'table' end, c.oid, format('%I.%I', nspname, relname), false
       from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = any ($1) and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
     union all
     select 'function', p.oid, format('%I.%I(%s)', nspname, proname, oidvectortypes(proargtypes)), prosecdef
       from pg_proc p join pg_namespace n on n.oid = pronamespace
       where nspname = any ($1) and prokind <> 'a'`,
    [SCHEMAS],
  );
  return rows;
}

/** A function's new owner needs the right to make things where it lies, for that moment. */
async function giveOwners(client: pg.PoolClient, owners: readonly StatedOwner[]): Promise<void> {
  for (const { object, role } of owners) {
    const name = client.escapeIdentifier(role);
    await client.query(`grant usage, create on schema public to ${name}`);
    await client.query(`alter routine ${object.sqlName} owner to ${name}`);
    await client.query(`revoke create on schema public from ${name}`);
  }
}

/** What everybody may is taken from everybody: there is no right that only one role must not have. */
function statementFor(client: pg.PoolClient, { object, role, privilege, isGiven }: StatedRight): string {
  const kind = object.kind === 'function' ? 'routine' : object.kind;
  const what = `${privilege} on ${kind} ${object.sqlName}`;
  const name = role === 'public' ? role : client.escapeIdentifier(role);
  if (isGiven) return `grant ${what} to ${name}`;
  return `revoke ${what} from ${role === 'public' ? name : `public, ${name}`}`;
}
