import { paths } from '@plainclaim/contract';
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { approved, aSender, askApproval } from '../../../testing/builders/a-dispatched-letter.ts';
import { must, openedPdf } from '../../../testing/builders/a-draft.ts';
import { producedFile } from '../../../testing/fake-carrier/index.ts';
import { postedLetters } from '../../../testing/builders/a-posted-letter.ts';
import { POST_BACK, type PostedSite, startPostedSite } from '../../../testing/posted-site.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { TEST_START_MS } from '../../../testing/test-app.ts';
import { listDeliveryEvents } from './delivery-events.ts';

const MINUTE_MS = 60_000;
const PATIENCE = { timeout: 30_000, interval: 200 };

let posted: PostedSite;
beforeAll(async () => {
  posted = await startPostedSite();
});
afterEach(() => {
  posted.carrier.setMessageFault('none');
  posted.carrier.failNext('fail', 0);
  posted.site.clock.set(TEST_START_MS);
});
afterAll(() => posted.close());

const { query, offerOf, stop, postOf, lettersOf, isReady, later, handedOver, played } = postedLetters(() => posted);

describe('a letter by post', () => {
  test('stands first among the ways, with its price and both addresses', async () => {
    const offer = await offerOf(await aSender(posted.site));
    expect(offer.deliveries[0]).toBe('post');
    expect(offer.post).toMatchObject({ price_cents: POST_BACK, is_test: true, problem: null });
    expect(offer.post.recipients).toMatchObject([
      {
        window: ['Ironbound Property Management LLC', 'Attention: Dana Price', '500 Market Street', 'Newark, NJ 07105'],
        problem: null,
      },
    ]);
    expect(offer.post.sender.at(-1)).toMatch(/, [A-Z]{2} \d{5}$/);
  });

  test('waits for half an hour, then goes certified and as a copy, once each', async () => {
    const sender = await aSender(posted.site);
    const demandId = await approved(sender, 'post');
    await isReady(demandId);
    await posted.postDue();
    expect(await lettersOf(demandId)).toEqual([]);
    const { post } = await postOf(sender, demandId);
    expect(post).toMatchObject({ standing: 'queued', can_stop_until: '2026-11-21T17:30:00.000Z', back_cents: null });
    await later(sender, 31 * MINUTE_MS);
    await posted.postDue();
    await posted.postDue();
    expect((await lettersOf(demandId)).map(({ isCertified }) => isCertified).toSorted()).toEqual([false, true]);
    const after = await postOf(sender, demandId);
    expect(after.delivery?.state).toBe('sent');
    expect(after.post).toMatchObject({ standing: 'handed_over', can_stop_until: null });
    expect(after.delivery?.tracking_number).toMatch(/^TEST\d+$/);
    expect((await offerOf(sender)).deliveries).not.toContain('post');
  });

  test('is the approved file, byte for byte, and is addressed as the letter is', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    const pdf = must(await openedPdf(sender.browser, demandId)).rawPayload;
    const approvedHash = createHash('sha256').update(pdf).digest('hex');
    const window = (await offerOf(sender)).post.recipients[0].window as readonly string[];
    for (const letter of await lettersOf(demandId)) {
      expect(createHash('sha256').update(letter.file).digest('hex')).toBe(approvedHash);
      const produced = await readPdf(await producedFile(letter));
      for (const line of window) {
        expect(produced.pages[0]).toContain(line);
        expect(produced.pages[1]).toContain(line);
      }
      expect(produced.pages.slice(1).join('\n')).toBe((await readPdf(pdf)).text);
    }
  });

  test('can be stopped by its owner in that time, with the price back, and no later', async () => {
    const sender = await aSender(posted.site);
    const demandId = await approved(sender, 'post');
    await isReady(demandId);
    const stranger = await aSender(posted.site);
    expect((await stop(stranger, demandId)).statusCode).toBe(404);
    posted.site.clock.advance(29 * MINUTE_MS);
    expect(must(await stop(sender, demandId)).json().message).toContain('Nothing is mailed');
    must(await stop(sender, demandId));
    posted.site.clock.advance(2 * MINUTE_MS);
    await posted.postDue();
    expect(await lettersOf(demandId)).toEqual([]);
    const [{ claim_id: claimId }] = await query('select claim_id from letter_versions where demand_id = $1', [
      demandId,
    ]);
    await posted.payBack(claimId);
    await posted.payBack(claimId);
    const { delivery, post } = await postOf(sender, demandId);
    expect(delivery?.state).toBe('cancelled');
    expect(post).toMatchObject({ standing: 'stopped', back_cents: POST_BACK, is_back: true });
    const [order] = await query("select refunded_cents, status from orders where claim_id = $1 and status = 'paid'", [
      claimId,
    ]);
    expect(order).toMatchObject({ refunded_cents: POST_BACK });
    expect(await offerOf(sender)).toMatchObject({ post: { problem: expect.stringContaining('paid back') } });
  });

  test('cannot be stopped once the carrier may have it', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    const answer = await stop(sender, demandId);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'post.too_late']);
  });

  test('that was changed and approved again goes out once, in its new words', async () => {
    const sender = await aSender(posted.site);
    const first = await approved(sender, 'post');
    const second = await approved(sender, 'post', `${sender.text}\n\nPS: Please call me first.`);
    await isReady(second);
    await later(sender, 31 * MINUTE_MS);
    await posted.postDue();
    expect(await lettersOf(first)).toEqual([]);
    expect(await lettersOf(second)).toHaveLength(2);
    expect((await postOf(sender, first)).post).toMatchObject({ standing: 'stopped', back_cents: null });
  });
});

