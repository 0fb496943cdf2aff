import { ok } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../app.ts';
import type { AppDeps } from '../app-deps.ts';
import { jobDefinitions } from '../app-jobs.ts';
import { DEFAULT_KEEP_PAID_YEARS } from '../config.ts';
import { embeddedPlaces } from '../features/address-lookup/index.ts';
import { loadReferenceData, seedDevelopmentCoupons } from '../features/reference-data/index.ts';
import { type ManualClock, manualClock } from '../platform/clock/index.ts';
import { openDatabase } from '../platform/db/index.ts';
import { createDocumentRenderer, loadGlyphCoverage } from '../platform/documents/index.ts';
import { localSealedFiles } from '../platform/files/index.ts';
import { randomIds } from '../platform/ids/index.ts';
import { createJobs, type Jobs } from '../platform/jobs/index.ts';
import { createLimits, createWorkBudget } from '../platform/limits/index.ts';
import { createLogger, silentLog } from '../platform/logging/index.ts';
import type { MailMessage } from '../platform/mail/index.ts';
import { simulatedProvider } from '../platform/payments/index.ts';
import { sealedBox, tokenHashing } from '../platform/security/index.ts';
import { createUploadDesk } from '../platform/uploads/index.ts';
import { noVirusScanner } from '../platform/virus-scan/index.ts';
import { createWorkerThread } from '../platform/worker-thread/index.ts';
import { type Browser, browserOn } from './browser.ts';
import { bundledRenderer, bundledUploadChild, bundledWorkThread } from './child-bundles.ts';
import { createTestDatabase, type Preparation, type TestDatabase } from './test-database.ts';

/** Noon in New Jersey on Saturday, November 21, 2026. */
export const TEST_START_MS = Date.parse('2026-11-21T17:00:00Z');
/** For what is put off and made due by a test: a new job is announced. */
const POLL_MS = 400;
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
    | 'passwordMinLength'
    | 'payments'
    | 'publicUrl'
    | 'securityContact'
    | 'trustProxy'
    | 'renderer'
    | 'scanner'
    | 'places'
  >
> & {
  readonly startMs?: number;
  /** Connections the app may open. */
  readonly maxConnections?: number;
  /** A query that takes longer fails. */
  readonly statementTimeoutMs?: number;
};

/** The tables of the job queues take longer to make than all the rest of a start. */
const withQueues: Preparation = {
  name: 'queues',
  prepare: async (connection) => {
    const jobs = createJobs({ connection, definitions: jobDefinitions, log: silentLog });
    await jobs.start();
    await jobs.stop();
  },
};

/** The app as it runs, on a database of its own: real renderer, real jobs, a clock moved by hand. Nothing listens. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase(withQueues);
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
  await loadReferenceData(db);
  if (options.isProduction !== true) await seedDevelopmentCoupons(db);

  const logLines: string[] = [];
  const log = createLogger({
    level: 'debug',
    withErrorMessages: false,
    destination: { write: (line: string) => void logLines.push(line) },
  });
  const clock = manualClock(options.startMs ?? TEST_START_MS);
  const files = bundledRenderer();
  const renderer = options.renderer ?? createDocumentRenderer({ ...files, logger: log, size: 1 });
  const jobs = createJobs({
    connection,
    definitions: jobDefinitions,
    log,
    pollIntervalMs: POLL_MS,
    listeningPollIntervalMs: POLL_MS,
  });
  const mails: MailMessage[] = [];
  const workerThread = options.workerThread ?? createWorkerThread(bundledWorkThread);
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
    payments: options.payments ?? simulatedProvider,
    places: options.places ?? embeddedPlaces({ dataFile: PLACES, clock }),
    renderer,
    files: localSealedFiles(box, filesDir),
    desk: createUploadDesk(bundledUploadChild),
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
    passwordMinLength: options.passwordMinLength ?? 6,
    keepPaidYears: options.keepPaidYears ?? DEFAULT_KEEP_PAID_YEARS,
    isProduction: options.isProduction ?? false,
  });
  await app.ready();
  await jobs.start();

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
      await app.close();
      await jobs.stop();
      await renderer.close();
      await workerThread.close();
      await opened.value.close();
      await database.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
}
