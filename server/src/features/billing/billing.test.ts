import { billingAnswerSchema, paidOrderAnswerSchema, paths, receiptLinkAnswerSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDraftCase, aPaidCase } from '../../testing/builders/a-case.ts';
import { aCompleteForm, aPaidClaim, aPayment, must } from '../../testing/builders/a-draft.ts';
import { aPerson, anAddress, inAnotherBrowser, mailedCode, mailTo } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const MINUTE_MS = 60_000;
const RECEIPT = /receipt/;

/** A claim paid without an account, with an address of its own. */
async function aPaidStranger(browser = site.browser()) {
  const email = anAddress();
  must(await browser.post(paths.saveFormData, aCompleteForm()));
  const order = must(await browser.post(paths.checkout, aPayment({ email }))).json();
  return { browser, email, orderId: String(order.order_id) };
}

const linkIn = (text: string): string => /\/receipt#(\S+)/.exec(text)?.[1] ?? '';
const bills = async (browser: Browser, query = '') =>
  billingAnswerSchema.parse(must(await browser.get(`${paths.billing}${query}`)).json());

describe('the receipt by mail', () => {
  test('comes at once, once, with the PDF, the order number and a link, and names no sum in its subject', async () => {
    const { browser, email, orderId } = await aPaidStranger();
    must(await browser.post(paths.checkout, aPayment({ email })));
    const mail = await mailTo(site, email, RECEIPT);
    expect(mail.subject).toBe('Your receipt from Plainclaim');
    const { order } = paidOrderAnswerSchema.parse(must(await browser.get(paths.paidOrder)).json());
    expect(order).toMatchObject({ order_id: orderId, total: 3092, status: 'simulated', refund: 'one_press' });
    expect(mail.text).toContain(order?.number);
    expect(mail.text).toMatch(/http\S+\/receipt#[\w-]{43}/);
    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: `receipt-${order?.number}.pdf`, contentType: 'application/pdf' });
    const pdf = await readPdf(file?.bytes ?? Buffer.alloc(0));
    expect(pdf.isTagged).toBe(true);
    for (const words of [order?.number ?? '-', '$29.00', '6.625%', '$1.92', '$30.92'])
      expect(pdf.text).toContain(words);
    expect(site.mails.filter(({ to }) => to.address === email)).toHaveLength(1);
  });

  test('is in the language the person paid in', async () => {
    const { email } = await aPaidStranger(site.browser({ lang: 'es' }));
    const mail = await mailTo(site, email, /recibo/);
    expect(mail.html).toContain('<html lang="es">');
    expect((await readPdf(mail.attachments[0]?.bytes ?? Buffer.alloc(0))).text).toContain('Recibo');
  });

  test('does not come for a payment that was declined', async () => {
    const email = anAddress();
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm()));
    expect((await browser.post(paths.checkout, aPayment({ email, paymentToken: 'sim_declined' }))).statusCode).toBe(
      402,
    );
    const other = await aPaidStranger();
    await mailTo(site, other.email, RECEIPT);
    expect(site.mails.filter(({ to }) => to.address === email)).toEqual([]);
  });
});

describe('the link of a receipt', () => {
  test('leads to the letter from another device, after a code sent to the same address', async () => {
    const { browser, email } = await aPaidStranger();
    const token = linkIn((await mailTo(site, email, RECEIPT)).text);
    const phone = site.browser();
    const opened = must(await phone.post(paths.openReceiptLink, { token })).json();
    expect(receiptLinkAnswerSchema.parse(opened)).toMatchObject({ state: 'code', shown_address: 'p•••@example.com' });
    expect(must(await phone.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });

    must(await phone.post(paths.receiptCode, { token }));
    const wrong = await phone.post(paths.proveReceipt, { token, code: '000000' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'account.code_wrong']);
    const code = await mailedCode(site, email);
    expect((await site.browser().post(paths.proveReceipt, { token, code })).statusCode).toBe(422);
    must(await phone.post(paths.proveReceipt, { token, code }));

    expect(must(await phone.get(paths.checkAccess)).json()).toEqual({ hasAccess: true });
    expect(must(await phone.post(paths.openReceiptLink, { token })).json().state).toBe('open');
    expect(must(await browser.post(paths.openReceiptLink, { token })).json().state).toBe('code');
  });

  test('asks whoever made an account since to log in, and then opens', async () => {
    const { browser, email } = await aPaidStranger();
    const token = linkIn((await mailTo(site, email, RECEIPT)).text);
    const person = await aPerson(site, { browser });
    expect(must(await site.browser().post(paths.openReceiptLink, { token })).json().state).toBe('log_in');
    const refused = await site.browser().post(paths.receiptCode, { token });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'receipt.log_in']);
    const elsewhere = await inAnotherBrowser(site, person);
    expect(must(await elsewhere.browser.post(paths.openReceiptLink, { token })).json().state).toBe('open');
  });

  test('of no order leads nowhere', async () => {
    for (const path of [paths.openReceiptLink, paths.receiptCode]) {
      const answer = await site.browser().post(path, { token: 'no-such-token' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'receipt.link_unknown']);
    }
  });
});

