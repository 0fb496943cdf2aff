import { ok } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { jobDefinitions } from '../app-jobs.ts';
import { DEFAULT_KEEP_PAID_YEARS } from '../config.ts';
import { embeddedPlaces } from '../features/address-lookup/index.ts';
import { loadReferenceData, seedDevelopmentCoupons } from '../features/reference-data/index.ts';
import { type ManualClock, manualClock } from '../platform/clock/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { loadGlyphCoverage } from '../platform/documents/index.ts';
import { localSealedFiles } from '../platform/files/index.ts';
import { randomIds } from '../platform/ids/index.ts';
import { createJobs, type Jobs } from '../platform/jobs/index.ts';
import { ANNOUNCED_ON } from '../platform/jobs/job-store.ts';
import { createLimits, createWorkBudget } from '../platform/limits/index.ts';
import { createLogger, silentLog } from '../platform/logging/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';
import { createSimulatedProvider, type PaymentProvider } from '../platform/payments/index.ts';
import { createDocumentSeal } from '../platform/seals/index.ts';
import { sealedBox, tokenHashing } from '../platform/security/index.ts';
import { createUploadIntake } from '../platform/uploads/index.ts';
import { noVirusScanner } from '../platform/virus-scan/index.ts';
import { type Browser, browserOn } from './browser.ts';
import { bundledRenderer, bundledUploadChild } from './child-bundles.ts';
import { keptRenderer, keptWorkerThread } from './kept-children.ts';
import { keptSealKey } from './kept-seal-key.ts';
import { createTestDatabase, type Preparation, type TestDatabase } from './test-database.ts';

/** Noon in New Jersey on Saturday, November 21, 2026. */
export const TEST_START_MS = Date.parse('2026-11-21T17:00:00Z');
/** Between two looks for jobs that came due: those that were put off, and those made due by a test. */
const LOOK_FOR_DUE_MS = 100;
/** Every queue's own look is as rare as in production: with two dozen queues in each app they were most of its queries. */
const POLL_MS = 5_000;
/** Whoever waits for a locked claim on a busy machine waits longer than a person would. */
const STATEMENT_TIMEOUT_MS = 30_000;
const PLACES = fileURLToPath(new URL('../../reference-data/us-places.tsv.gz', import.meta.url));

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: ManualClock;
  readonly jobs: Jobs;
  /** The folder of uploaded files. */
  readonly filesDir: string;
  /** Every mail that left, oldest first; none when the test gave a transport of its own. */
  readonly mails: readonly MailMessage[];
  /** Every line the app logged, in the form production writes. */
  readonly logLines: readonly string[];
  /** A new person with no cookies yet, but those given. */
  browser(cookies?: Readonly<Record<string, string>>): Browser;
  close(): Promise<void>;
};

export type TestAppOptions = Partial<
  Pick<
    AppDeps,
    | 'answered'
    | 'traced'
    | 'box'
    | 'hashing'
    | 'isProduction'
    | 'limits'
    | 'workBudget'
    | 'workerThread'
    | 'officialForms'
    | 'mailTransport'
    | 'mostLoopDelayMs'
    | 'pack'
    | 'pages'
    | 'keepPaidYears'
    | 'operator'
    | 'asksGoogle'
    | 'passwordMinLength'
    | 'publicUrl'
    | 'securityContact'
    | 'trustProxy'
    | 'renderer'
    | 'seal'
    | 'scanner'
    | 'places'
  >
> & {
  readonly startMs?: number;
  /** The simulation where nothing else is said. */
  readonly payments?: (simulated: PaymentProvider, parts: { readonly clock: ManualClock }) => PaymentProvider;
  /** None where nothing else is said. */
  readonly carrier?: (parts: { readonly clock: ManualClock }) => AppDeps['carrier'];
  /** None where nothing else is said. */
  readonly identityProviders?: (parts: { readonly clock: ManualClock }) => AppDeps['identityProviders'];
  /** Connections the app may open. */
  readonly maxConnections?: number;
  /** A query that takes longer fails. */
  readonly statementTimeoutMs?: number;
};

/** What came due, by the name of its queue: its worker then looks at once. */
const ANNOUNCE_DUE = `select pg_notify($1, name) from
  (select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()) as due`;

/** Has jobs taken soon after they come due, by one query for all queues. Returns what ends it. */
function announceDueJobs(pool: pg.Pool): () => Promise<void> {
  let isOver = false;
  const announcing = (async () => {
    while (!isOver) {
      // A test may have cut the connections, or use them all.
      await pool.query({ name: 'announce-due-jobs', text: ANNOUNCE_DUE, values: [ANNOUNCED_ON] }).catch(() => {});
      await delay(LOOK_FOR_DUE_MS);
    }
  })();
  return async () => {
    isOver = true;
    await announcing;
  };
}

