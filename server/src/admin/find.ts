import { sql } from 'kysely';
import * as z from 'zod/mini';
import { fingerprintOf, parseEmailAddress } from '../features/accounts/index.ts';
import { idStartOf } from '../features/checkout/index.ts';
import { type Db, inTransaction } from '../platform/db/index.ts';
import { openedValue, type SealedBox } from '../platform/security/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import type { DeskCommand } from './desk-arguments.ts';
import type { AdminOutcome } from './outcome.ts';
import { findOrder, ORDER_COLUMNS, orderFacts, orderLine, type OrderRow } from './shop.ts';
import { act, lines } from './shop-answers.ts';

type Found = { readonly accountId: string | null; readonly claimIds: readonly string[] };

const NOTHING: Found = { accountId: null, claimIds: [] };
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What `ids.readableToken` makes: a letter's id. */
const LETTER_ID = /^[0-9A-Z]{26}$/;
const SHORTEST_TRACKING_NUMBER = 8;

type Kind = 'address' | 'order' | 'id' | 'letter' | 'tracking';

function kindOf(term: string): Kind {
  if (term.includes('@')) return 'address';
  if (UUID.test(term)) return 'id';
  if (idStartOf(term) !== null) return 'order';
  return LETTER_ID.test(term.toUpperCase()) ? 'letter' : 'tracking';
}

/** Accounts, claims and orders, without their people. What was typed is not kept: the row says how it was looked for. */
export async function find(
  deps: DeskDeps,
  { term, by, isDryRun }: Extract<DeskCommand, { kind: 'find' }>,
): Promise<AdminOutcome> {
  const { db } = deps;
  const how = kindOf(term);
  const found = await look(deps, how, term);
  const claims = await claimsIn(db, found.claimIds);
  const orders = await ordersOf(db, found.claimIds);
  if (!isDryRun) {
    const detail = { how, accounts: found.accountId === null ? [] : [found.accountId], claims: found.claimIds, by };
    await inTransaction(db, (trx) => act(trx, 'looked_for', detail, deps.nowMs));
  }
  if (found.accountId === null && claims.length === 0) {
    return { exitCode: 1, text: `Nothing was found by this ${WORDS[how]}.` };
  }
  return lines(
    found.accountId === null ? 'No account.' : `Account ${found.accountId}`,
    [
      ...claims.map((one) => `Claim ${one.id}  ${one.status}  begun ${one.created_at.toISOString()}  ${ownerOf(one)}`),
      ...orders.map((one) => `Order ${orderLine(one)}`),
    ],
    { account_id: found.accountId, claims, orders: orders.map(orderFacts) },
  );
}

const WORDS = {
  id: 'id',
  address: 'address',
  order: 'order number',
  letter: "letter's id",
  tracking: 'tracking number',
} as const;

async function look(deps: DeskDeps, how: Kind, term: string): Promise<Found> {
  const { db, box } = deps;
  if (how === 'address') return byAddress(deps, term);
  if (how === 'order') {
    const order = await findOrder(db, term);
    return order === null ? NOTHING : ofClaim(db, order.claim_id);
  }
  if (how === 'id') return byId(db, term.toLowerCase());
  if (how === 'letter') {
    const row = await db
      .selectFrom('letter_versions')
      .select('claim_id')
      .where('demand_id', '=', term.toUpperCase())
      .executeTakeFirst();
    return row === undefined ? NOTHING : ofClaim(db, row.claim_id);
  }
  return byTracking(db, box, term);
}

async function ofClaim(db: Db, claimId: string): Promise<Found> {
  const row = await db.selectFrom('claims').select('account_id').where('id', '=', claimId).executeTakeFirst();
  return row === undefined ? NOTHING : { accountId: row.account_id, claimIds: [claimId] };
}

async function byId(db: Db, id: string): Promise<Found> {
  const account = await db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();
  return account === undefined ? ofClaim(db, id) : ofAccount(db, account.id);
}

async function ofAccount(db: Db, accountId: string): Promise<Found> {
  const rows = await db.selectFrom('claims').select('id').where('account_id', '=', accountId).execute();
  return { accountId, claimIds: rows.map(({ id }) => id) };
}

/** By the keyed fingerprint: of an account, of a payment, or of a claim without an account. */
async function byAddress({ db, hashing }: DeskDeps, typed: string): Promise<Found> {
  const address = parseEmailAddress(typed);
  if (!address.ok) return NOTHING;
  const fingerprint = fingerprintOf(hashing, address.value);
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_fingerprint', '=', fingerprint)
    .executeTakeFirst();
  const { rows } = await sql<{ id: string }>`
    select claim_id as id from claim_contacts where address_fingerprint = ${fingerprint}
    union select orders.claim_id from paid_addresses join orders on orders.id = paid_addresses.order_id
      where paid_addresses.email_fingerprint = ${fingerprint}
    union select id from claims where account_id = ${account?.id ?? null}::uuid`.execute(db);
  return { accountId: account?.id ?? null, claimIds: rows.map(({ id }) => id) };
}

const LOOKED_AT_TOGETHER = 1_000;
const NO_ID = '00000000-0000-0000-0000-000000000000';
const SEALED_NUMBERS = [
  { table: 'dispatches', purpose: 'dispatch-tracking' },
  { table: 'post_pieces', purpose: 'post-tracking' },
] as const;
const plain = (number: string): string => number.toUpperCase().replaceAll(/[\s-]/g, '');

/** Numbers are sealed and lie nowhere else: each is opened until one fits. */
async function byTracking(db: Db, box: SealedBox, typed: string): Promise<Found> {
  const wanted = plain(typed);
  if (wanted.length < SHORTEST_TRACKING_NUMBER) return NOTHING;
  for (const { table, purpose } of SEALED_NUMBERS) {
    for (let after = NO_ID; ; ) {
      const { rows } = await sql<{ id: string; claim_id: string; tracking_number: Buffer }>`
        select id, claim_id, tracking_number from ${sql.table(table)}
        where tracking_number is not null and id > ${after}::uuid order by id limit ${LOOKED_AT_TOGETHER}`.execute(db);
      const hit = rows.find(
        (row) => plain(z.parse(z.string(), openedValue(box, `${purpose}:${row.id}`, row.tracking_number))) === wanted,
      );
      if (hit !== undefined) return ofClaim(db, hit.claim_id);
      const last = rows.at(-1);
      if (last === undefined || rows.length < LOOKED_AT_TOGETHER) break;
      after = last.id;
    }
  }
  return NOTHING;
}

type ClaimRow = {
  readonly id: string;
  readonly status: string;
  readonly created_at: Date;
  readonly account_id: string | null;
};
const ownerOf = ({ account_id: account }: ClaimRow): string =>
  account === null ? 'without an account' : 'of an account';

async function claimsIn(db: Db, ids: readonly string[]): Promise<readonly ClaimRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('claims')
    .select(['id', 'status', 'created_at', 'account_id'])
    .where('id', 'in', [...ids])
    .orderBy('created_at')
    .execute();
}

async function ordersOf(db: Db, claimIds: readonly string[]): Promise<readonly OrderRow[]> {
  if (claimIds.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from orders where claim_id = any(${[...claimIds]}::uuid[]) order by created_at`.execute(db);
  return rows;
}
