import {
  dataCodeAnswerSchema,
  dataLinkRequestSchema,
  deleteDataRequestSchema,
  acknowledgedSchema,
  paths,
  proveClaimAddressRequestSchema,
  yourDataAnswerSchema,
  yourDataRequestSchema,
} from '@plainclaim/contract';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { refusedByLimit } from '../../platform/limits/index.ts';
import { callerBy, debugFields } from '../accounts/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import { type AskDeletionError, askDeletion } from './deletion/ask-deletion.ts';
import { type AskLinkError, createDataLinkRequests } from './ask-link.ts';
import { findYourData } from './find-your-data.ts';
import { proveAddress, sendCode, type ProveError, type SendCodeError } from './send-code.ts';
import { openExport, orderExport, type OpenExportError, type OrderExportError } from './export/take-data-along.ts';

type Deps = Parameters<typeof findYourData>[0] &
  Parameters<typeof orderExport>[0] &
  Parameters<typeof askDeletion>[0] &
  Parameters<typeof sendCode>[0] &
  CallDeps & { readonly isProduction: boolean };

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
  'account.log_in_again': 403,
  'account.code_empty': 422,
  'account.code_wrong': 422,
  'account.email_empty': 422,
  'field.email': 422,
  'request.too_many': 429,
  'server.busy': 503,
} satisfies Record<Refusal['code'], number>;

const problems = [400, 401, 403, 404, 409, 422, 429, 503];

const refusal = (error: Refusal, reply: FastifyReply): ApiError =>
  'retryAfterSeconds' in error ? refusedByLimit(reply, error) : new ApiError(status[error.code], error.code);

/** What people have here: taking it along, deleting it, and finding the way back to it without an account. */
export const yourDataRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'your data');
    const linkRequests = createDataLinkRequests(deps);
    app.addHook('onClose', () => linkRequests.settled());
    // By the session, and by the place, since links are used without one.
    const counted = { limit: 'your-data', clientLimit: 'your-data-client', refusal } as const;

    // By POST, so that a link's token is in no address that is logged.
    call.post(paths.yourData, {
      ...counted,
      body: yourDataRequestSchema,
      answer: yourDataAnswerSchema,
      problems,
      handle: async ({ owner, body: { token }, valueOf }) => valueOf(await findYourData(deps, { owner, token })),
    });

    call.post(paths.exportData, {
      ...counted,
      body: yourDataRequestSchema,
      answer: yourDataAnswerSchema,
      problems,
      handle: async ({ owner, body: { token }, valueOf }) => {
        valueOf(await orderExport(deps, { owner, token }));
        return valueOf(await findYourData(deps, { owner, token }, messageFor('data.export_ordered')));
      },
    });

    call.post(paths.openDataExport, {
      ...counted,
      body: yourDataRequestSchema,
      handle: async ({ owner, body: { token }, request, reply, valueOf }) => {
        const { blocks, byteCount } = valueOf(await openExport(deps, { owner, token }));
        request.log.info({ event: 'data.export_opened' }, 'an export of personal data was downloaded');
        reply.header('content-length', String(byteCount));
        const file = { type: 'application/zip', name: 'Your-Data.zip', action: 'download' };
        return sendFile(reply, file, Readable.from(blocks));
      },
    });

    call.post(paths.deleteData, {
      ...counted,
      body: deleteDataRequestSchema,
      answer: acknowledgedSchema,
      problems,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const deleted = valueOf(await askDeletion(deps, callerBy(deps, request, owner), body));
        // A link deletes what it leads to; this browser's own session is not touched by that.
        if (owner !== null && deleted.kind !== 'address') await deps.sessions.signOut(owner, reply);
        return { success: true, message: messageFor('data.deleting') };
      },
    });

    call.post(paths.dataCode, {
      ...counted,
      answer: dataCodeAnswerSchema,
      problems,
      handle: async ({ owner, request, valueOf }) => {
        const code = valueOf(await sendCode(deps, callerBy(deps, request, owner)));
        const shown = debugFields(deps.isProduction, request, code);
        return { success: true, message: messageFor('account.code_sent'), ...shown };
      },
    });

    call.post(paths.proveClaimAddress, {
      ...counted,
      body: proveClaimAddressRequestSchema,
      answer: yourDataAnswerSchema,
      problems,
      handle: async ({ owner, body, request, valueOf }) => {
        valueOf(await proveAddress(deps, callerBy(deps, request, owner), body.code));
        return valueOf(await findYourData(deps, { owner, token: '' }, messageFor('data.address_proved')));
      },
    });

    call.post(paths.dataLink, {
      ...counted,
      body: dataLinkRequestSchema,
      answer: acknowledgedSchema,
      problems,
      handle: async ({ body, request, valueOf }) => {
        valueOf(await linkRequests.ask(deps.requestLimits.clientOf(request), body.email));
        return { success: true, message: messageFor('data.link_asked') };
      },
    });
  };
