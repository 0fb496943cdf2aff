import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approved, aSender, askApproval, deliveriesOf } from '../../../testing/builders/a-dispatched-letter.ts';
import { aCompleteForm, aPayment, must, twoMoreDefendants } from '../../../testing/builders/a-draft.ts';
import { aPerson } from '../../../testing/builders/an-account.ts';
import { postedLetters } from '../../../testing/builders/a-posted-letter.ts';
import { POST_BACK, POST_PRICE, type PostedSite, startPostedSite } from '../../../testing/posted-site.ts';

let beside: PostedSite;
const { offerOf, stop } = postedLetters(() => beside);

describe('a mailing sold beside the package', () => {
  beforeAll(async () => {
    beside = await startPostedSite({ isBeside: true });
  });
  afterAll(() => beside.close());

  /** A claim of three recipients, paid with the mailing or without it, and its letter. */
  async function bought(withMailing: boolean) {
    const person = await aPerson(beside.site);
    const { browser } = person;
    must(await browser.post(paths.saveFormData, aCompleteForm(twoMoreDefendants())));
    const asked = `${paths.price}?zip=07105&withMailing=${withMailing ? 'yes' : 'no'}`;
    const price = must(await browser.get(asked)).json();
    must(await browser.post(paths.checkout, aPayment({ withMailing, shownTotal: price.totalPrice })));
    const text = String(must(await browser.post(paths.generateDemandLetter)).json().demand_letter);
    return { sender: { ...person, text, theirEmail: '' }, price };
  }

  test('stands on the packages, is a line of the price and of the bill, and goes back with its tax', async () => {
    const { packages } = must(await beside.site.browser().get(paths.packages)).json();
    expect(packages[0].mailing).toEqual({ each_cents: POST_PRICE, is_beside: true });
    const { sender, price } = await bought(true);
    expect(price).toMatchObject({ mailings: 3, mailingTotal: 3 * POST_PRICE, mailingEach: POST_PRICE });
    expect(price.totalPrice).toBe(Math.round((2_900 + 2 * 699 + 3 * POST_PRICE) * 1.066_25));
    const [bill] = must(await sender.browser.get(paths.billing)).json().data;
    expect(bill).toMatchObject({ mailings: 3, mailing_total: 3 * POST_PRICE, total: price.totalPrice });
    expect((await offerOf(sender)).post).toMatchObject({ price_cents: POST_BACK, problem: null });
    const demandId = await approved(sender, 'post');
    must(await stop(sender, demandId));
    const deliveries = await deliveriesOf(sender.browser, demandId);
    expect(deliveries.map(({ post }) => post?.back_cents)).toEqual([POST_BACK, POST_BACK, POST_BACK]);
    const { pool } = beside.site.database;
    const { rows } = await pool.query('select kind, quantity, unit_cents from order_lines order by position');
    expect(rows).toContainEqual({ kind: 'mailing', quantity: 3, unit_cents: POST_PRICE });
  });

  test('that was not bought is not offered, and the price has no line of it', async () => {
    const { sender, price } = await bought(false);
    expect(price).toMatchObject({ mailings: 0, mailingTotal: 0, mailingEach: null });
    const offer = await offerOf(sender);
    expect(offer.post.problem).toContain('no mailing');
    expect(offer.deliveries).not.toContain('post');
    expect((await askApproval(sender.browser, sender.text, 'post')).json().code).toBe('dispatch.unavailable');
  });
});

describe('without a carrier', () => {
  test('nothing of it is there', async () => {
    const plain = await startPostedSite({ isOffered: false });
    try {
      const sender = await aSender(plain.site);
      const offer = await offerOf(sender);
      expect(offer.post).toBeNull();
      expect(offer.deliveries).toEqual(['email', 'self_mail', 'both']);
      expect((await askApproval(sender.browser, sender.text, 'post')).json().code).toBe('dispatch.unavailable');
      const webhook = await plain.site.app.inject({ method: 'POST', url: paths.postWebhook, payload: {} });
      expect(webhook.statusCode).toBe(404);
    } finally {
      await plain.close();
    }
  });
});
