import { describe, expect, it } from 'vitest';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import type { FileProblem } from './file-problem.ts';
import { createUploadQueue, type UploadWays } from './upload-queue.ts';

const aFile = (name: string): File => new File(['x'], name);

const failureWith = (failure: Partial<ApiFailure>): ApiFailure => ({
  code: 'a.code',
  message: '',
  status: 422,
  ...failure,
});
const OFFLINE = failureWith({ code: 'network.offline', status: 0 });

/** A server that answers each file by its name; what is not named becomes an exhibit. */
function aSite(answers: Record<string, ApiFailure | null> = {}, problems: Record<string, FileProblem> = {}, room = 20) {
  const log: string[] = [];
  let exhibits = 0;
  const ways: UploadWays = {
    check: async ({ name }) => problems[name] ?? null,
    room: () => room - exhibits,
    send: async ({ name }, signal, onSent) => {
      log.push(`begin ${name}`);
      onSent(0.5);
      await Promise.resolve();
      onSent(1);
      if (signal.aborted) return failureWith({ code: 'network.aborted', status: 0 });
      const failure = answers[name] ?? null;
      if (failure === null) exhibits += 1;
      log.push(`end ${name}`);
      return failure;
    },
  };
  return { queue: createUploadQueue(ways), log, answers };
}

describe('files on their way', () => {
  it('are sent one after the other, and leave the list when they are exhibits', async () => {
    const { queue, log } = aSite();
    await queue.add([aFile('a'), aFile('b')]);
    expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
    expect(queue.now()).toMatchObject({ uploads: [], isWorking: false, batch: { asked: 2, added: 2, stopped: 0 } });
  });

  it('tell how far they are, and that the server still opens them when all was sent', async () => {
    const { queue } = aSite();
    const seen: string[] = [];
    queue.subscribe(() => seen.push(...queue.now().uploads.map(({ state, part }) => `${state} ${part}`)));
    await queue.add([aFile('a')]);
    expect(seen).toContain('sending 0.5');
    expect(seen).toContain('checking 1');
  });

  it('are refused before they are sent, each with its own reason, while the others go on', async () => {
    const { queue, log } = aSite({}, { big: 'too-large', phone: 'unreadable' });
    await queue.add([aFile('big'), aFile('good'), aFile('phone')]);
    expect(log).toEqual(['begin good', 'end good']);
    expect(queue.now().uploads.map(({ file, problem }) => [file.name, problem])).toEqual([
      ['big', { by: 'us', code: 'too-large' }],
      ['phone', { by: 'us', code: 'unreadable' }],
    ]);
    expect(queue.now().batch).toEqual({ asked: 3, added: 1, stopped: 2 });
  });

  it('are only as many as the case has room for', async () => {
    const { queue } = aSite({}, {}, 2);
    await queue.add([aFile('a'), aFile('b'), aFile('c')]);
    expect(queue.now().uploads).toMatchObject([{ state: 'stopped', problem: { by: 'us', code: 'no-room' } }]);
  });

  it.each([
    ['a refusal', failureWith({ status: 415 }), false],
    ['a full case', failureWith({ status: 409 }), false],
    ['too many calls', failureWith({ status: 429 }), true],
    ['a fault of ours', failureWith({ status: 500 }), true],
    ['a file that broke on the way', failureWith({ status: 400, code: 'exhibits.upload_broken' }), true],
    ['a server that took too long', failureWith({ status: 0, code: 'network.timeout' }), true],
  ])('after %s say whether trying again can help', async (_name, failure, mayTryAgain) => {
    const { queue, log, answers } = aSite({ a: failure });
    await queue.add([aFile('a'), aFile('b')]);
    expect(queue.now().uploads).toMatchObject([{ state: 'stopped', problem: { by: 'server', failure, mayTryAgain } }]);
    expect(log).toContain('end b');
    answers['a'] = null;
    queue.retry(queue.now().uploads[0]?.id ?? 0);
    await expect.poll(() => queue.now().uploads).toEqual([]);
    expect(queue.now().batch).toEqual({ asked: 2, added: 2, stopped: 0 });
  });

  it('wait without a connection, all of them, until it is back', async () => {
    const { queue, log, answers } = aSite({ a: OFFLINE });
    await queue.add([aFile('a'), aFile('b')]);
    expect(queue.now()).toMatchObject({ isHeld: true, isWorking: false });
    expect(queue.now().uploads.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    expect(log).not.toContain('begin b');
    answers['a'] = null;
    queue.resume();
    await expect.poll(() => queue.now().uploads).toEqual([]);
    expect(queue.now().batch).toEqual({ asked: 2, added: 2, stopped: 0 });
  });

  it('that were deleted since they were chosen are not taken for a lost connection', async () => {
    const problems: Record<string, FileProblem> = {};
    const { queue } = aSite({ a: OFFLINE }, problems);
    const added = queue.add([aFile('a')]);
    await Promise.resolve();
    problems['a'] = 'unreadable';
    await added;
    expect(queue.now().isHeld).toBe(false);
    expect(queue.now().uploads).toMatchObject([{ state: 'stopped', problem: { by: 'us', code: 'unreadable' } }]);
  });

  it('can be taken out while they are sent or wait, and the next one follows', async () => {
    const { queue, log } = aSite();
    queue.subscribe(() => {
      const { uploads } = queue.now();
      if (!uploads.some(({ file, part }) => file.name === 'a' && part > 0)) return;
      for (const { id, file } of uploads) if (file.name !== 'c') queue.drop(id);
    });
    await queue.add([aFile('a'), aFile('b'), aFile('c')]);
    expect(log).toEqual(['begin a', 'begin c', 'end c']);
    expect(queue.now().uploads).toEqual([]);
  });
});
