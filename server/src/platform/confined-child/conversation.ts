import type { ChildProcess } from 'node:child_process';

/** `timed_out`: it said nothing in time and was killed. `gone`: it ended, was killed, or never started. */
export type NoAnswer = 'timed_out' | 'gone';

/** A child process that is asked one thing at a time. Nothing of it rejects. */
export type Conversation<A> = {
  readonly pid: number | undefined;
  /** Resolves when the process is gone, or could not be started at all. */
  readonly exited: Promise<void>;
  isGone(): boolean;
  /** The first thing it says by itself. */
  begun(): Promise<A | NoAnswer>;
  ask(request: object): Promise<A | NoAnswer>;
  kill(): void;
};

type Terms<A> = {
  /** What else arrives is not listened to. */
  readonly isAnswer: (message: unknown) => message is A;
  /** For starting and, each time anew, for one answer. */
  readonly timeoutMs: number;
};

/** The one way to talk with a confined child: the next message, its end or the time limit, whichever comes first. */
export function converseWith<A>(child: ChildProcess, { isAnswer, timeoutMs }: Terms<A>): Conversation<A> {
  let settle: (outcome: A | NoAnswer) => void = () => undefined;
  let isGone = false;
  const kill = (): void => void child.kill('SIGKILL');

  child.on('message', (message) => {
    if (isAnswer(message)) settle(message);
  });
  const exited = new Promise<void>((resolve) => {
    const gone = (): void => {
      isGone = true;
      settle('gone');
      resolve();
    };
    child.once('exit', gone);
    // A process that could not be spawned never exits.
    child.on('error', gone);
  });

  const next = (): Promise<A | NoAnswer> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        kill();
        settle('timed_out');
      }, timeoutMs);
      settle = (outcome) => {
        clearTimeout(timer);
        settle = () => undefined;
        resolve(outcome);
      };
      if (isGone) settle('gone');
    });

  return {
    pid: child.pid,
    exited,
    isGone: () => isGone,
    begun: next,
    ask: (request) => {
      const answer = next();
      if (!isGone) {
        child.send(request, (error) => {
          if (error !== null) kill();
        });
      }
      return answer;
    },
    kill,
  };
}
