import {
  makeTrialBinderRequestSchema,
  openTrialPaperRequestSchema,
  paths,
  readPaperQuerySchema,
  saveTrialNotesRequestSchema,
  trialPrepAnswerSchema,
  trialPrepQuerySchema,
  trialZipRequestSchema,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import { PAPER_PAGE_POLICY } from '../../platform/documents/index.ts';
import { anyId, type AppPlugin, sendFile, sendPage } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import { listTrialPrep } from './list-trial-prep.ts';
import { openTrialPaper, readTrialPaper, zipTrialPapers } from './open-trial-paper.ts';
import { orderTrialBinder, previewOutline } from './order-trial-binder.ts';
import { refusalOf } from './problems.ts';
import { saveTrialNotes } from './save-trial-notes.ts';

type Deps = Parameters<typeof listTrialPrep>[0] &
  Parameters<typeof saveTrialNotes>[0] &
  Parameters<typeof orderTrialBinder>[0] &
  Parameters<typeof openTrialPaper>[0] &
  CallDeps;

const listQuery = z.extend(trialPrepQuerySchema, { case_id: anyId });
const saveBody = z.extend(saveTrialNotesRequestSchema, { case_id: anyId });
const makeBody = z.extend(makeTrialBinderRequestSchema, { case_id: anyId });
const zipBody = z.extend(trialZipRequestSchema, { case_id: anyId });
const openBody = z.extend(openTrialPaperRequestSchema, { document_id: anyId });
const pageQuery = z.extend(readPaperQuerySchema, { document_id: anyId });

const problems = [401, 403, 404, 409, 422, 429];

/** Notes for the trial of a case, and the papers that are made from them. */
export const trialPrepRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'trial papers');
    const listed = { answer: trialPrepAnswerSchema, problems, refusal: refusalOf } as const;
    const opened = { limit: 'letter-pdf', refusal: refusalOf } as const;

    call.get(paths.trialPrep, {
      ...listed,
      query: listQuery,
      handle: async ({ owner, query, valueOf }) => valueOf(await listTrialPrep(deps, owner, query.case_id)),
    });

    call.post(paths.saveTrialNotes, {
      ...listed,
      limit: 'trial-notes',
      body: saveBody,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await saveTrialNotes(deps, owner, body));
        return valueOf(await listTrialPrep(deps, owner, body.case_id, messageFor('trial.saved')));
      },
    });

    call.post(paths.makeTrialBinder, {
      ...listed,
      limit: 'trial-book',
      body: makeBody,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await orderTrialBinder(deps, owner, body.case_id));
        return valueOf(await listTrialPrep(deps, owner, body.case_id, messageFor('trial.started')));
      },
    });

    call.post(paths.openTrialPaper, {
      ...opened,
      body: openBody,
      handle: async ({ owner, body: { document_id: documentId, action }, request, reply, valueOf }) => {
        const { fileName, pdf } = valueOf(await openTrialPaper(deps, owner, documentId));
        request.log.info({ event: 'trial.opened', documentId, state: action }, 'a trial paper was opened');
        return sendFile(reply, { type: 'application/pdf', name: fileName, action }, pdf);
      },
    });

    call.get(paths.readTrialPaper, {
      ...opened,
      query: pageQuery,
      handle: async ({ owner, query: { document_id: documentId }, request, reply, valueOf }) => {
        const page = valueOf(await readTrialPaper(deps, owner, documentId));
        request.log.info({ event: 'trial.read', documentId }, 'a trial paper was read as a page');
        return sendPage(reply, page, PAPER_PAGE_POLICY);
      },
    });

    call.get(paths.trialOutline, {
      ...opened,
      query: listQuery,
      handle: async ({ owner, query, reply, valueOf }) =>
        sendPage(reply, valueOf(await previewOutline(deps, owner, query.case_id)), PAPER_PAGE_POLICY),
    });

    call.post(paths.trialZip, {
      ...opened,
      body: zipBody,
      handle: async ({ owner, body: { case_id: caseId }, request, reply, valueOf }) => {
        const { fileName, bytes } = valueOf(await zipTrialPapers(deps, owner, caseId));
        request.log.info({ event: 'trial.exported', caseId }, 'trial papers were taken as one file');
        return sendFile(reply, { type: 'application/zip', name: fileName, action: 'download' }, bytes);
      },
    });
  };
