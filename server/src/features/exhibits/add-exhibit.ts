import { exhibitFieldsSchema } from '@plainclaim/contract';
import { err, EXHIBIT_LIMITS, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { SealedFiles } from '../../platform/files/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { PreparedUpload, UploadIntake, UploadRefusal } from '../../platform/uploads/index.ts';
import type { ScanOutcome, VirusScanner } from '../../platform/virus-scan/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AccessDeps, type AccessError, openCase } from './exhibit-access.ts';
import { type DetailsError, type ExhibitDetails, readDetails } from './exhibit-details.ts';
import { type StoreUploadCode, type Received, storeUpload, type UploadPart } from './store-upload.ts';

export type AddError =
  | AccessError
  | DetailsError
  | { readonly code: StoreUploadCode }
  | { readonly code: 'exhibits.too_many' | 'exhibits.case_too_long' }
  /** The scanner does not answer, and this site takes nothing that it did not look through. */
  | { readonly code: 'exhibits.not_scanned' }
  | { readonly code: (typeof refusals)[keyof typeof refusals] };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: SealedFiles;
  readonly uploads: UploadIntake;
  readonly scanner: VirusScanner;
};

const refusals = {
  'uploads.password': 'exhibits.password',
  'uploads.broken': 'exhibits.broken',
  'uploads.form_not_drawn': 'exhibits.form_not_drawn',
  'uploads.too_many_pages': 'exhibits.too_many_pages',
  'uploads.too_heavy': 'exhibits.too_heavy',
  'uploads.cannot_draw': 'exhibits.cannot_draw',
  'uploads.heic': 'exhibits.heic',
  'uploads.busy': 'server.busy',
  'uploads.withheld': 'exhibits.infected',
} as const satisfies Record<UploadRefusal | 'uploads.busy' | 'uploads.withheld', string>;

/**
 * Takes one file as the case's last exhibit: received to disk, looked through for viruses, opened in a process of its own,
 * and kept only as the clean copy that was made from it. `parts` is asked for only after the caller is known to own the case.
 */
export async function addExhibit(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  parts: () => AsyncIterator<UploadPart>,
): Promise<Result<{ readonly id: string }, AddError>> {
  const { db, exhibits, files, ids } = deps;
  const access = await openCase(deps, { db }, owner, caseId);
  if (!access.ok) return access;
  const before = await exhibits.list(db, caseId);
  if (before.length >= EXHIBIT_LIMITS.files) return err({ code: 'exhibits.too_many' });
  const received = await storeUpload(files, ids.uuid(), parts());
  if (typeof received === 'string') return err({ code: received });
  try {
    return await keepCleanCopy(deps, access.value, caseId, received);
  } finally {
    await files.remove(received.fileId);
  }
}

const isMissing = (scan: ScanOutcome, { isRequired }: VirusScanner): boolean => isRequired && scan === 'not_scanned';

async function keepCleanCopy(
  deps: Deps,
  owner: Owner,
  caseId: string,
  { fileId, kind, fileName, fields }: Received,
): Promise<Result<{ readonly id: string }, AddError>> {
  const { clock, files, uploads, scanner } = deps;
  const parsed = exhibitFieldsSchema.safeParse(fields);
  if (!parsed.success) return err({ code: 'exhibits.description_long' });
  const { description, happened_on: happenedOn } = parsed.data;
  const details = readDetails({ description, happenedOn }, clock.today());
  if (!details.ok) return details;
  let scan: ScanOutcome = 'not_scanned';
  // The file as it came: what harms nobody any more once it is opened would not be found.
  const scannedBytes = async (): Promise<Uint8Array | null> => {
    scan = await scanner.scan(files.read(fileId));
    const isWithheld = scan === 'infected' || isMissing(scan, scanner);
    return isWithheld ? null : wholeOf(files.read(fileId));
  };
  const prepared = await uploads.prepare({
    of: owner.accountId ?? owner.sessionId,
    // Within the turn, so that as many files are looked through at a time as are opened.
    bytes: scannedBytes,
    as: kind === 'pdf' ? 'pdf' : 'image',
    mostPages: EXHIBIT_LIMITS.filePages,
  });
  if (!prepared.ok) {
    const isUnscanned = prepared.error === 'uploads.withheld' && isMissing(scan, scanner);
    return err({ code: isUnscanned ? 'exhibits.not_scanned' : refusals[prepared.error] });
  }
  const { drawnPages } = prepared.value;
  const kept = { ...details.value, fileName, drawnPages: [...drawnPages], scan };
  return await keepPrepared(deps, owner, caseId, prepared.value, kept);
}

