import {
  HOMES,
  logInWaysAnswerSchema,
  PAGES,
  paths,
  SOCIAL_PROVIDERS,
  type SocialProblem,
  socialBackPath,
  socialStartPath,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import type { AppPlugin } from '../../../platform/http/index.ts';
import { anyone, type CallDeps, callRoutes, newcomersAnew } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { callerBy } from '../answers.ts';
import { finishLogIn } from '../log-in/finish-log-in.ts';
import { beginSocial, finishSocial, type SocialError } from './social-log-in.ts';

const PROBLEMS = {
  'social.not_set_up': 'not-set-up',
  'social.failed': 'failed',
  'social.unconfirmed': 'unconfirmed',
} satisfies Record<SocialError['code'], SocialProblem>;

const pageOf = ({ code }: SocialError): string => `/login?problem=${PROBLEMS[code]}`;

/** Our own pages alone: no address that somebody else wrote leads anywhere after a log-in. */
const PLACES: ReadonlySet<string> = new Set([...HOMES, ...PAGES]);
const DASHBOARD = '/dashboard';
const placeFor = (wanted: string): string => (PLACES.has(wanted) && wanted !== '/login' ? wanted : DASHBOARD);

const startQuery = z.object({ next: z._default(z.string().check(z.maxLength(100)), '') });
/** What a service adds to the address it sends back to. */
const backQuery = z.object({
  code: z.optional(z.string().check(z.maxLength(4000))),
  state: z.optional(z.string().check(z.maxLength(1000))),
  iss: z.optional(z.string().check(z.maxLength(500))),
  error: z.optional(z.string().check(z.maxLength(200))),
});
const LARGEST_FORM_BYTES = 16_384;

/** Log-in through other services: two addresses that a browser goes to, and which of the services there are. */
export const socialRoutes =
  (deps: AccountDeps & CallDeps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'account');

    call.get(paths.logInWays, {
      access: anyone,
      answer: logInWaysAnswerSchema,
      handle: async () => ({ success: true, providers: deps.identityProviders.map(({ name }) => name) }),
    });

    for (const name of SOCIAL_PROVIDERS) {
      call.get(socialStartPath(name), {
        hasNoHead: true,
        isHidden: true,
        // The answer must come back to this very browser.
        access: newcomersAnew,
        clientLimit: 'social-client',
        query: startQuery,
        problems: [400, 429, 503],
        handle: async ({ owner, query, reply }) => {
          const begun = await beginSocial(deps, owner, { name, next: placeFor(query.next) });
          return reply.redirect(begun.ok ? begun.value : pageOf(begun.error), 303);
        },
      });

      call.get(socialBackPath(name), {
        hasNoHead: true,
        isHidden: true,
        clientLimit: 'social-client',
        query: backQuery,
        problems: [400, 429, 503],
        handle: async ({ owner, request, reply }) => {
          const cameBackTo = new URL(request.url, deps.publicUrl);
          const ended = await finishSocial(deps, callerBy(deps, request, owner), { name, cameBackTo });
          if (!ended.ok) return reply.redirect(pageOf(ended.error), 303);
          const { done, next } = ended.value;
          await finishLogIn(deps, request, reply, done);
          return reply.redirect(done.kind === 'signed_in' ? next : '/login?step=second', 303);
        },
      });
    }

    await app.register(postedBack);
  };

/**
 * Apple sends the answer as a form of its own page, without our cookie. It changes nothing: the browser is sent on to the
 * address above by itself, and brings its cookie there.
 */
const postedBack: AppPlugin = async (app) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  for (const name of SOCIAL_PROVIDERS) {
    app.route({
      method: 'POST',
      url: socialBackPath(name),
      config: { takesOtherSites: true },
      schema: { hide: true, body: backQuery },
      handler: async (request, reply) => {
        const given = new URLSearchParams();
        for (const [key, value] of Object.entries(backQuery.parse(request.body))) {
          if (typeof value === 'string') given.set(key, value);
        }
        return reply.redirect(`${socialBackPath(name)}?${given.toString()}`, 303);
      },
    });
  }
};
