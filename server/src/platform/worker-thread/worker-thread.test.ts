import Fastify from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAskingClient } from '../limits/index.ts';
import { bundledWorkThread } from '../../testing/child-bundles.ts';
import { createWorkerThread, type WorkerThread, type WorkerThreadOptions } from './worker-thread.ts';

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
  writeFileSync(join(folder, 'broken.mjs'), 'throw new Error("it does not start");');
});
const threads: WorkerThread[] = [];
function aThread(options: Partial<WorkerThreadOptions> = {}): WorkerThread {
  const thread = createWorkerThread({ ...bundledWorkThread, ...options });
  threads.push(thread);
  return thread;
}
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.close()));
  rmSync(folder, { recursive: true, force: true });
});

const anEmptyText = { of: 'a claim', kind: 'check-letter', input: { text: ' ', context: {} } };

test('work is done beside the thread that answers', async () => {
  expect(await aThread().ask(anEmptyText)).toMatchObject({ ok: true, value: [{ code: 'letter.empty' }] });
});

test('what takes too long is ended and told, and the next work is done by a new thread', async () => {
  const threadModule = pathToFileURL(join(folder, 'stubborn.mjs'));
  const thread = aThread({ threadModule, timeoutMs: 500 });
  expect(await thread.ask({ of: 'a claim', kind: 'endless', input: null })).toEqual({
    ok: false,
    error: 'work.too_heavy',
  });
  const patient = aThread({ threadModule });
  expect(await patient.ask({ of: 'a claim', kind: 'word', input: 'yes' })).toEqual({ ok: true, value: 'yes' });
  await patient.close();
  expect(await patient.ask({ of: 'a claim', kind: 'word', input: 'again' })).toEqual({ ok: true, value: 'again' });
});

test('a thread that does not start is our trouble: nobody is told that their text is too heavy', async () => {
  const thread = aThread({ threadModule: pathToFileURL(join(folder, 'broken.mjs')) });
  expect(await thread.ask(anEmptyText)).toEqual({ ok: false, error: 'work.busy' });
});

test('one claim cannot fill the line: others still find a place', async () => {
  const thread = aThread();
  const mine = Array.from({ length: 13 }, () => thread.ask(anEmptyText));
  const theirs = thread.ask({ ...anEmptyText, of: 'another claim' });
  const stated = await Promise.all(mine);
  expect(stated.filter((one) => !one.ok)).toEqual(Array.from({ length: 4 }, () => ({ ok: false, error: 'work.busy' })));
  expect((await theirs).ok).toBe(true);
});

test('one address cannot fill the line with many claims: others still find a place', async () => {
  const thread = aThread();
  const app = Fastify();
  registerAskingClient(app, (request) => String(request.headers['x-from']));
  app.get('/:claim', async (request) => {
    const stated = await thread.ask({ ...anEmptyText, of: request.url });
    return stated.ok ? 'done' : stated.error;
  });
  const from = (place: string, claim: number) => app.inject({ url: `/${claim}`, headers: { 'x-from': place } });
  const crowd = Array.from({ length: 60 }, (_, nr) => from('one place', nr));
  const visitor = from('another', 99);
  expect((await visitor).body).toBe('done');
  const statedIn = (await Promise.all(crowd)).map(({ body }) => body);
  expect(statedIn.filter((body) => body === 'work.busy').length).toBeGreaterThanOrEqual(50);
  await app.close();
});

test('work that fails is no answer', async () => {
  await expect(aThread().ask({ ...anEmptyText, input: 'no order' })).rejects.toThrow(/check-letter failed/);
});
