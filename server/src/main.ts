import type { JurisdictionPack } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import closeWithGrace from 'close-with-grace';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { jobDefinitions } from './app-jobs.ts';
import { type Config, describeConfigProblems, readConfig } from './config.ts';
import { embeddedPlaces, googlePlaces, type Places, withFallback } from './features/address-lookup/index.ts';
import { type OfficialForms, hasEveryComplaint, officialFormRules } from './features/court-papers/index.ts';
import { readReturnedCheckNotice } from './features/letters/index.ts';
import { loadReferenceData, seedDevelopmentCoupons } from './features/reference-data/index.ts';
import { describeFormProblems, readBlankForms } from './platform/blank-forms/index.ts';
import { type Clock, createClock } from './platform/clock/index.ts';
import { openDatabase } from './platform/db/index.ts';
import { createDocumentRenderer, loadGlyphCoverage, rendererFiles } from './platform/documents/index.ts';
import { createSealedFiles, openPlace } from './platform/files/index.ts';
import { KEEP_BACKUPS_EVERY_SECONDS, keepBackups, keepBackupsJob, openFileStore } from './operations/index.ts';
import { loadTraces, type Traces } from './platform/tracing/index.ts';
import { loadMetrics, type Metrics, type MetricsSources } from './platform/metrics/index.ts';
import { readWebPages } from './platform/http/index.ts';
import { randomIds } from './platform/ids/index.ts';
import { createOidcProvider } from './platform/identity/index.ts';
import { createJobs } from './platform/jobs/index.ts';
import { createLimits, createWorkBudget } from './platform/limits/index.ts';
import { createLogger, type Log } from './platform/logging/index.ts';
import { mailTransportFor, outboxDirOf } from './platform/mail/index.ts';
import { createSimulatedProvider, createStripeProvider } from './platform/payments/index.ts';
import { createLobCarrier } from './platform/post/index.ts';
import {
  areWallsWhole,
  buildWalls,
  createChildQueue,
  describeWalls,
  type Walls,
} from './platform/confined-child/index.ts';
import { type DatabaseServer, provideDatabase } from './platform/postgres/index.ts';
import { createWorkerThread, workThreadFiles } from './platform/worker-thread/index.ts';
import { canWatchProcesses, createUploadIntake, uploadChildFiles } from './platform/uploads/index.ts';
import { clamdScanner, noVirusScanner, type VirusScanner } from './platform/virus-scan/index.ts';
import { createDocumentSeal, loadOrCreateSealKey, readSealKey, type SealKey } from './platform/seals/index.ts';
import { loadOrCreateKeys, sealedBox, tokenHashing } from './platform/security/index.ts';
import { describeSealProblem } from './settings/seal-settings.ts';
import { prepareDatabase } from './prepare-database.ts';
import { describeStartFailure, StartRefused } from './start-failure.ts';
import { uncheckedPackages } from './unchecked-packages.ts';

/** In the bundle our files lie beside this one; from the sources, beside `src`. */
const isBundle = !import.meta.url.endsWith('.ts');
const beside = (name: string) => fileURLToPath(new URL(isBundle ? `./${name}` : `../${name}`, import.meta.url));
const webDirectory = fileURLToPath(new URL(isBundle ? '../web' : '../../dist/web', import.meta.url));

/** Later than this the event loop serves nobody well, in milliseconds. */
const MOST_LOOP_DELAY_MS = 1_000;
/** Requests in flight get this long to finish when the process is asked to stop. */
const STOP_DELAY_MS = 20_000;
/** ... and background work gets this part of it before it is handed back to whoever comes next. */
const JOBS_GRACE_MS = 10_000;