/** What a start finds there from the second one on. The tables of the job queues take longer to make than all the rest. */
const startedBefore: Preparation = {
  name: 'started',
  prepare: async (connection) => {
    const jobs = createJobs({ connection, definitions: jobDefinitions, log: silentLog });
    await jobs.start();
    await jobs.stop();
    const opened = await openDatabase({ connection, log: silentLog, applicationName: 'plainclaim tests' });
    if (!opened.ok) throw new Error(opened.error.message);
    await loadReferenceData(opened.value.db);
    await opened.value.close();
  },
};

/** The app as it runs, on a database of its own: real renderer, real jobs, a clock moved by hand. Nothing listens. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(startedBefore);
  const { running: connection } = database;
  const opened = await openDatabase({
    connection,
    log: silentLog,
    applicationName: 'plainclaim test app',
    statementTimeoutMs: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    ...(options.maxConnections === undefined ? {} : { maxConnections: options.maxConnections }),
  });
  if (!opened.ok) throw new Error(opened.error.message);
  const { db, pool } = opened.value;
  if (options.isProduction !== true) await seedDevelopmentCoupons(db);

  const logLines: string[] = [];
  const log = createLogger({
    level: 'debug',
    withErrorMessages: false,
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const clock = manualClock(options.startMs ?? TEST_START_MS);
  const simulated = createSimulatedProvider({ db, clock });
  const files = bundledRenderer();
  const renderer = options.renderer ?? keptRenderer(log);
  const jobs = createJobs({
    connection,
    definitions: jobDefinitions,
    log,
    pollIntervalMs: POLL_MS,
    listeningPollIntervalMs: POLL_MS,
  });
  const mails: MailMessage[] = [];
  const workerThread = options.workerThread ?? keptWorkerThread();
  const box = options.box ?? sealedBox(['a data key that only the tests know of']);
  const filesDir = await mkdtemp(join(tmpdir(), 'plainclaim-test-files-'));
  const app = await buildApp({
    db,
    clock,
    ids: randomIds,
    log,
    box,
    hashing: options.hashing ?? tokenHashing('a secret key that only the tests know of'),
    limits: options.limits ?? createLimits({ pool, log }),
    workBudget: options.workBudget ?? createWorkBudget(),
    workerThread,
    mailTransport: options.mailTransport ?? {
      send: async (message) => {
        mails.push(message);
        return ok(null);
      },
      close: async () => {},
    },
    outboxDir: join(tmpdir(), 'plainclaim-tests-write-no-mail'),
    jobs,
    payments: options.payments?.(simulated, { clock }) ?? simulated,
    carrier: options.carrier?.({ clock }) ?? null,
    identityProviders: options.identityProviders?.({ clock }) ?? [],
    places: options.places ?? embeddedPlaces({ dataFile: PLACES, clock, countiesOf: usNj.countiesOf }),
    renderer,
    seal: options.seal ?? createDocumentSeal({ key: await keptSealKey(), wanted: 'b-b', authorityUrls: [], log }),
    files: localSealedFiles(box, filesDir),
    uploads: createUploadIntake(bundledUploadChild),
    scanner: options.scanner ?? noVirusScanner,
    coverage: loadGlyphCoverage(files.assetsDir),
    officialForms: options.officialForms ?? { forms: [], assetsDir: files.assetsDir },
    pack: options.pack ?? usNj,
    pages: options.pages ?? null,
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    securityContact: options.securityContact ?? null,
    trustProxy: options.trustProxy ?? false,
    // Tests share the machine, and the process, with other tests: a late loop says nothing about the app. No large number
    // would do: a second in which the loop could not be measured at all counts as endless.
    mostLoopDelayMs: options.mostLoopDelayMs ?? 0,
    ...(options.answered === undefined ? {} : { answered: options.answered }),
    ...(options.traced === undefined ? {} : { traced: options.traced }),
    passwordMinLength: options.passwordMinLength ?? 6,
    keepPaidYears: options.keepPaidYears ?? DEFAULT_KEEP_PAID_YEARS,
    operator: options.operator ?? null,
    asksGoogle: options.asksGoogle ?? false,
    isProduction: options.isProduction ?? false,
  });
  await app.ready();
  await jobs.start();
  const stopAnnouncing = announceDueJobs(database.pool);

  return {
    app,
    database,
    clock,
    jobs,
    filesDir,
    mails,
    logLines,
    browser: (cookies) => browserOn(app, cookies),
    close: async () => {
      await stopAnnouncing();
      await app.close();
      await jobs.stop();
      await options.renderer?.close();
      await options.workerThread?.close();
      await opened.value.close();
      await database.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
