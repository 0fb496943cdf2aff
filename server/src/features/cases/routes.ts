import {
  casesAnswerSchema,
  casesQuerySchema,
  openCaseAnswerSchema,
  openCaseRequestSchema,
  paths,
  problemSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, ApiError, type AppPlugin, valueOf } from '../../platform/http/index.ts';
import type { BrowserSessions, Owner } from '../sessions/index.ts';
import { makeListCases } from './list-cases.ts';
import { makeOpenCase, type OpenCaseError, type SignedIn } from './open-case.ts';

type Deps = Parameters<typeof makeListCases>[0] &
  Parameters<typeof makeOpenCase>[0] & { readonly sessions: BrowserSessions };

const openStatus = { 'case.unknown': 404 } satisfies Record<OpenCaseError['code'], number>;

const openCaseBody = z.extend(openCaseRequestSchema, { id: anyId });

/** The list is for people with an account; a browser without one has its single claim in the wizard. */
function signedIn(owner: Owner | null): SignedIn {
  if (owner === null || owner.accountId === null) throw new ApiError(401, 'case.signed_out');
  return { sessionId: owner.sessionId, accountId: owner.accountId };
}

/** My Cases: the list, and the way back into each of them. */
export const caseRoutes = (deps: Deps): AppPlugin => {
  const listCases = makeListCases(deps);
  const openCase = makeOpenCase(deps);
  const { sessions } = deps;

  return async (app) => {
    app.get(
      paths.userDemands,
      {
        schema: {
          tags: ['cases'],
          querystring: casesQuerySchema,
          response: { 200: casesAnswerSchema, 400: problemSchema, 401: problemSchema },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(await sessions.find(request, reply));
        const { cases, total, hasMore } = await listCases(accountId, request.query.page);
        return { success: true, data: [...cases], total, has_more: hasMore, message: '' };
      },
    );

    app.post(
      paths.openCase,
      {
        schema: {
          tags: ['cases'],
          body: openCaseBody,
          response: { 200: openCaseAnswerSchema, 400: problemSchema, 401: problemSchema, 404: problemSchema },
        },
      },
      async (request, reply) => {
        const caller = signedIn(await sessions.find(request, reply));
        return { success: true, message: '', path: valueOf(await openCase(caller, request.body.id), openStatus) };
      },
    );
  };
};
