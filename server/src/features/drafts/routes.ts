import {
  acknowledgedSchema,
  bringBackAnswersRequestSchema,
  draftAnswerSchema,
  keepOtherAnswersRequestSchema,
  paths,
  problemSchema,
  saveFormAnswerSchema,
  saveFormRequestSchema,
} from '@plainclaim/contract';
import { type ClaimDraft, claimDraftSchema, isBlank } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { makeArchiveDraft } from './archive-draft.ts';
import { type BringBackError, makeBringBackAnswers } from './bring-back-answers.ts';
import type { ClaimRepository } from './claim-repository.ts';
import { makeKeepOtherAnswers } from './keep-other-answers.ts';
import type { OtherAnswersRepository } from './other-answers.ts';
import { makeReadDraft } from './read-draft.ts';
import { makeSaveDraft, type SaveDraftError } from './save-draft.ts';

type Deps = Parameters<typeof makeReadDraft>[0] & {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly others: OtherAnswersRepository;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sessions: BrowserSessions;
  readonly requestLimits: RequestLimits;
};

const saveStatus = {
  'draft.conflict': 409,
  'draft.already_ordered': 409,
} satisfies Record<SaveDraftError['code'], number>;

const bringBackStatus = {
  'draft.none': 404,
  'draft.already_ordered': 409,
  'draft.others_gone': 404,
} satisfies Record<BringBackError['code'], number>;

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

type OwnAddress = Pick<
  ClaimDraft,
  'claimantAddress' | 'claimantApt' | 'claimantCity' | 'claimantCountry' | 'claimantZipcode'
>;

const hasOwnAddress = (form: OwnAddress): boolean =>
  [form.claimantAddress, form.claimantApt, form.claimantCity, form.claimantCountry, form.claimantZipcode].some(
    (typed) => !isBlank(typed),
  );

/** Autosave, resume and "New claim". */
export const draftRoutes = (deps: Deps): AppPlugin => {
  const saveDraft = makeSaveDraft(deps);
  const readDraft = makeReadDraft(deps);
  const archiveDraft = makeArchiveDraft(deps);
  const keepOtherAnswers = makeKeepOtherAnswers(deps);
  const bringBackAnswers = makeBringBackAnswers(deps);
  const { requestLimits, sessions } = deps;

  return async (app) => {
    app.post(
      paths.saveFormData,
      {
        schema: {
          tags: ['claim'],
          body: saveFormRequestSchema,
          response: {
            200: saveFormAnswerSchema,
            400: problemSchema,
            401: problemSchema,
            409: problemSchema,
            429: problemSchema,
          },
        },
      },
      async (request, reply) => {
        const { step, subStep, revision, overwrite, ...form } = request.body;
        const sameAddress = form.sameAddress ?? !hasOwnAddress(form);
        // Read once more, so that the answers stand in the same order as stored ones: a repeat is told by its text.
        const draft = z.parse(claimDraftSchema, { ...form, sameAddress });
        const owner = await sessions.findOrStart(request, reply);
        await requestLimits.spend(reply, 'autosave', owner.sessionId);
        const saved = await saveDraft(owner, {
          draft,
          position: { step, subStep },
          basedOn: revision,
          overwrites: overwrite,
        });
        if (!saved.ok) throw new ApiError(saveStatus[saved.error.code], saved.error.code);
        return {
          success: true,
          message: '',
          revision: saved.value.revision,
          savedAt: iso(saved.value.savedAtMs),
        };
      },
    );

    app.get(
      paths.draft,
      { schema: { tags: ['claim'], response: { 200: draftAnswerSchema } } },
      async (request, reply) => {
        const opened = await readDraft(await sessions.find(request, reply));
        return {
          success: true,
          data: opened.draft,
          step: opened.position.step,
          subStep: opened.position.subStep,
          revision: opened.revision,
          savedAt: isoOrNull(opened.savedAtMs),
          keptUntil: opened.keptUntil,
          isPaid: opened.isPaid,
          otherAnswers: opened.others.map(({ id, savedAtMs }) => ({ id, savedAt: iso(savedAtMs) })),
        };
      },
    );

    app.post(
      paths.clearSessionForm,
      { schema: { tags: ['claim'], response: { 200: acknowledgedSchema } } },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner !== null) await archiveDraft(owner);
        return { success: true, message: '' };
      },
    );

    app.post(
      paths.keepOtherAnswers,
      {
        schema: {
          tags: ['claim'],
          body: keepOtherAnswersRequestSchema,
          response: { 200: acknowledgedSchema, 400: problemSchema, 409: problemSchema, 429: problemSchema },
        },
      },
      async (request, reply) => {
        const { step, subStep, ...form } = request.body;
        const owner = await sessions.findOrStart(request, reply);
        await requestLimits.spend(reply, 'autosave', owner.sessionId);
        // Read once more, so that the answers stand in the same order as stored ones: the same are told by their text.
        const kept = await keepOtherAnswers(owner, {
          draft: z.parse(claimDraftSchema, form),
          position: { step, subStep },
        });
        if (!kept.ok) throw new ApiError(409, kept.error.code);
        return { success: true, message: '' };
      },
    );

    app.post(
      paths.bringBackAnswers,
      {
        schema: {
          tags: ['claim'],
          body: bringBackAnswersRequestSchema,
          response: {
            200: acknowledgedSchema,
            400: problemSchema,
            404: problemSchema,
            409: problemSchema,
            429: problemSchema,
          },
        },
      },
      async (request, reply) => {
        const owner = await sessions.find(request, reply);
        if (owner === null) throw new ApiError(404, 'draft.none');
        await requestLimits.spend(reply, 'autosave', owner.sessionId);
        const brought = await bringBackAnswers(owner, request.body.id);
        if (!brought.ok) throw new ApiError(bringBackStatus[brought.error.code], brought.error.code);
        return { success: true, message: '' };
      },
    );
  };
};
