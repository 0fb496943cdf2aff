import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedBox } from '../security/index.ts';
import { ObjectMissing } from './object-store.ts';
import { type OpenedFile, openFound } from './open-found.ts';
import { localSealedFiles, type SealedFiles } from './sealed-files.ts';

let directory: string;
let files: SealedFiles;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'plainclaim-open-'));
  files = localSealedFiles(sealedBox(['a data key for files that only this test knows']), directory);
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function written(text: string): Promise<string> {
  const id = randomUUID();
  await files.write(
    id,
    (async function* () {
      yield Buffer.from(text);
    })(),
  );
  return id;
}

async function textOf(opened: OpenedFile<unknown> | null): Promise<string> {
  const all: Buffer[] = [];
  for await (const block of opened?.blocks ?? []) all.push(block);
  return Buffer.concat(all).toString();
}

/** Answers one after another, the last of them again and again. */
const oneAfterAnother = (...answers: readonly (string | null)[]) => {
  let at = 0;
  return async () => {
    const id = answers[Math.min(at, answers.length - 1)] ?? null;
    at += 1;
    return id === null ? null : { id };
  };
};

test('a file opens whole, with the row it was found by', async () => {
  const text = 'The broken window. '.repeat(40_000);
  const id = await written(text);
  const opened = await openFound(files, oneAfterAnother(id));
  expect(opened?.found).toEqual({ id });
  expect(await textOf(opened)).toBe(text);
});

test('a file that a newer one replaced at this moment is looked up again', async () => {
  const [old, newer] = [await written('old'), await written('newer')];
  await files.remove(old);
  const opened = await openFound(files, oneAfterAnother(old, newer));
  expect(await textOf(opened)).toBe('newer');
});

test('what was removed at this moment is not there, like what never was', async () => {
  const gone = await written('gone');
  await files.remove(gone);
  expect(await openFound(files, oneAfterAnother(gone, null))).toBeNull();
  expect(await openFound(files, oneAfterAnother(null))).toBeNull();
});

test('a row whose file is lost is a failure of ours, and not silence', async () => {
  const lost = await written('lost');
  await files.remove(lost);
  await expect(openFound(files, oneAfterAnother(lost))).rejects.toThrow(ObjectMissing);
});
