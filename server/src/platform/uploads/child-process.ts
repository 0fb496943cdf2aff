import { converseWith, type NoAnswer, noWalls, startConfined, type Walls } from '../confined-child/index.ts';
import { giveWay } from '../priority/index.ts';
import { type UsageOf, usageOf as usageByThisMachine } from './process-usage.ts';
import { type ChildAnswer, type ChildRequest, isChildAnswer } from './upload-protocol.ts';

export type UploadChildOptions = {
  /** The child process's module: `upload-child.ts`, or `upload-child.mjs` in a bundle. */
  readonly childModule: URL;
  /** Node options of the child, such as a TypeScript loader. */
  readonly execArgv: readonly string[];
  /** What is put around it; only an empty environment and our watch, unless given. */
  readonly walls?: Walls;
  /**
   * Processor time for one request; 30 seconds by default. It counts work and not waiting, so a machine that is busy with
   * other things refuses no file that it takes when it is quiet.
   */
  readonly cpuMs?: number;
  /** For one request that no longer works at all; 5 minutes by default. */
  readonly timeoutMs?: number;
  /** A child that holds more is killed; 700 MB by default. */
  readonly maxRssBytes?: number;
  /** Tells what it uses; by what this machine offers, unless given. */
  readonly usageOf?: UsageOf;
};

/**
 * `stopped`: it took too much time or memory, or fell over the request. `gone`: it never began, somebody else killed it, or
 * nobody can tell how much it uses. That says nothing about what it was asked to open.
 */
export type Reply = ChildAnswer | { readonly kind: 'stopped' | 'gone' };

export type UploadChild = {
  /** One request at a time. Never rejects. */
  ask(request: ChildRequest): Promise<Reply>;
  /** Most memory it was seen to hold, in bytes. */
  mostRssBytes(): number;
  kill(): void;
};

const LOOK_EVERY_MS = 200;
const HEAP_MB = 512;
/** Above what we watch for: this stops what grows between two looks. */
const DATA_BYTES_PER_RSS = 2;
/** A packet is many requests, each with its own time; this ends what our watch would miss altogether. */
const CPU_SECONDS = 600;
/** What ends a process from outside: a machine short of memory, or one that is shut down. A fall has other signals. */
const FROM_OUTSIDE: ReadonlySet<unknown> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

export function startUploadChild({
  childModule,
  execArgv,
  walls = noWalls,
  cpuMs = 30_000,
  timeoutMs = 300_000,
  maxRssBytes = 700 * 1024 * 1024,
  usageOf = usageByThisMachine,
}: UploadChildOptions): UploadChild {
  const child = startConfined({
    module: childModule,
    execArgv,
    heapMb: HEAP_MB,
    walls,
    limits: { dataBytes: DATA_BYTES_PER_RSS * maxRssBytes, cpuSeconds: CPU_SECONDS },
    stderr: 'ignore',
  });
  // Asked before the conversation hears of the end, so that the signal is known when it answers.
  let isFromOutside = false;
  child.once('exit', (_code, signal) => {
    isFromOutside = FROM_OUTSIDE.has(signal);
  });
  const talk = converseWith(child, { isAnswer: isChildAnswer, timeoutMs });
  const { pid, kill } = talk;
  if (pid !== undefined) giveWay(pid);
  let mostRss = 0;
  let cpuSeen = 0;
  let isLooking = false;
  let isTooMuch = false;

  const look = async (mostCpuMs: number): Promise<void> => {
    if (isLooking || pid === undefined) return;
    isLooking = true;
    const used = await usageOf(pid);
    isLooking = false;
    // What cannot be watched is not let work on. One that is gone by itself is told of by its exit.
    if (used === null) return kill();
    mostRss = Math.max(mostRss, used.rssBytes);
    cpuSeen = Math.max(cpuSeen, used.cpuMs);
    if (mostRss <= maxRssBytes && cpuSeen <= mostCpuMs) return;
    isTooMuch = true;
    kill();
  };
  const watched = async (mostCpuMs: number, answer: Promise<ChildAnswer | NoAnswer>): Promise<Reply> => {
    const watch = setInterval(() => void look(mostCpuMs), LOOK_EVERY_MS);
    const message = await answer;
    clearInterval(watch);
    if (typeof message !== 'string') return message;
    return { kind: message === 'gone' && isFromOutside && !isTooMuch ? 'gone' : 'stopped' };
  };

  const ready = watched(cpuMs, talk.begun());
  return {
    ask: async (request) => {
      const begun = await ready;
      // It has not seen the request yet.
      if (begun.kind !== 'ready') return { kind: 'gone' };
      const mostCpuMs = cpuSeen + cpuMs;
      const reply = await watched(mostCpuMs, talk.ask(request));
      // Many short pieces of work would each fall between two looks.
      if (!talk.isGone()) await look(mostCpuMs);
      return reply;
    },
    mostRssBytes: () => mostRss,
    kill,
  };
}
