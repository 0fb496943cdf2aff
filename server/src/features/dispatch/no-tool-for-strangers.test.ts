import { paths } from '@plainclaim/contract';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailTransport, smtpTransport } from '../../platform/mail/index.ts';
import { decideItem, type LetterDecision, showLetter } from '../../admin/letters.ts';
import { sealedBox } from '../../platform/security/index.ts';
import { type SmtpSink, startSmtpSink, type SunkMail } from '../../testing/smtp-sink.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  approved,
  aSender,
  askApproval,
  deliveriesOf,
  type Sender,
} from '../../testing/builders/a-dispatched-letter.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const PATIENCE = { timeout: 20_000, interval: 100 };

const BOX = sealedBox(['a data key that only these tests know of']);

let sink: SmtpSink;
let transport: MailTransport;
let site: TestApp;
beforeAll(async () => {
  sink = await startSmtpSink();
  transport = smtpTransport({ url: `smtp://127.0.0.1:${sink.port}`, from: 'no-reply@claims.example.org' });
  site = await startTestApp({ mailTransport: transport, box: BOX });
});
afterEach(() => sink.behave({}));
afterAll(async () => {
  await site.close();
  await transport.close();
  await sink.close();
});

const mailsTo = (address: string): readonly SunkMail[] =>
  sink.mails.filter(({ recipients }) => recipients.includes(address));
const hurry = (at: TestApp) =>
  at.database.pool.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
const settles = (at: TestApp, demandId: string) => ({
  as: (state: string) =>
    expect
      .poll(async () => {
        await hurry(at);
        const { rows } = await at.database.pool.query(
          `select state from dispatches d join letter_versions v on v.id = d.version_id where demand_id = $1`,
          [demandId],
        );
        return rows[0]?.state;
      }, PATIENCE)
      .toBe(state),
});
const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await site.database.pool.query(query, [...values])).rows;
const openItems = (at: TestApp = site) =>
  at.database.pool
    .query('select kind, reason, demand_id, letter_state, id from open_operator_items($1)', [new Date(at.clock.now())])
    .then(({ rows }) => rows);
const decided = async (demandId: string, decision: LetterDecision, at: TestApp = site) => {
  const item = (await openItems(at)).find(({ demand_id }) => demand_id === demandId)?.id;
  return decideItem(at.database.pool, { item: String(item), decision, by: 'ops' }, at.clock.now());
};
const trailOf = async (demandId: string): Promise<readonly string[]> =>
  (
    await rowsOf(
      `select kind from audit_events where claim_id = (select claim_id from letter_versions where demand_id = $1)
       order by id`,
      demandId,
    )
  ).map(({ kind }) => kind);

describe('in production a letter goes out by email', () => {
  const offerOf = async ({ browser }: Sender) => (await browser.get(paths.checkExistingDemand)).json();

  test('never while payments are only pretended', async () => {
    const production = await startTestApp({ isProduction: true });
    const sender = await aSender(production);
    expect(await offerOf(sender)).toMatchObject({ deliveries: ['self_mail'], email_needs_account: false });
    const refused = await askApproval(sender.browser, sender.text, 'email');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'dispatch.unavailable']);
    await approved(sender, 'self_mail');
    await production.close();
  });

  test('only for a claim that money was taken for, looked at again before it leaves', async () => {
    const production = await startTestApp({
      isProduction: true,
      payments: (simulated) => ({ ...simulated, id: 'a-bank', isSimulated: false }),
    });
    const sender = await aSender(production);
    expect(await offerOf(sender)).toMatchObject({ deliveries: ['email', 'self_mail', 'both'] });
    const demandId = await approved(sender, 'email');
    await settles(production, demandId).as('sent');
    const reached = (address: string) => production.mails.filter(({ to }) => to.address === address).length;
    expect(reached(sender.theirEmail)).toBe(1);

    const second = await aSender(production);
    const held = await approved(second, 'email', `${second.text}\n\nPlease verify this.`);
    const third = await aSender(production);
    const undecided = await approved(third, 'email', `${third.text}\n\nPlease verify this.`);
    await production.database.pool.query(`update orders set provider = 'simulated'`);
    expect(await decided(held, 'release', production)).toEqual({ ok: true, value: null });
    await settles(production, held).as('failed');
    // One that may not leave any more is given up without a decision, and waits for none.
    await settles(production, undecided).as('failed');
    expect(await openItems(production)).toEqual([]);
    expect([reached(second.theirEmail), reached(third.theirEmail)]).toEqual([0, 0]);
    expect(await offerOf(second)).toMatchObject({ deliveries: ['self_mail'] });
    await production.close();
  }, 120_000);
});

