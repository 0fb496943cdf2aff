import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSender, askApproval, type Sender } from '../../../testing/builders/a-dispatched-letter.ts';
import { must, openedPdf } from '../../../testing/builders/a-draft.ts';
import { postedLetters } from '../../../testing/builders/a-posted-letter.ts';
import { bundledRenderer } from '../../../testing/child-bundles.ts';
import { type PostedSite, startPostedSite } from '../../../testing/posted-site.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { createDocumentRenderer } from '../../../platform/documents/index.ts';
import { isSurelyShort } from './letter-length.ts';

// A renderer that no busy machine makes give up: a letter that cannot be drawn now is not counted.
const renderer = createDocumentRenderer({ ...bundledRenderer(), size: 1, timeoutMs: 60_000 });
let posted: PostedSite;
beforeAll(async () => {
  posted = await startPostedSite({ renderer });
});
afterAll(async () => {
  await posted.close();
  await renderer.close();
});
const { isReady, offerOf } = postedLetters(() => posted);

/** Sixty pages are drawn: on a busy machine that takes a while. */
const LONG_MS = 180_000;

/** Fifty letters that take two lines of a page. */
const TWO_LINES = `${'W'.repeat(9)} `.repeat(5).trim();

/** A page of it takes fifty lines: 25 of these doubled ones. */
const longText = ({ text }: Sender, doubled: number): string =>
  [
    text,
    '',
    ...Array.from({ length: doubled }, () => TWO_LINES),
    ...Array.from({ length: 1_500 }, (_, line) => String(line)),
  ].join('\n');

test(
  'sixty pages and the address page: posting is not offered, with the reason, before anything is approved',
  async () => {
    const sender = await aSender(posted.site);
    const text = longText(sender, 800);
    must(await sender.browser.post(paths.saveDemandLetter, { demand_letter: text, action: 'save' }));
    const offer = await offerOf(sender);
    expect(offer.post.problem).toMatch(/it has 60 pages, and one envelope takes 59\. Nothing is lost/);
    expect(offer.deliveries).toEqual(['email', 'self_mail', 'both']);
    const answer = await askApproval(sender.browser, text, 'post');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'post.too_long']);
    expect(answer.json().message).toContain('60 pages');
    expect(await offerOf(sender)).toMatchObject({ demand_letter: text, demand_approved: false });
  },
  LONG_MS,
);

test(
  'fifty-nine pages and the address page are posted',
  async () => {
    const sender = await aSender(posted.site);
    const text = longText(sender, 775);
    expect(isSurelyShort(text)).toBe(false);
    must(await sender.browser.post(paths.saveDemandLetter, { demand_letter: text, action: 'save' }));
    const offer = await offerOf(sender);
    expect([offer.post.problem, offer.deliveries[0]]).toEqual([null, 'post']);
    const demandId = String(must(await askApproval(sender.browser, text, 'post')).json().demand_id);
    await isReady(demandId);
    const pdf = await readPdf(must(await openedPdf(sender.browser, demandId)).rawPayload);
    expect(pdf.pages).toHaveLength(59);
  },
  LONG_MS,
);

test('a letter of an ordinary length is not drawn to be counted', async () => {
  expect(isSurelyShort((await aSender(posted.site)).text)).toBe(true);
});
