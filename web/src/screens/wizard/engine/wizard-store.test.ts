import type { CheckoutAnswer } from '@plainclaim/contract';
import { additionalDefendantSchema, emptyDraft, ok } from '@plainclaim/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_COPY_KEY } from './autosave/autosave-local-key.ts';
import { aWorld, facts, openTab, shown } from '../testing/a-world.ts';
import { hasLostSignature } from './wizard-store-state.ts';

const settle = (ms = 600) => vi.advanceTimersByTimeAsync(ms);

async function openedTab(...args: Parameters<typeof openTab>) {
  const tab = openTab(...args);
  await settle(0);
  return tab;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('answers are sent once, 600 ms after the last key', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'N' });
  await settle(400);
  tab.patch({ city: 'Newark' });
  await settle(599);
  expect(world.server.saves).toHaveLength(0);
  await settle(1);
  expect(world.server.saves.map((form) => form.city)).toEqual(['Newark']);
  expect(tab.get()).toMatchObject({ saveState: 'saved', keptUntil: '2026-12-21' });
});

test('a move is sent at once, with its place', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ situation: 'debt' });
  expect(tab.goOn(facts)).toBe(true);
  await settle(0);
  expect(world.server.saves).toMatchObject([{ situation: 'debt', step: 1, subStep: 1, revision: 0 }]);
});

test('an answer the server refuses says so, and saving goes on when it is mended', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ guardianName: 'Ann '.repeat(60) });
  await settle();
  expect(world.server.saves).toHaveLength(1);
  expect(tab.get().saveState).toBe('failed');
  tab.patch({ guardianName: 'Ann Reyes', venmo: '@ann' });
  await settle();
  expect(world.server.stored.draft).toMatchObject({ guardianName: 'Ann Reyes', venmo: '@ann' });
  expect(tab.get().saveState).toBe('saved');
});

test('coming back to what is saved already sends nothing', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ situation: 'debt' });
  await settle();
  tab.patch({ city: 'Newark' });
  tab.patch({ city: '' });
  await settle(5_000);
  expect(world.server.saves).toHaveLength(1);
  expect(tab.get().saveState).toBe('saved');
});

test('opening the page and typing nothing sends nothing', async () => {
  const world = aWorld();
  await openedTab(world);
  await settle(5_000);
  expect(world.server.saves).toHaveLength(0);
});

test('whoever only asks for an account leaves no empty claim behind', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.openAccount();
  await settle(5_000);
  expect(await tab.saveNow()).toBe(true);
  expect(world.server.saves).toHaveLength(0);
  tab.patch({ situation: 'debt' });
  await settle();
  expect(world.server.saves).toMatchObject([{ situation: 'debt' }]);
});

test('what was wrong at a CONTINUE is remembered, and what a press opens afterwards is not', async () => {
  const tab = await openedTab(aWorld());
  tab.patch({ situation: 'debt', disputing: ['personal-loan'], amount: '300', date: '2026-06-01' });
  tab.jump({ step: 1, subStep: 2 }, facts);
  expect(tab.goOn(facts)).toBe(false);
  expect(tab.get().failedFields).toEqual(['address', 'city', 'country', 'zipcode']);
  tab.patch({ amount: '' });
  expect(tab.get().failedFields).not.toContain('amount');
  expect(tab.goOn(facts)).toBe(false);
  expect(tab.get().failedFields).toContain('amount');
});

test('an opponent who is taken out of the list takes the errors along, so the next one begins without any', async () => {
  const tab = await openedTab(aWorld());
  tab.patch({
    situation: 'debt',
    disputing: ['personal-loan'],
    amount: '300',
    date: '2026-06-01',
    address: '12 Main Street',
    city: 'Newark',
    country: 'NJ',
    zipcode: '07102',
    userType: '1',
    claimFor: 'me',
    isAdult: true,
    firstname: 'Ana',
    lastname: 'Reyes',
    whoUser: '1',
    additionalDefendants: [additionalDefendantSchema.parse({})],
  });
  tab.jump({ step: 3, subStep: 1 }, facts);
  expect(tab.goOn(facts)).toBe(false);
  expect(tab.get().failedFields).toEqual(expect.arrayContaining(['defendantCity', 'additionalDefendants.0.whoUser']));
  tab.patch({ additionalDefendants: [] });
  tab.patch({ additionalDefendants: [additionalDefendantSchema.parse({})] });
  expect(tab.get().failedFields).toContain('defendantCity');
  expect(tab.get().failedFields.filter((field) => field.startsWith('additionalDefendants'))).toEqual([]);
});

