import { writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DRAWN_SIGNATURE } from '../../testing/builders/a-draft.ts';
import { bundledUploadChild } from '../../testing/child-bundles.ts';
import { createUploadIntake } from './upload-intake.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainclaim-killed-'));
});
afterEach(() => rm(folder, { recursive: true }));

const starts = async (): Promise<number> => (await readdir(folder)).filter((name) => name.endsWith('.start')).length;

/** An intake whose first children end in this way over what they are asked; the one after them is the product's own. */
function intakeWhose(count: number, ending: string) {
  const module = join(folder, 'child.mjs');
  writeFileSync(
    module,
    `import { readdirSync, writeFileSync } from 'node:fs';
     const folder = ${JSON.stringify(folder)};
     const before = readdirSync(folder).filter((name) => name.endsWith('.start')).length;
     writeFileSync(folder + '/' + process.pid + '.start', '');
     if (before >= ${count}) await import(${JSON.stringify(bundledUploadChild.childModule.href)});
     else {
       process.on('disconnect', () => process.exit(0));
       process.on('message', () => { ${ending} });
       process.send({ kind: 'ready' });
     }`,
  );
  return createUploadIntake({ ...bundledUploadChild, childModule: pathToFileURL(module) });
}

const KILLED = `process.kill(process.pid, 'SIGKILL');`;
const CRASHED = 'process.abort();';
const mark = Buffer.from(DRAWN_SIGNATURE.split(',')[1] ?? '', 'base64');
const aPhoto = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer();
const order = (photo: Buffer) => ({ of: 'somebody', bytes: async () => photo, as: 'image', mostPages: 1 }) as const;

describe('a child that somebody killed says nothing about the file', () => {
  test('a signature is opened once more, and is one', async () => {
    expect(await intakeWhose(1, KILLED).drawing(mark)).toMatchObject({ ok: true, value: expect.any(Uint8Array) });
    expect(await starts()).toBe(2);
  });

  test('killed again, it is a busy moment and no bad signature; the next press opens it anew', async () => {
    const uploads = intakeWhose(2, KILLED);
    expect(await uploads.drawing(mark)).toEqual({ ok: false, error: 'uploads.busy' });
    expect(await starts()).toBe(2);
    expect(await uploads.drawing(mark)).toMatchObject({ ok: true, value: expect.any(Uint8Array) });
  });

  test('a photo is opened once more, and is kept', async () => {
    const prepared = await intakeWhose(1, KILLED).prepare(order(await aPhoto()));
    expect(prepared).toMatchObject({ ok: true, value: { kind: 'image' } });
  });

  test('killed again, it is a busy moment and no file that is too heavy', async () => {
    const prepared = await intakeWhose(2, KILLED).prepare(order(await aPhoto()));
    expect(prepared).toEqual({ ok: false, error: 'uploads.busy' });
  });

  test('a child that never started is a busy moment too', async () => {
    const uploads = createUploadIntake({ ...bundledUploadChild, childModule: new URL('file:///no/such/child.mjs') });
    expect(await uploads.drawing(mark)).toEqual({ ok: false, error: 'uploads.busy' });
    expect(await uploads.prepare(order(await aPhoto()))).toEqual({ ok: false, error: 'uploads.busy' });
  });
});

describe('a child that fell over the file', () => {
  test('is not started again for it: the file is too heavy', async () => {
    expect(await intakeWhose(1, CRASHED).prepare(order(await aPhoto()))).toEqual({
      ok: false,
      error: 'uploads.too_heavy',
    });
    expect(await starts()).toBe(1);
  });

  test('has found no signature', async () => {
    expect(await intakeWhose(1, CRASHED).drawing(mark)).toEqual({ ok: true, value: null });
  });
});
