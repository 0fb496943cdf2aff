import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { rendererFiles } from '../documents/index.ts';
import { fillBlankForm, type FilledForm, type FormValues } from './fill-blank-form.ts';
import type { BlankForm, Rect } from './form-map.ts';
import { readBlankForms } from './read-blank-forms.ts';
import { readPlaced } from './testing/placed-texts.ts';
import { aFormsFolder, signableMap, STAND_IN_RECTS, standInForm } from './testing/stand-in-form.ts';

const { assetsDir } = rendererFiles();
const words = { seeSheet: ['See sheet'], continued: ['See sheet'] };
const rules = {
  assetsDir,
  textKeys: signableKeys('text', 'lines'),
  checkKeys: signableKeys('check'),
  markKeys: ['signature', 'signature2'],
  neededKeys: { complaint: [], vehicle_complaint: [], summons: [], fee_waiver: [], default_proof: [] },
  words,
};

/** The keys of the made form's map. */
function signableKeys(...kinds: readonly string[]): readonly string[] {
  return signableMap(new Uint8Array()).fields.flatMap(({ key, kind }) => (kinds.includes(kind) ? [key] : []));
}

let pdf: Uint8Array;
let signable: BlankForm;
beforeAll(async () => {
  pdf = await standInForm();
  const read = await readFolder(await aFormsFolder(pdf, signableMap(pdf)));
  const [form] = read.ok ? read.value.forms : [];
  if (form === undefined) throw new Error(JSON.stringify(read));
  signable = form;
});

async function readFolder(directory: string) {
  const read = await readBlankForms(directory, rules);
  await rm(directory, { recursive: true });
  return read;
}

async function problemsIn(directory: string): Promise<readonly string[]> {
  const read = await readFolder(directory);
  return read.ok ? read.value.problems.map(({ file, form, problem }) => `${file}: ${form} ${problem}`) : [];
}

async function fill(values: Partial<FormValues>): Promise<FilledForm> {
  const filled = await fillBlankForm(
    signable,
    { texts: {}, ticked: [], ...values },
    { assetsDir, title: 'A form', words },
  );
  if (!filled.ok) throw new Error(filled.error.code);
  return filled.value;
}

async function textIn({ pdf: bytes }: FilledForm, [left, bottom, right, top]: Rect): Promise<string> {
  const { texts } = await readPlaced(bytes);
  return texts
    .filter((one) => one.page === 1 && one.left >= left && one.right <= right + 0.01)
    .filter((one) => one.base >= bottom && one.base <= top)
    .map(({ text }) => text)
    .join(' ');
}

/** A pad of 300 by 150 pixels with ink in the part from 100, 50 to 200, 100. */
const aMark = async (): Promise<Uint8Array> => {
  const ink = await sharp({ create: { width: 100, height: 50, channels: 4, background: '#1338a8' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 300, height: 150, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: ink, left: 100, top: 50 }])
    .png()
    .toBuffer();
};

describe('a signature', () => {
  test('that was drawn stands in its box with its ink as large as the box takes it, and flat', async () => {
    const marks = { signature: { picture: await aMark(), typed: '' } };
    const filled = await fill({ texts: { 'signature.date': 'November 21, 2026' }, marks });
    const read = await readPlaced(filled.pdf);
    expect(read).toMatchObject({ fieldCount: 0, annotationCount: 0 });
    // The ink is a third of the pad each way, and the box is 19 points high.
    const [left, bottom] = STAND_IN_RECTS.plaSigA;
    expect(read.pictures).toHaveLength(1);
    expect(read.pictures[0]?.page).toBe(1);
    expect(read.pictures[0]?.left).toBeCloseTo(left + 2 - 38, 3);
    expect(read.pictures[0]?.bottom).toBeCloseTo(bottom - 19, 3);
    expect(read.pictures[0]?.top).toBeCloseTo(bottom + 2 * 19, 3);
    expect(await textIn(filled, STAND_IN_RECTS.sigDtA)).toBe('November 21, 2026');
    expect((await fill({ marks })).pdf).toEqual((await fill({ marks })).pdf);
  });

  test('that was typed stands there in letters, and as its picture where these do not fit', async () => {
    const picture = await aMark();
    const typed = await fill({ marks: { signature: { picture, typed: '/s/ Ana Reyes' } } });
    expect(await textIn(typed, STAND_IN_RECTS.plaSigA)).toBe('/s/ Ana Reyes');
    expect((await readPlaced(typed.pdf)).pictures).toEqual([]);
    expect(typed.drawn).toEqual([{ page: 1, text: '/s/ Ana Reyes' }]);
    for (const name of ['/s/ 王小明', `/s/ ${'W'.repeat(60)}`]) {
      const drawn = await fill({ marks: { signature: { picture, typed: name } } });
      expect((await readPlaced(drawn.pdf)).pictures).toHaveLength(1);
    }
  });

  test('of nobody leaves the line blank', async () => {
    const filled = await fill({ texts: { 'plaintiff.name': 'Ana Reyes' } });
    expect((await readPlaced(filled.pdf)).pictures).toEqual([]);
    expect(await textIn(filled, STAND_IN_RECTS.plaSigA)).toBe('');
  });

  test('has no place to sign without its day, and none too small to sign in', async () => {
    const map = signableMap(pdf);
    const undated = map.fields.filter(({ key }) => key !== 'signature.date');
    expect(await problemsIn(await aFormsFolder(pdf, { ...map, fields: undated }))).toEqual([
      'complaint.json: CN 00000 (complaint of small_claims) needs both "signature" and "signature.date", or neither: nobody signs without the day',
    ]);
    const small = map.fields.map((field) =>
      field.key === 'signature' ? { key: 'signature', kind: 'mark', page: 2, rect: [60, 60, 90, 80] } : field,
    );
    expect((await problemsIn(await aFormsFolder(pdf, { ...map, fields: small }))).join()).toContain(
      'is too small to sign in: it needs 60 by 12 points',
    );
  });
});
