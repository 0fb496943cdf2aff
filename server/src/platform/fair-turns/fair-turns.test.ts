import { expect, test } from 'vitest';
import { fairTurns } from './fair-turns.ts';

/** Works that end when told to, and what has begun so far. */
function aLine(most: Parameters<typeof fairTurns>[0]) {
  const inTurn = fairTurns(most);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const bring = (name: string) => {
    const [of = ''] = name;
    return inTurn(of, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, bring, end };
}

test('so many run at once, the rest in the order they came', async () => {
  const { begun, bring, end } = aLine({ atOnce: 2, waiting: 10, waitingOfOne: 10 });
  for (const name of ['a1', 'b1', 'c1', 'd1']) void bring(name);
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('somebody’s second work lets everybody’s first go before it', async () => {
  const { begun, bring, end } = aLine({ atOnce: 2, waiting: 10, waitingOfOne: 10 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void bring(name);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('whoever brings too much, or comes when too many wait, is told at once', async () => {
  const { bring, end } = aLine({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
  const first = bring('a1');
  for (const name of ['a2', 'a3', 'b1']) void bring(name);
  expect(await bring('a4')).toEqual({ ok: false, error: 'busy' });
  expect(await bring('c1')).toEqual({ ok: false, error: 'busy' });
  await end('a1');
  expect(await first).toEqual({ ok: true, value: 'a1' });
});

test('a work that fails gives its place on', async () => {
  const inTurn = fairTurns({ atOnce: 1, waiting: 3, waitingOfOne: 2 });
  const failing = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('b', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toEqual({ ok: true, value: 'done' });
});