function refuseToStart(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The rules of the courts this deployment serves, with the notice whose words only an operator can supply. */
async function packWith(noticeFile: string | undefined): Promise<JurisdictionPack> {
  if (noticeFile === undefined) return usNj;
  const notice = await readReturnedCheckNotice(noticeFile);
  if (!notice.ok) refuseToStart(notice.error);
  return { ...usNj, returnedCheckNotice: notice.value };
}

/**
 * The court's own forms, where a folder of them is set. A form that could be filled in wrongly is reported and left
 * alone: our own draft is filed in its place. Only a folder that cannot be read keeps the server down.
 */
async function officialFormsIn(directory: string | undefined, assetsDir: string, log: Log): Promise<OfficialForms> {
  if (directory === undefined) return { forms: [], assetsDir };
  const read = await readBlankForms(directory, officialFormRules(assetsDir));
  if (!read.ok) refuseToStart(`${read.error.file} (COURT_FORMS_DIR) ${read.error.problem}`);
  const { forms, problems } = read.value;
  if (problems.length > 0) {
    const summary = describeFormProblems(directory, problems);
    log.warn({ event: 'court_forms.left_out', setting: 'COURT_FORMS_DIR', count: problems.length }, summary);
  }
  return { forms, assetsDir };
}

/** The built-in places, or an outside service in front of them. */
function placesFor({ googlePlacesKey }: Config, clock: Clock, log: Log): Places {
  const builtIn = embeddedPlaces({
    dataFile: beside('reference-data/us-places.tsv.gz'),
    clock,
    countiesOf: usNj.countiesOf,
  });
  if (googlePlacesKey === undefined) return builtIn;
  const service = googlePlaces({ apiKey: googlePlacesKey, clock, stateOfZip: builtIn.stateOfZip });
  return withFallback({ service, builtIn, log });
}

/** The key that approved letters are sealed with: the operator's, or the site's own. */
async function sealKeyFor({ seal, dataDir, publicUrl }: Config, nowMs: number): Promise<SealKey> {
  const siteName = new URL(publicUrl).host;
  const found =
    seal.keyFile === null
      ? await loadOrCreateSealKey({ dataDir, siteName }, nowMs)
      : await readSealKey(seal.keyFile, seal.keyPassword, nowMs);
  if (found.ok) return found.value;
  throw new StartRefused(describeSealProblem(seal.keyFile ?? join(dataDir, 'seal.pem'), found.error));
}

const scannerFor = ({ clamdAddress, refusesUnscanned }: Config, log: Log): VirusScanner =>
  clamdAddress === undefined
    ? noVirusScanner
    : clamdScanner({ address: clamdAddress, log, isRequired: refusesUnscanned });

/** What was opened, closed in the opposite order; what cannot be closed keeps nothing else open. */
function openThings(log: Log): { opened(close: () => Promise<unknown>): void; closeAll(): Promise<void> } {
  const closers: (() => Promise<unknown>)[] = [];
  return {
    opened: (close) => void closers.push(close),
    closeAll: async () => {
      for (let close = closers.pop(); close !== undefined; close = closers.pop()) {
        await close().catch((err: unknown) => log.warn({ err, component: 'main' }, 'something could not be closed'));
      }
    },
  };
}

async function start(): Promise<void> {
  const startedAt = performance.now();
  const read = readConfig();
  if (!read.ok) refuseToStart(describeConfigProblems(read.error));
  const config = read.value;
  const log = createLogger({ level: config.logLevel, withErrorMessages: !config.isProduction });
  if (!(await canWatchProcesses())) {
    refuseToStart('Neither /proc nor the program "ps" can be read. Uploaded files are opened only under watch.');
  }
  const keys = loadOrCreateKeys(config);
  const files = rendererFiles();
  const officialForms = await officialFormsIn(config.courtFormsDir, files.assetsDir, log);
  const pack = await packWith(config.returnedCheckNotice);
  const needs = [uploadChildFiles().childModule, files.childModule].map((module) => fileURLToPath(module));
  const walls = await buildWalls({ dataDir: config.dataDir, needs: [...needs, files.assetsDir] });
  log[areWallsWhole(walls.inForce) ? 'info' : 'warn']({ event: 'walls' }, describeWalls(walls.inForce));

  const server = await provideDatabase(config, log);
  if (!server.ok) refuseToStart(server.error.message);
  const things = openThings(log);
  things.opened(() => server.value.stop());
  // From here on, whatever ends this process leaves no database running behind it.
  const grace = closeWithGrace({ delay: STOP_DELAY_MS, logger: false }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an unexpected failure');
    await things.closeAll();
    log.info({}, 'stopped');
  });
  try {
    await serve({ config, log, keys, files, officialForms, pack, walls }, server.value, things.opened);
  } catch (error) {
    grace.uninstall();
    await things.closeAll();
    refuseToStart(describeStartFailure(error, config.port));
  }
  log.info({ port: config.port, durationMs: Math.round(performance.now() - startedAt) }, 'ready');
  process.stdout.write(`Plainclaim is ready at ${config.publicUrl}\n`);
}

type Made = {
  readonly config: Config;
  readonly log: ReturnType<typeof createLogger>;
  readonly keys: ReturnType<typeof loadOrCreateKeys>;
  readonly files: ReturnType<typeof rendererFiles>;
  readonly officialForms: OfficialForms;
  readonly pack: JurisdictionPack;
  readonly walls: Walls;
};

/** The figures on a port of their own, where one is set. */
async function measured(
  { metrics: place, dataDir }: Config,
  sources: Omit<MetricsSources, 'dataDir'>,
  opened: (close: () => Promise<unknown>) => void,
): Promise<Metrics | null> {
  if (place === null) return null;
  const { createMetrics, serveMetrics } = await loadMetrics();
  const metrics = createMetrics({ ...sources, dataDir });
  const server = await serveMetrics(metrics, { ...place, log: sources.log }).catch(() => {
    throw new StartRefused(`The port ${place.port} (METRICS_PORT) is taken or may not be used. Set another one.`);
  });
  opened(async () => {
    server.close();
    server.closeAllConnections();
  });
  return metrics;
}

/** Requests, queries and jobs for a collector of traces, where one is named. What is left is handed over last of all. */
async function tracing(
  { tracesEndpoint: endpoint }: Config,
  log: Log,
  opened: (close: () => Promise<unknown>) => void,
): Promise<Traces | null> {
  if (endpoint === null) return null;
  const { createTraces } = await loadTraces();
  const traces = createTraces({ endpoint, serviceName: 'plainclaim', log });
  opened(() => traces.close());
  return traces;
}

