import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../db/index.ts';

/** Where a chain stands: how many links it has, and the hash of the last. */
export type ChainHead = { readonly position: number; readonly hash: string };

export type ChainFault = {
  readonly code: /** The row says something else than when it was written. */
    | 'row_changed'
    /** A link that does not follow from the one before it. */
    | 'link_broken'
    /** A link whose row is gone, or whose number was left out. */
    | 'row_missing'
    /** Rows that were put in without a link. */
    | 'rows_unchained'
    /** The chain is shorter than it was, or was rewritten from some place on. */
    | 'head_not_found';
  /** The place in the chain; for rows without a link, how many there are. */
  readonly position: number;
};

export type ChainReport = { readonly head: ChainHead; readonly fault: ChainFault | null };

const START = '00'.repeat(32);
const PAGE = 2_000;

type Link = {
  readonly position: number;
  readonly previous_hash: string;
  readonly hash: string;
  /** Null: the link's row is gone. */
  readonly text: string | null;
};

/**
 * The text a row was hashed with. It is written out here on purpose: whoever can change the rows can change the function
 * in the database that makes it.
 */
const TEXT_OF_A_ROW = `jsonb_build_array(
  e.id, e.claim_id, e.account_id, (extract(epoch from e.at) * 1000000)::bigint, e.kind, e.detail, e.request_id, e.client
)::text`;

const hashOf = (previous: string, text: string): string =>
  createHash('sha256').update(Buffer.from(previous, 'hex')).update(text, 'utf8').digest('hex');

function faultOf(link: Link, before: ChainHead): ChainFault['code'] | null {
  if (link.position !== before.position + 1 || link.text === null) return 'row_missing';
  if (link.previous_hash !== before.hash) return 'link_broken';
  return hashOf(link.previous_hash, link.text) === link.hash ? null : 'row_changed';
}

/** Where the chain stands now; nothing is worked out again. */
export async function auditChainHead(db: Db): Promise<ChainHead> {
  const { rows } = await sql<ChainHead>`
    select position::int as position, encode(hash, 'hex') as hash from audit_chain order by position desc limit 1
  `.execute(db);
  return rows[0] ?? { position: 0, hash: START };
}

/**
 * Goes along the whole chain and works every hash out again. `noted`: a head written down before, which must still be
 * in the chain; without one, links taken away from the end cannot be noticed.
 */
export async function verifyAuditChain(pool: Pick<pg.Pool, 'query'>, noted: ChainHead | null): Promise<ChainReport> {
  let head: ChainHead = { position: 0, hash: START };
  let isNotedFound = noted === null || (noted.position === 0 && noted.hash === START);
  for (;;) {
    const { rows } = await pool.query<Link>(
      `select c.position, encode(c.previous_hash, 'hex') as previous_hash, encode(c.hash, 'hex') as hash,
         case when e.id is null then null else ${TEXT_OF_A_ROW} end as text
       from audit_chain c left join audit_events e on e.id = c.event_id
       where c.position > $1 order by c.position limit ${PAGE}`,
      [head.position],
    );
    for (const link of rows) {
      const code = faultOf(link, head);
      if (code !== null) return { head, fault: { code, position: head.position + 1 } };
      head = { position: link.position, hash: link.hash };
      isNotedFound ||= link.position === noted?.position && link.hash === noted.hash;
    }
    if (rows.length < PAGE) break;
  }
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from audit_events e
     where not exists (select from audit_chain c where c.event_id = e.id)`,
  );
  const unchained = rows[0]?.count ?? 0;
  if (unchained > 0) return { head, fault: { code: 'rows_unchained', position: unchained } };
  if (!isNotedFound) return { head, fault: { code: 'head_not_found', position: noted?.position ?? 0 } };
  return { head, fault: null };
}
