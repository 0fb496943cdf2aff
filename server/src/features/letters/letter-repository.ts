import type { CalendarDate } from '@plainclaim/domain';
import { parseCalendarDate, type SignatureMethod } from '@plainclaim/domain';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Database, Db } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { ownedBy } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { DEMAND_ID } from './demand-id.ts';
import { type FrozenView, frozenViewSchema } from './approve/frozen-view.ts';
import { type LetterEdit, letterEditSchema } from './edits/letter-edits.ts';

/** Personal facts a letter's pages need besides its text; sealed together. */
const detailsSchema = z.object({
  subject: z.string(),
  author: z.string(),
  recipientName: z.string(),
});
export type LetterDetails = z.infer<typeof detailsSchema>;

export type WorkingLetter = {
  readonly claimId: string;
  readonly text: string;
  /** What it says instead of the generated text; null for a text saved before that was kept. */
  readonly edits: readonly LetterEdit[] | null;
  readonly details: LetterDetails;
  readonly issuedOn: CalendarDate;
  readonly deadline: CalendarDate;
  readonly rowIds: readonly string[];
  readonly savedAtMs: number;
};

export type FrozenLetter = {
  readonly id: string;
  readonly demandId: string;
  readonly claimId: string;
  readonly version: number;
  readonly text: string;
  readonly textSha256: string;
  readonly isApproved: boolean;
  readonly delivery: string | null;
  /** PNG bytes; null for an unsigned draft. */
  readonly signature: Buffer | null;
  /** How the mark was made; null for a draft and for versions from before it was kept. */
  readonly signatureMethod: SignatureMethod | null;
  readonly statement: string | null;
  readonly issuedOn: CalendarDate;
  readonly templateVersion: string;
  readonly rowIds: readonly string[];
  readonly createdAtMs: number;
  /** What the pages show besides the signature; null for versions from before it was kept. */
  readonly view: FrozenView | null;
  readonly deadline: CalendarDate | null;
  /** The account that approved; null for a draft and for a browser without an account. */
  readonly approvedBy: string | null;
};

/** What a version tells about itself without being opened. */
export type PlainVersion = Omit<
  FrozenLetter,
  'text' | 'signature' | 'signatureMethod' | 'view' | 'statement' | 'rowIds' | 'claimId'
>;
/** With the pages of its PDF; null until that is made. */
export type ListedVersion<T> = T & { readonly pageCount: number | null };

const PLAIN_COLUMNS = [
  'letter_versions.id',
  'letter_versions.demand_id',
  'letter_versions.version',
  'letter_versions.text_sha256',
  'letter_versions.is_approved',
  'letter_versions.delivery',
  'letter_versions.issued_on',
  'letter_versions.template_version',
  'letter_versions.created_at',
  'letter_versions.deadline',
  'letter_versions.approved_by',
] as const;

const rowIdList = z.array(z.string());
const editList = z.array(letterEditSchema);

function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error('a stored day is not a day');
  return parsed.value;
}

export type LetterRepository = {
  findWorking(db: Db, claimId: string): Promise<WorkingLetter | null>;
  insertWorking(db: Db, letter: WorkingLetter): Promise<void>;
  updateText(db: Db, letter: Pick<WorkingLetter, 'claimId' | 'text' | 'edits' | 'savedAtMs'>): Promise<void>;
  /** For a letter that was rewritten: text, edits, details, days and rows. */
  replaceWorking(db: Db, letter: WorkingLetter): Promise<void>;
  findLatestVersion(db: Db, claimId: string): Promise<FrozenLetter | null>;
  insertVersion(db: Db, letter: FrozenLetter): Promise<void>;
  /** Null for an id of nobody or of somebody else: from outside the two look the same. */
  findOwnedVersion(db: Db, owner: Owner, demandId: string): Promise<ListedVersion<FrozenLetter> | null>;
  /** Newest first, without what is sealed. Whose claim it is must be known before. */
  listVersions(db: Db, claimId: string): Promise<readonly ListedVersion<PlainVersion>[]>;
  /** For the job that makes the PDF: it works for nobody in particular and got the id from an owned request. */
  unsafeFindVersion(db: Db, versionId: string): Promise<FrozenLetter | null>;
};

