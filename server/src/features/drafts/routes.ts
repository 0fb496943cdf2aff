import {
  acknowledgedSchema,
  bringBackAnswersRequestSchema,
  draftAnswerSchema,
  keepOtherAnswersRequestSchema,
  paths,
  saveFormAnswerSchema,
  saveFormRequestSchema,
} from '@plainclaim/contract';
import { CLAIMANT_ADDRESS, claimDraftSchema, isBlank, typedParty, type WireParty } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { type CallDeps, callRoutes, newcomersToo, ownerOr404 } from '../sessions/index.ts';
import { archiveDraft } from './archive-draft.ts';
import { type BringBackError, bringBackAnswers } from './bring-back-answers.ts';
import type { ClaimRepository } from './claim-repository.ts';
import { keepOtherAnswers } from './keep-other-answers.ts';
import type { OtherAnswersRepository } from './other-answers.ts';
import { readDraft } from './read-draft.ts';
import { saveDraft, type SaveDraftError } from './save-draft.ts';

type Deps = CallDeps &
  Parameters<typeof readDraft>[0] & {
    readonly db: Db;
    readonly claims: ClaimRepository;
    readonly others: OtherAnswersRepository;
    readonly clock: Clock;
    readonly ids: Ids;
  };

const saveStatus = {
  'draft.conflict': 409,
  'draft.already_ordered': 409,
  'draft.being_paid': 409,
} satisfies Record<SaveDraftError['code'], number>;

const bringBackStatus = {
  'draft.none': 404,
  'draft.already_ordered': 409,
  'draft.others_gone': 404,
} satisfies Record<BringBackError['code'], number>;

const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

const hasOwnAddress = (form: WireParty<typeof CLAIMANT_ADDRESS>): boolean =>
  Object.values(typedParty(CLAIMANT_ADDRESS, form)).some((typed) => !isBlank(typed));

/** Autosave, resume and "New claim". */
export const draftRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'claim');

    call.post(paths.saveFormData, {
      access: newcomersToo,
      sessionLimit: 'autosave',
      body: saveFormRequestSchema,
      answer: saveFormAnswerSchema,
      problems: [400, 401, 409, 429],
      failures: saveStatus,
      handle: async ({ owner, body: { step, subStep, revision, overwrite, ...form }, valueOf }) => {
        const sameAddress = form.sameAddress ?? !hasOwnAddress(form);
        // Read once more, so that the answers are in the same order as stored ones: a repeat is recognized by its text.
        const draft = z.parse(claimDraftSchema, { ...form, sameAddress });
        const position = { step, subStep };
        const saved = valueOf(
          await saveDraft(deps, owner, { draft, position, basedOn: revision, overwrites: overwrite }),
        );
        return { success: true, message: '', revision: saved.revision, savedAt: iso(saved.savedAtMs) };
      },
    });

    call.get(paths.draft, {
      answer: draftAnswerSchema,
      handle: async ({ owner }) => {
        const opened = await readDraft(deps, owner);
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
    });

    call.post(paths.clearSessionForm, {
      answer: acknowledgedSchema,
      handle: async ({ owner }) => {
        if (owner !== null) await archiveDraft(deps, owner);
        return { success: true, message: '' };
      },
    });

    call.post(paths.keepOtherAnswers, {
      access: newcomersToo,
      sessionLimit: 'autosave',
      body: keepOtherAnswersRequestSchema,
      answer: acknowledgedSchema,
      problems: [400, 409, 429],
      failures: { 'draft.already_ordered': 409 },
      handle: async ({ owner, body: { step, subStep, ...form }, valueOf }) => {
        // Read once more, so that the answers are in the same order as stored ones: the same are recognized by their
        // text.
        const draft = z.parse(claimDraftSchema, form);
        valueOf(await keepOtherAnswers(deps, owner, { draft, position: { step, subStep } }));
        return { success: true, message: '' };
      },
    });

    call.post(paths.bringBackAnswers, {
      access: ownerOr404('draft.none'),
      sessionLimit: 'autosave',
      body: bringBackAnswersRequestSchema,
      answer: acknowledgedSchema,
      problems: [400, 404, 409, 429],
      failures: bringBackStatus,
      handle: async ({ owner, body, valueOf }) => {
        valueOf(await bringBackAnswers(deps, owner, body.id));
        return { success: true, message: '' };
      },
    });
  };
