import type { Db } from '../../platform/db/index.ts';
import type { SealedFiles } from '../../platform/files/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { ExhibitRepository } from './exhibit-repository.ts';

/** No upload and no packet takes that long to be noted in the database. */
const SURELY_DONE_MS = 60 * 60 * 1000;

type Deps = {
  readonly db: Db;
  readonly exhibits: ExhibitRepository;
  readonly files: SealedFiles;
  /** Other files that lie in the same folder: those of `ids` that something else uses. */
  readonly otherFilesInUse: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly log: Log;
};

/** Takes away the files of claims that were deleted, and what crashes left behind. */
export async function clearExhibitFiles({ db, exhibits, files, otherFilesInUse, log }: Deps): Promise<void> {
  // By the machine's time, which is the files' time too.
  const count = await files.clearOlderThan(Date.now() - SURELY_DONE_MS, async (ids) => {
    const [own, others] = await Promise.all([exhibits.unsafeFilesInUse(db, ids), otherFilesInUse(db, ids)]);
    return new Set([...own, ...others]);
  });
  log.info({ count, event: 'exhibits.cleared' }, 'files of no exhibit cleared away');
}
