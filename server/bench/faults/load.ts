import { paths } from '@plainclaim/contract';
import type pg from 'pg';
import sharp from 'sharp';
import { aPayment } from '../../src/testing/builders/a-draft.ts';
import type { SmtpSink } from '../../src/testing/smtp-sink.ts';
import { variedForm } from '../varied-claims.ts';
import type { Product } from './product.ts';
import { json, must, type SteadyBrowser, steadyBrowser, UPLOAD_TYPE, uploadOf } from './steady-browser.ts';

/** What one person was told, and then what is there. */
export type Counted = {
  saves: number;
  savesLost: number;
  payments: number;
  paymentsFound: number;
  files: number;
  filesLost: number;
  mails: number;
  mailsFound: number;
  readonly wrong: string[];
};

export const nothingCounted = (): Counted => ({
  saves: 0,
  savesLost: 0,
  payments: 0,
  paymentsFound: 0,
  files: 0,
  filesLost: 0,
  mails: 0,
  mailsFound: 0,
  wrong: [],
});

const BETWEEN_SAVES_MS = 40;
/** How long people are at it before the fault and after it. */
const AROUND_MS = 1_500;
const BETWEEN_PRESSES_MS = 500;
const FILES_EACH = 2;
/** With more, the sum would be larger than the court's limit. */
const FORMS = 200;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Types on and on: each save carries another amount. Answers the last one that was acknowledged. */
async function typeOn(browser: SteadyBrowser, nr: number, isOver: () => boolean, counted: Counted): Promise<string> {
  let amount = 0;
  for (let times = 1; times === 1 || !isOver(); times += 1) {
    const form = { ...variedForm(nr % FORMS), amount: String(100 + times), overwrite: true };
    must(await browser.ask(paths.saveFormData, json(form)), 'save');
    counted.saves += 1;
    amount = 100 + times;
    await pause(BETWEEN_SAVES_MS);
  }
  return String(amount);
}

async function foundAmount(browser: SteadyBrowser): Promise<unknown> {
  const { data } = must(await browser.ask(paths.draft, null), 'read');
  return typeof data === 'object' && data !== null && 'amount' in data ? data.amount : null;
}

/** Somebody who pays and uploads. `email` gets the receipt. */
type Payer = { readonly email: string; readonly claimId: string; readonly browser: SteadyBrowser };

const MOST_PRESSES = 20;

/** As a person does who is told that their picture cannot be read: the child that reads it may have been killed. */
async function insist(browser: SteadyBrowser, path: string, body: Buffer, type?: string) {
  for (let presses = 1; ; presses += 1) {
    const answer = await browser.ask(path, body, type);
    if (answer.status === 200 || presses === MOST_PRESSES) return must(answer, path);
    await pause(BETWEEN_PRESSES_MS);
  }
}

async function payAndUpload(products: readonly Product[], pool: pg.Pool, nr: number, counted: Counted): Promise<Payer> {
  const browser = steadyBrowser(products);
  const email = `payer-${nr}@example.com`;
  must(
    await browser.ask(
      paths.saveFormData,
      json({ ...variedForm(nr % FORMS), selectedPackage: 'full-trial', overwrite: true }),
    ),
    'save',
  );
  const payment = aPayment({ email, idempotencyKey: `faults-of-machines-${process.pid}-${nr}` });
  const paid = await insist(browser, paths.checkout, json(payment));
  counted.payments += 1;
  counted.mails += 1;
  const { rows } = await pool.query<{ claim_id: string }>('select claim_id from orders where id = $1', [
    paid['order_id'],
  ]);
  const claimId = rows[0]?.claim_id ?? '';
  for (let each = 0; each < FILES_EACH; each += 1) {
    const background = { r: each * 60, g: nr % 250, b: 90 };
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const path = `${paths.exhibits}?case_id=${claimId}`;
    await insist(browser, path, uploadOf(`${each}.jpg`, picture), UPLOAD_TYPE);
    counted.files += 1;
  }
  return { email, claimId, browser };
}

/** Each file that was acknowledged can be opened. One whose answer was cut off may be there twice. */
async function countFiles({ browser, claimId }: Payer, counted: Counted): Promise<void> {
  const { exhibits } = must(await browser.ask(`${paths.exhibits}?case_id=${claimId}`, null), 'exhibits');
  let opened = 0;
  for (const { id } of Array.isArray(exhibits) ? exhibits : []) {
    const { status } = await browser.ask(paths.viewExhibit, json({ case_id: claimId, exhibit_id: id }));
    if (status === 200) opened += 1;
    else counted.wrong.push(`a file that is listed answers ${status}`);
  }
  counted.filesLost += Math.max(0, FILES_EACH - opened);
}

async function countPayments(pool: pg.Pool, { claimId }: Payer, counted: Counted): Promise<void> {
  const { rows } = await pool.query<{ times: number }>(
    "select count(*)::int as times from orders where claim_id = $1 and status = 'paid'",
    [claimId],
  );
  counted.paymentsFound += rows[0]?.times ?? 0;
}

const TYPING = 3;

/** People who type and one who pays, until the fault is over; then everything is compared but the mail, which may be late. */
export async function underLoad(
  { products, pool, nr }: { readonly products: readonly Product[]; readonly pool: () => pg.Pool; readonly nr: number },
  fault: () => Promise<void>,
  counted: Counted,
): Promise<string> {
  let isOver = false;
  const typing = Array.from({ length: TYPING }, (_, index) => {
    const browser = steadyBrowser(products);
    return { browser, last: typeOn(browser, nr * TYPING + index, () => isOver, counted) };
  });
  const paying = payAndUpload(products, pool(), nr, counted);
  // Whoever fails meanwhile is heard of below.
  for (const one of [paying, ...typing.map(({ last }) => last)]) one.catch(() => undefined);
  await pause(AROUND_MS);
  await fault()
    .then(() => pause(AROUND_MS))
    .finally(() => {
      isOver = true;
    });
  const payer = await paying;
  for (const { browser, last } of typing) {
    const [told, found] = [await last, await foundAmount(browser)];
    if (told !== found) {
      counted.savesLost += 1;
      counted.wrong.push(`the amount ${told} was acknowledged, and ${String(found)} is there`);
    }
  }
  await countFiles(payer, counted);
  await countPayments(pool(), payer, counted);
  return payer.email;
}

/** How many different mails somebody got: twins carry one Message-ID, by which a mail server drops the second. */
export function mailsTo(sink: SmtpSink, email: string): number {
  const theirs = sink.mails.filter(({ recipients }) => recipients.includes(email));
  return new Set(theirs.map(({ raw }) => /^message-id: *(.*)$/im.exec(raw.toString('latin1'))?.[1])).size;
}
