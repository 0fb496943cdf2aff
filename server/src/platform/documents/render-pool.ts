import type { ChildQueue } from '../confined-child/index.ts';
import type { RenderRequest } from './engine-protocol.ts';
import { type ChildOptions, type RenderChild, type RunOutcome, startRenderChild } from './render-child.ts';

export type PoolOptions = ChildOptions & {
  /** Children that work at the same time. */
  readonly size: number;
  /** A child is replaced after this many documents, or when it holds more memory than `maxRssBytes`. */
  readonly maxDocuments: number;
  readonly maxRssBytes: number;
  /** Where documents wait for a child, with other work of child processes. It lets in no more than `size` of them. */
  readonly queue: ChildQueue;
  readonly log: (event: PoolEvent) => void;
};

/** For logs and metrics. No event holds anything of a document. */
export type PoolEvent =
  | { readonly event: 'child_ready'; readonly pid: number | undefined; readonly durationMs: number }
  | { readonly event: 'child_not_started'; readonly detail: string }
  | { readonly event: 'child_recycled'; readonly pid: number | undefined; readonly count: number }
  | { readonly event: 'child_crashed' | 'child_timed_out'; readonly pid: number | undefined };

export type PoolOutcome =
  | Exclude<RunOutcome, { kind: 'crashed' }>
  | { readonly kind: 'crashed' | 'busy' | 'closed' }
  | { readonly kind: 'engine_missing'; readonly detail: string };

export type RenderPool = {
  /** Never rejects. A document whose child dies is tried once more; one that runs out of time is not. `of`: whose it is. */
  readonly run: (request: RenderRequest, of: string) => Promise<PoolOutcome>;
  /** Starts all children and waits until they are ready or have failed. */
  readonly warm: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly children: () => readonly { readonly pid: number | undefined; readonly state: MemberState }[];
};

type MemberState = 'starting' | 'idle' | 'busy';
type Member = {
  readonly child: RenderChild;
  state: MemberState;
  documents: number;
  successor: Member | undefined;
  isRetired: boolean;
};
type Job = { readonly request: RenderRequest; readonly settle: (outcome: PoolOutcome) => void; crashes: number };

const CRASHES_ALLOWED = 1;

export function createRenderPool(options: PoolOptions): RenderPool {
  const members = new Set<Member>();
  /** Those whose turn it is, and who wait for a child to be ready. */
  const letIn: Job[] = [];
  let failedStarts = 0;
  let isClosed = false;

  const add = (onReady: () => void = () => undefined): Member => {
    const startedAt = performance.now();
    const child = startRenderChild(options);
    const member: Member = { child, state: 'starting', documents: 0, successor: undefined, isRetired: false };
    members.add(member);
    void child.exited.then(() => members.delete(member));
    void child.started.then((outcome) => {
      if (outcome.kind === 'ready') {
        failedStarts = 0;
        member.state = 'idle';
        options.log({ event: 'child_ready', pid: child.pid, durationMs: Math.round(performance.now() - startedAt) });
        onReady();
      } else {
        members.delete(member);
        failedStarts += 1;
        if (!isClosed) options.log({ event: 'child_not_started', detail: outcome.detail });
        // Trying again will not install a compiler; another failure may be passing, so it gets a second try.
        if (outcome.kind === 'engine_missing') flush(outcome);
        else if (failedStarts > CRASHES_ALLOWED) flush({ kind: 'crashed' });
      }
      pump();
    });
    return member;
  };

  const flush = (outcome: PoolOutcome): void => {
    failedStarts = 0;
    for (const job of letIn.splice(0)) job.settle(outcome);
  };

  const pump = (): void => {
    if (isClosed) return;
    for (const member of members) {
      if (member.state !== 'idle' || member.isRetired) continue;
      const job = letIn.shift();
      if (job === undefined) return;
      void serve(member, job);
    }
    let starting = [...members].filter((member) => member.state === 'starting').length;
    while (starting < letIn.length && working().length < options.size) {
      add();
      starting += 1;
    }
  };

  /** Members that count towards the size: not the one that is only waiting for its successor to be ready. */
  const working = (): Member[] => [...members].filter((member) => member.successor === undefined && !member.isRetired);

  const serve = async (member: Member, job: Job): Promise<void> => {
    member.state = 'busy';
    const outcome = await member.child.run(job.request);
    if (outcome.kind === 'crashed' || outcome.kind === 'timed_out') {
      members.delete(member);
      finishBroken(member, job, outcome);
    } else {
      member.state = 'idle';
      member.documents += 1;
      job.settle(outcome);
      if (member.isRetired) retire(member);
      else if (member.documents >= options.maxDocuments || outcome.rssBytes > options.maxRssBytes) replace(member);
    }
    pump();
  };

  const finishBroken = (
    member: Member,
    job: Job,
    outcome: Extract<RunOutcome, { kind: 'crashed' | 'timed_out' }>,
  ): void => {
    if (isClosed) return job.settle({ kind: 'closed' });
    options.log({ event: `child_${outcome.kind}`, pid: member.child.pid });
    job.crashes += 1;
    if (outcome.kind === 'timed_out' || job.crashes > CRASHES_ALLOWED) job.settle(outcome);
    else letIn.unshift(job);
  };

  /** The old child goes on working until the new one is ready, so that nobody waits for a start. */
  const replace = (old: Member): void => {
    if (isClosed || old.successor !== undefined) return;
    const successor = add(() => {
      old.isRetired = true;
      if (old.state === 'idle') retire(old);
    });
    old.successor = successor;
    // A successor that never got ready leaves the old one in place; its next document tries again.
    void successor.child.exited.then(() => {
      if (!old.isRetired) old.successor = undefined;
    });
  };

  const retire = (member: Member): void => {
    members.delete(member);
    options.log({ event: 'child_recycled', pid: member.child.pid, count: member.documents });
    member.child.kill();
  };

  const makeNow = (request: RenderRequest): Promise<PoolOutcome> =>
    new Promise((settle) => {
      if (isClosed) return settle({ kind: 'closed' });
      letIn.push({ request, settle, crashes: 0 });
      pump();
    });

  return {
    async run(request, of) {
      const turn = await options.queue.inTurn('document', of, () => makeNow(request));
      return turn.ok ? turn.value : { kind: 'busy' };
    },
    async warm() {
      while (!isClosed && working().length < options.size) add();
      await Promise.all(working().map((member) => member.child.started));
    },
    async close() {
      isClosed = true;
      flush({ kind: 'closed' });
      const leaving = [...members];
      for (const member of leaving) member.child.kill();
      await Promise.all(leaving.map((member) => member.child.exited));
    },
    children: () => [...members].map(({ child, state }) => ({ pid: child.pid, state })),
  };
}
