import { acknowledgedSchema, paths, type ReportLetterRequest, reportLetterRequestSchema } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { isSameSecret, type TokenHashing } from '../../platform/security/index.ts';
import type { LetterRepository } from '../letters/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';
import type { DispatchRepository } from './dispatch-repository.ts';
import { demandIdOf } from './fail-dispatch.ts';
import { operatorQueue } from './operator-queue.ts';

type Deps = CallDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly hashing: TokenHashing;
  readonly letters: LetterRepository;
  readonly dispatches: DispatchRepository;
};

const stampOf = (hashing: TokenHashing, dispatchId: string): string => hashing.signValue('letter-report', dispatchId);
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** For the link in a letter's mail. It names one letter, works for ever and opens nothing else. */
export const reportTokenOf = (hashing: TokenHashing, dispatchId: string): string =>
  `${dispatchId}.${stampOf(hashing, dispatchId)}`;

/**
 * Takes a reader's word that a letter misuses the service: an item in the operator's queue and a row in the claim's
 * trail, once a letter. No account, no cookie, and nothing is told to the sender.
 */
export const letterReportRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'delivery');

    call.post(paths.reportLetter, {
      access: anyone,
      clientLimit: 'letter-report-client',
      body: reportLetterRequestSchema,
      answer: acknowledgedSchema,
      problems: [400, 403, 404, 429],
      failures: { 'dispatch.report_unknown': 404, 'dispatch.report_gone': 404 },
      handle: async ({ body, valueOf }) => {
        valueOf(await reportLetter(deps, body));
        return { success: true, message: messageFor('dispatch.report_kept') };
      },
    });
  };

type ReportError = { readonly code: 'dispatch.report_unknown' | 'dispatch.report_gone' };

async function reportLetter(deps: Deps, { token, reason }: ReportLetterRequest): Promise<Result<null, ReportError>> {
  const { db, clock, ids, log, hashing, letters, dispatches } = deps;
  const [, dispatchId = '', given = ''] = TOKEN.exec(token) ?? [];
  if (!isSameSecret(given, stampOf(hashing, dispatchId))) return err({ code: 'dispatch.report_unknown' });
  const isFound = await inTransaction(db, async (trx) => {
    const dispatch = await dispatches.unsafeLock(trx, { id: dispatchId });
    if (dispatch === null) return false;
    const atMs = clock.now();
    const { claimId } = dispatch;
    const item = { id: ids.uuid(), kind: 'reported_letter', dispatchId, claimId, reason, atMs } as const;
    if (!(await operatorQueue.add(trx, item))) return true;
    const demandId = await demandIdOf(letters, trx, dispatch.versionId);
    await appendAudit(trx, claimId, atMs, { kind: 'dispatch.reported', dispatchId, demandId, reason });
    return true;
  });
  if (!isFound) return err({ code: 'dispatch.report_gone' });
  log.warn({ event: 'letter.reported', code: reason }, 'a reader reported a letter: see operator_queue_now');
  return ok(null);
}
