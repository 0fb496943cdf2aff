import {
  coSignedAnswerSchema,
  coSigningAnswerSchema,
  coSignLinkAnswerSchema,
  coSignLinkRequestSchema,
  coSignRequestSchema,
  coSignTokenSchema,
  courtPapersAnswerSchema,
  paths,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, type AppPlugin, sendFile } from '../../../platform/http/index.ts';
import { messageFor } from '../../../platform/language/index.ts';
import { anyone, type CallDeps, callRoutes } from '../../sessions/index.ts';
import {
  type CoSignError,
  coSignComplaint,
  openCoSigning,
  openCoSignPdf,
  type OpenCoSigningError,
} from './co-sign-complaint.ts';
import { type InviteError, takeBackCoSignLink, inviteCoSigner } from './invite-co-signer.ts';
import { listCourtPapers } from '../list-court-papers.ts';

type Deps = Parameters<typeof listCourtPapers>[0] &
  Parameters<typeof inviteCoSigner>[0] &
  Parameters<typeof coSignComplaint>[0] &
  CallDeps;

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
const problems = [400, 404, 409, 422, 429];

/** Further plaintiffs: their links, made and taken back by the first one, and what a link opens without a session. */
export const coSignRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'court papers');

    call.post(paths.coSignLink, {
      limit: 'co-sign-link',
      body: linkBody,
      answer: coSignLinkAnswerSchema,
      problems,
      failures: inviteStatus,
      handle: async ({ owner, body: { case_id: caseId, seat }, valueOf }) =>
        valueOf(await inviteCoSigner(deps, owner, { caseId, seat })),
    });

    call.post(paths.endCoSignLink, {
      limit: 'co-sign-link',
      body: linkBody,
      answer: courtPapersAnswerSchema,
      problems,
      failures: { 'papers.unknown_case': 404 },
      handle: async ({ owner, body: { case_id: caseId, seat }, valueOf }) => {
        valueOf(await takeBackCoSignLink(deps, owner, { caseId, seat }));
        return valueOf(await listCourtPapers(deps, owner, caseId));
      },
    });

    call.post(paths.openCoSigning, {
      access: anyone,
      clientLimit: 'co-sign-client',
      body: coSignTokenSchema,
      answer: coSigningAnswerSchema,
      problems,
      failures: openStatus,
      handle: async ({ body, valueOf }) => valueOf(await openCoSigning(deps, body.token)),
    });

    call.post(paths.coSignPdf, {
      access: anyone,
      clientLimit: 'co-sign-client',
      body: coSignTokenSchema,
      failures: openStatus,
      handle: async ({ body, reply, valueOf }) => {
        const { fileName, pdf } = valueOf(await openCoSignPdf(deps, body.token));
        return sendFile(reply, { type: 'application/pdf', name: fileName, action: 'view' }, pdf);
      },
    });

    call.post(paths.coSign, {
      access: anyone,
      clientLimit: 'co-sign-client',
      body: coSignRequestSchema,
      answer: coSignedAnswerSchema,
      problems,
      failures: signStatus,
      handle: async ({ body, request, valueOf }) => {
        valueOf(await coSignComplaint(deps, body));
        request.log.info({ event: 'papers.co_signed' }, 'a further plaintiff signed a complaint');
        return { success: true, message: messageFor('papers.co_signed') };
      },
    });
  };
