import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledWorkThread } from '../../testing/child-bundles.ts';
import { createWorkDesk, type WorkDesk, type WorkDeskOptions } from './work-desk.ts';

/** A thread that never comes to an end with anything but a word. */
const STUBBORN = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ kind, input }) => {
  while (kind !== 'word');
  parentPort.postMessage({ done: input, ms: 0 });
});
parentPort.postMessage('ready');
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainclaim-test-thread-'));
  writeFileSync(join(folder, 'stubborn.mjs'), STUBBORN);
});
const desks: WorkDesk[] = [];
function aDesk(options: Partial<WorkDeskOptions> = {}): WorkDesk {
  const desk = createWorkDesk({ ...bundledWorkThread, ...options });
  desks.push(desk);
  return desk;
}
afterAll(async () => {
  await Promise.all(desks.map((desk) => desk.close()));
  rmSync(folder, { recursive: true, force: true });
});

const anEmptyText = { of: 'a claim', kind: 'check-letter', input: { text: ' ', context: {} } };

test('work is done beside the thread that answers', async () => {
  expect(await aDesk().ask(anEmptyText)).toMatchObject({ ok: true, value: [{ code: 'letter.empty' }] });
});

test('what takes too long is ended and told, and the next work is done by a new thread', async () => {
  const threadModule = pathToFileURL(join(folder, 'stubborn.mjs'));
  const desk = aDesk({ threadModule, timeoutMs: 500 });
  expect(await desk.ask({ of: 'a claim', kind: 'endless', input: null })).toEqual({
    ok: false,
    error: 'work.too_heavy',
  });
  const patient = aDesk({ threadModule });
  expect(await patient.ask({ of: 'a claim', kind: 'word', input: 'yes' })).toEqual({ ok: true, value: 'yes' });
  await patient.close();
  expect(await patient.ask({ of: 'a claim', kind: 'word', input: 'again' })).toEqual({ ok: true, value: 'again' });
});

test('one claim cannot fill the line: others still find a place', async () => {
  const desk = aDesk();
  const mine = Array.from({ length: 9 }, () => desk.ask(anEmptyText));
  const theirs = desk.ask({ ...anEmptyText, of: 'another claim' });
  const told = await Promise.all(mine);
  expect(told.filter((one) => !one.ok)).toEqual(Array.from({ length: 4 }, () => ({ ok: false, error: 'work.busy' })));
  expect((await theirs).ok).toBe(true);
});

test('work that fails is no answer', async () => {
  await expect(aDesk().ask({ ...anEmptyText, input: 'no order' })).rejects.toThrow(/check-letter failed/);
});
