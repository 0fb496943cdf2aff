import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { rendererFiles } from '../documents/index.ts';
import { cleanText, fillBlankForm, fitField, type FilledForm, type FormValues, withPages } from './fill-blank-form.ts';
import { embedFormFonts } from './form-fonts.ts';
import type { BlankForm, Rect } from './form-map.ts';
import { describeFormProblems, readBlankForms } from './read-blank-forms.ts';
import { readPlaced } from './testing/placed-texts.ts';
import {
  aFolderOfForms,
  aFormsFolder,
  BOX_RECTS,
  STAND_IN_RECTS,
  standInForm,
  standInMap,
} from './testing/stand-in-form.ts';

const { assetsDir } = rendererFiles();
const words = {
  seeSheet: ['See attached sheet', 'See sheet', 'Sheet'],
  continued: ['Continued on attached sheet', 'See sheet', 'Sheet'],
};
const rules = {
  assetsDir,
  textKeys: [
    'plaintiff.name',
    'plaintiff.address',
    'court.county',
    'defendant1.name',
    'demand.amount',
    'facts',
    'signer.name',
    'signature.date',
    'signature.note',
    'signature2.date',
  ],
  checkKeys: ['kind.contract', 'kind.security_deposit'],
  markKeys: ['signature', 'signature2'],
  neededKeys: {
    complaint: [['plaintiff.name'], ['facts', 'facts.story']],
    vehicle_complaint: [],
    summons: [['plaintiff.name']],
    fee_waiver: [],
    default_proof: [],
  },
  words,
};

const HARD_WORDS = [
  'İstanbul',
  'דנה',
  'W'.repeat(90),
  '$400.00',
  'https://example.com/a?b=c',
  '\n',
  'שלום 5',
  '王',
  '😀',
  'e\u0301',
] as const;

let pdf: Uint8Array;
let form: BlankForm;
beforeAll(async () => {
  pdf = await standInForm();
  const read = await readFolder(await aFormsFolder(pdf));
  const [first] = formsOf(read);
  form = first;
});

async function readFolder(directory: string) {
  const read = await readBlankForms(directory, rules);
  await rm(directory, { recursive: true });
  return read;
}

function formsOf(read: Awaited<ReturnType<typeof readFolder>>): readonly [BlankForm, ...BlankForm[]] {
  const [first, ...others] = read.ok ? read.value.forms : [];
  if (first === undefined) throw new Error(JSON.stringify(read));
  return [first, ...others];
}

async function fill(values: Partial<FormValues>, into: BlankForm = form): Promise<FilledForm> {
  const filled = await fillBlankForm(into, { texts: {}, ticked: [], ...values }, { assetsDir, title: 'A form', words });
  if (!filled.ok) throw new Error(filled.error.code);
  return filled.value;
}

async function textsWithin(filled: FilledForm, [left, bottom, right, top]: Rect, page = 0) {
  const { texts } = await readPlaced(filled.pdf);
  return texts.filter(
    (one) =>
      one.page === page && one.left >= left && one.right <= right + 0.01 && one.base >= bottom && one.base <= top,
  );
}

const textIn = async (filled: FilledForm, rect: Rect, page = 0): Promise<string> =>
  (await textsWithin(filled, rect, page)).map(({ text }) => text).join(' ');

