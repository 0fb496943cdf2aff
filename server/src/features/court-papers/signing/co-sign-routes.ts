import {
  coSignedAnswerSchema,
  coSigningAnswerSchema,
  coSignLinkAnswerSchema,
  coSignLinkRequestSchema,
  coSignRequestSchema,
  coSignTokenSchema,
  courtPapersAnswerSchema,
  paths,
  problemSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin, valueOf } from '../../../platform/http/index.ts';
import { messageFor } from '../../../platform/language/index.ts';
import type { RequestLimits } from '../../../platform/limits/index.ts';
import type { BrowserSessions } from '../../sessions/index.ts';
import {
  type CoSignError,
  makeCoSignComplaint,
  makeOpenCoSigning,
  makeOpenCoSignPdf,
  type OpenCoSigningError,
} from './co-sign-complaint.ts';
import { type InviteError, makeEndCoSignLink, makeInviteCoSigner } from './invite-co-signer.ts';
import { makeListCourtPapers } from '../list-court-papers.ts';

type Deps = Parameters<typeof makeListCourtPapers>[0] &
  Parameters<typeof makeInviteCoSigner>[0] &
  Parameters<typeof makeCoSignComplaint>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

const listStatus = { 'papers.unknown_case': 404 } as const;
const inviteStatus = {
  'papers.unknown_case': 404,
  'papers.unknown_signer': 404,
  'papers.sign_first': 409,
  'papers.outdated': 409,
  'papers.signed_already': 409,
} satisfies Record<InviteError['code'], number>;
const openStatus = {
  'papers.link_over': 404,
  'papers.co_sign_changed': 409,
  'papers.not_ready': 409,
} satisfies Record<OpenCoSigningError['code'], number>;
const signStatus = {
  ...openStatus,
  'papers.read_again': 409,
  'papers.statement_missing': 422,
  'papers.name_differs': 422,
  'papers.mark_missing': 422,
} satisfies Record<CoSignError['code'], number>;

const linkBody = z.extend(coSignLinkRequestSchema, { case_id: anyId });
const problems = { 400: problemSchema, 404: problemSchema, 409: problemSchema, 422: problemSchema, 429: problemSchema };

/** Further plaintiffs: their links, made and taken back by the first one, and what a link opens without a session. */
export const coSignRoutes = (deps: Deps): AppPlugin => {
  const listCourtPapers = makeListCourtPapers(deps);
  const invite = makeInviteCoSigner(deps);
  const endLink = makeEndCoSignLink(deps);
  const openCoSigning = makeOpenCoSigning(deps);
  const openPdf = makeOpenCoSignPdf(deps);
  const coSign = makeCoSignComplaint(deps);
  const { sessions, requestLimits } = deps;
  const schema = { tags: ['court papers'] };

  return async (app) => {
    app.post(
      paths.coSignLink,
      { schema: { ...schema, body: linkBody, response: { ...problems, 200: coSignLinkAnswerSchema } } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'co-sign-link', owner.accountId ?? owner.sessionId);
        const { case_id: caseId, seat } = request.body;
        const link = valueOf(await invite(owner, { caseId, seat }), inviteStatus);
        return reply.header('cache-control', 'no-store').send(link);
      },
    );

    app.post(
      paths.endCoSignLink,
      { schema: { ...schema, body: linkBody, response: { ...problems, 200: courtPapersAnswerSchema } } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await requestLimits.spend(reply, 'co-sign-link', owner.accountId ?? owner.sessionId);
        const { case_id: caseId, seat } = request.body;
        valueOf(await endLink(owner, { caseId, seat }), listStatus);
        return valueOf(await listCourtPapers(owner, caseId), listStatus);
      },
    );

    app.post(
      paths.openCoSigning,
      { schema: { ...schema, body: coSignTokenSchema, response: { ...problems, 200: coSigningAnswerSchema } } },
      async (request, reply) => {
        await requestLimits.spendClient(request, reply, 'co-sign-client');
        const opened = valueOf(await openCoSigning(request.body.token), openStatus);
        return reply.header('cache-control', 'no-store').send(opened);
      },
    );

    app.post(paths.coSignPdf, { schema: { ...schema, body: coSignTokenSchema } }, async (request, reply) => {
      await requestLimits.spendClient(request, reply, 'co-sign-client');
      const { fileName, pdf } = valueOf(await openPdf(request.body.token), openStatus);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="${fileName}"`)
        .send(pdf);
    });

    app.post(
      paths.coSign,
      { schema: { ...schema, body: coSignRequestSchema, response: { ...problems, 200: coSignedAnswerSchema } } },
      async (request, reply) => {
        await requestLimits.spendClient(request, reply, 'co-sign-client');
        const signed = await coSign(request.body);
        if (!signed.ok) {
          const { code } = signed.error;
          throw new ApiError(signStatus[code], code, { params: 'params' in signed.error ? signed.error.params : {} });
        }
        request.log.info({ event: 'papers.co_signed' }, 'a further plaintiff signed a complaint');
        return { success: true, message: messageFor('papers.co_signed') };
      },
    );
  };
};
