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
import type { JurisdictionPack } from '@plainclaim/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import {
  accountChangeRoutes,
  createAccountRepository,
  createEmailCodes,
  createPasswordHashing,
  createPendingEmailChanges,
  createPendingRegistrations,
  FORGET_CODES_EVERY_SECONDS,
  forgetCodesJob,
  logInRoutes,
  makeForgetCodes,
  registrationRoutes,
  resetRoutes,
} from './features/accounts/index.ts';
import { addressLookupRoutes, type Places } from './features/address-lookup/index.ts';
import { caseRoutes, createCaseRepository } from './features/cases/index.ts';
import { checkoutRoutes, createOrderRepository } from './features/checkout/index.ts';
import { claimFitRoutes } from './features/claim-fit/index.ts';
import {
  createClaimRepository,
  createOtherAnswersRepository,
  draftRoutes,
  FORGET_EVERY_SECONDS,
  forgetExpiredJob,
  makeForgetExpired,
} from './features/drafts/index.ts';
import {
  courtPaperDeps,
  courtPaperRoutes,
  makeCourtPacketJob,
  makeMakeCourtPacket,
  type OfficialForms,
  paperSigningRoutes,
} from './features/court-papers/index.ts';
import {
  createDispatchRepository,
  deliverLetterJob,
  dispatchRoutes,
  mailRefusalRoutes,
  makeDeliverLetter,
  makeLetterDelivery,
  makeNoteMailOutcome,
} from './features/dispatch/index.ts';
import {
  createDocumentRepository,
  createLetterRepository,
  createReviewRepository,
  letterReviewRoutes,
  letterRoutes,
  makeLoadLetterPdf,
  makeRenderLetter,
  renderLetterJob,
} from './features/letters/index.ts';
import {
  CLEAR_FILES_EVERY_SECONDS,
  clearExhibitFilesJob,
  createExhibitRepository,
  createPacketRepository,
  exhibitRoutes,
  makeClearExhibitFiles,
  makeExhibitPacketJob,
  makeMakeExhibitPacket,
} from './features/exhibits/index.ts';
import { filePreviewRoutes } from './features/file-preview/index.ts';
import { referenceDataRoutes } from './features/reference-data/index.ts';
import {
  callerLimits,
  createBrowserSessions,
  ownSessionsRoutes,
  registerSessionTurns,
  sessionRoutes,
} from './features/sessions/index.ts';
import {
  createTrialBookRepository,
  createTrialNotesRepository,
  makeMakeTrialBook,
  makeTrialBookJob,
  trialPrepRoutes,
} from './features/trial-prep/index.ts';
import {
  deleteDataJob,
  deletionRepository,
  exportRepository,
  KEEP_TIMES_EVERY_SECONDS,
  keepTimesJob,
  makeDataExportJob,
  makeDeleteData,
  makeKeepTimes,
  makeMakeDataExport,
  yourDataRoutes,
} from './features/your-data/index.ts';
import type { Clock } from './platform/clock/index.ts';
import type { Db } from './platform/db/index.ts';
import type { DocumentRenderer, GlyphCoverage } from './platform/documents/index.ts';
import type { SealedFiles } from './platform/files/index.ts';
import {
  ApiError,
  refuseOtherSites,
  registerBodyDeadline,
  registerHealth,
  registerProblemAnswers,
  registerSecurityHeaders,
  registerWebPages,
  type WebPages,
  withoutPhpSuffix,
} from './platform/http/index.ts';
import type { Ids } from './platform/ids/index.ts';
import { type Jobs, makeReviveJobs, REVIVE_JOBS_EVERY_SECONDS, revived, reviveJobsJob } from './platform/jobs/index.ts';
import { registerLanguage } from './platform/language/index.ts';
import {
  type Limits,
  registerWorkBudget,
  requestLimits as createRequestLimits,
  type WorkBudget,
} from './platform/limits/index.ts';
import {
  createMail,
  createMailRefusals,
  devOutboxRoutes,
  type MailTransport,
  makeSendMail,
  makeTendOutbox,
  makeWithdrawMail,
  sendMailJob,
  TEND_OUTBOX_EVERY_SECONDS,
  tendOutboxJob,
} from './platform/mail/index.ts';
import type { PaymentProvider } from './platform/payments/index.ts';
import type { SealedBox, TokenHashing } from './platform/security/index.ts';
import type { UploadDesk } from './platform/uploads/index.ts';
import type { VirusScanner } from './platform/virus-scan/index.ts';
import type { WorkerThread } from './platform/worker-thread/index.ts';
import { TEXT_CALLS } from './text-paths.ts';

