import { type ExhibitsAnswer, paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSender } from '../../testing/builders/a-dispatched-letter.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { postedLetters } from '../../testing/builders/a-posted-letter.ts';
import type { ScriptName } from '../../testing/fake-carrier/index.ts';
import { type PostedSite, startPostedSite } from '../../testing/posted-site.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { added } from './testing/an-exhibit.ts';
import { aLease } from './testing/some-files.ts';

let posted: PostedSite;
beforeAll(async () => {
  posted = await startPostedSite();
});
afterAll(() => posted.close());

/** A PDF is made, a file is opened and a record is drawn: on a busy machine that takes a while. */
const LONG_MS = 180_000;

const DAY_MS = 24 * 60 * 60 * 1_000;
const { handedOver, later, offerOf, played, postOf } = postedLetters(() => posted);

/** Three days after a letter was handed over, with one file among the exhibits. */
async function withReceipt(script: ScriptName) {
  const sender = await aSender(posted.site, { selectedPackage: 'full-trial' });
  const handedOverOn = posted.site.clock.today();
  const demandId = await handedOver(sender);
  await later(sender, 3 * DAY_MS);
  await played(demandId, script);
  const case_id = String((await offerOf(sender)).case_id);
  const { browser } = sender;
  const { exhibits } = await added({ site: posted.site, browser, caseId: case_id }, await aLease());
  const [exhibit] = exhibits;
  if (exhibit === undefined) throw new Error('no exhibit was added');
  const describe = (happened_on: string, receipt_of = exhibit.may_be_receipt_of[0]?.id ?? '') =>
    browser.post(paths.describeExhibit, {
      case_id,
      exhibit_id: exhibit.id,
      description: 'The return receipt',
      happened_on,
      receipt_of,
    });
  const casePage = async () => must(await browser.get(`${paths.casePage}?case_id=${case_id}`)).json();
  return { browser, case_id, casePage, demandId, describe, exhibit, handedOverOn, sender };
}

test(
  'a return receipt among the exhibits is the source of “signed”, everywhere, as long as it is there',
  async () => {
    const { browser, case_id, casePage, demandId, describe, exhibit, handedOverOn, sender } =
      await withReceipt('happy');
    expect(exhibit.receipt_of).toBeNull();
    expect((await postOf(sender, demandId)).post).toMatchObject({ standing: 'delivered', source: 'post_office' });
    const { exhibits } = must(await describe(handedOverOn)).json<ExhibitsAnswer>();
    expect(exhibits[0]).toMatchObject({
      receipt_of: exhibit.may_be_receipt_of[0]?.name,
      may_be_receipt_of: [],
      happened_on: handedOverOn,
    });
    const signed = { standing: 'signed', source: 'return_receipt' };
    const { post } = await postOf(sender, demandId);
    expect(post).toMatchObject(signed);
    expect(post.pieces.map(({ service, standing }) => [service, standing])).toEqual([
      ['certified', 'signed'],
      ['first_class', 'delivered'],
    ]);
    const shown = { standing: 'signed', standing_source: 'return_receipt' };
    expect(must(await browser.get(paths.demandLetters)).json().data).toMatchObject([shown]);
    expect((await casePage()).deliveries).toMatchObject([shown]);

    const made = must(await browser.post(paths.deliveryRecord, { case_id })).json<ExhibitsAnswer>();
    const record = { case_id, exhibit_id: made.exhibits[1]?.id, action: 'download' };
    const pdf = await readPdf(must(await browser.post(paths.viewExhibit, record)).rawPayload);
    expect(pdf.text.replaceAll(/\s+/g, ' ')).toMatch(/Signed for.*Return receipt, added by the sender to the exhibits/);

    must(await browser.post(paths.removeExhibit, { case_id, exhibit_id: exhibit.id }));
    expect((await postOf(sender, demandId)).post).toMatchObject({ standing: 'delivered', source: 'post_office' });
  },
  LONG_MS,
);

test(
  'the day of a receipt is asked for, lies after the handing over, and stays',
  async () => {
    const { demandId, describe, exhibit, sender } = await withReceipt('happy');
    for (const day of ['', '2026-11-20']) {
      const answer = await describe(day);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'exhibits.receipt_day']);
    }
    expect((await postOf(sender, demandId)).post.standing).toBe('delivered');
    const today = posted.site.clock.today();
    must(await describe(today));
    const again = must(await describe('2026-11-01', '')).json<ExhibitsAnswer>();
    expect(again.exhibits.find(({ id }) => id === exhibit.id)?.happened_on).toBe(today);
  },
  LONG_MS,
);

test(
  'a letter that came back has no receipt, and nobody has one for somebody else’s letter',
  async () => {
    const back = await withReceipt('returned');
    expect(back.exhibit.may_be_receipt_of).toEqual([]);
    const other = await withReceipt('happy');
    // Three days later everybody logs in again.
    await later(back.sender, 0);
    const answer = await back.describe(posted.site.clock.today(), other.exhibit.may_be_receipt_of[0]?.id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'exhibits.receipt_not_open']);
    await later(other.sender, 0);
    expect((await postOf(other.sender, other.demandId)).post.standing).toBe('delivered');
  },
  LONG_MS,
);
