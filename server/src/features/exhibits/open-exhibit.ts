import { err, type EvidenceKind, exhibitMark, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { openFound, type SealedFiles } from '../../platform/files/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AccessDeps, type AccessError, openCase } from './exhibit-access.ts';

export type OpenExhibitError = AccessError | { readonly code: 'exhibits.unknown' };

export type OpenedExhibit = {
  readonly kind: EvidenceKind;
  readonly mark: string;
  /** The clean copy. */
  readonly blocks: AsyncIterable<Buffer>;
};

type Deps = AccessDeps & { readonly db: Db; readonly clock: Clock; readonly files: SealedFiles };

/** The clean copy of one exhibit of the caller's own case, block by block. */
export async function openExhibit(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  exhibitId: string,
): Promise<Result<OpenedExhibit, OpenExhibitError>> {
  const { db, clock, exhibits, files } = deps;
  const access = await openCase(deps, { db }, owner, caseId);
  if (!access.ok) return access;
  const listed = async () => {
    const all = await exhibits.list(db, caseId);
    const position = all.findIndex(({ id }) => id === exhibitId);
    const exhibit = all[position];
    return exhibit === undefined ? null : { ...exhibit, position };
  };
  const opened = await openFound(files, listed);
  if (opened === null) return err({ code: 'exhibits.unknown' });
  const { kind, position } = opened.found;
  const event = { kind: 'exhibit.opened', by: actorOf(access.value), exhibitId } as const;
  await appendAudit(db, caseId, clock.now(), event);
  return ok({ kind, mark: exhibitMark(position), blocks: opened.blocks });
}

/** The small copy of a picture. Lists ask for it by themselves, so it leaves nothing in the trail. */
export async function findPicture(
  deps: Pick<Deps, keyof AccessDeps | 'db'>,
  owner: Owner | null,
  caseId: string,
  exhibitId: string,
): Promise<Result<Buffer, OpenExhibitError>> {
  const access = await openCase(deps, { db: deps.db }, owner, caseId);
  if (!access.ok) return access;
  const picture = await deps.exhibits.findPicture(deps.db, caseId, exhibitId);
  return picture === null ? err({ code: 'exhibits.unknown' }) : ok(picture);
}
