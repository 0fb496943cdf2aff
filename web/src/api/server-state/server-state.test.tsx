import { err, ok } from '@plainclaim/domain';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiResult } from '../http/http-client.ts';
import { createQueryClient } from './query-client.ts';
import { serverQuery, takeOver, valueOf } from './server-query.ts';
import { nextLookWhile } from './while-making.ts';

type Papers = { readonly state: 'making' | 'ready'; readonly done: number };

const making = (done: number): ApiResult<Papers> => ok({ state: 'making', done });
const ready: ApiResult<Papers> = ok({ state: 'ready', done: 9 });
const failed = (code: string, status = 503): ApiResult<Papers> => err({ code, message: '', status });
const areBeingMade = (papers: Papers | undefined): boolean => papers?.state === 'making';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that shows papers, before a server that gives these answers, the last one again and again. */
function aPage(...answers: readonly ApiResult<Papers>[]) {
  const client = createQueryClient();
  let looks = 0;
  const observer = new QueryObserver(client, {
    ...serverQuery(['papers'], async () => answers[Math.min(looks++, answers.length - 1)] ?? failed('none')),
    refetchInterval: nextLookWhile(areBeingMade, () => Date.now()),
    refetchIntervalInBackground: true,
  });
  const leave = observer.subscribe(() => {});
  return { client, leave, shown: () => observer.getCurrentResult(), looks: () => looks };
}

describe('looking again at what is made in the background', () => {
  it('ends when it is made', async () => {
    const page = aPage(making(1), making(2), ready);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.shown().data).toEqual({ state: 'ready', done: 9 });
    expect(page.looks()).toBe(3);
    page.leave();
  });

  it('comes seldom for whoever leaves the page open for longer than a minute', async () => {
    const page = aPage(making(1));
    await vi.advanceTimersByTimeAsync(60_000);
    const soon = page.looks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(soon).toBeGreaterThan(30);
    expect(page.looks() - soon).toBeLessThan(6);
    page.leave();
  });

  it('goes on now and then while others may do something elsewhere, and ends when nothing can change', async () => {
    const client = createQueryClient();
    const answers = [making(1), making(1), ready];
    let looks = 0;
    const observer = new QueryObserver(client, {
      ...serverQuery(['travelling'], async () => answers[Math.min(looks++, answers.length - 1)] ?? failed('none')),
      refetchInterval: nextLookWhile(
        () => false,
        () => Date.now(),
        areBeingMade,
      ),
    });
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(29_000);
    expect(looks).toBe(1);
    await vi.advanceTimersByTimeAsync(32_000);
    expect(looks).toBe(3);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(looks).toBe(3);
    leave();
  });

  it('goes on after a look that failed, and what was known stays', async () => {
    const page = aPage(making(1), failed('network.offline', 0), ready);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.shown()).toMatchObject({ data: { state: 'making', done: 1 }, error: { code: 'network.offline' } });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(page.shown()).toMatchObject({ data: { state: 'ready' }, error: null });
    page.leave();
  });

  it('ends when it is not there any more', async () => {
    const page = aPage(making(1), failed('data.link_unknown', 404));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.looks()).toBe(2);
    page.leave();
  });

  it('ends when the page is left, and nothing of it stays in memory', async () => {
    const page = aPage(making(1));
    await vi.advanceTimersByTimeAsync(0);
    page.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.looks()).toBe(1);
    expect(page.client.getQueryCache().getAll()).toEqual([]);
  });
});

describe('a failure', () => {
  it('is shown at once and keeps its sentence', async () => {
    const page = aPage(err({ code: 'papers.busy', message: 'Please wait.', status: 503 }));
    await vi.advanceTimersByTimeAsync(0);
    expect(page.shown().error).toEqual({ code: 'papers.busy', message: 'Please wait.', status: 503 });
    expect(page.looks()).toBe(1);
    page.leave();
  });

  it.each([
    ['pdf.in_progress', 5],
    ['pdf.failed', 1],
  ])('%s is told after %i tries', async (code, most) => {
    const client = createQueryClient();
    let tries = 0;
    const observer = new MutationObserver<Papers>(client, {
      mutationFn: () => {
        tries += 1;
        return valueOf(Promise.resolve(failed(code)));
      },
    });
    observer.mutate().catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toBe(most);
    expect(observer.getCurrentResult().error).toMatchObject({ code });
  });
});

it('what a change answered is not covered by a read that began before it', async () => {
  const client = createQueryClient();
  const { queryKey, queryFn } = serverQuery<Papers>(['papers'], async ({ signal }) => {
    await new Promise((resolve) => void setTimeout(resolve, 1_000));
    return signal?.aborted ? failed('network.aborted', 0) : making(1);
  });
  const observer = new QueryObserver(client, { queryKey, queryFn, initialData: { state: 'making', done: 0 } });
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(500);
  takeOver(client, queryKey, { state: 'ready', done: 9 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(observer.getCurrentResult()).toMatchObject({ data: { state: 'ready', done: 9 }, error: null });
  leave();
});