describe('a blank form', () => {
  test('is filled in at its fields’ places, in the letters of the map', async () => {
    const filled = await fill({
      texts: {
        'plaintiff.name': 'Ana Reyes',
        'plaintiff.address': '88 Pacific Street\nNewark, NJ 07105',
        'court.county': 'Essex',
        'defendant1.name': 'Ironbound Property Management LLC',
        'demand.amount': '2,450.00',
        facts: '1. I paid a deposit.\n2. They kept it.',
        'signer.name': 'Ana Reyes',
      },
    });
    expect(filled.overflow).toEqual([]);
    expect(await textIn(filled, STAND_IN_RECTS.plaNameA)).toBe('Ana Reyes');
    expect(await textIn(filled, STAND_IN_RECTS.plaAddrA)).toBe('88 Pacific Street Newark, NJ 07105');
    expect(await textIn(filled, STAND_IN_RECTS.typeCtyA)).toBe('Essex');
    expect(await textIn(filled, STAND_IN_RECTS.defNameA)).toBe('Ironbound Property Management LLC');
    expect(await textIn(filled, STAND_IN_RECTS.demandAmt)).toBe('2,450.00');
    expect(await textIn(filled, STAND_IN_RECTS.demandDesc)).toBe('1. I paid a deposit. 2. They kept it.');
    expect(await textIn(filled, STAND_IN_RECTS.plaA, 1)).toBe('Ana Reyes');
    expect((await textsWithin(filled, STAND_IN_RECTS.plaNameA)).map(({ size }) => size)).toEqual([10]);
  });

  test('comes out flat, without scripts and open to everybody, with its own print', async () => {
    const filled = await fill({ texts: { 'plaintiff.name': 'Ana Reyes' } });
    const read = await readPlaced(filled.pdf);
    expect(read).toMatchObject({ fieldCount: 0, annotationCount: 0, hasScripts: false });
    expect(read.texts.map(({ text }) => text)).toContain('STAND-IN COMPLAINT FORM');
    expect(Buffer.from(filled.pdf).includes('/Encrypt')).toBe(false);
    expect(await readPlaced(pdf)).toMatchObject({ hasScripts: true, annotationCount: 14 });
  });

  test('gets a cross in the box that is ticked and in no other', async () => {
    const ticked = await fill({ ticked: ['kind.security_deposit'] });
    expect(await textIn(ticked, BOX_RECTS.deposit)).toBe('X');
    expect(await textIn(ticked, BOX_RECTS.contract)).toBe('');
    expect(await textIn(await fill({ ticked: ['kind.contract'] }), BOX_RECTS.contract)).toBe('X');
  });

  test('gives the same bytes for the same values', async () => {
    const values = { texts: { 'plaintiff.name': 'İbrahim Şahin', 'defendant1.name': 'דנה כהן' } };
    expect((await fill(values)).pdf).toEqual((await fill(values)).pdf);
  });

  test('of other bytes than the map was made for is refused', async () => {
    const other = new Uint8Array([...pdf, 10]);
    const filled = await fillBlankForm(
      { ...form, pdf: other },
      { texts: {}, ticked: [] },
      { assetsDir, title: 'A form', words },
    );
    expect(filled).toEqual({ ok: false, error: { code: 'forms.unknown_hash' } });
  });

  test('gets further pages behind its own', async () => {
    const joined = await withPages(pdf, pdf);
    expect((await PDFDocument.load(joined)).getPageCount()).toBe(4);
  });
});

