import { execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ChildAnswer, type ChildRequest, isChildAnswer } from './upload-protocol.ts';

export type UploadChildOptions = {
  /** The child process's module: `upload-child.ts`, or `upload-child.mjs` in a bundle. */
  readonly childModule: URL;
  /** Node options of the child, such as a TypeScript loader. */
  readonly execArgv: readonly string[];
  /**
   * Processor time for one request; 30 seconds by default. It counts work and not waiting, so a machine that is busy with
   * other things refuses no file that it takes when it is quiet.
   */
  readonly cpuMs?: number;
  /** For one request that no longer works at all; 5 minutes by default. */
  readonly timeoutMs?: number;
  /** A child that holds more is killed; 700 MB by default. */
  readonly maxRssBytes?: number;
};

/** `stopped`: it took too much time or memory, or died over the request. */
export type Reply = ChildAnswer | { readonly kind: 'stopped' };

export type UploadChild = {
  /** One request at a time. Never rejects. */
  ask(request: ChildRequest): Promise<Reply>;
  /** Most memory it was seen to hold, in bytes. */
  mostRssBytes(): number;
  kill(): void;
};

const LOOK_EVERY_MS = 200;
const HEAP_MB = 512;

export function startUploadChild({
  childModule,
  execArgv,
  cpuMs = 30_000,
  timeoutMs = 300_000,
  maxRssBytes = 700 * 1024 * 1024,
}: UploadChildOptions): UploadChild {
  const child = fork(fileURLToPath(childModule), [], {
    serialization: 'advanced',
    execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`],
    // The child needs no setting and must not see a secret.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let settle: (reply: Reply) => void = () => undefined;
  let isGone = false;
  let mostRss = 0;
  let cpuSeen = 0;
  let isLooking = false;
  const kill = (): void => void child.kill('SIGKILL');

  child.on('message', (message) => {
    if (isChildAnswer(message)) settle(message);
  });
  const gone = (): void => {
    isGone = true;
    settle({ kind: 'stopped' });
  };
  child.once('exit', gone);
  // A process that could not be spawned never exits.
  child.on('error', gone);

  const look = async (mostCpuMs: number): Promise<void> => {
    if (isLooking || child.pid === undefined) return;
    isLooking = true;
    const used = await usageOf(child.pid);
    isLooking = false;
    mostRss = Math.max(mostRss, used.rssBytes);
    cpuSeen = Math.max(cpuSeen, used.cpuMs);
    if (mostRss > maxRssBytes || cpuSeen > mostCpuMs) kill();
  };
  const answer = (): Promise<Reply> =>
    new Promise((resolve) => {
      const timer = setTimeout(kill, timeoutMs);
      const mostCpuMs = cpuSeen + cpuMs;
      const watch = setInterval(() => void look(mostCpuMs), LOOK_EVERY_MS);
      settle = (reply) => {
        clearTimeout(timer);
        clearInterval(watch);
        settle = () => undefined;
        resolve(reply);
      };
      if (isGone) settle({ kind: 'stopped' });
    });

  const ready = answer();
  return {
    ask: async (request) => {
      const begun = await ready;
      if (begun.kind !== 'ready') return { kind: 'stopped' };
      const reply = answer();
      if (!isGone) {
        child.send(request, (error) => {
          if (error !== null) kill();
        });
      }
      return reply;
    },
    mostRssBytes: () => mostRss,
    kill,
  };
}

/** Nothing when it is gone. `ps` is on Linux and macOS. */
async function usageOf(pid: number): Promise<{ readonly rssBytes: number; readonly cpuMs: number }> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
    const [rss = '', time = ''] = stdout.trim().split(/\s+/);
    return { rssBytes: Number(rss) * 1024, cpuMs: processorMs(time) };
  } catch {
    return { rssBytes: 0, cpuMs: 0 };
  }
}

/** Linux writes "00:01:05", or "1-00:01:05" after a day; macOS writes "1:05.12". */
function processorMs(time: string): number {
  const [clock = '', days = '0'] = time.split('-').toReversed();
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}
