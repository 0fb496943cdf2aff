import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startUploadChild, type UploadChildOptions } from './child-process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainclaim-child-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A child that answers each request with empty bytes, in its own way. */
function childThat(answers: string, limits: Omit<UploadChildOptions, 'childModule' | 'execArgv'>) {
  const file = join(folder, `${answers.length}.mjs`);
  writeFileSync(
    file,
    `const tell = () => process.send({ kind: 'bytes', bytes: new Uint8Array() });
     process.on('disconnect', () => process.exit(0));
     process.on('message', () => { ${answers} });
     process.send({ kind: 'ready' });`,
  );
  return startUploadChild({ childModule: pathToFileURL(file), execArgv: [], ...limits });
}

describe('the process that opens files of strangers', () => {
  test('may wait for its turn longer than it may work', async () => {
    const child = childThat('setTimeout(tell, 1_500);', { cpuMs: 1_000 });
    expect((await child.ask({ kind: 'finish' })).kind).toBe('bytes');
    child.kill();
  });

  test('is stopped when it works without end', { timeout: 60_000 }, async () => {
    const child = childThat('for (;;);', { cpuMs: 1_000 });
    expect((await child.ask({ kind: 'finish' })).kind).toBe('stopped');
  });

  test('is given up when nobody can tell what it uses', { timeout: 60_000 }, async () => {
    const child = childThat('setTimeout(tell, 20_000);', { usageOf: async () => null });
    expect((await child.ask({ kind: 'finish' })).kind).toBe('gone');
  });

  test('is stopped when it neither works nor answers', { timeout: 60_000 }, async () => {
    const child = childThat('/* says nothing */', { timeoutMs: 3_000 });
    expect((await child.ask({ kind: 'finish' })).kind).toBe('stopped');
  });
});
