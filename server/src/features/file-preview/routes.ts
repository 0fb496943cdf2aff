import { filePreviewAnswerSchema, paths, problemSchema } from '@plainclaim/contract';
import type { JurisdictionPack } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { WorkerThread } from '../../platform/worker-thread/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { type ClaimRepository, openClaim, type SignatureDesk } from '../drafts/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { textFailureStatus } from '../letters/index.ts';
import { draftFileBeside } from './draft-file.ts';

type Deps = SignatureDesk & {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly clock: Clock;
  readonly sessions: BrowserSessions;
  readonly requestLimits: RequestLimits;
  readonly pack: JurisdictionPack;
  readonly workerThread: WorkerThread;
};

/** What the caller's own answers make so far, for the screen that shows the file being made. */
export const filePreviewRoutes =
  ({ db, claims, clock, desk, sessions, requestLimits, pack, workerThread }: Deps): AppPlugin =>
  async (app) => {
    app.get(
      paths.filePreview,
      {
        schema: {
          tags: ['claim'],
          response: {
            200: filePreviewAnswerSchema,
            404: problemSchema,
            422: problemSchema,
            429: problemSchema,
            503: problemSchema,
          },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'file-preview', owner.sessionId);
        await requestLimits.spendClient(request, reply, 'file-preview-client');
        const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
        if (stored === null) throw new ApiError(404, 'draft.none');
        const claim = await openClaim(db, { clock, desk, pack }, stored);
        if (!claim.ok) throw new ApiError(422, 'claim.incomplete', { problems: claim.error.problems });
        const drafted = await draftFileBeside({ workerThread, pack }, stored.id, claim.value, clock.today());
        if (!drafted.ok) throw new ApiError(textFailureStatus[drafted.error.code], drafted.error.code);
        const { letter, papers, papersReason } = drafted.value;
        return {
          success: true,
          letter,
          papers,
          papers_reason: papersReason === null ? null : messageFor(papersReason),
        };
      },
    );
  };
