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
  problemSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { formatLongEnglish } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { readAuditTrail } from '../../platform/audit/index.ts';
import { anyId, ApiError, type AppPlugin } from '../../platform/http/index.ts';
import type { RequestLimits } from '../../platform/limits/index.ts';
import type { BrowserSessions } from '../sessions/index.ts';
import { type TextFailure, textFailureStatus } from './review/check-text.ts';
import { type AnswersError, makeAnswerQuestions, makeReadQuestions } from './review/answer-questions.ts';
import { type BringBackError, makeBringBack } from './review/bring-back.ts';
import { findPaidClaim } from './letter-access.ts';
import { letterCaller } from './letter-caller.ts';
import { presentQuestions, presentReview, presentWholeVersion } from './review/present-review.ts';
import { makeReviewLetter } from './review/review-letter.ts';
import { type DatesError, makeUpdateDates } from './review/update-dates.ts';

type Deps = Parameters<typeof makeAnswerQuestions>[0] &
  Parameters<typeof makeUpdateDates>[0] &
  Parameters<typeof makeReviewLetter>[0] & {
    readonly sessions: BrowserSessions;
    readonly requestLimits: RequestLimits;
  };

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

const refused = (error: ReviewError): ApiError =>
  new ApiError(reviewStatus[error.code], error.code, {
    ...('problems' in error ? { problems: error.problems } : {}),
    ...('params' in error ? { params: error.params } : {}),
  });

const problems = { 403: problemSchema, 409: problemSchema, 422: problemSchema, 429: problemSchema };

const versionQuery = z.object({ demand_id: anyId });

/** What reviewing a letter needs beside its text: questions, sources, dates, versions and what happened when. */
export const letterReviewRoutes = (deps: Deps): AppPlugin => {
  const readQuestions = makeReadQuestions(deps);
  const answerQuestions = makeAnswerQuestions(deps);
  const reviewLetter = makeReviewLetter(deps);
  const updateDates = makeUpdateDates(deps);
  const bringBack = makeBringBack(deps);
  const { db, letters, pack } = deps;
  const caller = letterCaller(deps);

  return async (app) => {
    app.get(
      paths.letterQuestions,
      { schema: { tags: ['letter'], response: { 200: letterQuestionsAnswerSchema, ...problems } } },
      async (request, reply) => {
        const asked = await readQuestions(await caller(request, reply, 'letter-review'));
        if (!asked.ok) throw refused(asked.error);
        return presentQuestions(asked.value);
      },
    );

    app.post(
      paths.letterAnswers,
      {
        schema: {
          tags: ['letter'],
          body: letterAnswersRequestSchema,
          response: { 200: letterAnswersAnswerSchema, 400: problemSchema, ...problems },
        },
      },
      async (request, reply) => {
        const { case_id, answers, law, settlement, delivery, recompose, ...body } = request.body;
        const given = {
          answers,
          law,
          settlement,
          delivery,
          recompose,
          ownWords: body.own_words,
          leftOut: body.left_out.map(({ key, is_out }) => ({ key, isOut: is_out })),
          kept: body.kept.map(({ key, is_kept }) => ({ key, isKept: is_kept })),
          cards: body.cards,
          amountRows: body.amount_rows,
          multiple: body.multiple,
        };
        const owner = await caller(request, reply, 'letter-review');
        const answered = await answerQuestions(owner, given, case_id);
        if (!answered.ok) throw refused(answered.error);
        const { working, outcome } = answered.value;
        return {
          ...presentQuestions(answered.value),
          message: messageFor('letter.answers_saved'),
          demand_letter: working?.text ?? '',
          outcome,
          text_kept: outcome === 'kept',
        };
      },
    );

    app.get(
      paths.letterReview,
      { schema: { tags: ['letter'], response: { 200: letterReviewAnswerSchema, ...problems } } },
      async (request, reply) => {
        const review = await reviewLetter(await caller(request, reply, 'letter-review'));
        if (!review.ok) throw refused(review.error);
        return presentReview(review.value, pack);
      },
    );

    app.post(
      paths.letterDates,
      {
        schema: {
          tags: ['letter'],
          body: letterDatesRequestSchema,
          response: { 200: letterDatesAnswerSchema, 400: problemSchema, ...problems },
        },
      },
      async (request, reply) => {
        const { case_id, demand_letter } = request.body;
        const owner = await caller(request, reply, 'letter-review');
        const updated = await updateDates(owner, demand_letter, case_id);
        if (!updated.ok) throw refused(updated.error);
        const { text, issuedOn, deadline, savedAtMs } = updated.value;
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
    );

    app.post(
      paths.letterBringBack,
      {
        schema: {
          tags: ['letter'],
          body: bringBackRequestSchema,
          response: { 200: bringBackAnswerSchema, 400: problemSchema, 404: problemSchema, ...problems },
        },
      },
      async (request, reply) => {
        const { case_id, earlier_id } = request.body;
        const back = await bringBack(await caller(request, reply, 'letter-review'), earlier_id, case_id);
        if (!back.ok) throw refused(back.error);
        const { text, savedAtMs } = back.value;
        const message = messageFor('letter.brought_back');
        return { success: true, message, demand_letter: text, savedAt: new Date(savedAtMs).toISOString() };
      },
    );

    app.get(
      paths.letterVersion,
      {
        schema: {
          tags: ['letter'],
          querystring: versionQuery,
          response: { 200: letterVersionAnswerSchema, 404: problemSchema, 429: problemSchema },
        },
      },
      async (request, reply) => {
        const owner = await caller(request, reply, 'letter-review');
        const version = owner === null ? null : await letters.findOwnedVersion(db, owner, request.query.demand_id);
        if (version === null) throw new ApiError(404, 'letter.unknown_demand');
        return presentWholeVersion(version);
      },
    );

    app.get(
      paths.letterTrail,
      { schema: { tags: ['letter'], response: { 200: letterTrailAnswerSchema, ...problems } } },
      async (request, reply) => {
        const found = await findPaidClaim(deps, db, await caller(request, reply, 'letter-review'), false);
        if (!found.ok) throw refused(found.error);
        const rows = await readAuditTrail(db, found.value.stored.id);
        return {
          success: true,
          case_id: found.value.stored.id,
          events: rows.map(({ atMs, kind, by, demandId, version, textSha256 }) => ({
            at: new Date(atMs).toISOString(),
            kind,
            by,
            demand_id: demandId,
            version,
            text_sha256: textSha256,
          })),
        };
      },
    );
  };
};