/** Everything the app is made of. Production and tests hand in the same kinds of parts. */
export type AppDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: FastifyBaseLogger;
  readonly box: SealedBox;
  readonly hashing: TokenHashing;
  readonly limits: Limits;
  readonly workBudget: WorkBudget;
  /** The thread that reads long texts. */
  readonly workerThread: WorkerThread;
  readonly mailTransport: MailTransport;
  /** Where captured mail lies, for the pages that show it in development. */
  readonly outboxDir: string;
  readonly jobs: Jobs;
  readonly payments: PaymentProvider;
  readonly places: Places;
  readonly renderer: DocumentRenderer;
  /** Where uploaded files and what is made of them lie. */
  readonly files: SealedFiles;
  readonly desk: UploadDesk;
  readonly scanner: VirusScanner;
  readonly coverage: GlyphCoverage;
  readonly officialForms: OfficialForms;
  readonly pack: JurisdictionPack;
  /** Null when only the calls are served. */
  readonly pages: WebPages | null;
  readonly publicUrl: string;
  readonly trustProxy: false | number | readonly string[];
  readonly passwordMinLength: number;
  /** Years a paid claim without an account is kept after the last visit. */
  readonly keepPaidYears: number;
  readonly isProduction: boolean;
  /** A loop that is this late, in milliseconds, cannot serve anyone well: newcomers are told to come back. 0: never. */
  readonly mostLoopDelayMs: number;
};

/** All kinds of background work, so that their queues exist before anything is put into them. */
export const jobDefinitions = [
  renderLetterJob,
  deliverLetterJob,
  makeCourtPacketJob,
  makeExhibitPacketJob,
  clearExhibitFilesJob,
  makeTrialBookJob,
  forgetExpiredJob,
  forgetCodesJob,
  sendMailJob,
  tendOutboxJob,
  reviveJobsJob,
  makeDataExportJob,
  deleteDataJob,
  keepTimesJob,
];

