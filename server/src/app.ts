import fastifyCookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from '@fastify/type-provider-zod';
import fastifyUnderPressure from '@fastify/under-pressure';
import { paths } from '@plainclaim/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { registerSessionTurns } from './features/sessions/index.ts';
import {
  ApiError,
  refuseOtherSites,
  registerBodyDeadline,
  registerHealth,
  registerProblemAnswers,
  registerSecurityHeaders,
  registerWebPages,
  withoutPhpSuffix,
} from './platform/http/index.ts';
import { registerLanguage } from './platform/language/index.ts';
import { registerWorkBudget } from './platform/limits/index.ts';
import { TEXT_CALLS } from './text-paths.ts';
import type { AppDeps } from './app-deps.ts';
import { startJobs } from './app-jobs.ts';
import { createAppParts } from './app-parts.ts';
import { registerRoutes } from './app-routes.ts';

/** A signature and a long story fit many times over. */
const LARGEST_BODY_BYTES = 256 * 1024;
const HEADERS_TIMEOUT_MS = 4_000;
const BODY_TIMEOUT_MS = 15_000;
/** ... and for ten megabytes over the slow line of a phone. */
const REQUEST_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 5_000;

/** A number counts the proxies nearest to us; a list names them. */
function trustedProxies(trusted: AppDeps['trustProxy']) {
  if (trusted === false) return false;
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];
}

/** The one app: its calls, its pages and its workers, without listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, pages } = deps;
  const isHttps = deps.publicUrl.startsWith('https://');
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    rewriteUrl: (request) => withoutPhpSuffix(request.url ?? '/'),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    trustProxy: trustedProxies(deps.trustProxy),
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblemAnswers(app);
  registerBodyDeadline(app, { usualMs: BODY_TIMEOUT_MS, byPath: { [paths.exhibits]: REQUEST_TIMEOUT_MS } });
  refuseOtherSites(app, deps.publicUrl);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  await registerSecurityHeaders(app, {
    isHttps,
    styleHashes: pages?.styleHashes ?? [],
    scriptHashes: pages?.scriptHashes ?? [],
  });
  await app.register(fastifyCookie);
  registerLanguage(app);
  await app.register(fastifyUnderPressure, { maxEventLoopDelay: deps.mostLoopDelayMs, retryAfter: 2 });
  await app.register(fastifySwagger, {
    openapi: { info: { title: 'Plainclaim', version: '1' }, servers: [{ url: deps.publicUrl }] },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  registerHealth(app, () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
  );

  const parts = createAppParts(deps);
  const { requestLimits, sessions } = parts;
  registerWorkBudget(app, { budget: deps.workBudget, clientOf: requestLimits.clientOf, ...TEXT_CALLS });
  registerSessionTurns(app, { keyOf: sessions.keyOf, besides: [paths.exhibits] });
  await registerRoutes(app, parts);
  startJobs(parts);

  if (pages === null) {
    app.setNotFoundHandler(() => {
      throw new ApiError(404, 'request.not_found');
    });
  } else {
    await registerWebPages(app, pages, {
      publicUrl: deps.publicUrl,
      hasSession: (request) => sessions.hasCookie(request),
    });
  }
  return app;
}
