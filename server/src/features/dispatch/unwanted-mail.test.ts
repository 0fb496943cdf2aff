import { paths } from '@plainclaim/contract';
import { err } from '@plainclaim/domain';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer } from '../../platform/documents/index.ts';
import { mailTo } from '../../testing/builders/an-account.ts';
import { bundledRenderer } from '../../testing/child-bundles.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  approved,
  aSender,
  askApproval,
  deliveriesOf,
  type Sender,
  theirAddress,
} from '../../testing/builders/a-dispatched-letter.ts';

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

const codeOf = async (asked: ReturnType<typeof askApproval>) => (await asked).json().code;
const sendersTo = (addresses: readonly string[]): Promise<readonly Sender[]> =>
  addresses.reduce<Promise<readonly Sender[]>>(
    async (before, defendantEmail) => [...(await before), await aSender(site, { defendantEmail })],
    Promise.resolve([]),
  );
const hurry = () =>
  site.database.pool.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
const refuse = (token: string) => site.browser().post(paths.refuseMail, { token });

/** What comes after the # of the link in a letter's mail. */
async function tokenIn(address: string): Promise<string> {
  const { text } = await mailTo(site, address, /^A letter to you/);
  return /\/no-letters#([^\s~]+)/.exec(text)?.[1] ?? '';
}

describe('a mailbox', () => {
  test('gets five letters a day from everybody together, however its address is spelled', async () => {
    const [local, domain] = theirAddress().split('@');
    const spellings = ['', '+a', '+b', '+c', '+d', '+e', '+f'].map((tag) => `${local}${tag}@${domain}`);
    const senders = await sendersTo(spellings);
    for (const sender of senders.slice(0, 4)) await approved(sender, 'email');
    const atOnce = await Promise.all(
      senders.slice(4).map((sender) => codeOf(askApproval(sender.browser, sender.text, 'email'))),
    );
    expect(atOnce.toSorted()).toEqual(['dispatch.too_many_to_recipient', 'dispatch.too_many_to_recipient', undefined]);
    const [late] = senders.slice(4).filter((_, index) => atOnce[index] !== undefined);
    if (late !== undefined) await approved(late, 'self_mail');

    site.clock.advance(24 * 60 * 60 * 1_000);
    const [tomorrow] = await sendersTo([spellings[0] ?? '']);
    if (tomorrow !== undefined) await approved(tomorrow, 'email');
    site.clock.advance(-24 * 60 * 60 * 1_000);
  }, 60_000);
});

test('an account sends twenty mails a day, whatever case they are of', async () => {
  const sender = await aSender(site);
  const first = await approved(sender, 'self_mail');
  await site.database.pool.query(
    `insert into dispatches (id, version_id, claim_id, recipient_index, channel, state, parties, created_at)
     select gen_random_uuid(), v.id, v.claim_id, 100 + n, 'email', 'queued', '', $2
     from letter_versions v, generate_series(1, 20) n where v.demand_id = $1`,
    [first, new Date(site.clock.now())],
  );
  expect(await codeOf(askApproval(sender.browser, sender.text, 'email'))).toBe('dispatch.too_many_of_account');
});

describe('a recipient who refuses', () => {
  test('gets no letter of anybody any more, and the sender is told to use the post', async () => {
    const first = await aSender(site);
    await approved(first, 'email');
    const token = await tokenIn(first.theirEmail);
    expect((await refuse(token)).json()).toMatchObject({ success: true });
    expect((await refuse(token)).statusCode).toBe(200);

    const [second] = await sendersTo([first.theirEmail.toUpperCase()]);
    if (second === undefined) throw new Error('no sender');
    const answer = await askApproval(second.browser, second.text, 'both');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'dispatch.recipient_refuses' });
    await approved(second, 'self_mail');
    expect(site.logLines.join('\n')).toContain('mail.refused_by_recipient');
    expect(site.logLines.join('\n')).not.toContain(token.slice(0, 43));
  });

  test('does not get what was approved before, either', async () => {
    const earlier = await aSender(site);
    await approved(earlier, 'email');
    const token = await tokenIn(earlier.theirEmail);
    const [sender] = await sendersTo([earlier.theirEmail]);
    if (sender === undefined) throw new Error('no sender');
    refusal = err({ code: 'documents.busy' });
    const demandId = await approved(sender, 'email');
    expect((await refuse(token)).statusCode).toBe(200);
    refusal = null;
    const settled = async () => {
      await hurry();
      return (await deliveriesOf(sender.browser, demandId))[0];
    };
    await expect.poll(settled, { timeout: 15_000, interval: 100 }).toMatchObject({
      state: 'failed',
      problem: 'The owner of this address has asked us not to email letters to it.',
    });
    const stated = await mailTo(site, sender.email, /could not be emailed/);
    expect(stated.text).toContain('has asked us not to email letters to it');
    expect(site.mails.filter(({ to }) => to.address === earlier.theirEmail)).toHaveLength(1);
  });

  test('is nobody who made the link up', async () => {
    const answer = await refuse(`${'A'.repeat(43)}.${'B'.repeat(43)}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'dispatch.refusal_unknown' });
  });
});

test('approvals and packs of one account are counted, since each makes a PDF', async () => {
  const sender = await aSender(site);
  const demandId = await approved(sender, 'self_mail');
  const statuses = new Set<number>();
  for (let time = 0; time < 35; time += 1)
    statuses.add((await askApproval(sender.browser, ' ', 'self_mail')).statusCode);
  expect([...statuses]).toEqual([422, 429]);
  const packs: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    packs.push((await sender.browser.get(`${paths.mailingPack}?demand_id=${demandId}`)).statusCode);
  }
  expect(packs.at(-1)).toBe(429);
  expect(packs.slice(0, 10)).not.toContain(429);
}, 60_000);
