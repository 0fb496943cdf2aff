import { ADMIN_HELP, HOW_TO_ASK, readAdminArguments, verifyAudit } from './command.ts';
import type { DeskCommand } from './desk-arguments.ts';
import { runDeskCommand } from './desk.ts';
import { decideLetter, listLetters, showLetter, tryDecision } from './letters.ts';
import { type AdminOutcome, asJson } from './outcome.ts';
import { runShopCommand } from './shop.ts';
import { type Config, describeConfigProblems, readConfig } from '../config.ts';
import { forgetExpiredJob } from '../features/drafts/index.ts';
import { sealAnewJob } from '../features/new-keys/index.ts';
import { deleteDataJob, makeDataExportJob, retentionJob } from '../features/your-data/index.ts';
import { createClock } from '../platform/clock/index.ts';
import { type DatabaseConnection, openDatabase, type OpenDatabase } from '../platform/db/index.ts';
import { randomIds } from '../platform/ids/index.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import { sendMailJob } from '../platform/mail/index.ts';
import { provideDatabase } from '../platform/postgres/index.ts';
import { loadOrCreateKeys, sealedBox, tokenHashing } from '../platform/security/index.ts';

/** The whole trail may be long: its pages are read one by one, but each may take this long. */
const STATEMENT_TIMEOUT_MS = 60_000;

const failed = (text: string): AdminOutcome => ({ exitCode: 1, text });

type Opened = Pick<OpenDatabase, 'db' | 'pool'> & { readonly connection: DatabaseConnection };

/** Reads as the running role: an embedded server that is not running is started for this and stopped again. */
async function withDatabase(config: Config, work: (opened: Opened) => Promise<AdminOutcome>): Promise<AdminOutcome> {
  const server = await provideDatabase(config, silentLog);
  if (!server.ok) return failed(server.error.message);
  try {
    const { connection } = server.value;
    const opened = await openDatabase({
      connection,
      log: silentLog,
      applicationName: 'plainclaim admin',
      maxConnections: 1,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    if (!opened.ok) return failed(opened.error.message);
    try {
      return await work({ ...opened.value, connection });
    } finally {
      await opened.value.close();
    }
  } finally {
    await server.value.stop();
  }
}

/** The queues that commands put something into. The running server takes it out. */
const QUEUES = [sendMailJob, makeDataExportJob, deleteDataJob, retentionJob, forgetExpiredJob, sealAnewJob];

async function atTheDesk(config: Config, { db, connection }: Opened, command: DeskCommand, nowMs: number) {
  const { dataKeys, secretKey } = loadOrCreateKeys(config);
  const jobs = createJobs({ connection, definitions: QUEUES, log: silentLog });
  const isAct = 'isDryRun' in command && !command.isDryRun;
  if (isAct) await jobs.start();
  try {
    const deps = { db, box: sealedBox(dataKeys), hashing: tokenHashing(secretKey), ids: randomIds };
    return await runDeskCommand({ ...deps, jobs, nowMs, keepYears: config.keepPaidYears }, command);
  } finally {
    await jobs.stop();
  }
}

async function run(args: readonly string[]): Promise<AdminOutcome> {
  const read = readAdminArguments(args);
  if (!read.ok) return { exitCode: 2, text: `${read.error}\n${HOW_TO_ASK}` };
  const command = read.value;
  if (command.kind === 'help') return { exitCode: command.isAsked ? 0 : 2, text: ADMIN_HELP };
  const config = readConfig();
  if (!config.ok) return failed(describeConfigProblems(config.error));
  return withDatabase(config.value, async (opened) => {
    const { db, pool } = opened;
    const nowMs = createClock(config.value.clockStartMs).now();
    switch (command.kind) {
      case 'at_desk':
        return atTheDesk(config.value, opened, command.command, nowMs);
      case 'audit_verify':
        return verifyAudit(pool, command.noted);
      case 'letters':
        return listLetters(pool, nowMs);
      case 'letter_shown':
        return showLetter({ db, pool, box: sealedBox(loadOrCreateKeys(config.value).dataKeys), nowMs }, command);
      case 'letter_decided':
        return command.isDryRun ? tryDecision(db, command, nowMs) : decideLetter(pool, command, nowMs);
      default:
        return runShopCommand(db, command, nowMs);
    }
  });
}

const typed = process.argv.slice(2);
const isJson = typed.includes('--json');
const outcome = await run(typed.filter((arg) => arg !== '--json'));
const { exitCode, text } = outcome;
(exitCode === 0 || isJson ? process.stdout : process.stderr).write(`${isJson ? asJson(outcome) : text}\n`);
process.exitCode = exitCode;
