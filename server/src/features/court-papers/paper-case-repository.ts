import type { ClaimDraft } from '@plainclaim/domain';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';
import { CLAIM_ID, openedForm, ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ListedPacket, ListedPaper, PacketState } from './court-paper-repository.ts';
import { COURT_FORM, papersPurpose, tablesOf } from './packet-tables.ts';
import { type StoredPapers, storedPapersSchema } from './packet/packet-contents.ts';
import { canSignForm } from './signing/court-form-signing.ts';
import type { OfficialForms } from './packet/official-form.ts';
import { canBeSigned, type MadeFrom, type SigningFacts } from './signing/signature-state.ts';

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
    readonly progress: ListedPacket['progress'];
    readonly signingFacts: SigningFacts;
    /** For comparing with the answers as they are now. */
    readonly madeFrom: MadeFrom;
    /** The letter or an answer was saved after the packet was made, so the two must be compared. */
    readonly mayBeOutdated: boolean;
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
  /** The answers of a case; null for a case of somebody else. */
  findOwnedDraft(db: Db, owner: Owner, caseId: string): Promise<ClaimDraft | null>;
  /** For a link to this case, which its owner made: its answers, with the claim's row locked. */
  unsafeLockDraft(db: Db, caseId: string): Promise<ClaimDraft | null>;
  /** The newest packet, or the one of that version; null unless it is ready. */
  findReadyOwned(db: Db, owner: Owner, caseId: string, version?: number): Promise<ReadyPacket | null>;
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
          .select(['id', 'version', 'state', 'papers', 'prepared_on', 'created_at', 'steps_done', 'steps_all'])
          .select(['signature_id', 'basis_sha256', 'letter_version_id'])
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('court_documents')
                .select('court_documents.id')
                .whereRef('court_documents.packet_id', '=', 'court_packets.id')
                .where('court_documents.kind', '=', COURT_FORM),
            ).as('has_court_form'),
          )
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
          .select(['is_approved', 'letter_versions.created_at'])
          .whereRef('letter_versions.claim_id', '=', 'claims.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('letter'),
      (join) => join.onTrue(),
    )
    .leftJoin('letters', 'letters.claim_id', 'claims.id')
    .leftJoin('letter_decisions', 'letter_decisions.claim_id', 'claims.id')
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
      'packet.steps_done',
      'packet.steps_all',
      'packet.signature_id',
      'packet.basis_sha256',
      'packet.letter_version_id',
      'packet.has_court_form',
    ])
    .select(
      sql<boolean>`coalesce(letters.saved_at > letter.created_at, false)
        or coalesce(letter_decisions.saved_at > packet.created_at, false)`.as('may_be_outdated'),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('claims.id')
    .limit(page.size)
    .offset((page.number - 1) * page.size);

type PacketOnPage = Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number];

export function createPaperCaseRepository(box: SealedBox, officialForms: OfficialForms): PaperCaseRepository {
  const openPapers = (packetId: string, sealed: Buffer): StoredPapers =>
    z.parse(storedPapersSchema, openedValue(box, papersPurpose(packetId), sealed));
  const openPacket = (row: PacketOnPage): PaperCase['packet'] => {
    const { packet_id: id, version, state, prepared_on: preparedOn, letter_version_id: letterVersionId } = row;
    if (id === null || version === null || state === null || preparedOn === null || letterVersionId === null)
      return null;
    const papers = row.papers === null ? null : openPapers(id, row.papers);
    return {
      version,
      state,
      preparedOn,
      filing: papers === null ? null : { part: papers.part ?? null, county: papers.facts.county },
      progress: { done: row.steps_done ?? 0, all: row.steps_all ?? 0 },
      signingFacts: {
        state,
        isSigned: row.signature_id !== null,
        canSign: papers !== null && canBeSigned(papers),
        isFormByHand: row.has_court_form === true && papers !== null && !canSignForm(papers, officialForms),
      },
      madeFrom: { letterVersionId, basisSha256: row.basis_sha256 },
      mayBeOutdated: row.may_be_outdated,
    };
  };

  return {
    listOwned: async (db, accountId, page) => {
      const rows = await pageQuery(db, accountId, page).execute();
      return rows.map((row) => ({
        caseId: row.id,
        packageTitle: row.package_title,
        draft: openedForm(box, row.id, row.form),
        paidAtMs: row.created_at.getTime(),
        isLetterApproved: row.is_approved === true,
        packet: openPacket(row),
      }));
    },
    countOwned: async (db, accountId) => {
      const { total } = await casesWithPapers(db, accountId)
        .select((from) => from.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },
    findOwnedDraft: async (db, owner, caseId) => {
      if (!CLAIM_ID.test(caseId)) return null;
      const row = await db
        .selectFrom('claims')
        .select('form')
        .where(ownedBy(owner))
        .where('id', '=', caseId)
        .executeTakeFirst();
      return row === undefined ? null : openedForm(box, caseId, row.form);
    },
    unsafeLockDraft: async (db, caseId) => {
      const row = await db.selectFrom('claims').select('form').where('id', '=', caseId).forUpdate().executeTakeFirst();
      return row === undefined ? null : openedForm(box, caseId, row.form);
    },
    findReadyOwned: async (db, owner, caseId, wanted) => {
      if (!CLAIM_ID.test(caseId)) return null;
      const all = tablesOf(db)
        .selectFrom('court_packets')
        .innerJoin('claims', 'claims.id', 'court_packets.claim_id')
        .select(['court_packets.id', 'version', 'state', 'papers', 'made_at'])
        .where(ownedBy(owner))
        .where('claim_id', '=', caseId);
      const row = await (wanted === undefined ? all : all.where('version', '=', wanted))
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
