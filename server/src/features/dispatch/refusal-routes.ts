import { acknowledgedSchema, paths, refuseMailRequestSchema } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { MailRefusals } from '../../platform/mail/index.ts';
import { anyone, type CallDeps, callRoutes } from '../sessions/index.ts';

type Deps = CallDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly refusals: MailRefusals;
};

/**
 * Records that a recipient wants no more letters. The link in the mail only opens a page: programs that open every link
 * must not refuse on a person's behalf, so the page asks and this call answers yes. No account, no cookie.
 */
export const mailRefusalRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, clock, log, refusals } = deps;
    const call = callRoutes(app, deps, 'delivery');

    call.post(paths.refuseMail, {
      access: anyone,
      clientLimit: 'mail-refusal-client',
      body: refuseMailRequestSchema,
      answer: acknowledgedSchema,
      problems: [400, 403, 404, 429],
      failures: { 'dispatch.refusal_unknown': 404 },
      handle: async ({ body, valueOf }) => {
        valueOf(await refusals.refuse(db, body.token, clock.now()));
        log.info({ event: 'mail.refused_by_recipient' }, 'a recipient wants no more letters by email');
        return { success: true, message: messageFor('dispatch.refusal_kept') };
      },
    });
  };
