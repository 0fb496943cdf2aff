import { acknowledgedSchema, paths, problemSchema, reportLetterRequestSchema } from '@plainclaim/contract';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import { isSameSecret, type TokenHashing } from '../../platform/security/index.ts';
import type { LetterRepository } from '../letters/index.ts';
import type { DispatchRepository } from './dispatch-repository.ts';
import { demandIdOf } from './fail-dispatch.ts';
import { operatorQueue } from './operator-queue.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly hashing: TokenHashing;
  readonly letters: LetterRepository;
  readonly dispatches: DispatchRepository;
  readonly requestLimits: RequestLimits;
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
  ({ db, clock, ids, log, hashing, letters, dispatches, requestLimits }: Deps): AppPlugin =>
  async (app) => {
    app.post(
      paths.reportLetter,
      {
        schema: {
          tags: ['delivery'],
          body: reportLetterRequestSchema,
          response: {
            200: acknowledgedSchema,
            400: problemSchema,
            403: problemSchema,
            404: problemSchema,
            429: problemSchema,
          },
        },
      },
      async (request, reply) => {
        await requestLimits.spendClient(request, reply, 'letter-report-client');
        const { token, reason } = request.body;
        const [, dispatchId = '', given = ''] = TOKEN.exec(token) ?? [];
        if (!isSameSecret(given, stampOf(hashing, dispatchId))) throw new ApiError(404, 'dispatch.report_unknown');
        await inTransaction(db, async (trx) => {
          const dispatch = await dispatches.unsafeLock(trx, { id: dispatchId });
          if (dispatch === null) throw new ApiError(404, 'dispatch.report_gone');
          const atMs = clock.now();
          const { claimId } = dispatch;
          const item = { id: ids.uuid(), kind: 'reported_letter', dispatchId, claimId, reason, atMs } as const;
          if (!(await operatorQueue.add(trx, item))) return;
          const demandId = await demandIdOf(letters, trx, dispatch.versionId);
          await appendAudit(trx, claimId, atMs, { kind: 'dispatch.reported', dispatchId, demandId, reason });
        });
        log.warn({ event: 'letter.reported', code: reason }, 'a reader reported a letter: see operator_queue_now');
        return { success: true, message: messageFor('dispatch.report_kept') };
      },
    );
  };
