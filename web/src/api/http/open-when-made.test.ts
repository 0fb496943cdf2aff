import { err, ok } from '@plainclaim/domain';
import { describe, expect, it } from 'vitest';
import type { ApiResult } from './http-client.ts';
import { openWhenMade } from './open-when-made.ts';

const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const refused = (code: string): ApiResult<Blob> => err({ code, message: '', status: 503 });

/** A server that answers `slow` times that the PDF is being made; each look takes it three seconds. */
function aWorld(slow: number, then: ApiResult<Blob> = ok(PDF)) {
  let ms = 0;
  let looks = 0;
  return {
    looks: () => looks,
    ms: () => ms,
    ways: {
      open: async () => {
        looks += 1;
        if (looks > slow) return then;
        ms += 3_000;
        return refused('pdf.in_progress');
      },
      now: () => ms,
      pause: async (pauseMs: number) => {
        ms += pauseMs;
      },
    },
  };
}
const request = { demand_id: 'abc', action: 'view' } as const;
const never = () => new AbortController().signal;

describe('opening a PDF', () => {
  it('a PDF that is still being made is asked for again until it is there', async () => {
    const world = aWorld(2);
    expect(await openWhenMade(world.ways, request, never())).toEqual(ok(PDF));
    expect(world.looks()).toBe(3);
  });

  it('after about 20 seconds the person is told instead', async () => {
    const world = aWorld(100);
    expect(await openWhenMade(world.ways, request, never())).toMatchObject({ error: { code: 'pdf.in_progress' } });
    expect(world.ms()).toBeGreaterThan(15_000);
    expect(world.ms()).toBeLessThanOrEqual(25_000);
  });

  it('another failure is told at once', async () => {
    const world = aWorld(0, refused('pdf.failed'));
    expect(await openWhenMade(world.ways, request, never())).toMatchObject({ error: { code: 'pdf.failed' } });
    expect(world.looks()).toBe(1);
  });

  it('nobody is asked again once the window is closed', async () => {
    const world = aWorld(100);
    const controller = new AbortController();
    controller.abort();
    await openWhenMade(world.ways, request, controller.signal);
    expect(world.looks()).toBe(1);
  });
});
