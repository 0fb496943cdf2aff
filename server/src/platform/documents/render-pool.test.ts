import { afterEach, expect, test } from 'vitest';
import { aLetterModel, aLetterSaying } from '../../testing/builders/letter-model.ts';
import { createChildQueue, noWalls } from '../confined-child/index.ts';
import { bundledRenderer } from '../../testing/child-bundles.ts';
import { createDocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import { letterView } from './views/letter-view.ts';
import { createRenderPool, type PoolEvent, type PoolOptions, type RenderPool } from './render-pool.ts';
import type { RenderRequest } from './engine-protocol.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function aPool(overrides: Partial<PoolOptions> = {}): { pool: RenderPool; events: PoolEvent[] } {
  const events: PoolEvent[] = [];
  const pool = createRenderPool({
    ...bundledRenderer(),
    walls: noWalls,
    size: 1,
    timeoutMs: 10_000,
    maxDocuments: 150,
    maxRssBytes: 1024 ** 3,
    queue: createChildQueue({ documents: overrides.size ?? 1 }),
    log: (event) => events.push(event),
    ...overrides,
  });
  open.push(pool);
  return { pool, events };
}

function aRenderer(overrides: Partial<DocumentRendererOptions>) {
  const renderer = createDocumentRenderer({ ...bundledRenderer(), ...overrides });
  open.push(renderer);
  return renderer;
}

/** A machine that does other things too takes seconds to start or to end a process. */
const BEFORE_LONG = { timeout: 15_000 };
/** Room for a child to start in, and still well inside the time a test may take. */
const TIME_LIMIT_MS = 6_000;

/** A letter so long that a child can be killed while it works on it. */
const slowText = 'I paid for the work and it was not done. '.repeat(480);

function requestFor(text: string): RenderRequest {
  const view = letterView(aLetterSaying(text, { signature: null }), true);
  const files = { 'letter.json': Buffer.from(JSON.stringify(view)) };
  return { kind: 'render', template: 'letter.typ', files, creationTimestamp: 1_795_262_400 };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const named = (events: readonly PoolEvent[], name: PoolEvent['event']) => events.filter((one) => one.event === name);

test('nothing starts before the first document or warm()', async () => {
  const { pool } = aPool({ size: 2 });
  expect(pool.children()).toEqual([]);
  await pool.warm();
  expect(pool.children().map((child) => child.state)).toEqual(['idle', 'idle']);
});

test('a child that is killed over a document is replaced, and the document is made after all', async () => {
  const { pool, events } = aPool();
  await pool.warm();
  const [victim] = pool.children();
  const outcome = pool.run(requestFor(slowText), 'somebody');
  process.kill(victim?.pid ?? 0, 'SIGKILL');
  expect(await outcome).toMatchObject({ kind: 'rendered' });
  expect(named(events, 'child_crashed')).toEqual([{ event: 'child_crashed', pid: victim?.pid }]);
  expect(pool.children().map((child) => child.pid)).not.toContain(victim?.pid);
});

test('a document that kills two children is given up, and the next one is made', async () => {
  const { pool, events } = aPool();
  await pool.warm();
  let isDone = false;
  const outcome = pool.run(requestFor(slowText), 'somebody').finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const busy = pool.children().find((child) => child.state === 'busy');
    if (busy?.pid !== undefined) process.kill(busy.pid, 'SIGKILL');
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await outcome).toEqual({ kind: 'crashed' });
  expect(named(events, 'child_crashed')).toHaveLength(2);
  expect(await pool.run(requestFor('Hello.'), 'somebody')).toMatchObject({ kind: 'rendered' });
});

test('a child that stops answering is killed at the time limit, and the next document is made', async () => {
  const pids: unknown[] = [];
  const note = (fields: Readonly<Record<string, unknown>>) => pids.push(fields['pid']);
  const renderer = aRenderer({ size: 1, timeoutMs: TIME_LIMIT_MS, logger: { info: note, warn: note } });
  await renderer.warm();
  process.kill(Number(pids[0]), 'SIGSTOP');
  expect(await renderer.renderLetter(aLetterModel())).toEqual({
    ok: false,
    error: { code: 'documents.timed_out', timeoutMs: TIME_LIMIT_MS },
  });
  await expect.poll(() => isRunning(Number(pids[0])), BEFORE_LONG).toBe(false);
  expect((await renderer.renderLetter(aLetterModel())).ok).toBe(true);
});

test('a child is replaced after its share of documents, and no document is lost over it', async () => {
  const { pool, events } = aPool({ maxDocuments: 3 });
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, index) => pool.run(requestFor(`Letter ${index}.`), 'somebody')),
  );
  expect(outcomes.every((outcome) => outcome.kind === 'rendered')).toBe(true);
  await expect.poll(() => named(events, 'child_recycled').length, BEFORE_LONG).toBeGreaterThan(0);
  expect(named(events, 'child_crashed')).toEqual([]);
});

test('a child that holds too much memory is replaced', async () => {
  const { pool, events } = aPool({ maxRssBytes: 1 });
  await pool.run(requestFor('Hello.'), 'somebody');
  await expect.poll(() => named(events, 'child_recycled').length, BEFORE_LONG).toBe(1);
  expect(await pool.run(requestFor('Hello.'), 'somebody')).toMatchObject({ kind: 'rendered' });
});

test('more documents than the queue holds are refused at once', async () => {
  const { pool } = aPool({ queue: createChildQueue({ documents: 1, documentsWaiting: 1 }) });
  const [first, second, third] = ['One.', 'Two.', 'Three.'].map((text) => pool.run(requestFor(text), text));
  expect(await third).toEqual({ kind: 'busy' });
  expect(await first).toMatchObject({ kind: 'rendered' });
  expect(await second).toMatchObject({ kind: 'rendered' });
});

test('closing ends every child and answers the documents that were waiting', async () => {
  const { pool } = aPool();
  await pool.warm();
  const [child] = pool.children();
  const outcomes = [pool.run(requestFor(slowText), 'somebody'), pool.run(requestFor('Hello.'), 'somebody')];
  await pool.close();
  expect(await Promise.all(outcomes)).toEqual([{ kind: 'closed' }, { kind: 'closed' }]);
  expect(isRunning(child?.pid ?? 0)).toBe(false);
  expect(await pool.run(requestFor('Hello.'), 'somebody')).toEqual({ kind: 'closed' });
});

test('a missing compiler is reported as such', async () => {
  const hook = `export const resolve = (name, context, next) => {
    if (name.startsWith('@myriaddreamin/')) throw new Error('Cannot find module ' + name);
    return next(name, context);
  };`;
  const dataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const files = bundledRenderer();
  const register = `import { register } from 'node:module'; register(${JSON.stringify(dataUrl(hook))});`;
  const renderer = aRenderer({ execArgv: [...files.execArgv, '--import', dataUrl(register)] });
  expect(await renderer.renderLetter(aLetterModel())).toEqual({
    ok: false,
    error: { code: 'documents.engine_missing', detail: expect.stringContaining('Cannot find module') },
  });
});

test('a child that cannot start at all does not leave documents waiting', async () => {
  const renderer = aRenderer({ childModule: new URL('./no-such-child.ts', import.meta.url) });
  expect(await renderer.renderLetter(aLetterModel())).toEqual({
    ok: false,
    error: { code: 'documents.engine_crashed' },
  });
});
