/**
 * `npm run faults -- machine [rounds]`: one process of the product under load, with a database, a mail server and a bucket that
 * fail in each way that machines do. Some people type, one pays and uploads; at the end of each round it is compared what was
 * acknowledged against what is there, and at the end of all, which mail came against which should have. A table says it for
 * each fault. Ends with 1 when anything was lost or doubled.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startS3Server } from '../../src/testing/s3-server.ts';
import { type SmtpSink, startSmtpSink } from '../../src/testing/smtp-sink.ts';
import { type Gate, gateBefore } from './gate.ts';
import { type Counted, mailsTo, nothingCounted, underLoad } from './load.ts';
import { freePort, Product } from './product.ts';
import { Database } from './servers.ts';

const [rounds = '1', ...wanted] = process.argv.slice(2);
const ROUNDS = Number(rounds);
const AWAY_MS = 2_000;
/** A mail that was refused waits a minute for its second try, and five for its third. */
const MAIL_WITHIN_MS = 8 * 60_000;
const STEP_MS = 30_000;
const FULL_DISK_BYTES = 8 * 1024 * 1024;
const home = mkdtempSync(join(tmpdir(), 'plainclaim-faults-'));
const fullDisk = join(home, 'full');
const say = (text: string) => process.stdout.write(`${text}\n`);

type World = {
  readonly product: Product;
  readonly database: Database;
  readonly sink: SmtpSink;
  readonly mailGate: Gate;
  readonly storeGate: Gate;
};

type Fault = {
  readonly name: string;
  /** Answers false where this machine lets nobody do it. */
  readonly before?: (world: World) => Promise<boolean>;
  /** Begins and ends it. */
  readonly strike: (world: World) => Promise<void>;
  readonly after?: (world: World) => Promise<void>;
};

const whileAway = async (gate: Gate): Promise<void> => {
  gate.shut();
  await delay(AWAY_MS);
  gate.open();
};

const clockFrom = (ms: number) => ({ CLOCK_START: new Date(Date.now() + ms).toISOString() });

