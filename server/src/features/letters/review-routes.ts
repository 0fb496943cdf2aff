import {
  bringBackAnswerSchema,
  bringBackRequestSchema,
  letterAnswersAnswerSchema,
  letterAnswersRequestSchema,
  letterDatesAnswerSchema,
  letterDatesRequestSchema,
  letterQuestionsAnswerSchema,
  letterReviewAnswerSchema,
  letterTrailAnswerSchema,
  letterVersionAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { formatLongEnglish } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { readAuditTrail } from '../../platform/audit/index.ts';
import { anyId, ApiError, type AppPlugin } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes } from '../sessions/index.ts';
import { type TextFailure, textFailureStatus } from './review/check-text.ts';
import { type AnswersError, answerQuestions, readQuestions } from './review/answer-questions.ts';
import { type BringBackError, bringBack } from './review/bring-back.ts';
import { presentTrailEvent } from './review/present-trail-event.ts';
import { findPaidClaim } from './letter-access.ts';
import { presentQuestions, presentReview, presentWholeVersion } from './review/present-review.ts';
import { reviewLetter } from './review/review-letter.ts';
import { type DatesError, updateDates } from './review/update-dates.ts';

type Deps = Parameters<typeof answerQuestions>[0] &
  Parameters<typeof updateDates>[0] &
  Parameters<typeof reviewLetter>[0] &
  CallDeps;

type ReviewError = AnswersError | BringBackError | DatesError | TextFailure;

const reviewStatus = {
  'letter.no_access': 403,
  'claim.incomplete': 422,
  'letter.not_generated': 409,
  'letter.answers_wrong': 422,
  'letter.earlier_unknown': 404,
  'letter.empty': 422,
  'letter.over_limit': 422,
  'letter.too_many_lines': 422,
  'letter.unprintable': 422,
  ...textFailureStatus,
} satisfies Record<ReviewError['code'], number>;

const problems = [403, 409, 422, 429];

const versionQuery = z.object({ demand_id: anyId });

/** What reviewing a letter needs beside its text: questions, sources, dates, versions and what happened when. */
export const letterReviewRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, letters, pack } = deps;
    const call = callRoutes(app, deps, 'letter');

    call.get(paths.letterQuestions, {
      limit: 'letter-review',
      answer: letterQuestionsAnswerSchema,
      problems,
      failures: reviewStatus,
      handle: async ({ owner, valueOf }) => presentQuestions(valueOf(await readQuestions(deps, owner))),
    });

    call.post(paths.letterAnswers, {
      limit: 'letter-review',
      body: letterAnswersRequestSchema,
      answer: letterAnswersAnswerSchema,
      problems: [400, ...problems],
      failures: reviewStatus,
      handle: async ({ owner, body, valueOf }) => {
        const { case_id, answers, law, settlement, delivery, recompose, ...more } = body;
        const given = {
          answers,
          law,
          settlement,
          delivery,
          recompose,
          ownWords: more.own_words,
          leftOut: more.left_out.map(({ key, is_out }) => ({ key, isOut: is_out })),
          kept: more.kept.map(({ key, is_kept }) => ({ key, isKept: is_kept })),
          cards: more.cards,
          amountRows: more.amount_rows,
          multiple: more.multiple,
        };
        const answered = valueOf(await answerQuestions(deps, owner, given, case_id));
        const { working, outcome } = answered;
        return {
          ...presentQuestions(answered),
          message: messageFor('letter.answers_saved'),
          demand_letter: working?.text ?? '',
          outcome,
          text_kept: outcome === 'kept',
        };
      },
    });

    call.get(paths.letterReview, {
      limit: 'letter-review',
      answer: letterReviewAnswerSchema,
      problems,
      failures: reviewStatus,
      handle: async ({ owner, valueOf }) => presentReview(valueOf(await reviewLetter(deps, owner)), pack),
    });

    call.post(paths.letterDates, {
      limit: 'letter-review',
      body: letterDatesRequestSchema,
      answer: letterDatesAnswerSchema,
      problems: [400, ...problems],
      failures: reviewStatus,
      handle: async ({ owner, body: { case_id, demand_letter }, valueOf }) => {
        const { text, issuedOn, deadline, savedAtMs } = valueOf(await updateDates(deps, owner, demand_letter, case_id));
        return {
          success: true,
          message: messageFor('letter.dates_updated'),
          demand_letter: text,
          issued_on: issuedOn,
          deadline,
          savedAt: new Date(savedAtMs).toISOString(),
          names_deadline: text.includes(formatLongEnglish(deadline)),
        };
      },
    });

    call.post(paths.letterBringBack, {
      limit: 'letter-review',
      body: bringBackRequestSchema,
      answer: bringBackAnswerSchema,
      problems: [400, 404, ...problems],
      failures: reviewStatus,
      handle: async ({ owner, body: { case_id, earlier_id }, valueOf }) => {
        const { text, savedAtMs } = valueOf(await bringBack(deps, owner, earlier_id, case_id));
        const message = messageFor('letter.brought_back');
        return { success: true, message, demand_letter: text, savedAt: new Date(savedAtMs).toISOString() };
      },
    });

    call.get(paths.letterVersion, {
      limit: 'letter-review',
      query: versionQuery,
      answer: letterVersionAnswerSchema,
      problems: [404, 429],
      handle: async ({ owner, query }) => {
        const version = owner === null ? null : await letters.findOwnedVersion(db, owner, query.demand_id);
        if (version === null) throw new ApiError(404, 'letter.unknown_demand');
        return presentWholeVersion(version);
      },
    });

    call.get(paths.letterTrail, {
      limit: 'letter-review',
      answer: letterTrailAnswerSchema,
      problems,
      failures: reviewStatus,
      handle: async ({ owner, valueOf }) => {
        const { stored } = valueOf(await findPaidClaim(deps, db, owner, false));
        const rows = await readAuditTrail(db, stored.id);
        return {
          success: true,
          case_id: stored.id,
          events: rows.map((row) => presentTrailEvent(row)),
        };
      },
    });
  };
