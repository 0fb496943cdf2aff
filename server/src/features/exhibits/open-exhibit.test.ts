import { type ExhibitsAnswer, paths } from '@plainclaim/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../../testing/builders/a-draft.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aForm, added, anExhibitCase, type ExhibitCase, exhibitsOf, sendForm } from './testing/an-exhibit.ts';
import { A_PLACE, aLease, aPhoto, aScreenshot } from './testing/some-files.ts';

let site: TestApp;
let made: ExhibitCase;
let photoId = '';
let leaseId = '';
beforeAll(async () => {
  site = await startTestApp();
  made = await anExhibitCase(site);
  await added(made, await aPhoto(), 'The kitchen');
  const { exhibits } = await added(made, await aLease(), 'The lease');
  [photoId = '', leaseId = ''] = exhibits.map(({ id }) => id);
});
afterAll(() => site.close());

const view = (exhibit_id: string, action = 'view', { browser, caseId: case_id } = made) =>
  browser.post(paths.viewExhibit, { case_id, exhibit_id, action });
const picture = (exhibit_id: string, { browser, caseId: case_id } = made) =>
  browser.post(paths.exhibitPicture, { case_id, exhibit_id });

describe('its owner sees an exhibit', () => {
  test('that is a picture as the clean copy of it', async () => {
    const { headers, rawPayload } = must(await view(photoId));
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="Exhibit-P-1.jpg"',
      'x-content-type-options': 'nosniff',
    });
    // Upright, and without what the camera knew.
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
    expect(rawPayload.includes(A_PLACE)).toBe(false);
  });

  test('that is a PDF, and can save it', async () => {
    const { headers, rawPayload } = must(await view(leaseId, 'download'));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="Exhibit-P-2.pdf"',
    });
    expect((await readPdf(rawPayload)).text).toContain('Lease page 2');
    expect(rawPayload.includes(A_PLACE)).toBe(false);
  });

  test('and the trail of the case tells it, but not that a list showed small copies', async () => {
    const opened = `select count(*)::int as count from audit_events where claim_id = $1 and kind = 'exhibit.opened'`;
    const count = async () => (await site.database.pool.query<{ count: number }>(opened, [made.caseId])).rows[0]?.count;
    const before = (await count()) ?? 0;
    must(await view(photoId));
    must(await picture(photoId));
    expect(await count()).toBe(before + 1);
  });

  test('small, when it is a picture', async () => {
    const { headers, rawPayload } = must(await picture(photoId));
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 144, height: 192 });
    const { exhibits } = await exhibitsOf(made);
    expect(exhibits.map(({ has_picture }) => has_picture)).toEqual([true, false]);
    const ofLease = await picture(leaseId);
    expect([ofLease.statusCode, ofLease.json().code]).toEqual([404, 'exhibits.unknown']);
    const { rows } = await site.database.pool.query<{ small_picture: Buffer }>(
      'select small_picture from exhibits where id = $1',
      [photoId],
    );
    expect(rows[0]?.small_picture.includes(rawPayload)).toBe(false);
  });

  test('without a small copy when it was added before there were any', async () => {
    const { exhibits } = await added(made, await aScreenshot());
    const id = exhibits.at(-1)?.id ?? '';
    await site.database.pool.query('update exhibits set small_picture = null where id = $1', [id]);
    expect((await exhibitsOf(made)).exhibits.at(-1)).toMatchObject({ id, has_picture: false });
    expect((await picture(id)).statusCode).toBe(404);
    must(await view(id));
  });
});

test('nobody else sees it, small or whole', async () => {
  const stranger = await anExhibitCase(site);
  for (const browser of [stranger.browser, site.browser()]) {
    const theirs = { ...made, browser };
    for (const answer of [await view(photoId, 'view', theirs), await picture(photoId, theirs)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'exhibits.unknown_case']);
    }
  }
  for (const id of [photoId, 'not-an-id', '']) {
    for (const answer of [await view(id, 'view', stranger), await picture(id, stranger)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'exhibits.unknown']);
    }
  }
});

test('the list says what the files were called and whom the case is against', async () => {
  const own = await anExhibitCase(site);
  for (const [fileName, shown] of [
    ['Küche 1.jpg', 'Küche 1.jpg'],
    ['../../etc/passwd', 'passwd'],
  ] as const) {
    const sent = must(await sendForm(own, aForm(await aScreenshot(), { description: 'x' }, { fileName })));
    expect(sent.json<ExhibitsAnswer>().exhibits.at(-1)?.file_name).toBe(shown);
  }
  const { exhibits, defendant_name } = await exhibitsOf(own);
  expect(defendant_name).toBe('Ironbound Property Management LLC');
  const change = { case_id: own.caseId, exhibit_id: exhibits[0]?.id ?? '', description: 'Kitchen', happened_on: '' };
  const described: ExhibitsAnswer = must(await own.browser.post(paths.describeExhibit, change)).json();
  expect(described.exhibits[0]).toMatchObject({ description: 'Kitchen', file_name: 'Küche 1.jpg' });
  const { rows } = await site.database.pool.query(`select encode(details, 'escape') as details from exhibits`);
  expect(JSON.stringify(rows)).not.toContain('passwd');
});