/** Everything on top of a database server, up to the open port. Throws what is in the way. */
async function serve(
  { config, log, keys, files, officialForms, pack, walls }: Made,
  { connection, owner }: DatabaseServer,
  opened: (close: () => Promise<unknown>) => void,
): Promise<void> {
  const clock = createClock(config.clockStartMs);
  const sealKey = await sealKeyFor(config, clock.now());
  const fileStore = await openFileStore(config.storage);
  if (!fileStore.ok) throw new StartRefused(fileStore.error);
  const traces = await tracing(config, log, opened);
  const database = await openDatabase({
    connection,
    log,
    ...(traces === null ? {} : { queried: traces.queried }),
  });
  if (!database.ok) throw new StartRefused(database.error.message);
  const { db, pool, role } = database.value;
  opened(() => database.value.close());
  const prepared = await prepareDatabase({ owner, runningRole: role, migrations: beside('migrations'), log });
  if (!prepared.ok) throw new StartRefused(prepared.error);
  if (config.isProduction && prepared.value === 'one_role') {
    log.warn({ event: 'database.one_role', setting: 'DATABASE_OWNER_URL' }, 'the role that runs also owns the tables');
  }
  const unchecked = config.isProduction ? uncheckedPackages(beside('packages.json')) : [];
  if (unchecked.length > 0) {
    const fields = { event: 'packages.unchecked', component: unchecked.join(' '), count: unchecked.length };
    log.warn(fields, 'these packages were installed without comparing a checksum');
  }
  await loadReferenceData(db, { hasCourtForms: hasEveryComplaint(officialForms) });
  if (!config.isProduction) await seedDevelopmentCoupons(db);

  const childQueue = createChildQueue();
  const renderer = createDocumentRenderer({ ...files, walls, logger: log, queue: childQueue });
  opened(() => renderer.close());
  const mailTransport = mailTransportFor(config);
  opened(() => mailTransport.close());
  const workerThread = createWorkerThread({ ...workThreadFiles(), setting: pack.returnedCheckNotice });
  opened(() => workerThread.close());
  const around = traces === null ? {} : { around: traces.aroundJob };
  const jobs = createJobs({ connection, definitions: jobDefinitions, log, ...around });
  opened(() => jobs.stop(JOBS_GRACE_MS));
  const box = sealedBox(keys.dataKeys);
  const sealEndsMs = Date.parse(sealKey.certificate.validTo);
  const nowMs = () => clock.now();
  const metrics = await measured(config, { pool, children: childQueue, sealEndsMs, nowMs, log }, opened);
  const app = await buildApp({
    db,
    clock,
    ids: randomIds,
    log,
    box,
    hashing: tokenHashing(keys.secretKey),
    limits: createLimits({ pool, log }),
    workBudget: createWorkBudget(),
    workerThread,
    mailTransport,
    outboxDir: outboxDirOf(config.dataDir),
    jobs,
    payments:
      config.stripe === null
        ? createSimulatedProvider({ db, clock })
        : createStripeProvider({ ...config.stripe, publicUrl: config.publicUrl }, clock),
    carrier: config.lob === null ? null : createLobCarrier({ ...config.lob, isProduction: config.isProduction }, clock),
    identityProviders: config.social.map((settings) => createOidcProvider(settings, { clock, log })),
    places: placesFor(config, clock, log),
    renderer,
    seal: createDocumentSeal({ key: sealKey, ...config.seal, log }),
    files: createSealedFiles(box, fileStore.value),
    uploads: createUploadIntake({ ...uploadChildFiles(), walls, queue: childQueue }),
    scanner: scannerFor(config, log),
    coverage: loadGlyphCoverage(files.assetsDir),
    officialForms,
    pack,
    pages: await readWebPages(webDirectory),
    publicUrl: config.publicUrl,
    securityContact: config.securityContact ?? null,
    trustProxy: config.trustProxy,
    passwordMinLength: config.passwordMinLength,
    keepPaidYears: config.keepPaidYears,
    operator: config.operator,
    asksGoogle: config.googlePlacesKey !== undefined,
    isProduction: config.isProduction,
    mostLoopDelayMs: MOST_LOOP_DELAY_MS,
    ...(metrics === null ? {} : { answered: metrics.answered }),
    ...(traces === null ? {} : { traced: traces.watch }),
  });
  opened(() => app.close());
  if (config.storage.backups !== null) {
    const to = await openPlace(config.storage.backups, config.storage.s3);
    const { keepBackupDays: keepDays } = config.storage;
    const { postgresBinDir } = config;
    const forBackups = { db, owner, files: fileStore.value, to, keys, keepDays, postgresBinDir, clock, log };
    jobs.work(keepBackupsJob, () => keepBackups({ ...forBackups, migrations: beside('migrations') }));
    jobs.repeat(keepBackupsJob, {}, { seconds: KEEP_BACKUPS_EVERY_SECONDS });
  }
  await jobs.start();
  await app.listen({ host: config.host, port: config.port });
  void renderer.warm();
}

await start();
