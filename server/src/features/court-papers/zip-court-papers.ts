import { err, ok, type Result } from '@plainclaim/domain';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository, ListedPaper } from './court-paper-repository.ts';
import type { PaperCaseRepository, ReadyPacket } from './paper-case-repository.ts';

export type ZipPapersError = { readonly code: 'papers.unknown_case' } | { readonly code: 'papers.not_ready' };

export type PapersZip = { readonly fileName: string; readonly bytes: Readable };

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly courtPapers: CourtPaperRepository;
  readonly paperCases: PaperCaseRepository;
};

/** Folders in the order of use, so that nothing that is kept for later is filed by mistake. */
const FOLDERS = {
  read: '1-Read-First',
  file: '2-File-With-The-Court',
  later: '3-Keep-For-Later',
} as const satisfies Record<ListedPaper['stage'], string>;

/** All papers of one version of the caller's case, or of the newest, packed while they are sent. */
export async function zipCourtPapers(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  wanted?: number,
): Promise<Result<PapersZip, ZipPapersError>> {
  const { db, clock, courtPapers, paperCases } = deps;
  if (owner === null || !(await courtPapers.isOwned(db, owner, caseId))) return err({ code: 'papers.unknown_case' });
  const packet = await paperCases.findReadyOwned(db, owner, caseId, wanted);
  if (packet === null) return err({ code: 'papers.not_ready' });
  const { id, county, version } = packet;
  await appendAudit(db, caseId, clock.now(), { kind: 'papers.zip_opened', by: actorOf(owner), packetId: id });
  return ok({
    fileName: `Court-Papers-${county.replaceAll(/[^A-Za-z]+/g, '-')}-County-Version-${version}.zip`,
    bytes: zipOf(deps, owner, packet),
  });
}

/** One PDF at a time is read from the database and opened, when its turn has come. */
function zipOf({ db, courtPapers }: Deps, owner: Owner, { papers, madeAtMs }: ReadyPacket): Readable {
  const zip = new ZipFile();
  const bytes = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => bytes.destroy(error));
  const pdfOf = async (id: string): Promise<Buffer> => {
    const paper = await courtPapers.findOwnedPaper(db, owner, id);
    if (paper === null) throw new Error('a paper was removed while it was packed');
    return paper.pdf;
  };
  for (const [index, { id, stage, file_name }] of papers.entries()) {
    const place = papers.slice(0, index).filter((one) => one.stage === stage).length + 1;
    // PDFs are compressed already.
    zip.addReadStreamLazy(
      `${FOLDERS[stage]}/${place}-${file_name}`,
      { mtime: new Date(madeAtMs), compress: false },
      (give) => {
        void pdfOf(id).then(
          (pdf) => give(null, Readable.from([pdf])),
          (error: unknown) => bytes.destroy(error instanceof Error ? error : new Error('a paper could not be read')),
        );
      },
    );
  }
  zip.end();
  return bytes;
}
