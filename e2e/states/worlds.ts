import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { approveByCalls, payByCalls, read, send, unique } from '../journeys/steps/order-calls.ts';
import { prepareCase, signComplaint } from './prepared-case.ts';
import { DEPOSIT_CARDS } from './deposit-cards.ts';
import type { WorldName } from './state.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signUp(request: APIRequestContext): Promise<void> {
  const email = `state-${unique()}@example.com`;
  const { verification_code } = await send(request, '/api/register/register.php', {
    email,
    password: 'quiet-harbor-41',
  });
  await send(request, '/api/register/verify.php', { email, verification_code });
}

/** The letter approved and the court papers drawn. */
const approveAndDraw = async (request: APIRequestContext, selectedPackage: string): Promise<void> =>
  approveByCalls(request, await payByCalls(request, { selectedPackage }));

const MAKERS: Readonly<Record<WorldName, (request: APIRequestContext) => Promise<void>>> = {
  nobody: async () => {},
  member: signUp,
  letter: async (request) => {
    await payByCalls(request);
  },
  places: async (request) => {
    await payByCalls(request, {
      claimDescription: 'You kept my deposit. Pay or I will call the police. You are a crook.',
    });
  },
  rows: async (request) => {
    await payByCalls(request, { cards: DEPOSIT_CARDS, storyInLetter: 'no', multiple: 'court' });
  },
  offer: async (request) => {
    await payByCalls(request);
    const { case_id } = await read(request, '/api/check_existing_demand');
    await send(request, '/api/letter/answers', { case_id, settlement: { amount: '1800', until: '2027-06-30' } });
  },
  papers: async (request) => {
    await signUp(request);
    await approveAndDraw(request, 'small-claims');
  },
  trial: async (request) => {
    await signUp(request);
    await approveAndDraw(request, 'full-trial');
  },
  'co-signing': async (request) => {
    await signUp(request);
    const coClaimants = [{ firstname: 'Ana', lastname: 'Reyes', address: '', phonenumber: '' }];
    await approveByCalls(request, await payByCalls(request, { selectedPackage: 'small-claims', coClaimants }));
    const { case_id } = await read(request, '/api/check_existing_demand');
    await signComplaint(request, String(case_id));
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
