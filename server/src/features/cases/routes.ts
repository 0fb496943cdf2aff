import {
  casesAnswerSchema,
  casesQuerySchema,
  openCaseAnswerSchema,
  openCaseRequestSchema,
  paths,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { anyId, type AppPlugin } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import { listCases } from './list-cases.ts';
import { openCase, type OpenCaseError } from './open-case.ts';

type Deps = Parameters<typeof listCases>[0] & Parameters<typeof openCase>[0] & CallDeps;

const openStatus = { 'case.unknown': 404 } satisfies Record<OpenCaseError['code'], number>;

const openCaseBody = z.extend(openCaseRequestSchema, { id: anyId });

/** My Cases, for people with an account: the list, and the way back into each of them. */
export const caseRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'cases');
    const access = signedIn('case.signed_out');

    call.get(paths.userDemands, {
      access,
      query: casesQuerySchema,
      answer: casesAnswerSchema,
      problems: [400, 401],
      handle: async ({ owner, query }) => {
        const { cases, total, all, hasMore } = await listCases(deps, owner.accountId, query);
        return { success: true, data: [...cases], total, all, has_more: hasMore, message: '' };
      },
    });

    call.post(paths.openCase, {
      access,
      body: openCaseBody,
      answer: openCaseAnswerSchema,
      problems: [400, 401, 404],
      failures: openStatus,
      handle: async ({ owner, body, valueOf }) => ({
        success: true,
        message: '',
        path: valueOf(await openCase(deps, owner, body.id)),
      }),
    });
  };
