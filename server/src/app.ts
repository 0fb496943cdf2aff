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
import { LETTER_PACKAGE_CENTS, packagesFor } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { hasEveryComplaint } from './features/court-papers/index.ts';
import { canEmailLetters } from './features/dispatch/index.ts';
import { shownPrice, shownPrices } from './features/reference-data/index.ts';
import { deviceOf, registerSessionTurns } from './features/sessions/index.ts';
import {
  ApiError,
  compressJson,
  refuseOtherSites,
  registerBodyDeadline,
  registerHealth,
  registerProblemAnswers,
  registerSecurityHeaders,
  registerSecurityTxt,
  registerWebPages,
  type ShownPrices,
  type SiteFacts,
  withoutPhpSuffix,
} from './platform/http/index.ts';
import { registerLanguage } from './platform/language/index.ts';
import {
  BODY_TIMEOUT_MS,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  LARGEST_BODY_BYTES,
  LEAST_OF_BODY,
  limitOpenConnections,
  LOOK_FOR_SILENT_MS,
  MOST_CONNECTIONS_OF_ONE,
  networkOf,
  registerAskingClient,
  registerWorkBudget,
  REQUEST_TIMEOUT_MS,
  trustedProxies,
} from './platform/limits/index.ts';
import { registerRequestTrace } from './platform/logging/index.ts';
import { watchAnswers } from './platform/metrics/index.ts';
import { TEXT_CALLS } from './text-paths.ts';
import type { AppDeps } from './app-deps.ts';
import { startJobs } from './app-jobs.ts';
import { createAppParts } from './app-parts.ts';
import { registerRoutes } from './app-routes.ts';
import { pageOpenings } from './page-openings.ts';

/** The one app: its calls, its pages and its workers, without listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { db, pages } = deps;
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    rewriteUrl: (request) => withoutPhpSuffix(request.url ?? '/'),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SILENT_MS },
    trustProxy: trustedProxies(deps.trustProxy),
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerRequestTrace(app, (request, scope) =>
    deps.hashing.fingerprint(`trace ${scope}`, `${networkOf(request.ip)} ${deviceOf(request).browser ?? ''}`),
  );
  if (deps.answered !== undefined) watchAnswers(app, deps.answered);
  deps.traced?.(app);
  registerProblemAnswers(app);
  limitOpenConnections(app, { mostOfOne: MOST_CONNECTIONS_OF_ONE, isBehindProxy: deps.trustProxy !== false });
  registerBodyDeadline(app, {
    usualMs: BODY_TIMEOUT_MS,
    byPath: { [paths.exhibits]: REQUEST_TIMEOUT_MS },
    least: LEAST_OF_BODY,
  });
  refuseOtherSites(app, deps.publicUrl);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  compressJson(app);
  await registerSecurityHeaders(app, {
    publicUrl: deps.publicUrl,
    styleHashes: pages?.styleHashes ?? [],
    scriptHashes: pages?.scriptHashes ?? [],
    paymentForm: deps.payments.inPage?.origins,
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

  registerSecurityTxt(app, { contact: deps.securityContact, publicUrl: deps.publicUrl, now: deps.clock.now });

  const parts = createAppParts(deps);
  const { requestLimits, sessions } = parts;
  registerAskingClient(app, requestLimits.clientOf);
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
      facts: siteFacts(deps),
      usualPrices,
      pricesNow: () => shownPrices(db, deps.clock.today(), deps.isProduction),
      today: deps.clock.today,
      hasSession: (request) => sessions.hasCookie(request),
      ...pageOpenings(parts.forLetters),
    });
  }
  return app;
}

/** What the release says that packages cost. */
const usualPrices: ShownPrices = {
  packages: Object.fromEntries(packagesFor(served).map(({ id, price }) => [id, { price, isSold: true }])),
  letter: shownPrice(LETTER_PACKAGE_CENTS),
};

/** What the built pages tell of this site. */
function siteFacts(deps: AppDeps): SiteFacts {
  const { publicUrl, keepPaidYears, operator, asksGoogle, isProduction, payments, officialForms } = deps;
  const isPaymentSimulated = payments.isSimulated;
  const hasPaymentForm = payments.inPage !== null;
  const emailsLetters = canEmailLetters(isProduction, payments);
  const hasCourtForms = hasEveryComplaint(officialForms);
  return {
    publicUrl,
    keepPaidYears,
    operator,
    asksGoogle,
    isPaymentSimulated,
    hasPaymentForm,
    emailsLetters,
    mailsLetters: deps.carrier !== null,
    hasCourtForms,
  };
}