describe('the list of bills', () => {
  test('has every order of the account with its sums and no other, and asks others to log in', async () => {
    expect((await site.browser().get(paths.billing)).json().code).toBe('billing.signed_out');
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    await aPaidCase(bob);
    await aDraftCase(ann);
    must(await ann.browser.post(paths.checkout, aPayment({ couponCode: 'WELCOME10' })));
    const { data, total } = await bills(ann.browser);
    expect(total).toBe(1);
    expect(data).toMatchObject([
      {
        package_title: 'Demand Letter Package',
        other_side: 'Ironbound Property Management LLC',
        base_price: 2900,
        discount: 290,
        coupon_code: 'WELCOME10',
        tax_rate: 6.625,
        tax: 173,
        total: 2783,
        refunded: 0,
        status: 'simulated',
        has_receipt: true,
      },
    ]);
  });

  test('shows declined tries without a receipt, and is sorted by day or by sum', async () => {
    const person = await aPerson(site);
    await aDraftCase(person);
    await person.browser.post(paths.checkout, aPayment({ paymentToken: 'sim_declined' }));
    site.clock.advance(MINUTE_MS);
    must(await person.browser.post(paths.checkout, aPayment({ couponCode: 'TENOFF' })));
    const statuses = async (sort: string) =>
      (await bills(person.browser, `?sort=${sort}`)).data.map(({ status }) => status);
    expect(await statuses('newest')).toEqual(['simulated', 'declined']);
    expect(await statuses('oldest')).toEqual(['declined', 'simulated']);
    expect(await statuses('highest')).toEqual(['declined', 'simulated']);
    expect(await statuses('lowest')).toEqual(['simulated', 'declined']);
    const declined = (await bills(person.browser)).data.at(1);
    const answer = await person.browser.get(`${paths.receiptPdf}?order_id=${declined?.order_id}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'billing.no_receipt']);
  });
});

describe('a receipt', () => {
  test('is opened and mailed again by its owner alone, with or without an account', async () => {
    const { browser, email, orderId } = await aPaidStranger();
    await mailTo(site, email, RECEIPT);
    const opened = must(await browser.get(`${paths.receiptPdf}?order_id=${orderId}&action=download`));
    expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="receipt-\w{4}-\w{4}\.pdf"$/);
    expect((await readPdf(opened.rawPayload)).text).toContain('$30.92');
    must(await browser.post(paths.mailReceipt, { order_id: orderId }));
    await expect.poll(() => site.mails.filter(({ to }) => to.address === email).length).toBe(2);

    const stranger = await aPaidClaim(site.browser());
    expect(stranger.statusCode).toBe(200);
    const other = (await aPerson(site)).browser;
    for (const ask of [
      () => other.get(`${paths.receiptPdf}?order_id=${orderId}`),
      () => other.post(paths.mailReceipt, { order_id: orderId }),
      () => site.browser().post(paths.mailReceipt, { order_id: 'nobody' }),
    ]) {
      const answer = await ask();
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'billing.unknown_order']);
    }
  });
});

describe('a refund', () => {
  const refund = (browser: Browser, orderId: string) => browser.post(paths.refundOrder, { order_id: orderId });

  test('by one press gives everything back before the letter is approved, by mail with the receipt that shows it', async () => {
    const { browser, email, orderId } = await aPaidStranger();
    const other = await aPaidStranger();
    expect((await refund(other.browser, orderId)).json().code).toBe('refund.not_found');
    expect(must(await refund(browser, orderId)).json().message).toContain('refunded');
    const mail = await mailTo(site, email, /refund/);
    const { text } = await readPdf(mail.attachments[0]?.bytes ?? Buffer.alloc(0));
    expect(text).toContain('-$30.92');
    expect(must(await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
    expect((await refund(browser, orderId)).statusCode).toBe(404);
    expect(site.mails.filter((sent) => sent.to.address === email && /refund/.test(sent.subject))).toHaveLength(1);
  });

  test('leaves a link in the mail of the receipt that says what happened, and opens nothing', async () => {
    const { browser, email, orderId } = await aPaidStranger();
    const token = linkIn((await mailTo(site, email, RECEIPT)).text);
    must(await refund(browser, orderId));
    for (const from of [browser, site.browser()]) {
      for (const ask of [
        () => from.post(paths.openReceiptLink, { token }),
        () => from.post(paths.receiptCode, { token }),
        () => from.post(paths.proveReceipt, { token, code: '000000' }),
      ]) {
        const answer = await ask();
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'receipt.refunded']);
      }
    }
  });

  test('is in the list of bills afterwards', async () => {
    const person = await aPerson(site);
    await aPaidCase(person);
    const [bill] = (await bills(person.browser)).data;
    must(await refund(person.browser, bill?.order_id ?? ''));
    expect((await bills(person.browser)).data).toMatchObject([
      { status: 'refunded', refunded: 3092, refund: 'none', has_receipt: true },
    ]);
  });

  test('is for a person to decide once the letter was approved', async () => {
    const person = await aPerson(site);
    await aPaidCase(person);
    const { demand_letter } = must(await person.browser.get(paths.checkExistingDemand)).json();
    const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
    must(await person.browser.post(paths.saveDemandLetter, body));
    const [bill] = (await bills(person.browser)).data;
    expect(bill?.refund).toBe('by_request');
    const answer = await refund(person.browser, bill?.order_id ?? '');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'refund.letter_approved']);
  });
});

test('an upgrade pays only the difference, and its receipt says what was paid before', async () => {
  const person = await aPerson(site);
  await aPaidCase(person);
  site.clock.advance(MINUTE_MS);
  must(await person.browser.post(paths.checkout, aPayment({ upgradeTo: 'small-claims' })));
  const [larger, smaller] = (await bills(person.browser)).data;
  expect([larger, smaller]).toMatchObject([
    { base_price: 7900, credit: 2900, tax: 331, total: 5331, refund: 'one_press' },
    { base_price: 2900, credit: 0, total: 3092, refund: 'none' },
  ]);
  const opened = must(await person.browser.get(`${paths.receiptPdf}?order_id=${larger?.order_id}`));
  expect((await readPdf(opened.rawPayload)).text).toContain('Paid before for the smaller package');
});
