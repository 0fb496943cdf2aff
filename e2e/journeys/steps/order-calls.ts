import { type APIRequestContext, expect } from '@playwright/test';
import { answeredForm } from './claim.ts';

/**
 * What the screens send for an order and its approval, sent by calls alone: for journeys that are about what comes after.
 * Paying on the screens is walked in the journeys that are about it.
 */

/** By the clock and the process: workers pay at the same time, and every payment has a key of its own. */
let count = 0;
export const unique = (): string => `${Date.now().toString(36)}-${process.pid}-${(count += 1)}`;

export async function send(request: APIRequestContext, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return answer.json();
}

export async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return answer.json();
}

/** The claim paid, its letter composed and stored unsigned as the order screen does. The answer is the letter's text. */
export async function payByCalls(
  request: APIRequestContext,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  await send(request, '/api/register/save_form_data', { ...answeredForm, ...answers, step: 5, subStep: 1 });
  await send(request, '/api/checkout', {
    email: answeredForm.email,
    country: 'US',
    zip: '07105',
    couponCode: '',
    extraRecipients: 0,
    paymentToken: 'sim_ok',
    idempotencyKey: `journey-payment-${unique()}`,
  });
  await send(request, '/api/register/save_client_data', {});
  const { demand_letter } = await send(request, '/api/generate_demand_letter', {});
  await send(request, '/api/save_demand_letter', { demand_letter, action: 'approve_and_send', reviewed: false });
  return String(demand_letter);
}

/** The letter approved by somebody who mails it, and the court papers of the package drawn. */
export async function approveByCalls(request: APIRequestContext, demand_letter: string): Promise<void> {
  await send(request, '/api/save_demand_letter', { demand_letter, action: 'approve_and_send', delivery: 'self_mail' });
  const { case_id } = await read(request, '/api/check_existing_demand');
  const papers = async () => (await read(request, `/api/court-papers?case_id=${case_id}`)).state;
  await expect.poll(papers, { timeout: 120_000, intervals: [200] }).toBe('ready');
}