/** A PDF that was made here, as the case's last exhibit. It goes the way of one that was uploaded, but for the scanner. */
export async function addMadeExhibit(
  deps: Deps,
  owner: Owner,
  caseId: string,
  made: { readonly pdf: Uint8Array; readonly description: string; readonly fileName: string },
): Promise<Result<{ readonly id: string }, AddError>> {
  const prepared = await deps.uploads.prepare({
    of: owner.accountId ?? owner.sessionId,
    bytes: async () => made.pdf,
    as: 'pdf',
    mostPages: EXHIBIT_LIMITS.filePages,
  });
  if (!prepared.ok) return err({ code: refusals[prepared.error] });
  const { description, fileName } = made;
  const drawnPages = [...prepared.value.drawnPages];
  const kept: ExhibitDetails = { description, happenedOn: '', fileName, drawnPages, scan: 'clean' };
  return await keepPrepared(deps, owner, caseId, prepared.value, kept);
}

async function keepPrepared(
  deps: Deps,
  owner: Owner,
  caseId: string,
  prepared: PreparedUpload,
  details: ExhibitDetails,
): Promise<Result<{ readonly id: string }, AddError>> {
  const { files, ids } = deps;
  const id = ids.uuid();
  const written = await files.write(id, oncePiece(prepared.bytes));
  let isKept = false;
  try {
    const copy = { id, details, prepared, written };
    const added = await insert(deps, owner, caseId, copy);
    isKept = added.ok;
    return added;
  } finally {
    if (!isKept) await files.remove(id);
  }
}

type CleanCopy = {
  readonly id: string;
  readonly details: ExhibitDetails;
  readonly prepared: PreparedUpload;
  readonly written: { readonly byteCount: number; readonly sha256: string };
};

const insert = (
  deps: Deps,
  owner: Owner,
  caseId: string,
  { id, details, prepared, written }: CleanCopy,
): Promise<Result<{ readonly id: string }, AddError>> =>
  inTransaction(deps.db, async (trx) => {
    // Looked at again: other uploads of this case may have ended meanwhile.
    const access = await openCase(deps, { trx }, owner, caseId);
    if (!access.ok) return access;
    const others = await deps.exhibits.list(trx, caseId);
    if (others.length >= EXHIBIT_LIMITS.files) return err({ code: 'exhibits.too_many' });
    const pages = others.reduce((sum, { pageCount }) => sum + pageCount, prepared.pageCount);
    if (pages > EXHIBIT_LIMITS.casePages) return err({ code: 'exhibits.case_too_long' });
    const nowMs = deps.clock.now();
    await deps.exhibits.insert(trx, {
      id,
      claimId: caseId,
      position: others.length,
      kind: prepared.kind,
      pageCount: prepared.pageCount,
      smallPicture: prepared.smallPicture,
      ...written,
      ...details,
      createdAtMs: nowMs,
    });
    await appendAudit(trx, caseId, nowMs, { kind: 'exhibit.added', by: actorOf(owner), exhibitId: id });
    return ok({ id });
  });

export async function wholeOf(blocks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const block of blocks) parts.push(block);
  return Buffer.concat(parts);
}

async function* oncePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
