import type { FilingTick } from '@plainclaim/contract';
import { ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type FilingAccessDeps, type FilingAccessError, openFilingCase } from './filing-case.ts';
import type { FilingRepository } from './filing-repository.ts';

type Deps = FilingAccessDeps & { readonly db: Db; readonly clock: Clock; readonly filings: FilingRepository };

/** Keeps what is ticked off, so that the same list is on the telephone and on the computer. The last one counts. */
export async function tickFiling(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  ticked: readonly FilingTick[],
): Promise<Result<null, FilingAccessError>> {
  const { db, clock, filings } = deps;
  const opened = await openFilingCase(deps, db, owner, caseId);
  if (!opened.ok) return opened;
  await filings.tick(db, opened.value.stored.id, [...new Set(ticked)], clock.now());
  return ok(null);
}
