import { type ExhibitPacketAnswer, type ExhibitsAnswer, paths } from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { must } from '../../../testing/builders/a-draft.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { added, anExhibitCase, type ExhibitCase, exhibitsOf } from '../testing/an-exhibit.ts';
import { A_PLACE, aLease, aPhoto, aScreenshot } from '../testing/some-files.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
}, 60_000);
afterAll(() => site.close());

const stateOf = async ({ browser, caseId }: ExhibitCase): Promise<ExhibitPacketAnswer> =>
  must(await browser.get(`${paths.exhibitPacket}?case_id=${caseId}`)).json();

async function packetOf(made: ExhibitCase): Promise<Buffer> {
  const asked = must(await made.browser.post(paths.exhibitPacket, { case_id: made.caseId }));
  expect(asked.json()).toMatchObject({ message: messageFor('exhibits.packet_started') });
  const isReady = async () => expect((await stateOf(made)).packet.state).toBe('ready');
  await vi.waitFor(isReady, { timeout: 40_000, interval: 100 });
  return must(await openPacket(made)).rawPayload;
}

const openPacket = ({ browser, caseId: case_id }: ExhibitCase, action = 'view') =>
  browser.post(paths.openExhibitPacket, { case_id, action });

const order = ({ browser, caseId: case_id }: ExhibitCase, exhibit_ids: readonly string[]) =>
  browser.post(paths.orderExhibits, { case_id, exhibit_ids });

describe('the list of exhibits', () => {
  test('can be put in another order, described anew and made shorter; the marks follow', async () => {
    const made = await anExhibitCase(site);
    for (const name of ['One', 'Two', 'Three']) await added(made, await aScreenshot(), name);
    const [one = '', two = '', three = ''] = (await exhibitsOf(made)).exhibits.map(({ id }) => id);
    const ordered: ExhibitsAnswer = must(await order(made, [three, one, two])).json();
    expect(ordered.exhibits.map(({ mark, description }) => [mark, description])).toEqual([
      ['P-1', 'Three'],
      ['P-2', 'One'],
      ['P-3', 'Two'],
    ]);
    for (const wrong of [[three, one], [three, one, one], [three, one, two, two], []]) {
      const refused = await order(made, wrong);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'exhibits.order_changed']);
    }
    const { browser, caseId: case_id } = made;
    const change = { case_id, exhibit_id: one, description: 'First message', happened_on: '2026-10-01' };
    must(await browser.post(paths.describeExhibit, change));
    const files = await readdir(site.filesDir);
    const rest: ExhibitsAnswer = must(await browser.post(paths.removeExhibit, { case_id, exhibit_id: three })).json();
    expect(rest.exhibits).toMatchObject([
      { id: one, mark: 'P-1', description: 'First message', happened_on: '2026-10-01' },
      { id: two, mark: 'P-2', description: 'Two' },
    ]);
    expect(await readdir(site.filesDir)).toEqual(files.filter((name) => name !== three));
    const again = await browser.post(paths.removeExhibit, { case_id, exhibit_id: three });
    expect([again.statusCode, again.json().code]).toEqual([404, 'exhibits.unknown']);
  }, 60_000);
});

describe('the packet', () => {
  let made: ExhibitCase;
  let pdf: Buffer;
  beforeAll(async () => {
    made = await anExhibitCase(site);
    await added(made, await aPhoto(), 'The broken window');
    await added(made, await aLease(), 'The lease');
    pdf = await packetOf(made);
  }, 90_000);

  test('has a list, a cover for each exhibit, its pages, and a stamp on every page', async () => {
    const { pages, title, isTagged, language } = await readPdf(pdf);
    expect({ title, isTagged, language }).toEqual({
      title: 'Exhibits: Marisol Teixeira v. Ironbound Property Management LLC',
      isTagged: true,
      language: 'en-US',
    });
    const holds = [
      ['Exhibit list', 'The broken window', 'PLTF-000005 – PLTF-000006'],
      ['Exhibit P-1', 'The broken window', '1 page'],
      ['Exhibit P-1, page 1 of 1'],
      ['Exhibit P-2', 'The lease', '2 pages', 'Offered by the plaintiff, Marisol Teixeira'],
      ['Exhibit P-2, page 1 of 2', 'Lease page 1', 'Filled: 1,225 a month'],
      ['Exhibit P-2, page 2 of 2', 'Lease page 2'],
    ];
    expect(pages).toHaveLength(holds.length);
    for (const [index, expected] of holds.entries()) {
      for (const words of [...expected, `PLTF-${String(index + 1).padStart(6, '0')}`])
        expect(pages[index]).toContain(words);
    }
  });

  test('tells somebody who cannot see it what each page is', async () => {
    const { elements } = await readPdf(pdf);
    expect(elements.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual([
      'Exhibit P-1: picture. The broken window',
      'Exhibit P-2, page 1 of 2: The lease. A page that was uploaded; its text is not read out here.',
      'Exhibit P-2, page 2 of 2: The lease. A page that was uploaded; its text is not read out here.',
    ]);
  });

  test('holds nothing of the uploads but what they show', () => {
    const file = pdf.toString('latin1');
    expect(file).not.toMatch(/JavaScript|OpenAction|EmbeddedFile|AcroForm|\/AA|Launch|hello from the lease/);
    for (const expected of [A_PLACE, 'GPS', 'Camera of the claimant', 'hidden behind', 'an attached secret', 'Exif']) {
      expect(pdf.includes(expected)).toBe(false);
    }
  });

  test('is kept by no cache, is saved under a name of its own, and lies sealed on the disk', async () => {
    const opened = must(await openPacket(made, 'download'));
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="Exhibits.pdf"',
    });
    expect(opened.rawPayload.equals(pdf)).toBe(true);
    expect(site.logLines.join('\n')).not.toMatch(/broken window|Teixeira|Ironbound/);
  });

  test('says how far it is, and that it is out of date once an exhibit changes', async () => {
    expect((await stateOf(made)).packet).toEqual({
      state: 'ready',
      steps_done: 2,
      steps_all: 2,
      page_count: 6,
      is_current: true,
      reason: null,
    });
    const { exhibits } = await exhibitsOf(made);
    must(await order(made, exhibits.map(({ id }) => id).toReversed()));
    expect((await stateOf(made)).packet).toMatchObject({ state: 'ready', is_current: false });
    const { pages } = await readPdf(await packetOf(made));
    expect(pages[1]).toContain('The lease');
    must(await made.browser.post(paths.removeExhibit, { case_id: made.caseId, exhibit_id: exhibits[0]?.id ?? '' }));
    expect((await stateOf(made)).packet.state).toBe('none');
    const gone = await openPacket(made);
    expect([gone.statusCode, gone.json().code]).toEqual([409, 'exhibits.packet_none']);
  }, 60_000);

  test('is not made of nothing or of what nobody described', async () => {
    const own = await anExhibitCase(site);
    const none = await own.browser.post(paths.exhibitPacket, { case_id: own.caseId });
    expect([none.statusCode, none.json().code]).toEqual([409, 'exhibits.none']);
    await added(own, await aScreenshot(), '');
    const undescribed = await own.browser.post(paths.exhibitPacket, { case_id: own.caseId });
    expect(undescribed.json()).toMatchObject({ code: 'exhibits.description_missing' });
    expect(undescribed.json().message).toContain('Exhibit P-1');
  }, 30_000);
});
