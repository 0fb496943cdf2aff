import { emptyDraft, err, ok } from '@plainclaim/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localCopies } from './autosave/autosave-local.ts';
import { aWorld, facts, openTab, shown } from '../testing/a-world.ts';

const settle = (ms = 600) => vi.advanceTimersByTimeAsync(ms);

async function openedTab(...args: Parameters<typeof openTab>) {
  const tab = openTab(...args);
  await settle(0);
  return tab;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two tabs with the same claim, both changed, the other one saved first. */
async function aConflict() {
  const world = aWorld();
  const mine = await openedTab(world);
  mine.patch({ city: 'Newark' });
  await settle();
  Object.assign(world.server.stored, {
    draft: { ...emptyDraft, city: 'Camden', amount: '900' },
    revision: world.server.stored.revision + 1,
  });
  mine.patch({ city: 'Trenton' });
  await settle();
  return { world, mine };
}

test('answers changed on both sides are a conflict, and nothing is merged or overwritten', async () => {
  const { world, mine } = await aConflict();
  expect(mine.get().saveState).toBe('conflict');
  expect(shown(mine).city).toBe('Trenton');
  expect(world.server.stored.draft).toMatchObject({ city: 'Camden', amount: '900' });
  await settle(60_000);
  expect(world.server.stored.draft?.city).toBe('Camden');
});

test('a conflict can be settled by loading the newer answers', async () => {
  const { world, mine } = await aConflict();
  expect(await mine.settleConflict('newer')).toBe(true);
  expect(shown(mine)).toMatchObject({ city: 'Camden', amount: '900' });
  mine.patch({ city: 'Hoboken' });
  await settle();
  expect(world.server.stored.draft).toMatchObject({ city: 'Hoboken', amount: '900' });
});

test('a conflict can be settled by keeping these answers', async () => {
  const { world, mine } = await aConflict();
  expect(await mine.settleConflict('mine')).toBe(true);
  expect(world.server.stored.draft).toMatchObject({ city: 'Trenton', amount: '' });
  expect(mine.get().saveState).toBe('saved');
});

test('whichever answers are chosen, the others can be brought back, and back again', async () => {
  for (const [choice, chosen, other] of [
    ['newer', 'Camden', 'Trenton'],
    ['mine', 'Trenton', 'Camden'],
  ] as const) {
    const { mine } = await aConflict();
    await mine.settleConflict(choice);
    expect([shown(mine).city, mine.get().lastChoice]).toEqual([chosen, choice]);
    for (const city of [other, chosen]) {
      const [kept] = mine.get().otherAnswers;
      expect(await mine.bringBack(kept?.id ?? '')).toBe(true);
      expect([shown(mine).city, mine.get().lastChoice]).toEqual([city, 'brought-back']);
    }
  }
});

test('newer answers are not loaded while the ones of this page cannot be kept', async () => {
  const { world, mine } = await aConflict();
  world.server.ways.isDown = true;
  expect(await mine.settleConflict('newer')).toBe(false);
  expect([shown(mine).city, mine.get().saveState]).toEqual(['Trenton', 'conflict']);
});

test('what was typed since is saved before other answers are brought back, and is kept with them', async () => {
  const { world, mine } = await aConflict();
  await mine.settleConflict('newer');
  mine.patch({ city: 'Hoboken' });
  expect(await mine.bringBack(mine.get().otherAnswers[0]?.id ?? '')).toBe(true);
  expect(shown(mine).city).toBe('Trenton');
  expect(world.server.others.map(({ draft }) => draft.city)).toEqual(['Hoboken']);
});

test('a page that is looked at again shows what another device saved, unless something is unsaved here', async () => {
  const world = aWorld();
  const mine = await openedTab(world);
  mine.patch({ city: 'Newark' });
  await settle();
  const elsewhere = await openedTab({ ...aWorld(), server: world.server });
  elsewhere.patch({ city: 'Camden' });
  await settle();
  await mine.lookAgain();
  expect(shown(mine).city).toBe('Camden');
  elsewhere.patch({ city: 'Trenton' });
  await settle();
  mine.patch({ city: 'Hoboken' });
  await mine.lookAgain();
  expect(shown(mine).city).toBe('Hoboken');
});

test('a conflict that was left open is asked about again after a reload', async () => {
  const { world, mine } = await aConflict();
  mine.stop();
  const again = await openedTab(world, false);
  expect(again.get().saveState).toBe('conflict');
  expect(shown(again).city).toBe('Trenton');
});

test('tabs with nothing unsaved follow each other and keep their own screen', async () => {
  const world = aWorld();
  const [one, two] = [await openedTab(world), await openedTab(world)];
  one.patch({ situation: 'debt' });
  one.goOn(facts);
  await settle();
  expect(shown(two).situation).toBe('debt');
  expect(two.get().wizard.position).toEqual({ step: 1, subStep: 0 });
  two.patch({ city: 'Newark' });
  await settle();
  expect(two.get().saveState).toBe('saved');
  expect(shown(one).city).toBe('Newark');
});

test('a tab that only moved takes the newer answers and stays where it is', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ situation: 'debt' });
  await settle();
  const { stored } = world.server;
  Object.assign(stored, { draft: { ...emptyDraft, situation: 'debt', city: 'Camden' }, revision: stored.revision + 1 });
  tab.goOn(facts);
  await settle();
  expect(tab.get().saveState).toBe('saved');
  expect(shown(tab).city).toBe('Camden');
  expect(tab.get().wizard.position).toEqual({ step: 1, subStep: 1 });
});