describe('what is known of it', () => {
  test.each([
    ['happy', 'delivered'],
    ['forwarded', 'delivered'],
    ['returned', 'returned'],
    ['unclaimed', 'returned'],
    ['waiting', 'pickup_available'],
  ] as const)('is told by the carrier’s messages, each with who says so: %s', async (script, standing) => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    await played(demandId, script);
    const { post } = await postOf(sender, demandId);
    expect(post.standing).toBe(standing);
    for (const { events } of post.pieces) {
      expect(events.find(({ kind }) => kind === 'handed_over')?.source).toBe('carrier');
      expect(events.find(({ kind }) => kind === 'accepted')?.source).toBe('post_office');
      expect(events.map(({ kind }) => kind)).not.toContain('signed');
      expect(new Set(events.map(({ kind }) => kind)).size).toBe(events.length);
    }
    const reason = post.pieces[0]?.events.find(({ kind }) => kind === 'returned')?.reason;
    expect(reason).toBe({ returned: 'undeliverable', unclaimed: 'unclaimed' }[script as string]);
  });

  test.each(['doubled', 'reordered'] as const)('is the same when messages come %s', async (fault) => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    posted.carrier.setMessageFault(fault);
    await played(demandId, 'happy');
    const { post } = await postOf(sender, demandId);
    expect(post.standing).toBe('delivered');
    for (const { events } of post.pieces) {
      expect(events.map(({ kind }) => kind).toSorted()).toEqual(
        ['accepted', 'delivered', 'handed_over', 'on_its_way', 'queued'].toSorted(),
      );
    }
  });

  test.each(['forged', 'old'] as const)('takes no %s message', async (fault) => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    posted.carrier.setMessageFault(fault);
    const before = posted.carrier.statuses.length;
    await played(demandId, 'happy');
    expect(new Set(posted.carrier.statuses.slice(before))).toEqual(new Set([400]));
    expect((await postOf(sender, demandId)).post.standing).toBe('handed_over');
  });

  test('is asked for when no message came', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    posted.carrier.setMessageFault('lost');
    await played(demandId, 'happy');
    expect((await postOf(sender, demandId)).post.standing).toBe('handed_over');
    await later(sender, 7 * 60 * MINUTE_MS);
    await posted.tend();
    expect((await postOf(sender, demandId)).post.standing).toBe('delivered');
  });

  test('warns when it has waited at the post office for ten days', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    await played(demandId, 'waiting');
    expect((await postOf(sender, demandId)).post.pieces[0]?.pickup_is_late).toBe(false);
    await later(sender, 10 * 24 * 60 * MINUTE_MS);
    expect((await postOf(sender, demandId)).post.pieces[0]?.pickup_is_late).toBe(true);
  });

  test('stands on the case’s page, in the list of letters and in the record', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    await played(demandId, 'happy');
    const { data } = must(await sender.browser.get(`${paths.demandLetters}?page=1`)).json();
    expect(data[0]).toMatchObject({
      channel: 'post',
      standing: 'delivered',
      tracking_number: expect.stringMatching(/^TEST/),
    });
    const page = must(await sender.browser.get(`${paths.casePage}?case_id=${data[0].case_id}`)).json();
    expect(page.deliveries).toMatchObject([{ channel: 'post', standing: 'delivered' }]);
    const [{ id }] = await query('select id from letter_versions where demand_id = $1', [demandId]);
    const { db, dispatches, pieces } = posted.deps;
    const events = await listDeliveryEvents(db, dispatches, pieces, id);
    expect(events.filter(({ service }) => service === 'certified').map(({ kind, source }) => [kind, source])).toEqual(
      expect.arrayContaining([
        ['handed_over', 'carrier'],
        ['accepted', 'post_office'],
        ['delivered', 'post_office'],
      ]),
    );
  });

  test('never has a test carrier’s number in production', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    const [letter] = await lettersOf(demandId);
    const real = posted.lob(posted.site.clock, { isProduction: true });
    expect(await real.read(letter?.id ?? '')).toMatchObject({ ok: true, value: { trackingNumber: null } });
  });
});

