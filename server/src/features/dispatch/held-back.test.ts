import { paths } from '@plainclaim/contract';
import { err } from '@plainclaim/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer } from '../../platform/documents/index.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { bundledRenderer } from '../../testing/child-bundles.ts';
import { mailTo } from '../../testing/builders/an-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { approved, aSender, deliveriesOf, LANDLORD, type Sender } from '../../testing/builders/a-dispatched-letter.ts';

type Outcome = Awaited<ReturnType<DocumentRenderer['renderLetter']>>;

let site: TestApp;
let renderer: DocumentRenderer;
let refusal: Extract<Outcome, { ok: false }> | null = null;
beforeAll(async () => {
  renderer = createDocumentRenderer({ ...bundledRenderer(), size: 1 });
  site = await startTestApp({
    renderer: { ...renderer, renderLetter: async (model) => refusal ?? renderer.renderLetter(model) },
  });
});
afterEach(() => {
  refusal = null;
});
afterAll(async () => {
  await site.close();
  await renderer.close();
});

const busy = err({ code: 'documents.busy' as const });
const mailsTo = ({ theirEmail }: Sender) => site.mails.filter(({ to }) => to.address === theirEmail);
const stateOf = async ({ browser }: Sender, demandId: string) => (await deliveriesOf(browser, demandId))[0]?.state;

/** Retries and waits come at once. */
const hurry = () =>
  site.database.pool.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
const settles = (sender: Sender, demandId: string, state: string) =>
  expect
    .poll(
      async () => {
        await hurry();
        return stateOf(sender, demandId);
      },
      { timeout: 15_000, interval: 100 },
    )
    .toBe(state);

