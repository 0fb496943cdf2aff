import type { OpenCaseAnswer } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { CLAIM_ID } from '../drafts/index.ts';
import { showOnResultPage } from '../sessions/index.ts';
import type { CaseRepository } from './case-repository.ts';

export type OpenCaseError = { readonly code: 'case.unknown' };

/** Someone signed in, in one browser. */
export type SignedIn = { readonly sessionId: string; readonly accountId: string };

type Deps = { readonly db: Db; readonly cases: CaseRepository; readonly clock: Clock };

/**
 * Makes a case the one its owner works on: a draft becomes the open draft, and whatever was open is put aside; a paid
 * case becomes the one the result page shows in this browser. Nothing is deleted, and doing it twice changes nothing.
 */
export async function openCase(
  { db, cases, clock }: Deps,
  { sessionId, accountId }: SignedIn,
  caseId: string,
): Promise<Result<OpenCaseAnswer['path'], OpenCaseError>> {
  return await inTransaction(db, async (trx): Promise<Result<OpenCaseAnswer['path'], OpenCaseError>> => {
    const found = CLAIM_ID.test(caseId) ? await cases.lockOwned(trx, accountId, caseId) : null;
    if (found === null) return err({ code: 'case.unknown' });
    if (found.status === 'paid') {
      await showOnResultPage(trx, sessionId, found.id);
      return ok('/result');
    }
    const nowMs = clock.now();
    for (const id of await cases.putOthersAside(trx, accountId, found.id, nowMs)) {
      await appendAudit(trx, id, nowMs, { kind: 'claim.archived' });
    }
    if (found.isPutAside) {
      await cases.takeUp(trx, accountId, found.id);
      await appendAudit(trx, found.id, nowMs, { kind: 'claim.taken_up' });
    }
    return ok('/');
  });
}