test('one request is under way at a time, and what was typed meanwhile follows it', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  const release = world.server.hold();
  tab.patch({ city: 'Newark' });
  await settle();
  tab.patch({ city: 'Trenton' });
  await settle(5_000);
  expect(world.server.saves).toHaveLength(1);
  release();
  await settle();
  expect(world.server.saves.map(({ city, revision }) => [city, revision])).toEqual([
    ['Newark', 0],
    ['Trenton', 1],
  ]);
});

test('a CONTINUE that does not pass counts as an attempt and moves nobody', async () => {
  const tab = await openedTab(aWorld());
  expect(tab.goOn(facts)).toBe(false);
  expect(tab.get()).toMatchObject({ attempt: 1, failedAt: { step: 1, subStep: 0 } });
  tab.patch({ situation: 'debt' });
  expect(tab.goOn(facts)).toBe(true);
  expect(tab.get().failedAt).toBeNull();
});

test('without a connection answers stay on the device and are sent when it is back', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  world.server.ways.isDown = true;
  tab.patch({ city: 'Newark' });
  await settle();
  expect(tab.get().saveState).toBe('offline');
  world.server.ways.isDown = false;
  tab.retryNow();
  await settle(0);
  expect(world.server.stored.draft?.city).toBe('Newark');
  expect(tab.get().saveState).toBe('saved');
});

test('failed saves are tried again by themselves, ever more slowly, however much is typed', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  world.server.ways.isDown = true;
  tab.patch({ city: 'A' });
  await settle(); // first try
  for (let key = 0; key < 20; key += 1) {
    tab.patch({ city: `A${key}` });
    await settle(100);
  }
  expect(world.server.saves).toHaveLength(2); // 2 s later
  await settle(3_000);
  expect(world.server.saves).toHaveLength(2);
  await settle(1_000);
  expect(world.server.saves).toHaveLength(3); // 4 s later
});

test('a device that keeps nothing is not said to have saved', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  world.device.setItem = () => {
    throw new Error('full');
  };
  world.server.ways.isDown = true;
  tab.patch({ city: 'Newark' });
  await settle();
  expect(tab.get().saveState).toBe('failed');
});

test('answers that the server refuses are not sent again until they change', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  world.server.ways.failsWith = { code: 'request.invalid', message: '', status: 400 };
  tab.patch({ city: 'Newark' });
  await settle(60_000);
  expect(world.server.saves).toHaveLength(1);
  expect(tab.get().saveState).toBe('failed');
  world.server.ways.failsWith = null;
  tab.patch({ city: 'Trenton' });
  await settle();
  expect(world.server.stored.draft?.city).toBe('Trenton');
});

test('answers survive a reload, with the place the server gives', async () => {
  const world = aWorld();
  const first = await openedTab(world);
  first.patch({ situation: 'debt' });
  first.goOn(facts);
  await settle();
  first.stop();
  const second = await openedTab(world, false);
  expect(shown(second).situation).toBe('debt');
  expect(second.get().wizard.position).toEqual({ step: 1, subStep: 1 });
});

test('a browser without a device copy waits for the server and then shows the claim', async () => {
  const world = aWorld();
  const first = await openedTab(world);
  first.patch({ situation: 'debt' });
  await settle();
  first.stop();
  world.device.removeItem(LOCAL_COPY_KEY);
  const second = openTab(world, false);
  expect(second.get().phase).toBe('opening');
  await settle(0);
  expect(second.get().phase).toBe('open');
  expect(shown(second).situation).toBe('debt');
});

test('when the claim can neither be found here nor asked for, that is said and can be tried again', async () => {
  const world = aWorld();
  world.server.ways.isDown = true;
  const tab = await openedTab(world, false);
  expect(tab.get().phase).toBe('unreachable');
  world.server.ways.isDown = false;
  await tab.open();
  expect(tab.get().phase).toBe('open');
});

test('what was typed before the server answered is kept', async () => {
  const world = aWorld();
  const store = openTab(world);
  store.patch({ situation: 'debt' });
  await settle();
  expect(shown(store).situation).toBe('debt');
  expect(world.server.stored.draft?.situation).toBe('debt');
});