/** What a person waits for. */
const inTheMaking = [
  revived(renderLetterJob),
  revived(deliverLetterJob),
  revived(makeCourtPacketJob),
  revived(makeExhibitPacketJob),
  revived(makeTrialBookJob),
  revived(makeDataExportJob),
  revived(deleteDataJob),
];

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
  const { db, clock, ids, box, jobs, pages } = deps;
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

  const { hashing, limits, log, places } = deps;
  const requestLimits = createRequestLimits({ limits, hashing, isProduction: deps.isProduction });
  registerWorkBudget(app, { budget: deps.workBudget, clientOf: requestLimits.clientOf, ...TEXT_CALLS });
  const sessions = createBrowserSessions({ db, clock, ids, requestLimits, isHttps });
  registerSessionTurns(app, { keyOf: sessions.keyOf, besides: [paths.exhibits] });
  const claims = createClaimRepository(box);
  const others = createOtherAnswersRepository(box, ids);
  const orders = createOrderRepository(box);
  const letters = createLetterRepository(box);
  const documents = createDocumentRepository(box);
  const reviews = createReviewRepository(box);
  const { spendCouponLook, spendAddressLook } = callerLimits({ sessions, requestLimits });
  const accounts = createAccountRepository(box);
  const codes = createEmailCodes({ clock, ids, hashing });
  const pending = createPendingRegistrations(box);
  const emailChanges = createPendingEmailChanges(box);
  const passwords = createPasswordHashing();
  const mail = createMail({ box, clock, ids, jobs });
  const refusals = createMailRefusals(hashing);
  const addressOf = async (on: Db, accountId: string) => (await accounts.findProfile(on, accountId))?.email ?? null;
  const ofAccount = { addressOf, languageOf: accounts.findLanguage };
  const common = { ...deps, sessions, claims, orders, letters, documents, reviews, requestLimits, mail, ...ofAccount };
  const dispatches = createDispatchRepository(box);
  const forDelivery = { ...common, dispatches, refusals };
  const forCourtPapers = courtPaperDeps(common, box);
  const forExhibits = {
    ...common,
    exhibits: createExhibitRepository(box),
    packets: createPacketRepository(box),
  };
  const forTrialPrep = {
    ...forExhibits,
    trialNotes: createTrialNotesRepository(box),
    trialBooks: createTrialBookRepository(box),
  };
  const forLetters = {
    ...common,
    delivery: makeLetterDelivery(forDelivery),
    orderCourtPapers: forCourtPapers.orderCourtPapers,
  };
  const forAccounts = { ...common, accounts, codes, pending, emailChanges, passwords };
  const { courtPapers, signatures } = forCourtPapers;
  const forYourData = {
    ...forTrialPrep,
    ...forAccounts,
    others,
    dispatches,
    courtPapers,
    signatures,
    exports: exportRepository,
    deletions: deletionRepository,
    withdrawMail: makeWithdrawMail({ box }),
    keepYears: deps.keepPaidYears,
  };

  await app.register(referenceDataRoutes({ ...deps, spendCouponLook }));
  await app.register(addressLookupRoutes({ places, log, spend: spendAddressLook }));
  await app.register(sessionRoutes(common));
  await app.register(ownSessionsRoutes(common));
  await app.register(registrationRoutes(forAccounts));
  await app.register(logInRoutes(forAccounts));
  await app.register(resetRoutes(forAccounts));
  await app.register(accountChangeRoutes(forAccounts));
  await app.register(draftRoutes({ ...common, others }));
  await app.register(claimFitRoutes(common));
  await app.register(filePreviewRoutes(common));
  await app.register(checkoutRoutes({ ...common, stateOfZip: (zip) => places.stateOfZip(zip) }));
  await app.register(letterRoutes(forLetters));
  await app.register(letterReviewRoutes(forLetters));
  await app.register(dispatchRoutes(forDelivery));
  await app.register(courtPaperRoutes(forCourtPapers));
  await app.register(paperSigningRoutes(forCourtPapers));
  await app.register(exhibitRoutes(forExhibits));
  await app.register(trialPrepRoutes(forTrialPrep));
  await app.register(mailRefusalRoutes(forDelivery));
  await app.register(yourDataRoutes(forYourData));
  await app.register(caseRoutes({ ...common, cases: createCaseRepository(box) }));
  await app.register(devOutboxRoutes(deps));
  // A map of every call helps whoever builds on them, and in production nobody but an attacker.
  if (!deps.isProduction) app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());

  jobs.work(renderLetterJob, makeRenderLetter(common));
  jobs.work(deliverLetterJob, makeDeliverLetter(forDelivery));
  jobs.work(makeCourtPacketJob, makeMakeCourtPacket(forCourtPapers));
  jobs.work(makeExhibitPacketJob, makeMakeExhibitPacket(forExhibits));
  jobs.work(makeTrialBookJob, makeMakeTrialBook(forTrialPrep));
  jobs.work(
    clearExhibitFilesJob,
    makeClearExhibitFiles({ ...forExhibits, otherFilesInUse: exportRepository.unsafeFilesInUse }),
  );
  jobs.repeat(clearExhibitFilesJob, {}, { seconds: CLEAR_FILES_EVERY_SECONDS });
  jobs.work(makeDataExportJob, makeMakeDataExport(forYourData));
  jobs.work(deleteDataJob, makeDeleteData(forYourData));
  jobs.work(keepTimesJob, makeKeepTimes(forYourData));
  jobs.repeat(keepTimesJob, {}, { seconds: KEEP_TIMES_EVERY_SECONDS });
  jobs.work(forgetExpiredJob, makeForgetExpired(common));
  jobs.repeat(forgetExpiredJob, {}, { seconds: FORGET_EVERY_SECONDS });
  jobs.work(forgetCodesJob, makeForgetCodes(forAccounts));
  jobs.repeat(forgetCodesJob, {}, { seconds: FORGET_CODES_EVERY_SECONDS });
  const site = { name: 'Plainclaim', url: deps.publicUrl };
  const loadAttachment = makeLoadLetterPdf(common);
  const noteOutcome = makeNoteMailOutcome(forDelivery);
  jobs.work(
    sendMailJob,
    makeSendMail({ ...deps, transport: deps.mailTransport, loadAttachment, noteOutcome, refusals, site }),
  );
  jobs.work(tendOutboxJob, makeTendOutbox(deps));
  jobs.repeat(tendOutboxJob, {}, { seconds: TEND_OUTBOX_EVERY_SECONDS });
  jobs.work(reviveJobsJob, makeReviveJobs(deps, inTheMaking));
  jobs.repeat(reviveJobsJob, {}, { seconds: REVIVE_JOBS_EVERY_SECONDS });

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
