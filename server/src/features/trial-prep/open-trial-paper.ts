import { err, ok, type Result } from '@plainclaim/domain';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { paperPage } from '../../platform/documents/index.ts';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ListedTrialPaper, OwnedTrialPaper, TrialBinderRepository } from './trial-binder-repository.ts';
import { type AccessDeps, type AccessError, ownedCase } from './trial-case.ts';

export type OpenPaperError = { readonly code: 'trial.signed_out' } | { readonly code: 'trial.unknown' };
export type ZipError = AccessError | { readonly code: 'trial.not_ready' };

type Deps = Pick<AccessDeps, 'claims'> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly trialBinders: TrialBinderRepository;
};

/** The stored PDF of one of the caller's papers, exactly as it was made. Somebody else's is not found. */
export async function openTrialPaper(
  { db, clock, trialBinders }: Deps,
  owner: Owner | null,
  documentId: string,
): Promise<Result<OwnedTrialPaper, OpenPaperError>> {
  if (owner === null || owner.accountId === null) return err({ code: 'trial.signed_out' });
  const paper = await trialBinders.findOwnedPaper(db, owner, documentId);
  if (paper === null) return err({ code: 'trial.unknown' });
  const event = { kind: 'trial.opened', by: actorOf(owner), documentId, paper: paper.kind } as const;
  await appendAudit(db, paper.claimId, clock.now(), event);
  return ok(paper);
}

/** The same paper as a web page, from the sheets its PDF was drawn from. */
export async function readTrialPaper(
  { db, clock, trialBinders }: Deps,
  owner: Owner | null,
  documentId: string,
): Promise<Result<string, OpenPaperError>> {
  if (owner === null || owner.accountId === null) return err({ code: 'trial.signed_out' });
  const page = await trialBinders.findOwnedPage(db, owner, documentId);
  if (page === null) return err({ code: 'trial.unknown' });
  const { claimId, file } = page;
  const event = { kind: 'trial.opened', by: actorOf(owner), documentId, paper: file.kind } as const;
  await appendAudit(db, claimId, clock.now(), event);
  const note = { language: spokenLanguage(), text: messageFor('papers.as_a_page') };
  return ok(paperPage({ title: file.title, sheets: file.sheets, signaturePng: null, note }));
}

/** Folders by who may see them, so that the private sheet is not handed over by mistake. */
const FOLDERS = {
  read: '1-Prepare-With',
  hand_over: '2-Bring-And-Hand-Over',
  private: '3-PRIVATE-For-You-Alone',
  later: '4-After-The-Judgment',
} as const satisfies Record<ListedTrialPaper['stage'], string>;

export type TrialZip = { readonly fileName: string; readonly bytes: Readable };

/** All papers of the newest set that is ready, packed while they are sent. */
export async function zipTrialPapers(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<TrialZip, ZipError>> {
  const { db, clock, trialBinders } = deps;
  const owned = await ownedCase(deps, db, owner, caseId);
  if (!owned.ok) return owned;
  const ready = await trialBinders.listReady(db, caseId);
  if (ready === null) return err({ code: 'trial.not_ready' });
  const atMs = clock.now();
  const event = { kind: 'trial.zip_opened', by: actorOf(owned.value.owner), version: ready.version } as const;
  await appendAudit(db, caseId, atMs, event);
  return ok({
    fileName: `Trial-Papers-Version-${ready.version}.zip`,
    bytes: zipOf(deps, owned.value.owner, ready.papers, atMs),
  });
}

/** One PDF at a time is read from the database and opened, when its turn has come. */
function zipOf({ db, trialBinders }: Deps, owner: Owner, papers: readonly ListedTrialPaper[], atMs: number): Readable {
  const zip = new ZipFile();
  const bytes = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => bytes.destroy(error));
  const pdfOf = async (id: string): Promise<Buffer> => {
    const paper = await trialBinders.findOwnedPaper(db, owner, id);
    if (paper === null) throw new Error('a paper was removed while it was packed');
    return paper.pdf;
  };
  for (const { id, stage, file_name } of papers) {
    // PDFs are compressed already.
    zip.addReadStreamLazy(`${FOLDERS[stage]}/${file_name}`, { mtime: new Date(atMs), compress: false }, (give) => {
      void pdfOf(id).then(
        (pdf) => give(null, Readable.from([pdf])),
        (error: unknown) => bytes.destroy(error instanceof Error ? error : new Error('a paper could not be read')),
      );
    });
  }
  zip.end();
  return bytes;
}
