import { acknowledgedSchema, paths, problemSchema, refuseMailRequestSchema } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { MailRefusals } from '../../platform/mail/index.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly refusals: MailRefusals;
  readonly requestLimits: RequestLimits;
};

/**
 * Takes a recipient's word that they want no more letters. The link in the mail only opens a page: programs that look
 * at every link must not refuse for people, so the page asks, and this call is the yes. No account, no cookie.
 */
export const mailRefusalRoutes =
  ({ db, clock, log, refusals, requestLimits }: Deps): AppPlugin =>
  async (app) => {
    app.post(
      paths.refuseMail,
      {
        schema: {
          tags: ['delivery'],
          body: refuseMailRequestSchema,
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
        await requestLimits.spendClient(request, reply, 'mail-refusal-client');
        const refused = await refusals.refuse(db, request.body.token, clock.now());
        if (!refused.ok) throw new ApiError(404, refused.error.code);
        log.info({ event: 'mail.refused_by_recipient' }, 'a recipient wants no more letters by e-mail');
        return { success: true, message: messageFor('dispatch.refusal_kept') };
      },
    );
  };