test('a claim that was paid elsewhere opens its order and is no longer saved', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'Newark' });
  await settle();
  Object.assign(world.server.stored, { isPaid: true, step: 5, subStep: 2 });
  tab.patch({ city: 'Trenton' });
  await settle();
  expect(tab.get()).toMatchObject({
    isPaid: true,
    wizard: { position: { step: 5, subStep: 2 }, draft: { city: 'Newark' } },
  });
  const sent = world.server.saves.length;
  tab.patch({ city: 'Camden' });
  await settle(60_000);
  expect(world.server.saves).toHaveLength(sent);
});

test('a new claim puts the old one aside after saving it, here and in other tabs', async () => {
  const world = aWorld();
  const [one, two] = [await openedTab(world), await openedTab(world)];
  one.patch({ city: 'Newark' });
  expect(await one.startNew()).toBe(true);
  expect(world.server.saves.at(-1)?.city).toBe('Newark');
  expect([shown(one).city, shown(two).city, world.server.stored.draft]).toEqual(['', '', null]);
  expect(localCopies(() => world.device).read()).toBeNull();
});

test('a new claim does not begin while the old one cannot be put aside', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'Newark' });
  await settle();
  world.server.ways.isDown = true;
  expect(await tab.startNew()).toBe(false);
  expect(shown(tab).city).toBe('Newark');
});

test('another claim opens where it was left, after everything typed in the one before is saved', async () => {
  const world = aWorld();
  const [one, two] = [await openedTab(world), await openedTab(world)];
  one.patch({ city: 'Newark' });
  const other = { ...world.server.stored, draft: { ...emptyDraft, city: 'Trenton' }, step: 2, subStep: 1, revision: 7 };
  const hasChanged = await one.switchTo(async () => {
    expect(world.server.stored.draft?.city).toBe('Newark');
    Object.assign(world.server.stored, other);
    return ok(null);
  });
  expect(hasChanged).toBe(true);
  expect(shown(one).city).toBe('Trenton');
  expect(one.get().wizard).toMatchObject({ position: { step: 2, subStep: 1 }, revision: 7 });
  expect(shown(two).city).toBe('');
  await settle(5_000);
  expect(world.server.stored.draft?.city).toBe('Trenton');
});

test('a claim that cannot be opened leaves the one before as it was', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'Newark' });
  expect(await tab.switchTo(async () => err({ code: 'case.unknown', message: '', status: 404 }))).toBe(false);
  expect(shown(tab).city).toBe('Newark');
  expect(world.server.stored.draft?.city).toBe('Newark');
});

test('saving on request waits until everything typed is on the server', async () => {
  const world = aWorld();
  const tab = await openedTab(world);
  tab.patch({ city: 'Newark' });
  expect(await tab.saveNow()).toBe(true);
  expect(world.server.stored.draft?.city).toBe('Newark');
  world.server.ways.isDown = true;
  tab.patch({ city: 'Trenton' });
  expect(await tab.saveNow()).toBe(false);
});
