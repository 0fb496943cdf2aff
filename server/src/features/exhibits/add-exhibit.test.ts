import { type ExhibitsAnswer, paths } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aForm, anExhibitCase, type ExhibitCase, exhibitsOf, sendForm, upload } from './testing/an-exhibit.ts';
import {
  aFormWithoutDrawings,
  aHeicPhoto,
  aLease,
  aLeaseWithAProgram,
  anEndlessPdf,
  aPhoto,
  aScreenshot,
  aTornHeicPhoto,
} from './testing/some-files.ts';

let site: TestApp;
let made: ExhibitCase;
beforeAll(async () => {
  site = await startTestApp();
  made = await anExhibitCase(site);
});
afterAll(() => site.close());

const stored = () => readdir(site.filesDir);

describe('an exhibit', () => {
  test.each([
    ['a photo', aPhoto, { kind: 'image', page_count: 1 }],
    ['a screenshot', aScreenshot, { kind: 'image', page_count: 1 }],
    ['a photo of an iPhone', async () => aHeicPhoto(), { kind: 'image', page_count: 1, has_picture: true }],
    ['a PDF', aLease, { kind: 'pdf', page_count: 2, drawn_pages: [] }],
    ['a PDF with a page that is drawn', aLeaseWithAProgram, { kind: 'pdf', page_count: 3, drawn_pages: [2] }],
    ['a PDF that everybody may read and nobody change', () => aLease({ ownerPassword: 'x' }), { kind: 'pdf' }],
  ])('can be %s', async (_name, file, expected) => {
    const own = await anExhibitCase(site);
    const answer = await upload(own, await file(), { description: ' The  lease ', happened_on: '2026-03-03' });
    const body: ExhibitsAnswer = must(answer).json();
    expect(body).toMatchObject({ included: true, message: messageFor('exhibits.added') });
    expect(body.exhibits).toEqual([expect.objectContaining({ mark: 'P-1', ...expected })]);
    expect(body.exhibits[0]).toMatchObject({ description: 'The lease', happened_on: '2026-03-03' });
    expect(await exhibitsOf(own)).toEqual({ ...body, message: '' });
  });

  test('keeps what was seen in its file when it is described anew', async () => {
    const own = await anExhibitCase(site);
    const body: ExhibitsAnswer = must(await upload(own, await aLeaseWithAProgram())).json();
    const exhibit_id = body.exhibits[0]?.id ?? '';
    const stated = { case_id: own.caseId, exhibit_id, description: 'The lease', happened_on: '' };
    const after: ExhibitsAnswer = must(await own.browser.post(paths.describeExhibit, stated)).json();
    expect(after.exhibits).toMatchObject([{ description: 'The lease', drawn_pages: [2], scan: 'not_scanned' }]);
  });

  test('that is a photo of an iPhone looks as it did there', async () => {
    const own = await anExhibitCase(site);
    const body: ExhibitsAnswer = must(await upload(own, aHeicPhoto())).json();
    const opened = await own.browser.post(paths.viewExhibit, {
      case_id: own.caseId,
      exhibit_id: body.exhibits[0]?.id ?? '',
    });
    const { data, info } = await sharp(must(opened).rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 64, height: 48, channels: 3 });
    const colourAt = (x: number, y: number) => [...data.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)];
    const [red = 0, , blue = 0] = colourAt(8, 8);
    expect(blue).toBeGreaterThan(red + 80);
    const [moreRed = 0, , lessBlue = 0] = colourAt(56, 40);
    expect(moreRed).toBeGreaterThan(lessBlue + 80);
  });

  test('may come before its fields, whatever its name is', async () => {
    const own = await anExhibitCase(site);
    for (const fileName of ['../../../etc/passwd', 'con.exe', `${'x'.repeat(300)}.html`]) {
      const form = aForm(await aScreenshot(), { description: 'A message' }, { fileName, fileFirst: true });
      must(await sendForm(own, form));
    }
    const { exhibits } = await exhibitsOf(own);
    expect(exhibits.map(({ mark, description }) => [mark, description])).toEqual(
      ['P-1', 'P-2', 'P-3'].map((mark) => [mark, 'A message']),
    );
  });

  test('is one of few at a time: whoever sends ten side by side is told to come back with the rest', async () => {
    const own = await anExhibitCase(site);
    const photo = await aPhoto();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(own, photo)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(2);
    for (const answer of refused) {
      expect([answer.json().code, answer.headers['retry-after']]).toEqual(['server.busy', '10']);
    }
    expect((await exhibitsOf(own)).exhibits).toHaveLength(10 - refused.length);
    must(await upload(own, photo));
  });

  test('lies on the disk sealed, as one file under its id', async () => {
    const own = await anExhibitCase(site);
    const { exhibits } = must(await upload(own, await aLease(), { description: 'Lease' })).json<ExhibitsAnswer>();
    const id = exhibits[0]?.id ?? '';
    expect(await stored()).toContain(id);
    const bytes = await readFile(join(site.filesDir, id));
    expect(bytes.includes('%PDF')).toBe(false);
    const { rows } = await site.database.pool.query(`select encode(details, 'escape') as details from exhibits`);
    expect(JSON.stringify(rows)).not.toContain('Lease');
  });
});

