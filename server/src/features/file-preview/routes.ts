import { filePreviewAnswerSchema, paths } from '@plainclaim/contract';
import { err, type JurisdictionPack } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { WorkerThread } from '../../platform/worker-thread/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake } from '../drafts/index.ts';
import { type CallDeps, callRoutes, type Owner } from '../sessions/index.ts';
import { textFailureStatus } from '../letters/index.ts';
import { draftFileBeside } from './draft-file.ts';

type Deps = CallDeps &
  SignatureIntake & {
    readonly db: Db;
    readonly claims: ClaimRepository;
    readonly clock: Clock;
    readonly pack: JurisdictionPack;
    readonly workerThread: WorkerThread;
  };

/** What the caller's own answers make so far, for the screen that shows the file being made. */
export const filePreviewRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    callRoutes(app, deps, 'claim').get(paths.filePreview, {
      sessionLimit: 'file-preview',
      clientLimit: 'file-preview-client',
      answer: filePreviewAnswerSchema,
      problems: [404, 422, 429, 503],
      failures: { 'draft.none': 404, 'claim.incomplete': 422, ...textFailureStatus },
      handle: async ({ owner, valueOf }) => {
        const { letter, papers, papersReason } = valueOf(await draftFile(deps, owner));
        return {
          success: true,
          letter,
          papers,
          papers_reason: papersReason === null ? null : messageFor(papersReason),
        };
      },
    });
  };

async function draftFile(deps: Deps, owner: Owner | null) {
  const { db, claims, clock } = deps;
  const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
  if (stored === null) return err({ code: 'draft.none' } as const);
  const claim = await openClaim(db, deps, stored);
  if (!claim.ok) return err({ code: 'claim.incomplete', problems: claim.error.problems } as const);
  return draftFileBeside(deps, stored.id, claim.value, clock.today());
}
