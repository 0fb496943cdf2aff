import type { LetterPdfModel } from '@plainclaim/domain';
import { fileURLToPath } from 'node:url';
import { createDocumentRenderer, type DocumentRenderer, rendererFiles } from '../src/platform/documents/index.ts';
import { type Figure, mb, median, quantile } from './figures.ts';
import { startSite } from './site.ts';
import { watchEventLoop, watchMemory } from './watching.ts';

const idleProcess = fileURLToPath(new URL('./idle-process.ts', import.meta.url));
/** Fewer than the pool lets wait. */
const AT_ONCE = 32;
/** Two children, a successor each while they change places. */
const MOST_CHILDREN_MB = 4 * 350;

type Children = { readonly pids: Set<number>; recycled: number };

/** The renderer of the built product: its bundled child, no loader. */
function aRenderer(builtServer: string): { readonly renderer: DocumentRenderer; readonly children: Children } {
  const children: Children = { pids: new Set(), recycled: 0 };
  const note = (fields: Readonly<Record<string, unknown>>): void => {
    const pid = Number(fields['pid']);
    if (fields['event'] === 'child_ready') children.pids.add(pid);
    else children.pids.delete(pid);
    if (fields['event'] === 'child_recycled') children.recycled += 1;
  };
  return {
    renderer: createDocumentRenderer({ ...rendererFiles(builtServer), logger: { info: note, warn: note } }),
    children,
  };
}

async function made(renderer: DocumentRenderer, model: LetterPdfModel): Promise<number> {
  const startedAt = performance.now();
  const result = await renderer.renderLetter(model);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return performance.now() - startedAt;
}

/** All of them, some at once, as a busy hour would ask for them. */
async function throughPool(renderer: DocumentRenderer, models: readonly LetterPdfModel[]): Promise<number> {
  const waiting = [...models];
  let count = 0;
  const worker = async (): Promise<void> => {
    for (let model = waiting.pop(); model !== undefined; model = waiting.pop()) {
      await made(renderer, model);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return count;
}

async function benchOneByOne(
  renderer: DocumentRenderer,
  models: readonly LetterPdfModel[],
): Promise<readonly Figure[]> {
  for (const model of models.slice(0, 10)) await made(renderer, model);
  const took: number[] = [];
  for (const model of models.slice(10, 90)) took.push(await made(renderer, model));
  return [
    { name: 'a letter as PDF, warm, median', value: median(took), unit: 'ms', atMost: 50 },
    { name: 'a letter as PDF, warm, p95', value: quantile(took, 0.95), unit: 'ms' },
  ];
}

async function benchMany(
  renderer: DocumentRenderer,
  children: Children,
  models: readonly LetterPdfModel[],
): Promise<readonly Figure[]> {
  const idle = await startSite(['--import', 'tsx', idleProcess], 0, {});
  const memory = watchMemory(() => [...children.pids]);
  const loop = watchEventLoop();
  const cpuAt = process.cpuUsage();
  const startedAt = performance.now();
  const count = await throughPool(renderer, models);
  const totalMs = performance.now() - startedAt;
  const held = loop.stop();
  const cpu = process.cpuUsage(cpuAt);
  memory.stop();
  const idleHeld = Number(/held ([\d.]+)/.exec(await idle.stop())?.[1]);
  return [
    { name: `${models.length} different letters through the pool`, value: totalMs / 1000, unit: 's' },
    { name: '... made', value: count, unit: 'letters', atLeast: models.length },
    { name: '... children replaced on the way', value: children.recycled, unit: 'processes', atLeast: 1 },
    { name: '... memory of all children, most', value: mb(memory.most.children), unit: 'MB', atMost: MOST_CHILDREN_MB },
    { name: '... memory of this process, most', value: mb(memory.most.own), unit: 'MB' },
    { name: '... processor time of this process a letter', value: (cpu.user + cpu.system) / 1000 / count, unit: 'ms' },
    { name: '... event loop held meanwhile, p99', value: held.p99, unit: 'ms' },
    { name: '... event loop held meanwhile, most', value: held.max, unit: 'ms' },
    { name: '... the same of a process that does nothing', value: idleHeld, unit: 'ms' },
    // The longest wait of either is often the machine giving its processors to somebody else.
    { name: '... our part of it', value: Math.max(0, held.max - idleHeld), unit: 'ms', atMost: 50 },
  ];
}

/** Letters one after the other, then all of them through the pool while the event loop is watched. */
export async function benchPdfs(models: readonly LetterPdfModel[], builtServer: string): Promise<readonly Figure[]> {
  const { renderer, children } = aRenderer(builtServer);
  try {
    await renderer.warm();
    return [...(await benchOneByOne(renderer, models)), ...(await benchMany(renderer, children, models))];
  } finally {
    await renderer.close();
  }
}
