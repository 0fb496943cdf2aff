import { describe, expect, test } from 'vitest';
import { fairQueue, fairTurns } from './fair-turns.ts';

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

describe('a queue of several kinds', () => {
  const share = { atOnce: 2, waiting: 10, waitingOfOne: 10 };
  /** Three places for two kinds, of which one is always the first kind's. */
  function aQueue() {
    const queue = fairQueue(3, { button: { ...share, kept: 1 }, file: { ...share, atOnce: 3, kept: 0 } });
    const begun: string[] = [];
    const leave = new Map<string, () => void>();
    const bring = async (kind: 'button' | 'file', name: string) => {
      const turn = await queue.enter(kind, name);
      if (!turn.ok) throw new Error('nobody is refused here');
      begun.push(name);
      leave.set(name, turn.value);
    };
    const end = async (name: string) => {
      leave.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { begun, bring, end };
  }

  test('keeps a place for the kind it is promised to, however many others wait', async () => {
    const { begun, bring, end } = aQueue();
    for (const name of ['f1', 'f2', 'f3', 'f4']) void bring('file', name);
    await bring('button', 'b1');
    expect(begun).toEqual(['f1', 'f2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['f1', 'f2', 'b1']);
    await end('f1');
    expect(begun).toEqual(['f1', 'f2', 'b1', 'f3']);
  });

  test('gives the other places to whoever came first, of whatever kind', async () => {
    const { begun, bring, end } = aQueue();
    for (const name of ['f1', 'f2']) await bring('file', name);
    await bring('button', 'b1');
    for (const [kind, name] of [
      ['file', 'f3'],
      ['button', 'b2'],
    ] as const)
      void bring(kind, name);
    await end('f1');
    expect(begun).toEqual(['f1', 'f2', 'b1', 'f3']);
    await end('f2');
    expect(begun).toEqual(['f1', 'f2', 'b1', 'f3', 'b2']);
  });

  test('lets one kind go on while another has no place', async () => {
    const { begun, bring, end } = aQueue();
    for (const name of ['b1', 'b2', 'b3']) void bring('button', name);
    await bring('file', 'f1');
    expect(begun).toEqual(['b1', 'b2', 'f1']);
    await end('f1');
    expect(begun).toEqual(['b1', 'b2', 'f1']);
    await end('b1');
    expect(begun).toEqual(['b1', 'b2', 'f1', 'b3']);
  });
});
