import type { Readable } from 'node:stream';
import { converseWith, startConfined, type Walls } from '../confined-child/index.ts';
import { type ChildMessage, isChildMessage, type RenderRequest } from './engine-protocol.ts';

export type ChildOptions = {
  /** Module of the child process: `typst-child.ts` or its bundle. */
  readonly childModule: URL;
  readonly assetsDir: string;
  /** Node options of the child, such as a TypeScript loader. */
  readonly execArgv: readonly string[];
  readonly walls: Walls;
  /** For starting and, each time again, for one document. */
  readonly timeoutMs: number;
};

export type StartOutcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'engine_missing'; readonly detail: string }
  | { readonly kind: 'not_started'; readonly detail: string };

export type RunOutcome =
  | Extract<ChildMessage, { kind: 'rendered' | 'refused' }>
  | { readonly kind: 'timed_out' }
  | { readonly kind: 'crashed' };

/** One child process. It makes one document at a time; the pool sees to that. */
export type RenderChild = {
  readonly pid: number | undefined;
  /** Settles once, never rejects. */
  readonly started: Promise<StartOutcome>;
  /** Settles when the process is gone. */
  readonly exited: Promise<void>;
  /** Never rejects. After `timed_out` the process has been killed. */
  readonly run: (request: RenderRequest) => Promise<RunOutcome>;
  readonly kill: () => void;
};

const ERROR_TAIL = 2_000;
/** A child is replaced long before it holds as much. */
const DATA_BYTES = 1024 * 1024 * 1024;
/** For a life of some hundred documents, of which each has its own time. */
const CPU_SECONDS = 1_800;

export function startRenderChild(options: ChildOptions): RenderChild {
  const child = startConfined({
    module: options.childModule,
    args: [options.assetsDir],
    execArgv: options.execArgv,
    walls: options.walls,
    limits: { dataBytes: DATA_BYTES, cpuSeconds: CPU_SECONDS },
    stderr: 'pipe',
  });
  const errorTail = tailOf(child.stderr);
  const talk = converseWith(child, { isAnswer: isChildMessage, timeoutMs: options.timeoutMs });
  const { pid, exited, kill } = talk;

  const started = talk.begun().then((outcome): StartOutcome => {
    if (typeof outcome === 'object' && outcome.kind === 'ready') return outcome;
    kill();
    if (typeof outcome === 'object' && outcome.kind === 'engine_missing') return outcome;
    return { kind: 'not_started', detail: outcome === 'timed_out' ? 'timed out' : errorTail() };
  });

  const run = async (request: RenderRequest): Promise<RunOutcome> => {
    const message = await talk.ask(request);
    if (message === 'timed_out') return { kind: 'timed_out' };
    if (message !== 'gone' && (message.kind === 'rendered' || message.kind === 'refused')) return message;
    kill();
    return { kind: 'crashed' };
  };

  return { pid, started, exited, run, kill };
}

function tailOf(stream: Readable | null): () => string {
  let tail = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    tail = (tail + chunk).slice(-ERROR_TAIL);
  });
  return () => tail;
}
