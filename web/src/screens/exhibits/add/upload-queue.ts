import type { ApiFailure } from '../../../api/http/http-client.ts';
import type { FileProblem } from './file-problem.ts';

/** What is in the way of a file: our own look at it, or the server's answer. */
export type UploadProblem =
  | { readonly by: 'us'; readonly code: FileProblem }
  | { readonly by: 'server'; readonly failure: ApiFailure; readonly mayTryAgain: boolean };

export type Upload = {
  readonly id: number;
  readonly file: File;
  /** `checking`: all of it was sent, and the server opens it. `stopped`: `problem` says why. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'stopped';
  /** How much of it was sent, 0 to 1. */
  readonly part: number;
  readonly problem: UploadProblem | null;
};

export type UploadsNow = {
  readonly uploads: readonly Upload[];
  /** There is no connection: the files wait until somebody calls `resume`. */
  readonly isHeld: boolean;
  readonly isWorking: boolean;
  /** Of the files added since the queue was last at rest: all, those that became exhibits, those that did not. */
  readonly batch: { readonly asked: number; readonly added: number; readonly stopped: number };
};

export type UploadWays = {
  readonly check: (file: File) => Promise<FileProblem | null>;
  readonly send: (file: File, signal: AbortSignal, onSent: (part: number) => void) => Promise<ApiFailure | null>;
  /** How many more files the case can hold; those that wait here are not counted. */
  readonly room: () => number;
};

export type UploadQueue = {
  readonly now: () => UploadsNow;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => Promise<void>;
  /** Takes a file out, whatever it is doing. */
  readonly drop: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly resume: () => void;
};

const NO_BATCH = { asked: 0, added: 0, stopped: 0 };
const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** A refusal stays one however often it is asked; anything else may go better later. */
const mayTryAgain = ({ status, code }: ApiFailure): boolean =>
  status === 0 || status === TOO_MANY_REQUESTS || status >= SERVER_FAULT || code === 'exhibits.upload_broken';

const isUnderWay = ({ state }: Upload): boolean => state !== 'stopped';

/** Sends files one after the other. Without a connection it waits and keeps them. */
export function createUploadQueue(ways: UploadWays): UploadQueue {
  const listeners = new Set<() => void>();
  const calls = new Map<number, AbortController>();
  let lastId = 0;
  let now: UploadsNow = { uploads: [], isHeld: false, isWorking: false, batch: NO_BATCH };

  const set = (patch: Partial<UploadsNow>) => {
    now = { ...now, ...patch };
    for (const listener of listeners) listener();
  };
  const patch = (id: number, change: Partial<Upload>) =>
    set({ uploads: now.uploads.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  const remove = (id: number) => set({ uploads: now.uploads.filter((one) => one.id !== id) });
  const count = (change: Partial<UploadsNow['batch']>) => set({ batch: { ...now.batch, ...change } });
  const stop = (id: number, problem: UploadProblem) => {
    patch(id, { state: 'stopped', problem });
    count({ stopped: now.batch.stopped + 1 });
  };

  async function sendOne({ id, file }: Upload): Promise<void> {
    const call = new AbortController();
    calls.set(id, call);
    patch(id, { state: 'sending', part: 0 });
    const failure = await ways.send(file, call.signal, (part) => {
      if (!call.signal.aborted) patch(id, { part, state: part < 1 ? 'sending' : 'checking' });
    });
    calls.delete(id);
    if (call.signal.aborted) return;
    if (failure === null) {
      remove(id);
      count({ added: now.batch.added + 1 });
      return;
    }
    if (failure.code !== 'network.offline') {
      stop(id, { by: 'server', failure, mayTryAgain: mayTryAgain(failure) });
      return;
    }
    // A file that was changed or deleted since it was chosen fails in the same way as a lost connection.
    const code = await ways.check(file);
    if (code !== null) stop(id, { by: 'us', code });
    else {
      patch(id, { state: 'waiting', part: 0 });
      set({ isHeld: true });
    }
  }

  async function work(): Promise<void> {
    if (now.isWorking) return;
    const next = () => (now.isHeld ? undefined : now.uploads.find(({ state }) => state === 'waiting'));
    if (next() === undefined) return;
    set({ isWorking: true });
    for (let one = next(); one !== undefined; one = next()) await sendOne(one);
    set({ isWorking: false });
  }

  return {
    now: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: async (files) => {
      const found = await Promise.all(files.map(ways.check));
      if (!now.uploads.some(isUnderWay)) set({ batch: NO_BATCH });
      let room = ways.room() - now.uploads.filter(isUnderWay).length;
      const added = files.map((file, index): Upload => {
        lastId += 1;
        const seen = found[index] ?? null;
        const code = seen ?? (room > 0 ? null : 'no-room');
        if (code === null) room -= 1;
        const problem = code === null ? null : ({ by: 'us', code } as const);
        return { id: lastId, file, state: code === null ? 'waiting' : 'stopped', part: 0, problem };
      });
      const stopped = added.filter((one) => !isUnderWay(one)).length;
      const { batch } = now;
      set({
        uploads: [...now.uploads, ...added],
        batch: { ...batch, asked: batch.asked + added.length, stopped: batch.stopped + stopped },
      });
      await work();
    },
    drop: (id) => {
      calls.get(id)?.abort();
      if (now.uploads.some((one) => one.id === id && !isUnderWay(one))) count({ stopped: now.batch.stopped - 1 });
      remove(id);
      if (!now.uploads.some(({ state }) => state === 'waiting')) set({ isHeld: false });
    },
    retry: (id) => {
      patch(id, { state: 'waiting', part: 0, problem: null });
      count({ stopped: now.batch.stopped - 1 });
      set({ isHeld: false });
      void work();
    },
    resume: () => {
      set({ isHeld: false });
      void work();
    },
  };
}
