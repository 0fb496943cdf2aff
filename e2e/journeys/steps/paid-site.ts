import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { answeredForm } from './claim.ts';
import { read, send, unique } from './order-calls.ts';

/** The product on a fake of the payment service. `test.use({ baseURL: PAID_SITE })` */
export const PAID_SITE = process.env['E2E_PAID_SITE'] ?? '';
const SERVICE = process.env['E2E_PAYMENT_SERVICE'] ?? '';

export const serviceCards = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0027 6000 3184',
  disputed: '4000 0000 0000 0259',
} as const;

/** An address that only this journey mails to. */
export const ownAddress = (name: string): string => `${name}.${unique()}@example.com`;

/** What happens to the messages that the service sends us from now on. */
export async function messagesAre(request: APIRequestContext, kind: 'none' | 'lost' | 'late'): Promise<void> {
  const sent = await request.post(`${SERVICE}/__fake/webhooks`, { data: JSON.stringify({ kind }) });
  expect(sent.ok()).toBe(true);
}

/** Those that were kept back arrive. */
export async function messagesArrive(request: APIRequestContext): Promise<void> {
  const sent = await request.post(`${SERVICE}/__fake/release`, { data: '{}' });
  expect(sent.ok()).toBe(true);
}

/** The page of the payment service, worked on by what it says. */
export class ServicePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Test payment page' })).toBeVisible();
    expect(new URL(this.page.url()).origin).toBe(SERVICE);
  }

  async pay(card: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(card);
    await this.page.getByRole('button', { name: 'Pay now' }).click();
  }

  async answerBank(answer: 'Yes, approve' | 'No, refuse'): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Your bank asks' })).toBeVisible();
    await this.page.getByRole('button', { name: answer }).click();
  }

  async goBack(): Promise<void> {
    await this.page.getByRole('link', { name: 'Go back' }).click();
  }
}

/** The claim of the journeys at the checkout, its answers given by calls. */
export async function openCheckout(page: Page, answers: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await send(page.request, '/api/register/save_form_data', { ...answeredForm, ...answers, step: 5, subStep: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Presses Pay and comes to the page of the service. */
export async function goToService(page: Page, email: string): Promise<ServicePage> {
  await page.locator('[name="email"]').fill(email);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  const service = new ServicePage(page);
  await service.isOpen();
  return service;
}

export type ServicePayment = { readonly email: string; readonly card?: string };

/** A claim paid at the service by calls alone, without its letter. */
export async function payOnly(
  request: APIRequestContext,
  answers: Readonly<Record<string, unknown>>,
  { email, card = serviceCards.approved }: ServicePayment,
): Promise<void> {
  await send(request, '/api/register/save_form_data', { ...answeredForm, ...answers, step: 5, subStep: 1 });
  const begun = await send(request, '/api/checkout', {
    email,
    country: 'US',
    zip: '07105',
    couponCode: '',
    extraRecipients: 0,
    paymentToken: 'hosted',
    idempotencyKey: `journey-payment-${unique()}`,
  });
  const paid = await request.post(String(begun['redirect_url']), { form: { card }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const orderId = String(begun['order_id']);
  const { payment_completed } = await send(request, '/api/checkout/return', { order_id: orderId });
  expect(payment_completed).toBe(true);
}

/** The same, and its letter composed as the order screen does. */
export async function payAtService(
  request: APIRequestContext,
  answers: Readonly<Record<string, unknown>>,
  payment: ServicePayment,
): Promise<void> {
  await payOnly(request, answers, payment);
  await send(request, '/api/register/save_client_data', {});
  const { demand_letter } = await send(request, '/api/generate_demand_letter', {});
  await send(request, '/api/save_demand_letter', { demand_letter, action: 'approve_and_send', reviewed: false });
}

/** The letter approved by somebody who mails it. */
export async function approveIt(request: APIRequestContext): Promise<void> {
  const { demand_letter } = await read(request, '/api/check_existing_demand');
  await send(request, '/api/save_demand_letter', { demand_letter, action: 'approve_and_send', delivery: 'self_mail' });
}

/** The newest mails to an address, from the development outbox: their subjects, newest first. */
export async function subjectsTo(request: APIRequestContext, address: string): Promise<readonly string[]> {
  return (await rowsTo(request, address)).map((row) => /<a [^>]*>([^<]*)</.exec(row)?.[1] ?? '');
}

async function rowsTo(request: APIRequestContext, address: string): Promise<readonly string[]> {
  const list = await (await request.get('/dev/outbox')).text();
  return list.split('<tr>').filter((row) => row.includes(address));
}

/** The text of the newest mail to an address with such a subject, as soon as it is there. */
export async function mailTo(request: APIRequestContext, address: string, subject: RegExp): Promise<string> {
  let text = '';
  await expect(async () => {
    const row = (await rowsTo(request, address)).find((one) => subject.test(one)) ?? '';
    const [, path = ''] = /href="([^"]+)"/.exec(row) ?? [];
    expect(path).not.toBe('');
    text = await (await request.get(path)).text();
  }).toPass({ timeout: 15_000 });
  return text;
}
