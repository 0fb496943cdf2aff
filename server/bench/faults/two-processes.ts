/**
 * `npm run faults -- processes [journeys]`: two processes of the product with a folder of their own each, one database and one
 * bucket that both share. A person goes from an empty form to an approved letter with exhibits; at every step the process that
 * answers is killed at some moment, and the browser asks the other one again. Then it is compared: what was acknowledged
 * against what is there, and what happened against what should have happened once. Ends with 1 when anything was lost or doubled.
 */
import { paths } from '@plainclaim/contract';
import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import sharp from 'sharp';
import { aPayment } from '../../src/testing/builders/a-draft.ts';
import { startS3Server } from '../../src/testing/s3-server.ts';
import { variedForm } from '../varied-claims.ts';
import { freePort, Product } from './product.ts';
import { Database } from './servers.ts';
import { json, must, type SteadyBrowser, steadyBrowser, UPLOAD_TYPE, uploadOf } from './steady-browser.ts';

const JOURNEYS = Number(process.argv[2] ?? 3);
const UPLOADS = 3;
const KILLED_WITHIN_MS = 400;
const home = mkdtempSync(join(tmpdir(), 'plainclaim-two-'));
const KEYS = {
  SECRET_KEY: 'the secret key of two processes, for this run',
  DATA_KEY: 'the data key of two processes, for this run',
};
const say = (text: string) => process.stdout.write(`${text}\n`);
const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const someMoment = (): number => randomInt(KILLED_WITHIN_MS);

/** Saved, paid, composed and approved, with a kill at each. Answers the ids of letter and case. */
async function anApprovedLetter(browser: SteadyBrowser, nr: number) {
  const killed = (path: string, body: object) => browser.askWhileKilled(path, json(body), someMoment());
  const form = { ...variedForm(nr), selectedPackage: 'full-trial', overwrite: true };
  must(await killed(paths.saveFormData, form), 'save');
  const payment = aPayment({ idempotencyKey: `two-processes-${process.pid}-${nr}` });
  must(await killed(paths.checkout, payment), 'pay');
  const composed = must(await killed(paths.generateDemandLetter, {}), 'compose');
  const wish = { demand_letter: composed['demand_letter'], action: 'approve_and_send', delivery: 'self_mail' };
  const asked = await killed(paths.saveDemandLetter, wish);
  const found: unknown = asked.status === 200 ? [] : JSON.parse(asked.bytes.toString('utf8'))['findings'];
  const confirmed = Array.isArray(found) ? found.map((finding: { readonly key: string }) => finding.key) : [];
  const approved = must(
    asked.status === 200 ? asked : await browser.ask(paths.saveDemandLetter, json({ ...wish, confirmed })),
    'approve',
  );
  const { case_id: caseId } = must(await browser.ask(paths.checkExistingDemand, null), 'case');
  return { demandId: String(approved['demand_id']), caseId: String(caseId) };
}

/** The letter's PDF, asked for twice. */
async function lookAtLetter(browser: SteadyBrowser, demandId: string): Promise<readonly string[]> {
  const body = json({ demand_id: demandId, action: 'view' });
  const both = [
    await browser.askWhileKilled(paths.securePdf, body, someMoment()),
    await browser.askTheOther(paths.securePdf, body),
  ];
  const hashes = both.map(({ status, bytes }) =>
    bytes.subarray(0, 5).toString() === '%PDF-' ? sha(bytes) : `none, ${status}`,
  );
  const isOne = new Set(hashes).size === 1 && hashes[0]?.startsWith('none') === false;
  return isOne ? [] : [`the letter's PDF: ${hashes.join(' and ')}`];
}

/** Some exhibits, uploaded by either process and read from both. */
async function lookAtExhibits(browser: SteadyBrowser, caseId: string): Promise<readonly string[]> {
  const path = `${paths.exhibits}?case_id=${caseId}`;
  for (let nr = 0; nr < UPLOADS; nr += 1) {
    const background = { r: nr * 60, g: 90, b: 90 };
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const sent = uploadOf(`${nr}.jpg`, picture);
    const answer = await (nr === 0
      ? browser.askWhileKilled(path, sent, someMoment(), UPLOAD_TYPE)
      : browser.askTheOther(path, sent, UPLOAD_TYPE));
    must(answer, 'upload');
  }
  const wrong: string[] = [];
  const { exhibits: listed } = must(await browser.ask(path, null), 'exhibits');
  const exhibits = Array.isArray(listed) ? listed : [];
  // One whose answer was cut off may be there twice: nobody was told of the first.
  if (exhibits.length < UPLOADS) wrong.push(`${UPLOADS - exhibits.length} exhibits lost`);
  for (const { id } of exhibits) {
    const body = json({ case_id: caseId, exhibit_id: id });
    const views = [await browser.ask(paths.viewExhibit, body), await browser.askTheOther(paths.viewExhibit, body)];
    if (views.some(({ status }) => status !== 200) || new Set(views.map(({ bytes }) => sha(bytes))).size !== 1) {
      wrong.push(`an exhibit is not the same everywhere: ${views.map(({ status }) => status).join(' and ')}`);
    }
  }
  return wrong;
}

/** What happened once however often it was asked for. */
async function lookAtEffects(pool: pg.Pool, caseId: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ what: string; times: number }>(
    `select 'payments' as what, count(*)::int as times from orders where claim_id = $1 and status = 'paid'
     union all select 'approvals', count(*)::int from letter_versions where claim_id = $1
     union all select 'letters on their way', count(*)::int from dispatches where claim_id = $1 and state <> 'cancelled'`,
    [caseId],
  );
  return rows.filter(({ times }) => times !== 1).map(({ what, times }) => `${times} ${what} instead of 1`);
}

/** One person's whole way. Answers what was lost or doubled, in words. */
async function journey(both: readonly [Product, Product], pool: pg.Pool, nr: number): Promise<readonly string[]> {
  const browser = steadyBrowser(both);
  const { demandId, caseId } = await anApprovedLetter(browser, nr);
  return [
    ...(await lookAtLetter(browser, demandId)),
    ...(await lookAtExhibits(browser, caseId)),
    ...(await lookAtEffects(pool, caseId)),
  ];
}

async function run(): Promise<boolean> {
  const store = await startS3Server('claims');
  const database = await Database.start(join(home, 'database'));
  const shared = {
    LOG_LEVEL: 'fatal',
    ...database.settings(),
    ...KEYS,
    FILES_IN: 's3://claims/files',
    S3_ENDPOINT: store.settings.endpoint ?? '',
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
  const one = new Product(await freePort(), { ...shared, DATA_DIR: join(home, 'one') });
  const other = new Product(await freePort(), { ...shared, DATA_DIR: join(home, 'other') });
  const pool = new pg.Pool(database.connection);
  let wrong = 0;
  try {
    await one.start();
    await other.start();
    for (let nr = 0; nr < JOURNEYS; nr += 1) {
      const startedMs = performance.now();
      const said = await journey([one, other], pool, nr);
      wrong += said.length;
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
      say(`journey ${nr + 1}, ${seconds} s: ${said.length === 0 ? 'nothing lost, nothing doubled' : said.join('; ')}`);
    }
    say(`${JOURNEYS} journeys, ${one.kills + other.kills} processes killed, ${wrong} things lost or doubled`);
    return wrong === 0;
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await pool.end();
    await database.remove();
    await store.stop();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