describe('a file is refused with its reason', () => {
  const aLockedLease = () => aLease({ userPassword: 'open sesame' });
  const aTornLease = async () => {
    const lease = await aLease();
    return lease.subarray(0, lease.length * 0.7);
  };
  const aTornPhoto = async () => {
    const photo = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    return photo.subarray(0, photo.length / 2);
  };
  const text = (words: string) => async () => Buffer.from(words.repeat(50));

  test.each([
    ['a photo of an iPhone that nobody can open', async () => aTornHeicPhoto(), 422, 'exhibits.heic'],
    ['a PDF that no reader would be done with', anEndlessPdf, 422, 'exhibits.too_heavy'],
    ['a web page', text('<html><script>alert(1)</script>'), 415, 'exhibits.kind_unknown'],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'exhibits.kind_unknown'],
    ['a program', text('MZ\u0090'), 415, 'exhibits.kind_unknown'],
    ['nothing', async () => Buffer.alloc(0), 422, 'exhibits.no_file'],
    ['a PDF that a password locks', aLockedLease, 422, 'exhibits.password'],
    ['a PDF that breaks off', aTornLease, 422, 'exhibits.broken'],
    ['a text that calls itself a PDF', text('%PDF-1.7 not really %%EOF '), 422, 'exhibits.broken'],
    ['a photo that breaks off', aTornPhoto, 422, 'exhibits.broken'],
    [
      'a JPEG of noise',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(900, 7)]),
      422,
      'exhibits.broken',
    ],
    ['a form without drawn answers', aFormWithoutDrawings, 422, 'exhibits.form_not_drawn'],
    ['a PDF of too many pages', () => aLease({ pages: 101 }), 422, 'exhibits.too_many_pages'],
  ])('%s', async (_name, file, status, code) => {
    const before = await stored();
    const answer = await upload(made, await file(), { description: 'x' });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/^[A-Z].{20,}\.$/);
    // Nothing of it stays.
    expect((await stored()).toSorted()).toEqual(before.toSorted());
  });

  test('one of more than 25 MB, however it is sent', async () => {
    const own = await anExhibitCase(site);
    const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(25 * 1024 * 1024 + 1)]);
    const before = await stored();
    for (const filler of [0, 200_000]) {
      const answer = await upload(own, Buffer.concat([large, Buffer.alloc(filler)]));
      expect([answer.statusCode, answer.json().code]).toEqual([413, 'exhibits.too_large']);
      expect(answer.json().message).toContain('larger than 25 MB');
    }
    expect(await stored()).toEqual(before);
  });

  test('a form that has none, or breaks off', async () => {
    const none = await sendForm(made, aForm(null, { description: 'x' }));
    expect([none.statusCode, none.json().code]).toEqual([422, 'exhibits.no_file']);
    const whole = aForm(await aPhoto());
    const torn = await sendForm(made, whole.subarray(0, whole.length - 200));
    expect([torn.statusCode, torn.json().code]).toEqual([400, 'exhibits.upload_broken']);
    const noForm = await made.browser.post(`${paths.exhibits}?case_id=${made.caseId}`, {});
    expect([noForm.statusCode, noForm.json().code]).toEqual([415, 'request.unsupported']);
  });

  test.each([
    ['a day that is not there', { happened_on: '2026-02-30' }, 'exhibits.date_invalid'],
    ['a day to come', { happened_on: '2026-11-22' }, 'exhibits.date_invalid'],
    ['a story for a description', { description: 'x'.repeat(201) }, 'exhibits.description_long'],
  ])('one with %s', async (_name, fields, code) => {
    const answer = await upload(made, await aScreenshot(), fields);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });
});

describe('exhibits belong to one case', () => {
  test('and nobody else can see, add to or change them', async () => {
    const own = await anExhibitCase(site);
    const { exhibits } = must(await upload(own, await aScreenshot(), { description: 'Mine' })).json<ExhibitsAnswer>();
    const stranger = await anExhibitCase(site);
    const exhibit_id = exhibits[0]?.id ?? '';
    for (const browser of [stranger.browser, site.browser()]) {
      const { caseId: case_id } = own;
      const answers = [
        await browser.get(`${paths.exhibits}?case_id=${case_id}`),
        await sendForm({ ...own, browser }, aForm(await aScreenshot())),
        await browser.post(paths.orderExhibits, { case_id, exhibit_ids: [] }),
        await browser.post(paths.describeExhibit, { case_id, exhibit_id, description: 'x', happened_on: '' }),
        await browser.post(paths.removeExhibit, { case_id, exhibit_id }),
        await browser.get(`${paths.exhibitPacket}?case_id=${case_id}`),
        await browser.post(paths.exhibitPacket, { case_id }),
        await browser.post(paths.openExhibitPacket, { case_id }),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'exhibits.unknown_case']);
      }
    }
    const ofAnother = { case_id: stranger.caseId, exhibit_id };
    const removed = await stranger.browser.post(paths.removeExhibit, ofAnother);
    expect([removed.statusCode, removed.json().code]).toEqual([404, 'exhibits.unknown']);
    expect((await exhibitsOf(own)).exhibits.map(({ id }) => id)).toContain(exhibit_id);
  });

  test('of a package that has them', async () => {
    const letter = await anExhibitCase(site, { selectedPackage: 'demand-letter' });
    expect(await exhibitsOf(letter)).toMatchObject({ included: false, exhibits: [], packet: { state: 'none' } });
    const answer = await upload(letter, await aScreenshot());
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'exhibits.not_included']);
  });
});