export function createLetterRepository(box: SealedBox): LetterRepository {
  const workingPurpose = (claimId: string) => `letter:${claimId}`;
  const editsPurpose = (claimId: string) => `letter-edits:${claimId}`;
  const sealedEdits = ({ claimId, edits }: Pick<WorkingLetter, 'claimId' | 'edits'>): Buffer | null =>
    edits === null ? null : box.sealJson(editsPurpose(claimId), edits);
  const versionPurpose = (id: string) => `letter-version:${id}`;
  const viewPurpose = (id: string) => `letter-view:${id}`;
  const signaturePurpose = (id: string) => `letter-signature:${id}`;
  const textIn = (purpose: string, sealed: Buffer) => z.parse(z.string(), openedValue(box, purpose, sealed));

  async function findVersion(db: Db, where: { readonly id: string } | { readonly latestOf: string }) {
    const all = db.selectFrom('letter_versions').selectAll();
    const row = await ('id' in where
      ? all.where('id', '=', where.id)
      : all.where('claim_id', '=', where.latestOf).orderBy('version', 'desc').limit(1)
    ).executeTakeFirst();
    return row === undefined ? null : openedVersion(row);
  }

  function openedVersion(row: Selectable<Database['letter_versions']>): FrozenLetter {
    return {
      id: row.id,
      demandId: row.demand_id,
      claimId: row.claim_id,
      version: row.version,
      text: textIn(versionPurpose(row.id), row.text),
      textSha256: row.text_sha256,
      isApproved: row.is_approved,
      delivery: row.delivery,
      signature: row.signature === null ? null : openedBytes(box, signaturePurpose(row.id), row.signature),
      signatureMethod: row.signature_method,
      statement: row.statement,
      issuedOn: day(row.issued_on),
      templateVersion: row.template_version,
      rowIds: rowIdList.parse(row.row_ids),
      createdAtMs: row.created_at.getTime(),
      view:
        row.view_model === null
          ? null
          : z.parse(frozenViewSchema, openedValue(box, viewPurpose(row.id), row.view_model)),
      deadline: row.deadline === null ? null : day(row.deadline),
      approvedBy: row.approved_by,
    };
  }

  return {
    findWorking: async (db, claimId) => {
      const row = await db.selectFrom('letters').selectAll().where('claim_id', '=', claimId).executeTakeFirst();
      if (row === undefined) return null;
      return {
        claimId,
        text: textIn(workingPurpose(claimId), row.working_text),
        edits: row.edits === null ? null : z.parse(editList, openedValue(box, editsPurpose(claimId), row.edits)),
        details: z.parse(detailsSchema, openedValue(box, workingPurpose(claimId), row.details)),
        issuedOn: day(row.issued_on),
        deadline: day(row.deadline),
        rowIds: rowIdList.parse(row.row_ids),
        savedAtMs: row.saved_at.getTime(),
      };
    },
    insertWorking: async (db, letter) => {
      await db
        .insertInto('letters')
        .values({
          claim_id: letter.claimId,
          working_text: box.sealJson(workingPurpose(letter.claimId), letter.text),
          edits: sealedEdits(letter),
          details: box.sealJson(workingPurpose(letter.claimId), letter.details),
          issued_on: letter.issuedOn,
          deadline: letter.deadline,
          row_ids: JSON.stringify(letter.rowIds),
          generated_at: new Date(letter.savedAtMs),
          saved_at: new Date(letter.savedAtMs),
        })
        .execute();
    },
    updateText: async (db, { claimId, text, edits, savedAtMs }) => {
      await db
        .updateTable('letters')
        .set({
          working_text: box.sealJson(workingPurpose(claimId), text),
          edits: sealedEdits({ claimId, edits }),
          saved_at: new Date(savedAtMs),
        })
        .where('claim_id', '=', claimId)
        .execute();
    },
    replaceWorking: async (db, letter) => {
      const { claimId } = letter;
      await db
        .updateTable('letters')
        .set({
          working_text: box.sealJson(workingPurpose(claimId), letter.text),
          edits: sealedEdits(letter),
          details: box.sealJson(workingPurpose(claimId), letter.details),
          issued_on: letter.issuedOn,
          deadline: letter.deadline,
          row_ids: JSON.stringify(letter.rowIds),
          saved_at: new Date(letter.savedAtMs),
        })
        .where('claim_id', '=', claimId)
        .execute();
    },
    findLatestVersion: (db, claimId) => findVersion(db, { latestOf: claimId }),
    unsafeFindVersion: (db, id) => findVersion(db, { id }),
    findOwnedVersion: async (db, owner, demandId) => {
      if (!DEMAND_ID.test(demandId)) return null;
      const row = await db
        .selectFrom('letter_versions')
        .innerJoin('claims', 'claims.id', 'letter_versions.claim_id')
        .leftJoin('letter_documents', 'letter_documents.version_id', 'letter_versions.id')
        .selectAll('letter_versions')
        .select('letter_documents.page_count')
        .where(ownedBy(owner))
        .where('letter_versions.demand_id', '=', demandId)
        .executeTakeFirst();
      return row === undefined ? null : { ...openedVersion(row), pageCount: row.page_count };
    },
    listVersions: async (db, claimId) => {
      const rows = await db
        .selectFrom('letter_versions')
        .leftJoin('letter_documents', 'letter_documents.version_id', 'letter_versions.id')
        .select([...PLAIN_COLUMNS, 'letter_documents.page_count'])
        .where('letter_versions.claim_id', '=', claimId)
        .orderBy('version', 'desc')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        demandId: row.demand_id,
        version: row.version,
        textSha256: row.text_sha256,
        isApproved: row.is_approved,
        delivery: row.delivery,
        issuedOn: day(row.issued_on),
        templateVersion: row.template_version,
        createdAtMs: row.created_at.getTime(),
        deadline: row.deadline === null ? null : day(row.deadline),
        approvedBy: row.approved_by,
        pageCount: row.page_count,
      }));
    },
    insertVersion: async (db, letter) => {
      await db
        .insertInto('letter_versions')
        .values({
          id: letter.id,
          demand_id: letter.demandId,
          claim_id: letter.claimId,
          version: letter.version,
          text: box.sealJson(versionPurpose(letter.id), letter.text),
          text_sha256: letter.textSha256,
          is_approved: letter.isApproved,
          delivery: letter.delivery,
          signature: letter.signature === null ? null : box.seal(signaturePurpose(letter.id), letter.signature),
          signature_method: letter.signatureMethod,
          statement: letter.statement,
          issued_on: letter.issuedOn,
          template_version: letter.templateVersion,
          row_ids: JSON.stringify(letter.rowIds),
          created_at: new Date(letter.createdAtMs),
          view_model: letter.view === null ? null : box.sealJson(viewPurpose(letter.id), letter.view),
          deadline: letter.deadline,
          approved_by: letter.approvedBy,
        })
        .execute();
    },
  };
}
