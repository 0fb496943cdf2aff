import { ADMIN_HELP, readAdminArguments, verifyAudit } from './command.ts';
import { decideLetter, listLetters, showLetter } from './letters.ts';
import type { AdminOutcome } from './outcome.ts';
import { runShopCommand } from './shop.ts';
import { type Config, describeConfigProblems, readConfig } from '../config.ts';
import { createClock } from '../platform/clock/index.ts';
import { type Db, openDatabase } from '../platform/db/index.ts';
import { silentLog } from '../platform/logging/index.ts';
import type pg from 'pg';
import { provideDatabase } from '../platform/postgres/index.ts';
import { loadOrCreateKeys, sealedBox } from '../platform/security/index.ts';

/** The whole trail may be long: its pages are read one by one, but each may take this long. */
const STATEMENT_TIMEOUT_MS = 60_000;

const failed = (text: string): AdminOutcome => ({ exitCode: 1, text });

/** Reads as the running role: an embedded server that is not running is started for this and stopped again. */
async function withDatabase(
  config: Config,
  work: (pool: pg.Pool, db: Db) => Promise<AdminOutcome>,
): Promise<AdminOutcome> {
  const server = await provideDatabase(config, silentLog);
  if (!server.ok) return failed(server.error.message);
  try {
    const opened = await openDatabase({
      connection: server.value.connection,
      log: silentLog,
      applicationName: 'plainclaim admin',
      maxConnections: 1,
      statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    });
    if (!opened.ok) return failed(opened.error.message);
    try {
      return await work(opened.value.pool, opened.value.db);
    } finally {
      await opened.value.close();
    }
  } finally {
    await server.value.stop();
  }
}

async function run(args: readonly string[]): Promise<AdminOutcome> {
  const read = readAdminArguments(args);
  if (!read.ok) return { exitCode: 2, text: `${read.error}\n\n${ADMIN_HELP}` };
  const command = read.value;
  if (command.kind === 'help') return { exitCode: command.isAsked ? 0 : 2, text: ADMIN_HELP };
  const config = readConfig();
  if (!config.ok) return failed(describeConfigProblems(config.error));
  return withDatabase(config.value, (pool, db) => {
    const nowMs = createClock(config.value.clockStartMs).now();
    if (command.kind === 'letters') return listLetters(pool, nowMs);
    if (command.kind === 'letter_shown') {
      const box = sealedBox(loadOrCreateKeys(config.value).dataKeys);
      return showLetter({ db, pool, box, nowMs }, command);
    }
    if (command.kind === 'letter_decided') return decideLetter(pool, command, nowMs);
    return command.kind === 'audit_verify' ? verifyAudit(pool, command.noted) : runShopCommand(db, command, nowMs);
  });
}

const { exitCode, text } = await run(process.argv.slice(2));
(exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = exitCode;