test('the mail says first that it is not from us, and nothing its sender typed stands in its head', async () => {
  const sender = await aSender(site, { firstname: 'State Court', lastname: 'Refunds' });
  const demandId = await approved(sender, 'email');
  await settles(site, demandId).as('sent');
  const [mail] = mailsTo(sender.theirEmail);
  const read = await PostalMime.parse(mail?.raw ?? '');
  expect(read.from).toEqual({ name: 'Plainclaim', address: 'no-reply@claims.example.org' });
  expect(read.subject).toBe('A letter to you, sent through Plainclaim');
  expect(read.text).toMatch(
    /^This letter is from a person or business who uses Plainclaim\. It is not from Plainclaim/,
  );
  expect(read.text).toContain('The sender gave the name "State Court Refunds".');
  expect(read.text?.match(/https?:[^\s#]*/g)).toEqual(['http://localhost:3000/no-letters']);
});

describe('a letter with words that swindlers use', () => {
  const heldLetter = async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'email', `${sender.text}\n\nPlease verify this with your bank.`);
    return { sender, demandId };
  };

  test('waits for the operator, its claimant is told in words, and it leaves once released', async () => {
    const { sender, demandId } = await heldLetter();
    await hurry(site);
    expect(await deliveriesOf(sender.browser, demandId)).toMatchObject([
      { state: 'held', problem: expect.stringContaining('We check this letter before we email it') },
    ]);
    const item = (await openItems()).find(({ demand_id }) => demand_id === demandId);
    expect(item).toMatchObject({ kind: 'held_letter', reason: 'asks_log_in', letter_state: 'held' });
    expect(mailsTo(sender.theirEmail)).toEqual([]);

    const readBy = { item: String(item?.['id']), by: 'ops' };
    const { database, clock } = site;
    const shown = await showLetter({ db: database.db, pool: database.pool, box: BOX, nowMs: clock.now() }, readBy);
    expect(shown).toEqual({ exitCode: 0, text: expect.stringContaining('Please verify this with your bank.') });

    expect(await decided(demandId, 'release')).toEqual({ ok: true, value: null });
    await settles(site, demandId).as('sent');
    expect(mailsTo(sender.theirEmail)).toHaveLength(1);
    expect(await trailOf(demandId)).toEqual(
      expect.arrayContaining([
        'dispatch.held',
        'operator.read',
        'operator.decided',
        'dispatch.released',
        'dispatch.sent',
      ]),
    );
    await expect(rowsOf(`select decide_operator_item($1, 'refuse', 'ops')`, item?.['id'])).rejects.toThrow(
      'decided already',
    );
  });

  test('never leaves once refused, and the claimant is told by mail', async () => {
    const { sender, demandId } = await heldLetter();
    await decided(demandId, 'refuse');
    await settles(site, demandId).as('failed');
    expect((await deliveriesOf(sender.browser, demandId))[0]?.problem).toContain('did not email it');
    await expect
      .poll(() => mailsTo(sender.email).some(({ raw }) => raw.includes('could not be emailed')), PATIENCE)
      .toBe(true);
    expect(mailsTo(sender.theirEmail)).toEqual([]);
  });

  test('is given up when nobody looks at it, and set aside when a newer text is approved', async () => {
    const late = await heldLetter();
    const before = await openItems();
    site.clock.advance(15 * DAY_MS);
    // Nobody can let it leave in the minutes until it is given up, nor afterwards.
    const lateItem = String(before.find(({ demand_id }) => demand_id === late.demandId)?.id);
    const release = () =>
      decideItem(site.database.pool, { item: lateItem, decision: 'release', by: 'ops' }, site.clock.now());
    expect(await release()).toEqual({ ok: false, error: { code: 'operator.letter_over' } });
    await settles(site, late.demandId).as('failed');
    site.clock.advance(-15 * DAY_MS);
    expect(await release()).toEqual({ ok: false, error: { code: 'operator.letter_over' } });
    expect((await openItems()).map(({ demand_id }) => demand_id)).not.toContain(late.demandId);
    const changed = await heldLetter();
    const newer = await approved(changed.sender, 'email');
    await settles(site, newer).as('sent');
    expect((await deliveriesOf(changed.sender.browser, changed.demandId))[0]?.state).toBe('cancelled');
    expect(mailsTo(changed.sender.theirEmail)).toHaveLength(1);
  });
});

describe('a reader who reports a letter', () => {
  const report = (token: string, reason = 'pretends') => site.browser().post(paths.reportLetter, { token, reason });
  const tokenIn = async (address: string): Promise<string> => {
    const read = await PostalMime.parse(mailsTo(address).at(-1)?.raw ?? '');
    return /\/no-letters#[^~\s]+~(\S+)/.exec(read.text ?? '')?.[1] ?? '';
  };

  test('reaches the operator and the claim’s trail, once, and the account’s next letter waits', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'email');
    await settles(site, demandId).as('sent');
    const token = await tokenIn(sender.theirEmail);
    const answer = await report(token);
    expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
    expect((await report(token, 'other')).statusCode).toBe(200);
    const items = (await openItems()).filter(({ demand_id }) => demand_id === demandId);
    expect(items).toMatchObject([{ kind: 'reported_letter', reason: 'pretends', letter_state: 'sent' }]);
    expect((await trailOf(demandId)).filter((kind) => kind === 'dispatch.reported')).toHaveLength(1);

    const next = await approved(sender, 'email', `${sender.text}\n\nPlease call me.`);
    expect((await deliveriesOf(sender.browser, next))[0]?.state).toBe('held');
    await decided(demandId, 'noted');
  });

  test('is nobody who made the link up', async () => {
    const answer = await report(`00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'dispatch.report_unknown']);
  });
});

describe('what leaves is the letter that passed the checks', () => {
  /** As somebody with all rights over the database would. */
  const documentOf = async (demandId: string, change: string) => {
    await rowsOf('alter table letter_documents disable trigger user');
    await rowsOf(
      `update letter_documents set ${change} where version_id = (select id from letter_versions where demand_id = $1)`,
      demandId,
    );
    await rowsOf('alter table letter_documents enable trigger user');
  };

  const pdfIsReady = async (demandId: string) =>
    await expect
      .poll(
        () =>
          rowsOf(
            `select status from letter_documents d join letter_versions v on v.id = d.version_id where demand_id = $1`,
            demandId,
          ),
        PATIENCE,
      )
      .toEqual([{ status: 'ready' }]);

  test('a PDF made from another text is not handed over', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'email', `${sender.text}\n\nPlease verify this with your bank.`);
    await pdfIsReady(demandId);
    await documentOf(demandId, `made_from_sha256 = repeat('0', 64)`);
    await decided(demandId, 'release');
    await settles(site, demandId).as('failed');
    expect((await deliveriesOf(sender.browser, demandId))[0]?.problem).toContain('was not the letter you approved');
    expect(mailsTo(sender.theirEmail)).toEqual([]);
  });

  test('a PDF that was changed while the mail waited is not sent', async () => {
    const sender = await aSender(site);
    sink.behave({ onRecipient: 450 });
    const demandId = await approved(sender, 'email');
    await pdfIsReady(demandId);
    await expect
      .poll(
        () => rowsOf(`select tries from mail_outbox join dispatches on mail_id = mail_outbox.id where tries > 0`),
        PATIENCE,
      )
      .not.toEqual([]);
    await documentOf(demandId, `pdf_sha256 = repeat('0', 64)`);
    sink.behave({});
    site.clock.advance(61_000);
    await settles(site, demandId).as('failed');
    expect(mailsTo(sender.theirEmail)).toEqual([]);
    expect((await deliveriesOf(sender.browser, demandId))[0]?.problem).toContain('was not the letter you approved');
  });
});

describe('in a day letters reach', () => {
  const sentTo = (count: number, claimOf: string) =>
    rowsOf(
      `insert into dispatches (id, version_id, claim_id, recipient_index, channel, state, parties, created_at, mailbox_fingerprint)
       select gen_random_uuid(), v.id, v.claim_id, 100 + n, 'email', 'queued', '', $2, 'mailbox ' || n
       from letter_versions v, generate_series(1, ${count}) n where v.demand_id = $1`,
      claimOf,
      new Date(site.clock.now()),
    );

  test('four mailboxes for one claim, whoever it is against meanwhile', async () => {
    const sender = await aSender(site);
    await sentTo(4, await approved(sender, 'self_mail'));
    const refused = await askApproval(sender.browser, sender.text, 'email');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'dispatch.too_many_recipients']);
  });

  test('eight mailboxes for all claims of one account', async () => {
    const sender = await aSender(site);
    const other = await aSender(site);
    const theirs = await approved(other, 'self_mail');
    await sentTo(8, theirs);
    await rowsOf(
      `update claims set account_id = $1 where id = (select claim_id from letter_versions where demand_id = $2)`,
      sender.accountId,
      theirs,
    );
    const refused = await askApproval(sender.browser, sender.text, 'email');
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'dispatch.too_many_recipients']);
  });
});
