import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approved, aSender } from '../../testing/builders/a-dispatched-letter.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const NUMBER = '94148118992230471234';
const caseOf = async (demandId: string): Promise<string> => {
  const text = 'select claim_id from letter_versions where demand_id = $1';
  return (await site.database.pool.query(text, [demandId])).rows[0].claim_id;
};

describe('the record of delivery', () => {
  test('is an exhibit by one press: what was sent, to whom, how, when, and who says so', async () => {
    const sender = await aSender(site, { selectedPackage: 'full-trial' });
    const demandId = await approved(sender, 'self_mail');
    const mailing = { demand_id: demandId, recipient: 0, tracking_number: NUMBER, mailed_on: '2026-11-21' };
    must(await sender.browser.post(paths.tracking, mailing));
    const case_id = await caseOf(demandId);
    const { exhibits } = must(await sender.browser.post(paths.deliveryRecord, { case_id })).json();
    expect(exhibits).toMatchObject([{ kind: 'pdf', description: expect.stringContaining('Record of delivery') }]);
    const view = { case_id, exhibit_id: exhibits[0].id, action: 'download' };
    const pdf = await readPdf(must(await sender.browser.post(paths.viewExhibit, view)).rawPayload);
    const text = pdf.text.replaceAll(/\s+/g, ' ');
    for (const words of [
      'Record of Delivery',
      demandId,
      NUMBER,
      'Approved by the sender for sending',
      'Mailed by the sender',
      'Statement of the sender',
      'SHA-256 of the text',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Delivered');
  });

  test('is not made while nothing was sent, and is nobody else’s', async () => {
    const sender = await aSender(site, { selectedPackage: 'full-trial' });
    const { case_id } = must(await sender.browser.get(paths.checkExistingDemand)).json();
    const answer = await sender.browser.post(paths.deliveryRecord, { case_id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'exhibits.nothing_sent']);
    expect((await site.browser().post(paths.deliveryRecord, { case_id })).statusCode).toBe(404);
  });
});
