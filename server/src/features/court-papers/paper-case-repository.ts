import type { ClaimDraft } from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID, openedForm, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type ListedPaper, type PacketState, papersPurpose, tablesOf } from './court-paper-repository.ts';
import { type StoredPapers, storedPapersSchema } from './packet-contents.ts';

/** A case whose package has court papers, as far as the list tells of it. */
export type PaperCase = {
  readonly caseId: string;
  readonly packageTitle: string;
  readonly draft: ClaimDraft;
  readonly paidAtMs: number;
  readonly isLetterApproved: boolean;
  /** The newest packet; null when there is none. */
  readonly packet: {
    readonly version: number;
    readonly state: PacketState;
    readonly preparedOn: string;
    /** Where it is filed; null for a packet that was stopped. */
    readonly filing: Filing | null;
  } | null;
};

export type Filing = { readonly part: StoredPapers['part'] | null; readonly county: string };

/** The newest packet of a case, when its papers are ready. */
export type ReadyPacket = {
  readonly id: string;
  readonly version: number;
  readonly county: string;
  readonly madeAtMs: number;
  readonly papers: readonly ListedPaper[];
};

/** Reads which cases have court papers, and whole packets. Every finder asks for the owner. */
export type PaperCaseRepository = {
  /** Newest order first. Only the forms and packets of the page are opened. */
  listOwned(
    db: Db,
    accountId: string,
    page: { readonly size: number; readonly number: number },
  ): Promise<readonly PaperCase[]>;
  countOwned(db: Db, accountId: string): Promise<number>;
  /** Null unless the newest packet is ready. */
  findReadyOwned(db: Db, owner: Owner, caseId: string): Promise<ReadyPacket | null>;
};

const casesWithPapers = (db: Db, accountId: string) =>
  tablesOf(db)
    .selectFrom('claims')
    .innerJoin('orders', (join) => join.onRef('orders.claim_id', '=', 'claims.id').on('orders.status', '=', 'paid'))
    .where('claims.account_id', '=', accountId)
    .where(sql<boolean>`orders.package_contains @> '["court_papers"]'::jsonb`);

/** The query of one page. It walks the account's own index entries, whatever others have stored. */
const pageQuery = (db: Db, accountId: string, page: { readonly size: number; readonly number: number }) =>
  casesWithPapers(db, accountId)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('court_packets')
          .select(['id', 'version', 'state', 'papers', 'prepared_on'])
          .whereRef('court_packets.claim_id', '=', 'claims.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('packet'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('letter_versions')
          .select('is_approved')
          .whereRef('letter_versions.claim_id', '=', 'claims.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('letter'),
      (join) => join.onTrue(),
    )
    .select([
      'claims.id',
      'claims.form',
      'orders.package_title',
      'orders.created_at',
      'letter.is_approved',
      'packet.id as packet_id',
      'packet.version',
      'packet.state',
      'packet.papers',
      'packet.prepared_on',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('claims.id')
    .limit(page.size)
    .offset((page.number - 1) * page.size);

export function createPaperCaseRepository(box: SealedBox): PaperCaseRepository {
  const openPapers = (packetId: string, sealed: Buffer): StoredPapers =>
    z.parse(storedPapersSchema, openedValue(box, papersPurpose(packetId), sealed));
  const filingOf = (packetId: string, sealed: Buffer): Filing => {
    const { part, facts } = openPapers(packetId, sealed);
    return { part: part ?? null, county: facts.county };
  };

  return {
    listOwned: async (db, accountId, page) => {
      const rows = await pageQuery(db, accountId, page).execute();
      return rows.map(({ packet_id, version, state, prepared_on, papers, ...row }) => ({
        caseId: row.id,
        packageTitle: row.package_title,
        draft: openedForm(box, row.id, row.form),
        paidAtMs: row.created_at.getTime(),
        isLetterApproved: row.is_approved === true,
        packet:
          packet_id === null || version === null || state === null || prepared_on === null
            ? null
            : {
                version,
                state,
                preparedOn: prepared_on,
                filing: papers === null ? null : filingOf(packet_id, papers),
              },
      }));
    },
    countOwned: async (db, accountId) => {
      const { total } = await casesWithPapers(db, accountId)
        .select((from) => from.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    findReadyOwned: async (db, owner, caseId) => {
      if (!CLAIM_ID.test(caseId)) return null;
      const row = await tablesOf(db)
        .selectFrom('court_packets')
        .innerJoin('claims', 'claims.id', 'court_packets.claim_id')
        .select(['court_packets.id', 'version', 'state', 'papers', 'made_at'])
        .where(ownedBy(owner))
        .where('claim_id', '=', caseId)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (row === undefined || row.state !== 'ready' || row.papers === null || row.made_at === null) return null;
      const papers = await tablesOf(db)
        .selectFrom('court_documents')
        .select(['id', 'kind', 'stage', 'title', 'file_name', 'page_count'])
        .where('packet_id', '=', row.id)
        .orderBy('position')
        .execute();
      return {
        id: row.id,
        version: row.version,
        county: openPapers(row.id, row.papers).facts.county,
        madeAtMs: row.made_at.getTime(),
        papers,
      };
    },
  };
}