describe('names and stories', () => {
  test('in Turkish and Hebrew are printed letter by letter', async () => {
    const filled = await fill({
      texts: { 'plaintiff.name': 'İbrahim Şahin-Öztürk ğıİ', 'defendant1.name': 'Dr. דנה כהן-לוי, Esq.' },
    });
    expect(filled.overflow).toEqual([]);
    expect(await textIn(filled, STAND_IN_RECTS.plaNameA)).toBe('İbrahim Şahin-Öztürk ğıİ');
    const pieces = await textsWithin(filled, STAND_IN_RECTS.defNameA);
    expect(
      pieces
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, ''),
    ).toContain('דנהכהן-לוי');
    // The first letter of the name is at its right.
    const alone = await fill({ texts: { 'defendant1.name': 'אב' } });
    const first = await fill({ texts: { 'defendant1.name': 'א' } });
    expect((await textsWithin(alone, STAND_IN_RECTS.defNameA))[0]?.left).toBeCloseTo(
      (await textsWithin(first, STAND_IN_RECTS.defNameA))[0]?.left ?? 0,
      1,
    );
  });

  test('can be copied from a form whole, whatever accented letters another form before it was filled in with', async () => {
    await fill({ texts: { 'plaintiff.name': 'Ẍena Ẑoë Ŵyn Ŷ Ĵ' } });
    const filled = await fill({ texts: { 'plaintiff.name': 'X. Z. W. Y. J.' } });
    expect(await textIn(filled, STAND_IN_RECTS.plaNameA)).toBe('X. Z. W. Y. J.');
  });

  test('in scripts the form’s letters do not have go on the attached sheet as a whole', async () => {
    for (const name of ['王小明', 'محمد علي', 'Thị Phượng\u0323\u0323', 'Ana 😀', 'דנה 12 כהן']) {
      const filled = await fill({ texts: { 'plaintiff.name': name } });
      expect(filled.overflow).toEqual([{ key: 'plaintiff.name', text: name.normalize('NFC') }]);
      expect(await textIn(filled, STAND_IN_RECTS.plaNameA)).toBe('See attached sheet');
    }
  });

  test('longer than a line go on the sheet whole, since half a name is a wrong name', async () => {
    const name = 'Ironbound Property Management and Holding Company of Northern New Jersey, Inc.';
    const filled = await fill({ texts: { 'defendant1.name': name } });
    expect(await textIn(filled, STAND_IN_RECTS.defNameA)).toBe('See attached sheet');
    expect(filled.overflow).toEqual([{ key: 'defendant1.name', text: name }]);
  });

  test('longer than a box go on from the paragraph that has no room', async () => {
    const paragraphs = Array.from(
      { length: 40 },
      (_, index) => `${index + 1}. On that day they promised part ${index + 1}.`,
    );
    const filled = await fill({ texts: { facts: paragraphs.join('\n') } });
    const [overflow] = filled.overflow;
    const rest = overflow?.text.split('\n') ?? [];
    const shown = paragraphs.slice(0, paragraphs.length - rest.length);
    expect(shown.length).toBeGreaterThan(10);
    expect([...shown, ...rest]).toEqual(paragraphs);
    expect(await textIn(filled, STAND_IN_RECTS.demandDesc)).toBe([...shown, words.continued[0]].join(' '));
  });

  test('in a box of the usual width for an amount are written whole, or point to the sheet in fewer words', async () => {
    const map = standInMap(pdf);
    const [left, bottom, , top] = STAND_IN_RECTS.demandAmt;
    const narrow: Rect = [left, bottom, left + 62, top];
    const fields = map.fields.map((field) => (field.key === 'demand.amount' ? { ...field, rect: [...narrow] } : field));
    const read = await readFolder(await aFormsFolder(pdf, { ...map, fields }));
    const [narrowForm] = formsOf(read);
    const options = { assetsDir, title: 'A form', words };
    const amountIn = async (amount: string) => {
      const filled = await fillBlankForm(narrowForm, { texts: { 'demand.amount': amount }, ticked: [] }, options);
      if (!filled.ok) throw new Error(filled.error.code);
      return [await textIn(filled.value, narrow), filled.value.overflow.length];
    };
    expect(await amountIn('20,000.00')).toEqual(['20,000.00', 0]);
    expect(await amountIn('20,000.00 and costs of suit')).toEqual(['See sheet', 1]);
  });

  test('of any kind are never cut: what is not in the box is on the sheet', { timeout: 60_000 }, async () => {
    const fonts = await embedFormFonts(await PDFDocument.create(), assetsDir);
    const fields = form.fields.filter(({ kind }) => kind !== 'check');
    const word = fc.oneof(
      fc.constantFrom(...HARD_WORDS),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('They', 'promised', 'to', 'come', 'back.'),
    );
    const typed = fc.array(word, { maxLength: 120 }).map((all) => all.join(' '));
    const bare = (text: string) => text.replace(/[\s,]+/gu, '');
    fc.assert(
      fc.property(typed, fc.constantFrom(...fields), (raw, field) => {
        const text = cleanText(raw);
        const { lines, rest } = fitField(text, field, fonts, words);
        const shown = lines.filter((line) => !Object.values(words).flat().includes(line));
        expect(bare(shown.join('') + rest)).toBe(bare(text));
        for (const line of lines) {
          expect(fonts.widthOf(line, field.size)).toBeLessThanOrEqual(field.rect[2] - field.rect[0] - 4);
        }
        if (rest === '') expect(lines).toEqual(shown);
        else expect(lines.length - shown.length).toBe(1);
      }),
      { numRuns: 500 },
    );
  });

  test('stay inside their rectangles', { timeout: 60_000 }, async () => {
    const names = fc.string({ unit: fc.constantFrom(...'AWilj Şğİ.,-אבג1'), minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(names, fc.array(names, { maxLength: 60 }), async (name, story) => {
        const filled = await fill({ texts: { 'plaintiff.name': name, facts: story.join(' ') } });
        const { texts } = await readPlaced(filled.pdf);
        const rects = [STAND_IN_RECTS.plaNameA, STAND_IN_RECTS.demandDesc];
        const outside = texts
          .filter(({ text }) => text !== 'STAND-IN COMPLAINT FORM')
          .filter(({ left, right, base, size }) =>
            rects.every(
              (rect) =>
                left < rect[0] || right > rect[2] || base - 0.24 * size < rect[1] || base + 0.94 * size > rect[3],
            ),
          );
        expect(outside).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a folder of forms', () => {
  const problemsIn = async (directory: string): Promise<readonly string[]> => {
    const read = await readFolder(directory);
    return read.ok ? read.value.problems.map(({ file, form: of, problem }) => `${file}: ${of} ${problem}`) : [];
  };

  test('is read with every field’s place', () => {
    expect(form).toMatchObject({
      paper: 'complaint',
      part: 'small_claims',
      number: 'CN 00000',
      revision: '01/02/2020',
    });
    expect(form.fields.find(({ key }) => key === 'signer.name')).toMatchObject({ page: 1, leading: 12 });
    expect(form.fields.find(({ key }) => key === 'facts')?.rect).toEqual(STAND_IN_RECTS.demandDesc);
  });

  test('leaves a form of another hash alone, and says which it has', async () => {
    const problems = await problemsIn(await aFormsFolder(pdf, { ...standInMap(pdf), sha256: '0'.repeat(64) }));
    expect(problems).toEqual([
      `complaint.json: CN 00000 (complaint of small_claims) complaint.pdf is another file than the map was made for: its SHA-256 is ${form.sha256}`,
    ]);
  });

  test('leaves forms alone with everything that is wrong named at once', async () => {
    const map = standInMap(pdf);
    const directory = await aFormsFolder(pdf, {
      ...map,
      fields: [
        { key: 'plaintiff.name', kind: 'text', field: 'plaNameB' },
        { key: 'plaintiff.shoe_size', kind: 'text', field: 'plaNameA' },
        { key: 'court.county', kind: 'text', page: 3, rect: [0, 0, 300, 20] },
        { key: 'signer.name', kind: 'text', page: 1, rect: [400, 0, 700, 20] },
        { key: 'demand.amount', kind: 'text', field: 'demandAmt', size: 20 },
        { key: 'kind.contract', kind: 'check', field: 'ComplaintType' },
        { key: 'defendant1.name', kind: 'text' },
        { key: 'plaintiff.address', kind: 'lines', page: 1, rect: [60, 60, 80, 90] },
      ],
    });
    await writeFile(join(directory, 'alone.pdf'), pdf);
    await writeFile(join(directory, 'broken.json'), '{');
    await writeFile(
      join(directory, 'wrong.json'),
      JSON.stringify({ ...map, part: 'tax_court', colour: 'red', fields: [{ ...map.fields[0], size: 5 }] }),
    );
    const problems = await problemsIn(directory);
    const summary = problems.join('\n');
    for (const wanted of [
      'alone.pdf:  has no map beside it',
      'broken.json:  is not JSON',
      'wrong.json:  part: must be one of: small_claims, special_civil',
      'wrong.json:  holds what no map has: colour',
      'wrong.json:  fields: 0: size: must be at least 6',
      'needs a field for "facts" or "facts.story"',
      'there is no key "plaintiff.shoe_size" of kind text',
      'complaint.json: CN 00000 (complaint of small_claims) fields.0 (plaintiff.name): the PDF has no field named "plaNameB". It has plaNameA, plaAddrA, ',
      'Name one of these, or give "page" and "rect"',
      'is on page 3, and the PDF has 2',
      '"rect" lies outside the page',
      'is too low for its size: it needs 24.0 points',
      'has 2 boxes: say which',
      'needs either "field" or "rect"',
      'is too narrow for its size',
    ]) {
      expect(summary).toContain(wanted);
    }
  });

  test('uses none of two forms for the same complaint, and is refused when it is not there', async () => {
    const directory = await aFormsFolder(pdf);
    await writeFile(join(directory, 'second.pdf'), pdf);
    await writeFile(join(directory, 'second.json'), JSON.stringify(standInMap(pdf)));
    expect(await problemsIn(directory)).toEqual([
      'all maps: complaint of small_claims there are several forms for it, so none is used: keep one',
    ]);
    const read = await readBlankForms(directory, rules);
    expect(read.ok ? null : read.error).toEqual({
      file: directory,
      form: '',
      problem: 'is not a folder that can be read',
    });
  });

  test('uses the forms that are in order beside one that is not, and tells what to do', async () => {
    const map = standInMap(pdf);
    const wrong = [{ ...map.fields[0], field: 'plaNameB' }, ...map.fields.slice(1)];
    const directory = await aFolderOfForms(pdf, [
      { ...map, fields: wrong },
      { ...map, part: 'special_civil' },
    ]);
    const read = await readFolder(directory);
    expect(formsOf(read).map(({ part }) => part)).toEqual(['special_civil']);
    const summary = describeFormProblems(directory, read.ok ? read.value.problems : []);
    expect(summary).toContain(
      'form-1.json, CN 00000 (complaint of small_claims): fields.0 (plaintiff.name): the PDF has no field named "plaNameB"',
    );
    expect(summary).toContain('our own draft is used in its place');
  });
});
