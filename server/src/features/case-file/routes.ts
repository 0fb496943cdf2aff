import { caseFileAnswerSchema, caseFileQuerySchema, paths } from '@plainclaim/contract';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { anyId, type AppPlugin, sendFile } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import {
  type CaseFileError,
  findCaseFile,
  openCaseFile,
  type OpenCaseFileError,
  orderCaseFile,
} from './order-case-file.ts';

type Deps = Parameters<typeof findCaseFile>[0] & CallDeps;

const status = { 'case.unknown': 404 } satisfies Record<CaseFileError['code'], number>;
const openStatus = { ...status, 'case_file.not_ready': 409 } satisfies Record<OpenCaseFileError['code'], number>;

const ofCase = z.extend(caseFileQuerySchema, { case_id: anyId });

/** The sealed archive of a case: ordered, asked after, downloaded. */
export const caseFileRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'cases');

    call.get(paths.caseFile, {
      query: ofCase,
      answer: caseFileAnswerSchema,
      problems: [404],
      failures: status,
      handle: async ({ owner, query, valueOf }) => valueOf(await findCaseFile(deps, owner, query.case_id)),
    });

    call.post(paths.caseFile, {
      limit: 'exhibit-packet',
      body: ofCase,
      answer: caseFileAnswerSchema,
      problems: [404, 429],
      failures: status,
      handle: async ({ owner, body, valueOf }) => valueOf(await orderCaseFile(deps, owner, body.case_id)),
    });

    call.post(paths.openCaseFile, {
      limit: 'letter-pdf',
      body: ofCase,
      failures: openStatus,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const { blocks, byteCount } = valueOf(await openCaseFile(deps, owner, body.case_id));
        request.log.info({ event: 'case_file.opened', caseId: body.case_id }, 'the archive of a case was downloaded');
        reply.header('content-length', String(byteCount));
        return sendFile(
          reply,
          { type: 'application/zip', name: 'Case-File.zip', action: 'download' },
          Readable.from(blocks),
        );
      },
    });
  };
