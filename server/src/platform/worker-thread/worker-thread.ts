import { err, ok, type Result } from '@plainclaim/domain';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { askingClient, spendWork } from '../limits/index.ts';
import { fairTurns } from '../fair-turns/index.ts';
import { READY } from './serve-work.ts';

/** `too_heavy`: it took longer than anything a person writes. `busy`: too many wait already. */
export type WorkFailure = 'work.too_heavy' | 'work.busy';

/** Does what takes long in a thread beside the one that answers everybody. */
export type WorkerThread = {
  /**
   * `kind` names what the thread does with `input`, both plain data. `of` names whose work it is where nobody's address
   * does: what comes from one address waits for its own before anybody else does, however many claims it begins. What the
   * work cost is counted for whoever is being answered.
   */
  ask(order: {
    readonly of: string;
    readonly kind: string;
    readonly input: unknown;
  }): Promise<Result<unknown, WorkFailure>>;
  close(): Promise<void>;
};

export type WorkerThreadOptions = {
  /** The thread's module: `work-thread.ts`, or `work-thread.mjs` in a bundle. */
  readonly threadModule: URL;
  readonly execArgv: readonly string[];
  /** Given to the thread when it starts; plain data. */
  readonly setting?: unknown;
  /** For one piece of work; 10 seconds by default. The slowest text we know takes half a second. */
  readonly timeoutMs?: number;
};

const MOST_WAITING = 40;
/** Of one address: only long texts come here at all, and the longest is done in half a second. */
const MOST_WAITING_OF_ONE = 8;
const HEAP_MB = 256;
/** A thread reads its modules first, which nobody's text is to blame for. */
const STARTS_WITHIN_MS = 60_000;

type Answered = { readonly done: unknown; readonly ms: number } | { readonly failed: string };

type Thread = { readonly worker: Worker; readonly gone: AbortSignal; readonly ready: Promise<unknown> };

/** The next thing a thread says; null when it ends or says nothing in time. Never rejects. */
async function messageFrom(worker: Worker, gone: AbortSignal, withinMs: number): Promise<unknown> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), withinMs);
  try {
    const [message] = await once(worker, 'message', { signal: AbortSignal.any([gone, late.signal]) });
    return message;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && ('done' in value || 'failed' in value);

export function createWorkerThread({
  threadModule,
  execArgv,
  setting,
  timeoutMs = 10_000,
}: WorkerThreadOptions): WorkerThread {
  // One thread: the others of a small machine are for answering and for the database.
  const inTurn = fairTurns({ atOnce: 1, waiting: MOST_WAITING, waitingOfOne: MOST_WAITING_OF_ONE });
  let thread: Thread | null = null;

  function started(): Thread {
    if (thread !== null) return thread;
    const worker = new Worker(fileURLToPath(threadModule), {
      workerData: setting,
      execArgv: [...execArgv],
      // It needs no setting and must not see a secret.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const gone = new AbortController();
    worker.once('exit', () => {
      if (thread?.worker === worker) thread = null;
      gone.abort();
    });
    // Whoever waits notices that no answer comes.
    worker.on('error', () => undefined);
    worker.unref();
    thread = { worker, gone: gone.signal, ready: messageFrom(worker, gone.signal, STARTS_WITHIN_MS) };
    return thread;
  }

  /** When the thread did not start, or not do it in time, it is ended, and the next work starts another. */
  async function answerOf(kind: string, input: unknown): Promise<Answered | 'not_started' | 'too_heavy'> {
    const { worker, gone, ready } = started();
    const isReady = (await ready) === READY;
    if (isReady) {
      const answer = messageFrom(worker, gone, timeoutMs);
      worker.postMessage({ kind, input }, []);
      const message = await answer;
      if (isAnswered(message)) return message;
    }
    await worker.terminate();
    return isReady ? 'too_heavy' : 'not_started';
  }

  return {
    ask: async ({ of, kind, input }) => {
      const turn = await inTurn(askingClient() ?? of, async () => {
        const answered = await answerOf(kind, input);
        if (answered === 'too_heavy') spendWork(timeoutMs);
        return answered;
      });
      // A thread that does not start is our trouble, not the text's.
      if (!turn.ok || turn.value === 'not_started') return err('work.busy');
      if (turn.value === 'too_heavy') return err('work.too_heavy');
      if ('failed' in turn.value) throw new Error(`the work of kind ${kind} failed: ${turn.value.failed}`);
      spendWork(turn.value.ms);
      return ok(turn.value.done);
    },
    close: async () => void (await thread?.worker.terminate()),
  };
}
