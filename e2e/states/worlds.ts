import { expect, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test';
import { answeredForm } from '../journeys/claim.ts';
import { prepareCase } from './prepared-case.ts';
import type { WorldName } from './state.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** By the clock and the process: workers make worlds of their own, and every address and payment is used once. */
let count = 0;
const unique = (): string => `${Date.now().toString(36)}-${process.pid}-${(count += 1)}`;

async function post(request: APIRequestContext, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
  return answer.json();
}

async function signUp(request: APIRequestContext): Promise<void> {
  const email = `state-${unique()}@example.com`;
  const { verification_code } = await post(request, '/api/register/register.php', {
    email,
    password: 'quiet-harbor-41',
  });
  await post(request, '/api/register/verify.php', { email, verification_code });
}

/** A paid claim whose letter is composed; the answer is its text. */
async function payFor(request: APIRequestContext, selectedPackage: string): Promise<string> {
  await post(request, '/api/register/save_form_data.php', { ...answeredForm, selectedPackage, step: 5, subStep: 1 });
  await post(request, '/api/checkout', {
    email: answeredForm.email,
    country: 'US',
    zip: '07105',
    couponCode: '',
    extraRecipients: 0,
    paymentToken: 'sim_ok',
    idempotencyKey: `states-payment-${unique()}`,
  });
  const { demand_letter } = await post(request, '/api/generate_demand_letter', {});
  return String(demand_letter);
}

/** The letter approved and the court papers drawn. */
async function approveAndDraw(request: APIRequestContext, selectedPackage: string): Promise<void> {
  const demand_letter = await payFor(request, selectedPackage);
  const wish = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  await post(request, '/api/save_demand_letter', wish);
  const { case_id } = await (await request.get('/api/check_existing_demand')).json();
  const papers = async () => (await (await request.get(`/api/court-papers?case_id=${case_id}`)).json()).state;
  await expect.poll(papers, { timeout: 120_000, intervals: [500] }).toBe('ready');
}

const MAKERS: Readonly<Record<WorldName, (request: APIRequestContext) => Promise<void>>> = {
  nobody: async () => {},
  member: signUp,
  letter: async (request) => {
    await payFor(request, 'demand-letter');
  },
  offer: async (request) => {
    await payFor(request, 'demand-letter');
    const { case_id } = await (await request.get('/api/check_existing_demand')).json();
    await post(request, '/api/letter/answers', { case_id, settlement: { amount: '1800', until: '2027-06-30' } });
  },
  papers: async (request) => {
    await signUp(request);
    await approveAndDraw(request, 'small-claims');
  },
  trial: async (request) => {
    await signUp(request);
    await approveAndDraw(request, 'full-trial');
  },
  prepared: async (request) => {
    await signUp(request);
    await approveAndDraw(request, 'full-trial');
    await prepareCase(request);
  },
};

const made = new Map<WorldName, Promise<Kept>>();

async function make(browser: Browser, baseURL: string, name: WorldName): Promise<Kept> {
  const context = await browser.newContext({ baseURL });
  await MAKERS[name](context.request);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** The cookies that open a world. Each is made once in a worker. */
export function cookiesOf(browser: Browser, baseURL: string, name: WorldName): Promise<Kept> {
  const known = made.get(name) ?? make(browser, baseURL, name);
  made.set(name, known);
  return known;
}
