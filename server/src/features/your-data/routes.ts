import {
  dataCodeAnswerSchema,
  dataLinkRequestSchema,
  deleteDataRequestSchema,
  acknowledgedSchema,
  paths,
  problemSchema,
  proveClaimAddressRequestSchema,
  yourDataAnswerSchema,
  yourDataRequestSchema,
} from '@plainclaim/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { isFromThisMachine, refusedByLimit, type RequestLimits } from '../../platform/limits/index.ts';
import { type Caller, callerBy } from '../accounts/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { type AskDeletionError, makeAskDeletion } from './ask-deletion.ts';
import { type AskLinkError, makeAskLink } from './ask-link.ts';
import { makeFindYourData } from './find-your-data.ts';
import { makeProveAddress, makeSendCode, type ProveError, type SendCodeError } from './send-code.ts';
import { makeOpenExport, makeOrderExport, type OpenExportError, type OrderExportError } from './take-data-along.ts';

type Deps = Parameters<typeof makeFindYourData>[0] &
  Parameters<typeof makeOrderExport>[0] &
  Parameters<typeof makeAskDeletion>[0] &
  Parameters<typeof makeSendCode>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
    readonly isProduction: boolean;
  };

type Refusal = OrderExportError | OpenExportError | AskDeletionError | SendCodeError | ProveError | AskLinkError;

const status = {
  'data.none': 404,
  'data.link_unknown': 404,
  'data.export_not_ready': 409,
  'data.not_agreed': 422,
  'data.confirm_empty': 422,
  'data.no_address': 409,
  'account.signed_out': 401,
  'account.current_password_empty': 422,
  'account.current_password_wrong': 422,
  'account.code_empty': 422,
  'account.code_wrong': 422,
  'account.email_empty': 422,
  'field.email': 422,
  'request.too_many': 429,
  'server.busy': 503,
} satisfies Record<Refusal['code'], number>;

const failures = {
  400: problemSchema,
  401: problemSchema,
  403: problemSchema,
  404: problemSchema,
  409: problemSchema,
  422: problemSchema,
  429: problemSchema,
  503: problemSchema,
};

function refused(reply: FastifyReply, error: Refusal): ApiError {
  return 'retryAfterSeconds' in error ? refusedByLimit(reply, error) : new ApiError(status[error.code], error.code);
}

/** What people have here: taking it along, deleting it, and finding the way back to it without an account. */
export const yourDataRoutes = (deps: Deps): AppPlugin => {
  const findYourData = makeFindYourData(deps);
  const orderExport = makeOrderExport(deps);
  const openExport = makeOpenExport(deps);
  const askDeletion = makeAskDeletion(deps);
  const sendCode = makeSendCode(deps);
  const proveAddress = makeProveAddress(deps);
  const askLink = makeAskLink(deps);
  const { sessions, requestLimits, isProduction } = deps;
  const schema = { tags: ['your data'] };

  /** Who calls, after the call was counted: by the session, and by the place, since links are used without one. */
  async function caller(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
    const owner = await sessions.find(request, reply);
    if (owner !== null) await requestLimits.spend(reply, 'your-data', owner.accountId ?? owner.sessionId);
    await requestLimits.spendClient(request, reply, 'your-data-client');
    return callerBy(deps, request, owner);
  }

  async function standing({ owner }: Caller, token: string, reply: FastifyReply, message?: string) {
    const found = await findYourData({ owner, token }, message);
    if (!found.ok) throw refused(reply, found.error);
    return found.value;
  }

  return async (app) => {
    app.addHook('onClose', () => askLink.settled());
    const standings = { body: yourDataRequestSchema, response: { 200: yourDataAnswerSchema, ...failures } };

    // By POST, so that a link's token stands in no address that is logged.
    app.post(paths.yourData, { schema: { ...schema, ...standings } }, async (request, reply) =>
      standing(await caller(request, reply), request.body.token, reply),
    );

    app.post(paths.exportData, { schema: { ...schema, ...standings } }, async (request, reply) => {
      const who = await caller(request, reply);
      const { token } = request.body;
      const ordered = await orderExport({ owner: who.owner, token });
      if (!ordered.ok) throw refused(reply, ordered.error);
      return standing(who, token, reply, messageFor('data.export_ordered'));
    });

    app.post(paths.openDataExport, { schema: { ...schema, body: yourDataRequestSchema } }, async (request, reply) => {
      const { owner } = await caller(request, reply);
      const opened = await openExport({ owner, token: request.body.token });
      if (!opened.ok) throw refused(reply, opened.error);
      request.log.info({ event: 'data.export_opened' }, 'an export of personal data was downloaded');
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-length', String(opened.value.byteCount))
        .header('content-disposition', 'attachment; filename="Your-Data.zip"')
        .send(Readable.from(opened.value.blocks));
    });

    app.post(
      paths.deleteData,
      { schema: { ...schema, body: deleteDataRequestSchema, response: { 200: acknowledgedSchema, ...failures } } },
      async (request, reply) => {
        const who = await caller(request, reply);
        const asked = await askDeletion(who, request.body);
        if (!asked.ok) throw refused(reply, asked.error);
        // A link deletes what it leads to; this browser's own session is not touched by that.
        if (who.owner !== null && asked.value.kind !== 'address') await sessions.signOut(who.owner, reply);
        return { success: true, message: messageFor('data.deleting') };
      },
    );

    app.post(
      paths.dataCode,
      { schema: { ...schema, response: { 200: dataCodeAnswerSchema, ...failures } } },
      async (request, reply) => {
        const sent = await sendCode(await caller(request, reply));
        if (!sent.ok) throw refused(reply, sent.error);
        const shown = !isProduction && isFromThisMachine(request) ? { debug: true, verification_code: sent.value } : {};
        return { success: true, message: messageFor('account.code_sent'), ...shown };
      },
    );

    app.post(
      paths.proveClaimAddress,
      {
        schema: {
          ...schema,
          body: proveClaimAddressRequestSchema,
          response: { 200: yourDataAnswerSchema, ...failures },
        },
      },
      async (request, reply) => {
        const who = await caller(request, reply);
        const proved = await proveAddress(who, request.body.code);
        if (!proved.ok) throw refused(reply, proved.error);
        return standing(who, '', reply, messageFor('data.address_proved'));
      },
    );

    app.post(
      paths.dataLink,
      { schema: { ...schema, body: dataLinkRequestSchema, response: { 200: acknowledgedSchema, ...failures } } },
      async (request, reply) => {
        const { client } = await caller(request, reply);
        const asked = await askLink.ask(client, request.body.email);
        if (!asked.ok) throw refused(reply, asked.error);
        return { success: true, message: messageFor('data.link_asked') };
      },
    );
  };
};
