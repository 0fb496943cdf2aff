import type { MessageCode, ProblemBody } from '@plainclaim/contract';
import { hasZodFastifySchemaValidationErrors } from '@fastify/type-provider-zod';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { hasSqlState } from '../db/index.ts';
import { languageOf, messageFor, speaking } from '../language/index.ts';
import { logRefusedAccess } from '../logging/index.ts';
import { ApiError } from './api-error.ts';
import { isDatabaseAway } from './database-away.ts';

/** Failures the framework itself names, and what people are told about them. */
const FRAMEWORK_CODES: Readonly<Record<string, { readonly status: number; readonly code: MessageCode }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'request.not_json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'request.not_json' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'request.unsupported' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'request.too_large' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, code: 'request.not_json' },
  FST_ERR_BAD_URL: { status: 400, code: 'request.not_found' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, code: 'request.too_large' },
  FST_UNDER_PRESSURE: { status: 503, code: 'server.busy' },
};

/** A text with a NUL reached the database, which cannot hold or look for one (PostgreSQL: character_not_in_repertoire). */
const TEXT_WITH_NUL = '22021';

const RETRY_AFTER_SECONDS = '2';

type Described = {
  readonly status: number;
  readonly code: MessageCode;
  readonly message: string;
  readonly fields?: ProblemBody['fields'];
  readonly findings?: ProblemBody['findings'];
  readonly correctedLetter?: string;
};

const described = (status: number, code: MessageCode): Described => ({ status, code, message: messageFor(code) });

/** The request is asked for its language: a failure may be told outside of its context. */
const problemFor = (request: FastifyRequest, status: number, code: MessageCode): Described =>
  speaking(languageOf(request), () => described(status, code));

function describe(error: FastifyError): Described | null {
  if (error instanceof ApiError) {
    const fields = error.problems.map((problem) => ({
      field: problem.field,
      code: problem.code,
      message: messageFor(problem.code, problem.params),
    }));
    return {
      status: error.statusCode,
      code: error.code,
      message: messageFor(error.code, error.params),
      ...(fields.length === 0 ? {} : { fields }),
      ...(error.findings.length === 0 ? {} : { findings: [...error.findings] }),
      ...(error.correctedLetter === null ? {} : { correctedLetter: error.correctedLetter }),
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      field: issue.instancePath.split('/').filter(Boolean).join('.'),
      code: 'request.invalid',
      message: messageFor('request.invalid'),
    }));
    return { ...described(400, 'request.invalid'), fields };
  }
  if (hasSqlState(error, TEXT_WITH_NUL)) return described(400, 'request.invalid');
  const known = FRAMEWORK_CODES[error.code];
  return known === undefined ? null : described(known.status, known.code);
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Described): FastifyReply {
  const body: ProblemBody = {
    success: false,
    message: problem.message,
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    requestId: request.id,
    ...(problem.fields === undefined ? {} : { fields: [...problem.fields] }),
    ...(problem.findings === undefined ? {} : { findings: problem.findings }),
    ...(problem.correctedLetter === undefined ? {} : { corrected_letter: problem.correctedLetter }),
  };
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** One shape for every failure. What we did not expect is logged with the request id, and the person sees only that id. */
export function registerProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = speaking(languageOf(request), () => describe(error));
    if (known !== null) {
      const route = request.routeOptions.url;
      logRefusedAccess(request.log, request, { ...known, route, requestId: request.id });
      return send(request, reply, known);
    }
    request.log.error({ err: error, requestId: request.id }, 'request failed unexpectedly');
    if (isDatabaseAway(error)) {
      return send(request, reply.header('retry-after', RETRY_AFTER_SECONDS), problemFor(request, 503, 'server.busy'));
    }
    return send(request, reply, problemFor(request, 500, 'server.unexpected'));
  });
}

export const sendProblem = (request: FastifyRequest, reply: FastifyReply, status: number, code: MessageCode) =>
  send(request, reply, problemFor(request, status, code));