describe('an email that waits for its PDF', () => {
  test('goes out once the PDF can be made', async () => {
    const sender = await aSender(site);
    refusal = busy;
    const demandId = await approved(sender, 'email');
    await hurry();
    expect(await stateOf(sender, demandId)).toBe('queued');
    refusal = null;
    await settles(sender, demandId, 'sent');
    expect(mailsTo(sender)).toHaveLength(1);
  });

  test('is cancelled when a newer text is approved, which alone goes out', async () => {
    const sender = await aSender(site);
    refusal = busy;
    const first = await approved(sender, 'email');
    const second = await approved(sender, 'email', `${sender.text}\n\nPlease call me.`);
    refusal = null;
    await settles(sender, second, 'sent');
    expect(await stateOf(sender, first)).toBe('cancelled');
    await hurry();
    expect(mailsTo(sender).map(({ text }) => text.includes(second))).toEqual([true]);
  });

  test('is failed when the PDF can never be made, and the claimant is told', async () => {
    const sender = await aSender(site);
    refusal = err({ code: 'documents.signature_unreadable' });
    const demandId = await approved(sender, 'email');
    await settles(sender, demandId, 'failed');
    const [delivery] = await deliveriesOf(sender.browser, demandId);
    expect(delivery?.problem).toContain('PDF of the letter could not be made');
    const stated = await mailTo(site, sender.email, /could not be emailed/);
    expect(stated.text).toContain(`We could not email your letter to ${LANDLORD}.`);
    expect(stated.text).toContain(demandId);
    expect(mailsTo(sender)).toEqual([]);
  });

  test('tells a claimant who approved in Spanish in Spanish', async () => {
    const english = await aSender(site);
    const browser = site.browser({ ...Object.fromEntries(english.browser.cookies), lang: 'es' });
    const sender = { ...english, browser };
    refusal = err({ code: 'documents.signature_unreadable' });
    await settles(sender, await approved(sender, 'email'), 'failed');
    expect((await mailTo(site, sender.email, /no se pudo/i)).html).toContain('<html lang="es">');
  });

  test('tells a claimant in the language chosen since the approval', async () => {
    const sender = await aSender(site);
    refusal = busy;
    const demandId = await approved(sender, 'email');
    must(await sender.browser.post(paths.accountLanguage, { language: 'tr' }));
    refusal = err({ code: 'documents.signature_unreadable' });
    await settles(sender, demandId, 'failed');
    expect((await mailTo(site, sender.email, /gönderilemedi|gönderemedik/i)).html).toContain('<html lang="tr">');
  });

  test('is tried for a day from the moment a held one was released, however long it was held', async () => {
    const sender = await aSender(site);
    refusal = busy;
    const demandId = await approved(sender, 'email', `${sender.text}\n\nPlease verify this with your bank.`);
    expect(await stateOf(sender, demandId)).toBe('held');
    const started = site.clock.now();
    site.clock.advance(10 * 24 * 60 * 60 * 1_000);
    await site.database.pool.query(
      `select decide_operator_item(id, 'release', 'ops', $2) from open_operator_items($2) where demand_id = $1`,
      [demandId, new Date(site.clock.now())],
    );
    // By now the claimant's session is over, so the state is looked up.
    const becomes = (state: string) =>
      expect
        .poll(
          async () => {
            await hurry();
            const { rows } = await site.database.pool.query(
              'select state from dispatches join letter_versions v on v.id = version_id where demand_id = $1',
              [demandId],
            );
            return rows;
          },
          { timeout: 15_000, interval: 100 },
        )
        .toEqual([{ state }]);
    await becomes('queued');
    site.clock.advance(23 * 60 * 60 * 1_000);
    await becomes('queued');
    refusal = null;
    await becomes('sent');
    expect(mailsTo(sender)).toHaveLength(1);
    site.clock.set(started);
  });

  test('is failed after a day of trying', async () => {
    const sender = await aSender(site);
    refusal = busy;
    const demandId = await approved(sender, 'email');
    const started = site.clock.now();
    site.clock.advance(24 * 60 * 60 * 1_000);
    await expect
      .poll(
        async () => {
          await hurry();
          const { rows } = await site.database.pool.query(
            `select state, failure_code from dispatches join letter_versions v on v.id = version_id where demand_id = $1`,
            [demandId],
          );
          return rows;
        },
        { timeout: 15_000, interval: 100 },
      )
      .toEqual([{ state: 'failed', failure_code: 'no_pdf' }]);
    site.clock.set(started);
  });
});

describe('an email whose payment the bank is asked about', () => {
  const disputed = (demandId: string, state: 'open' | 'won') =>
    site.database.pool.query(
      `insert into order_disputes (id, order_id, ref, state, cents, due_at, at)
       select gen_random_uuid(), orders.id, 'dispute of ' || orders.id, $2, orders.total_cents, null, now()
       from orders join letter_versions using (claim_id) where demand_id = $1 and orders.status = 'paid'`,
      [demandId, state],
    );
  /** Runs of its job that are put off for minutes. */
  const putOff = async (demandId: string) => {
    const { rows } = await site.database.pool.query(
      `select from pgboss.job join dispatches on dispatches.id::text = data->>'dispatchId'
         join letter_versions on letter_versions.id = dispatches.version_id
       where name = 'deliver-letter' and pgboss.job.state = 'created' and demand_id = $1
         and start_after > now() + interval '2 minutes'`,
      [demandId],
    );
    return rows.length;
  };

  test('waits until the bank has decided, and is no failure', async () => {
    const sender = await aSender(site);
    refusal = busy;
    const demandId = await approved(sender, 'email');
    await disputed(demandId, 'open');
    refusal = null;
    await hurry();
    await expect.poll(() => putOff(demandId), { timeout: 15_000, interval: 100 }).toBe(1);
    expect(await stateOf(sender, demandId)).toBe('queued');
    expect(mailsTo(sender)).toEqual([]);
    await disputed(demandId, 'won');
    await settles(sender, demandId, 'sent');
    expect(mailsTo(sender)).toHaveLength(1);
  });
});
