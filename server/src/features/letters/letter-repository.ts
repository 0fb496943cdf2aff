import type { CalendarDate } from '@plainclaim/domain';
import { parseCalendarDate } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';

/** Personal facts a letter's pages need besides its text; sealed together. */
const detailsSchema = z.object({
  subject: z.string(),
  author: z.string(),
  recipientName: z.string(),
  removed: z.array(z.object({ kind: z.string(), text: z.string() })),
});
export type LetterDetails = z.infer<typeof detailsSchema>;

export type WorkingLetter = {
  readonly claimId: string;
  readonly text: string;
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
  readonly statement: string | null;
  readonly issuedOn: CalendarDate;
  readonly templateVersion: string;
  readonly rowIds: readonly string[];
  readonly createdAtMs: number;
};

const rowIdList = z.array(z.string());

function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error('a stored day is not a day');
  return parsed.value;
}

export type LetterRepository = {
  findWorking(db: Db, claimId: string): Promise<WorkingLetter | null>;
  insertWorking(db: Db, letter: WorkingLetter): Promise<void>;
  updateText(db: Db, claimId: string, text: string, savedAtMs: number): Promise<void>;
  findLatestVersion(db: Db, claimId: string): Promise<FrozenLetter | null>;
  insertVersion(db: Db, letter: FrozenLetter): Promise<void>;
  /** For the job that makes the PDF: it works for nobody in particular and was told the id by an owned request. */
  unsafeFindVersion(db: Db, versionId: string): Promise<FrozenLetter | null>;
};

export function createLetterRepository(box: SealedBox): LetterRepository {
  const workingPurpose = (claimId: string) => `letter:${claimId}`;
  const versionPurpose = (id: string) => `letter-version:${id}`;
  const signaturePurpose = (id: string) => `letter-signature:${id}`;
  const textIn = (purpose: string, sealed: Buffer) => z.parse(z.string(), openedValue(box, purpose, sealed));

  async function findVersion(db: Db, where: { readonly id: string } | { readonly latestOf: string }) {
    const all = db.selectFrom('letter_versions').selectAll();
    const row = await ('id' in where
      ? all.where('id', '=', where.id)
      : all.where('claim_id', '=', where.latestOf).orderBy('version', 'desc').limit(1)
    ).executeTakeFirst();
    if (row === undefined) return null;
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
      statement: row.statement,
      issuedOn: day(row.issued_on),
      templateVersion: row.template_version,
      rowIds: rowIdList.parse(row.row_ids),
      createdAtMs: row.created_at.getTime(),
    };
  }

  return {
    findWorking: async (db, claimId) => {
      const row = await db.selectFrom('letters').selectAll().where('claim_id', '=', claimId).executeTakeFirst();
      if (row === undefined) return null;
      return {
        claimId,
        text: textIn(workingPurpose(claimId), row.working_text),
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
          details: box.sealJson(workingPurpose(letter.claimId), letter.details),
          issued_on: letter.issuedOn,
          deadline: letter.deadline,
          row_ids: JSON.stringify(letter.rowIds),
          generated_at: new Date(letter.savedAtMs),
          saved_at: new Date(letter.savedAtMs),
        })
        .execute();
    },
    updateText: async (db, claimId, text, savedAtMs) => {
      await db
        .updateTable('letters')
        .set({ working_text: box.sealJson(workingPurpose(claimId), text), saved_at: new Date(savedAtMs) })
        .where('claim_id', '=', claimId)
        .execute();
    },
    findLatestVersion: (db, claimId) => findVersion(db, { latestOf: claimId }),
    unsafeFindVersion: (db, id) => findVersion(db, { id }),
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
          statement: letter.statement,
          issued_on: letter.issuedOn,
          template_version: letter.templateVersion,
          row_ids: JSON.stringify(letter.rowIds),
          created_at: new Date(letter.createdAtMs),
        })
        .execute();
    },
  };
}
