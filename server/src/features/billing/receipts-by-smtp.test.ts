import { billingAnswerSchema, paths, receiptLinkAnswerSchema } from '@plainclaim/contract';
import { cents } from '@plainclaim/domain';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailTransport, smtpTransport } from '../../platform/mail/index.ts';
import { aCompleteForm, must } from '../../testing/builders/a-draft.ts';
import { anAddress, aPerson } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { APPROVED_CARD, DISPUTED_CARD } from '../../testing/fake-stripe/index.ts';
import { type PaidSite, sentToPay, startPaidSite } from '../../testing/paid-by-stripe.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';

/** Money of a provider with books of its own, and mail by a mail server: nothing of the way to a person is left out. */
let paid: PaidSite;
let sink: SmtpSink;
let transport: MailTransport;
beforeAll(async () => {
  sink = await startSmtpSink();
  transport = smtpTransport({
    url: `smtp://127.0.0.1:${sink.port}`,
    from: 'Plainclaim <no-reply@claims.example.org>',
    timeoutMs: 20_000,
  });
  paid = await startPaidSite({}, { mailTransport: transport });
});
afterAll(async () => {
  await paid.close();
  await transport.close();
  await sink.close();
});

/** A PDF is made and a mail sent meanwhile, on a machine that may be busy. */
const PATIENCE = { timeout: 18_000, interval: 100 };

/** The mails to an address with such a subject, as the mail server took them, oldest first. */
async function mailsTo(address: string, subject: RegExp): Promise<readonly Email[]> {
  const theirs = sink.mails.filter(({ recipients }) => recipients.includes(address));
  const read = await Promise.all(theirs.map(({ raw }) => PostalMime.parse(raw)));
  return read.filter((mail) => subject.test(mail.subject ?? ''));
}
async function mailTo(address: string, subject: RegExp): Promise<Email> {
  await expect.poll(async () => (await mailsTo(address, subject)).length, PATIENCE).toBe(1);
  const [mail] = await mailsTo(address, subject);
  if (mail === undefined) throw new Error('it was there a moment ago');
  return mail;
}

async function pdfOf({ attachments }: Email) {
  const [file] = attachments;
  if (file === undefined || typeof file.content === 'string') throw new Error('the mail has no file');
  expect(file.mimeType).toBe('application/pdf');
  return { name: file.filename, ...(await readPdf(Buffer.from(file.content as ArrayBuffer))) };
}

async function pays(browser: Browser, card = APPROVED_CARD) {
  const email = anAddress();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const { orderId, sessionId } = await sentToPay(browser, { email });
  await paid.stripe.pay(sessionId, card);
  return { browser, email, orderId };
}
const tokenIn = (text: string | undefined): string => /\/receipt#(\S+)/.exec(text ?? '')?.[1] ?? '';
const linkState = async (browser: Browser, token: string) =>
  receiptLinkAnswerSchema.parse(must(await browser.post(paths.openReceiptLink, { token })).json()).state;

describe('whoever pays without an account', () => {
  test('gets the receipt as a PDF, and its link opens the claim in another browser after a code to that address', async () => {
    const { email, orderId } = await pays(paid.site.browser());
    const receipt = await mailTo(email, /receipt/);
    expect(receipt.subject).toBe('Your receipt from Plainclaim');
    const pdf = await pdfOf(receipt);
    const [, number = ''] = /receipt-(\w{4}-\w{4})\.pdf/.exec(pdf.name ?? '') ?? [];
    expect(pdf.isTagged).toBe(true);
    for (const words of [number, '$29.00', '6.625%', '$1.92', '$30.92', 'Visa']) expect(pdf.text).toContain(words);
    for (const form of [receipt.text, receipt.html]) expect(form).toContain(number);

    const phone = paid.site.browser();
    const token = tokenIn(receipt.text);
    expect(await linkState(phone, token)).toBe('code');
    expect(must(await phone.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
    must(await phone.post(paths.receiptCode, { token }));
    const code = /^ *(\d{6})$/m.exec((await mailTo(email, /code/i)).text ?? '')?.[1];
    must(await phone.post(paths.proveReceipt, { token, code }));
    expect(await linkState(phone, token)).toBe('open');
    expect(must(await phone.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    expect(must(await phone.get(paths.paidOrder)).json().order.order_id).toBe(orderId);
  });

  test('gets a mail about the money that goes back, once, with a receipt that shows it', async () => {
    const { browser, email, orderId } = await pays(paid.site.browser());
    await mailTo(email, /receipt/);
    must(await browser.post(paths.refundOrder, { order_id: orderId }));
    await paid.reconcileNow();
    const mail = await mailTo(email, /refund/);
    expect((await pdfOf(mail)).text).toContain('-$30.92');
    expect(mail.text).toMatch(/Your order \S+ was refunded/);
  });

  test('reads in the mail about a part of the money that it is a part, and that the rest stays', async () => {
    const { email, orderId } = await pays(paid.site.browser());
    await mailTo(email, /receipt/);
    await paid.operatorRefund(orderId, cents(5_00));
    const mail = await mailTo(email, /refund/);
    expect(mail.text).toMatch(/Part of the money for your order \S+ was refunded/);
    expect(mail.text).toContain('The rest of your order stays as it is.');
    expect((await pdfOf(mail)).text).toContain('$25.92');
  });

  test('hears by mail of a dispute, and of what it stops, without a file', async () => {
    const { email } = await pays(paid.site.browser(), DISPUTED_CARD);
    const mail = await mailTo(email, /bank|dispute/i);
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toMatch(/no letter/i);
    expect(mail.subject).not.toContain('$');
  });
});

test('a mail server that says no for now loses no receipt: it comes as soon as it may, once', async () => {
  sink.behave({ onRecipient: 451 });
  const { email } = await pays(paid.site.browser());
  const before = sink.offered();
  await expect.poll(() => sink.offered(), PATIENCE).toBeGreaterThan(before);
  sink.behave({});
  await expect
    .poll(async () => {
      paid.site.clock.advance(60_000);
      await paid.site.database.pool.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and name = 'send-mail'`,
      );
      return (await mailsTo(email, /receipt/)).length;
    }, PATIENCE)
    .toBe(1);
  expect((await pdfOf(await mailTo(email, /receipt/))).text).toContain('$30.92');
});

test('the bill of a larger package offers no press while the payment of the smaller one is disputed', async () => {
  const { browser } = await aPerson(paid.site, { browser: paid.site.browser() });
  const first = await pays(browser, APPROVED_CARD);
  const offered = async () =>
    billingAnswerSchema
      .parse(must(await browser.get(paths.billing)).json())
      .data.map(({ refund }) => refund)
      .toSorted();
  await expect.poll(offered, PATIENCE).toEqual(['one_press']);
  const { sessionId } = await sentToPay(browser, { upgradeTo: 'small-claims', shownTotal: 5331 });
  await paid.stripe.pay(sessionId, APPROVED_CARD);
  await expect.poll(offered, PATIENCE).toEqual(['none', 'one_press']);
  const { rows } = await paid.site.database.pool.query('select provider_ref from orders where id = $1', [
    first.orderId,
  ]);
  await paid.stripe.disputed(rows[0].provider_ref);
  await expect.poll(offered, PATIENCE).toEqual(['none', 'none']);
});