const FAULTS: readonly Fault[] = [
  { name: 'app killed', strike: ({ product }) => product.killAndStartAgain() },
  { name: 'app stopped (SIGTERM)', strike: ({ product }) => product.restart() },
  {
    name: 'children killed',
    strike: async ({ product }) => {
      for (let times = 0; times < 5; times += 1) {
        product.killChildren();
        await delay(AWAY_MS / 5);
      }
    },
  },
  { name: 'database restarted', strike: ({ database }) => database.restart(AWAY_MS) },
  { name: 'database killed', strike: ({ database }) => database.killAndStartAgain(AWAY_MS) },
  { name: 'mail server away', strike: ({ mailGate }) => whileAway(mailGate) },
  {
    name: 'mail server slow',
    strike: async ({ mailGate }) => {
      mailGate.slow(AWAY_MS / 4);
      await delay(AWAY_MS * 3);
      mailGate.open();
    },
  },
  {
    name: 'mail server says 451',
    strike: async ({ sink }) => {
      sink.behave({ onData: 451 });
      await delay(AWAY_MS * 2);
      sink.behave({});
    },
  },
  { name: 'store away', strike: ({ storeGate }) => whileAway(storeGate) },
  {
    name: 'disk full',
    before: async ({ product }) => {
      mkdirSync(fullDisk, { recursive: true });
      const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${FULL_DISK_BYTES}`, 'tmpfs', fullDisk]);
      if (status !== 0) return false;
      await product.restart({ FILES_IN: fullDisk });
      return true;
    },
    strike: async () => {
      const filler = join(fullDisk, 'filler');
      try {
        writeFileSync(filler, Buffer.alloc(FULL_DISK_BYTES));
      } catch {
        // As full as it can be.
      }
      await delay(AWAY_MS);
      rmSync(filler);
    },
    after: async ({ product }) => {
      await product.restart();
      spawnSync('umount', [fullDisk]);
    },
  },
  {
    name: 'clock steps',
    strike: async ({ product }) => {
      await product.restart(clockFrom(STEP_MS));
      await delay(AWAY_MS);
      await product.restart(clockFrom(-STEP_MS));
      await delay(AWAY_MS);
      await product.restart();
    },
  },
];

/** Every round of one fault, or null where it cannot be had here. Answers also who is to get mail. */
async function strike(world: World, fault: Fault, firstNr: number) {
  const counted = nothingCounted();
  const emails: string[] = [];
  if (fault.before !== undefined && !(await fault.before(world))) return null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const pool = new pg.Pool(world.database.connection);
    // Its connections end with the database.
    pool.on('error', () => undefined);
    const where = { products: [world.product], pool: () => pool, nr: firstNr + round };
    emails.push(await underLoad(where, () => fault.strike(world), counted));
    await pool.end();
  }
  await fault.after?.(world);
  return { fault: fault.name, counted, emails };
}

const HEAD = ['fault', 'saves told', 'lost', 'files told', 'lost', 'payments', 'found', 'mails', 'found'];
const row = (name: string, one: Counted) => [
  name,
  one.saves,
  one.savesLost,
  one.files,
  one.filesLost,
  one.payments,
  one.paymentsFound,
  one.mails,
  one.mailsFound,
];

function print(rows: readonly (readonly (string | number)[])[]): void {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => String(cells[column]).length)));
  for (const cells of rows) {
    say(
      cells
        .map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0)))
        .join('  '),
    );
  }
}

const isRight = (one: Counted): boolean =>
  one.wrong.length === 0 &&
  one.savesLost + one.filesLost === 0 &&
  one.paymentsFound === one.payments &&
  one.mailsFound === one.mails;

async function strikeAll(world: World): Promise<boolean> {
  const struck: NonNullable<Awaited<ReturnType<typeof strike>>>[] = [];
  for (const [index, fault] of FAULTS.entries()) {
    if (wanted.length > 0 && !wanted.some((word) => fault.name.includes(word))) continue;
    const done = await strike(world, fault, index * 1_000);
    if (done === null) say(`${fault.name}: cannot be had on this machine`);
    else {
      struck.push(done);
      say(
        `${fault.name}: ${done.counted.saves} saves told; ${done.counted.wrong.join('; ') || 'nothing wrong so far'}`,
      );
    }
  }
  const waiting = () => struck.some(({ emails }) => emails.some((email) => mailsTo(world.sink, email) === 0));
  for (const endMs = Date.now() + MAIL_WITHIN_MS; waiting() && Date.now() < endMs; ) await delay(1_000);
  for (const { counted, emails } of struck) {
    counted.mailsFound = emails.reduce((sum, email) => sum + mailsTo(world.sink, email), 0);
  }
  print([HEAD, ...struck.map(({ fault, counted }) => row(fault, counted))]);
  const wrong = struck.filter(({ counted }) => !isRight(counted));
  say(
    `${struck.length} faults, ${ROUNDS} rounds each: ${wrong.length === 0 ? 'nothing lost, nothing doubled' : `WRONG after ${wrong.map(({ fault }) => fault).join(', ')}`}`,
  );
  return struck.length > 0 && wrong.length === 0;
}

async function run(): Promise<boolean> {
  const [store, sink, database] = [
    await startS3Server('claims'),
    await startSmtpSink(),
    await Database.start(join(home, 'database')),
  ];
  const [mailGate, storeGate] = [
    await gateBefore(sink.port),
    await gateBefore(Number(new URL(store.settings.endpoint ?? '').port)),
  ];
  const product = new Product(await freePort(), {
    LOG_LEVEL: 'fatal',
    ...database.settings(),
    SECRET_KEY: 'the secret key of the faults, for this run',
    DATA_KEY: 'the data key of the faults, for this run',
    DATA_DIR: join(home, 'app'),
    SMTP_URL: `smtp://127.0.0.1:${mailGate.port}`,
    FILES_IN: 's3://claims/files',
    S3_ENDPOINT: `http://127.0.0.1:${storeGate.port}`,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  });
  try {
    await product.start();
    return await strikeAll({ product, database, sink, mailGate, storeGate });
  } finally {
    await product.stop();
    await Promise.all([mailGate.close(), storeGate.close()]);
    await database.remove();
    await sink.close();
    await store.stop();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  spawnSync('umount', [fullDisk]);
  rmSync(home, { recursive: true, force: true });
}