test('answers a crash left unsent are sent at the next opening', async () => {
  const world = aWorld();
  const first = await openedTab(world);
  first.patch({ city: 'Newark' });
  await settle();
  first.patch({ city: 'Trenton' });
  first.stop();
  const second = await openedTab(world, false);
  await settle();
  expect(shown(second).city).toBe('Trenton');
  expect(world.server.stored).toMatchObject({ revision: 2, draft: { city: 'Trenton' } });
});

test('a save whose answer was lost is no conflict, even when more was typed since', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  world.server.ways.losesAnswers = true;
  tab.patch({ city: 'Newark' });
  await settle();
  world.server.ways.losesAnswers = false;
  tab.patch({ city: 'Newark', zipcode: '07102' });
  await settle(10_000);
  expect(tab.get().saveState).toBe('saved');
  expect(world.server.stored.draft).toMatchObject({ city: 'Newark', zipcode: '07102' });
});

test('the same holds when the browser was closed before the answer came', async () => {
  const world = aWorld();
  const first = await openedTab(world);
  world.server.ways.losesAnswers = true;
  first.patch({ city: 'Newark' });
  await settle();
  first.patch({ zipcode: '07102' });
  first.stop();
  world.server.ways.losesAnswers = false;
  const second = await openedTab(world, false);
  await settle();
  expect(second.get().saveState).toBe('saved');
  expect(world.server.stored.draft).toMatchObject({ city: 'Newark', zipcode: '07102' });
});

test('a screen is only opened when the ones before it hold good answers', async () => {
  const tab = await openedTab(aWorld());
  tab.patch({ situation: 'debt', disputing: ['unpaid-loan'] });
  tab.jump({ step: 4, subStep: 0 }, facts);
  expect(tab.get().wizard.position).toEqual({ step: 1, subStep: 2 });
});

const A_MARK = 'data:image/png;base64,iVBORw0KGgo=';

test('an answer that changes after signing leaves a signature to be given again', async () => {
  const tab = await openedTab(aWorld());
  tab.patch({ city: 'Newark' });
  expect(hasLostSignature(tab.get())).toBe(false);
  tab.patch({ signature: A_MARK, signatureMethod: 'drawn' });
  expect(hasLostSignature(tab.get())).toBe(false);
  tab.patch({ city: 'Trenton' });
  expect(hasLostSignature(tab.get())).toBe(true);
  tab.patch({ zipcode: '08608' });
  expect(hasLostSignature(tab.get())).toBe(true);
  tab.patch({ signature: A_MARK, signatureMethod: 'drawn' });
  expect(hasLostSignature(tab.get())).toBe(false);
});

test('a signature its owner took away is not lost', async () => {
  const tab = await openedTab(aWorld());
  tab.patch({ signature: A_MARK, signatureMethod: 'drawn' });
  tab.patch({ signature: null, signatureMethod: '' });
  tab.patch({ city: 'Trenton' });
  expect(hasLostSignature(tab.get())).toBe(false);
});

test('the signature of one claim says nothing about the next', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'Newark', signature: A_MARK, signatureMethod: 'drawn' });
  await settle();
  const unsigned = { ...emptyDraft, city: 'Camden', claimDescription: 'They kept it.' };
  await tab.switchTo(async () => {
    Object.assign(world.server.stored, { draft: unsigned, revision: 4 });
    return ok({});
  });
  expect(shown(tab).city).toBe('Camden');
  tab.patch({ city: 'Trenton' });
  expect(hasLostSignature(tab.get())).toBe(false);

  tab.patch({ signature: A_MARK, signatureMethod: 'drawn' });
  await tab.startNew();
  tab.patch({ city: 'Newark' });
  expect(hasLostSignature(tab.get())).toBe(false);
});

const receipt: CheckoutAnswer = {
  success: true,
  message: '',
  order_id: 'an-order',
  payment_completed: true,
  payment_date: '2026-11-21T17:00:00.000Z',
  payment_amount: 30.92,
  applied_coupon: null,
};

test('the receipt stays with the order when the paid answers are read anew, and goes with the claim', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'Newark' });
  await settle();
  world.server.stored.isPaid = true;
  tab.markPaid(receipt);
  await tab.open();
  expect(tab.get()).toMatchObject({ isPaid: true, receipt });
  await tab.startNew();
  expect(tab.get().receipt).toBeNull();
});
