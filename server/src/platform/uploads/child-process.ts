import { execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ChildAnswer, type ChildRequest, isChildAnswer } from './upload-protocol.ts';

export type UploadChildOptions = {
  /** The child process's module: `upload-child.ts`, or `upload-child.mjs` in a bundle. */
  readonly childModule: URL;
  /** Node options of the child, such as a TypeScript loader. */
  readonly execArgv: readonly string[];
  /** For one request; 30 seconds by default. */
  readonly timeoutMs?: number;
  /** A child that holds more is killed; 700 MB by default. */
  readonly maxRssBytes?: number;
};

/** `stopped`: it took too long, took too much memory, or died over the request. */
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
  timeoutMs = 30_000,
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

  const look = async (): Promise<void> => {
    mostRss = Math.max(mostRss, child.pid === undefined ? 0 : await residentBytes(child.pid));
    if (mostRss > maxRssBytes) kill();
  };
  const answer = (): Promise<Reply> =>
    new Promise((resolve) => {
      const timer = setTimeout(kill, timeoutMs);
      const watch = setInterval(() => void look(), LOOK_EVERY_MS);
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

/** 0 when it is gone. `ps` is on Linux and macOS. */
async function residentBytes(pid: number): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout.trim()) * 1024;
  } catch {
    return 0;
  }
}
