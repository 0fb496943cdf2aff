import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundledUploadChild, bundledWorkThread } from '../../testing/child-bundles.ts';
import { startUploadChild } from '../uploads/child-process.ts';
import { createWorkerThread } from '../worker-thread/index.ts';
import { GIVING_WAY } from './index.ts';

/** How far each thread of this process is set back, by the kernel's own list. The name of a thread may hold spaces. */
const setBack = (): readonly number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[16]);
  });
/** Processes of ours that run this module, by the kernel's own list. */
const running = (module: URL): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stated = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return (
          stated.includes(fileURLToPath(module)) &&
          readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(process.pid)
        );
      } catch {
        return false; // it is gone
      }
    })
    .map(Number);

test('the thread that reads long texts gives way to the one that answers', async (context) => {
  if (process.platform !== 'linux') context.skip('no such list here');
  const before = getPriority();
  const thread = createWorkerThread(bundledWorkThread);
  await thread.ask({ of: 'a claim', kind: 'check-letter', input: { text: ' ', context: {} } });
  expect(setBack()).toContain(GIVING_WAY);
  expect(getPriority()).toBe(before);
  await thread.close();
});

test('so does the process that opens a file of a stranger', async (context) => {
  if (process.platform !== 'linux') context.skip('no such list here');
  const child = startUploadChild(bundledUploadChild);
  const [pid = 0] = running(bundledUploadChild.childModule);
  expect(getPriority(pid)).toBe(GIVING_WAY);
  child.kill();
});