describe('a letter that cannot be posted', () => {
  test('because it could not be printed is told, costs nothing, and the other ways stay', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    await played(demandId, 'unprintable');
    const { delivery, post } = await postOf(sender, demandId);
    expect(delivery).toMatchObject({ state: 'failed', problem: expect.stringContaining('could not be printed') });
    expect(post).toMatchObject({ standing: 'failed', back_cents: POST_BACK });
    expect((await offerOf(sender)).deliveries).toEqual(expect.arrayContaining(['self_mail', 'email']));
  });

  test.each([
    [
      'a name of eighty characters with a contact',
      { defendantFirstname: 'Name of '.repeat(10).trim() },
      /two lines of 40/,
    ],
    ['a name in three scripts', { defendantFirstname: 'Анна 李 سمير' }, /Latin/],
  ])('is not offered, with a reason: %s', async (_what, changes, sentence) => {
    const sender = await aSender(posted.site, changes);
    const offer = await offerOf(sender);
    expect(offer.deliveries).not.toContain('post');
    expect(offer.post.recipients[0].problem).toMatch(sentence);
    const answer = await askApproval(sender.browser, sender.text, 'post');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'dispatch.unavailable']);
  });

  test('to an address that the post office doubts waits for a yes, which is kept', async () => {
    const sender = await aSender(posted.site, { defendantAddress: 'missing unit' });
    const checked = must(await sender.browser.post(paths.postCheck)).json().post;
    expect(checked.recipients[0]).toMatchObject({ verdict: 'missing_unit', problem: null });
    const answer = await askApproval(sender.browser, sender.text, 'post');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'post.address_doubtful']);
    const { override_key } = checked.recipients[0];
    const wish = {
      demand_letter: sender.text,
      action: 'approve_and_send',
      delivery: 'post',
      confirmed: [override_key],
    };
    const demandId = must(await sender.browser.post(paths.saveDemandLetter, wish)).json().demand_id;
    const { deps } = posted;
    const rows = await query(
      'select d.id from dispatches d join letter_versions v on v.id = d.version_id where v.demand_id = $1',
      [demandId],
    );
    const kept = await deps.pieces.listOfDispatches(deps.db, [rows[0].id]);
    expect(kept.map(({ envelopes }) => [envelopes.verdict, envelopes.isOverridden])).toEqual([
      ['missing_unit', true],
      ['missing_unit', true],
    ]);
  });

  test('is approved all the same when the check of the address does not answer', async () => {
    const sender = await aSender(posted.site);
    for (const kind of ['broken', 'fail', 'busy'] as const) {
      posted.carrier.failNext(kind);
      expect(must(await sender.browser.post(paths.postCheck)).json().post.recipients[0].verdict).toBeNull();
    }
    expect(await approved(sender, 'post')).not.toBe('');
  });

  test('goes to a PO box, a prison and a shelter as to anybody', async () => {
    for (const defendantAddress of [
      'PO Box 500',
      'East Jersey State Prison 1100 Woodbridge Road',
      'Shelter 12 Hope Street',
    ]) {
      const offer = await offerOf(await aSender(posted.site, { defendantAddress }));
      expect(offer.deliveries[0]).toBe('post');
      expect(offer.post.recipients[0].is_po_box).toBe(defendantAddress.startsWith('PO'));
    }
  });

  test('because its owner deleted everything meanwhile is stopped, and its price goes back first', async () => {
    const sender = await aSender(posted.site);
    const demandId = await approved(sender, 'post');
    await isReady(demandId);
    const [{ ref, total }] = await query(
      `select o.provider_ref as ref, o.total_cents as total from orders o
        join letter_versions v on v.claim_id = o.claim_id where v.demand_id = $1 and o.status = 'paid'`,
      [demandId],
    );
    must(await sender.browser.post(paths.deleteData, { agreed: true, password: sender.password }));
    await expect
      .poll(
        () => query('select from letter_versions where demand_id = $1', [demandId]).then((rows) => rows.length),
        PATIENCE,
      )
      .toBe(0);
    const paid = await posted.deps.payments.read(ref);
    if (!paid.ok) throw new Error(paid.error.code);
    expect(paid.value.cents).toBe(total);
    expect(paid.value.refunds.map(({ cents }) => cents)).toEqual([POST_BACK]);
    posted.site.clock.advance(31 * MINUTE_MS);
    await posted.postDue();
    expect(await lettersOf(demandId)).toEqual([]);
  });

  test('because its case was deleted leaves messages that are taken and say nothing', async () => {
    const sender = await aSender(posted.site);
    const demandId = await handedOver(sender);
    const letters = await lettersOf(demandId);
    await query('delete from dispatches where version_id = (select id from letter_versions where demand_id = $1)', [
      demandId,
    ]);
    const before = posted.carrier.statuses.length;
    for (const letter of letters) await posted.carrier.play(letter);
    expect(new Set(posted.carrier.statuses.slice(before))).toEqual(new Set([200]));
    await posted.tend();
  });
});
