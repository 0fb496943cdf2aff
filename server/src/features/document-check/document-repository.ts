import { type CalendarDate, dayAt } from '@plainclaim/domain';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { findChangedCopy } from '../../platform/known-files/index.ts';
import { findPaperByHash } from '../court-papers/index.ts';
import { typedCode } from '../letters/index.ts';

export type DocumentVersion = { readonly version: number; readonly madeOn: string };

export type KnownDocument = DocumentVersion & {
  readonly kind: 'letter' | 'court_paper';
  readonly isApproved: boolean;
  /** The newest version of it; null while this one is. */
  readonly newest: DocumentVersion | null;
  /** Null for the very file; of a copy that was changed, the pages that are others. */
  readonly changedPages: readonly number[] | null;
};

const dayOf = (at: Date): CalendarDate => dayAt(at.getTime(), COURT_TIME_ZONE);

const versions = (db: Db) =>
  db.selectFrom('letter_versions').select(['claim_id', 'version', 'is_approved', 'created_at']);
type VersionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirst']>>>;

/** An approved text is replaced by a later approval, a draft by any. */
async function asLetter(db: Db, row: VersionRow | undefined): Promise<KnownDocument | null> {
  if (row === undefined) return null;
  const newest = await db
    .selectFrom('letter_versions')
    .select(['version', 'created_at'])
    .where('claim_id', '=', row.claim_id)
    .where('is_approved', '=', true)
    .where('version', '>', row.version)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return {
    kind: 'letter',
    version: row.version,
    madeOn: dayOf(row.created_at),
    isApproved: row.is_approved,
    newest: newest === undefined ? null : { version: newest.version, madeOn: dayOf(newest.created_at) },
    changedPages: null,
  };
}

/** A letter's PDF with these very bytes, as it was made or with a time stamp added later. */
async function findLetter(db: Db, sha256: string): Promise<KnownDocument | null> {
  const row = await versions(db)
    .where((where) =>
      where.or([
        where('id', 'in', db.selectFrom('letter_documents').select('version_id').where('pdf_sha256', '=', sha256)),
        where('id', 'in', db.selectFrom('letter_seals').select('version_id').where('pdf_sha256', '=', sha256)),
      ]),
    )
    .executeTakeFirst();
  return await asLetter(db, row);
}

async function findCourtPaper(db: Db, sha256: string): Promise<KnownDocument | null> {
  const paper = await findPaperByHash(db, sha256);
  return paper === null ? null : { kind: 'court_paper', isApproved: true, changedPages: null, ...paper };
}

/**
 * What is known of a file of ours with these bytes; null for any other. Whoever knows the hash holds the file, so nothing
 * is told here that is not in it, but whether there is a newer one.
 */
export const findDocument = async (db: Db, sha256: string): Promise<KnownDocument | null> =>
  (await findLetter(db, sha256)) ?? (await findCourtPaper(db, sha256));

/** The file of ours that a file with these parts is a changed copy of. Whoever has such parts has most of the file. */
export async function findCopied(db: Db, marks: readonly string[]): Promise<KnownDocument | null> {
  const copy = await findChangedCopy(db, marks);
  const known = copy === null ? null : await findDocument(db, copy.sha256);
  return copy === null || known === null ? null : { ...known, changedPages: copy.pages };
}

/** The letter that a printed code stands with; null for a code of no letter. */
export async function findByCode(db: Db, typed: string): Promise<KnownDocument | null> {
  const code = typedCode(typed);
  if (code === null) return null;
  const row = await versions(db)
    .where('id', 'in', db.selectFrom('letter_codes').select('version_id').where('code', '=', code))
    .executeTakeFirst();
  return await asLetter(db, row);
}
