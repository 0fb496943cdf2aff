import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createDocumentRenderer, type DocumentRenderer } from '../../platform/documents/index.ts';
import { type MailTransport, smtpTransport } from '../../platform/mail/index.ts';
import { type SmtpSink, startSmtpSink } from '../../testing/smtp-sink.ts';
import { bundledRenderer } from '../../testing/child-bundles.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aSecondDefendant, aSender, askApproval, type Sender } from '../../testing/builders/a-dispatched-letter.ts';

/** Where the next crash happens, and how often. */
type Fault = 'before render' | 'after render' | 'before sending' | 'after sending';

let site: TestApp;
let sink: SmtpSink;
let transport: MailTransport;
let renderer: DocumentRenderer;
const faults = new Map<Fault, number>();

function crashIf(fault: Fault): void {
  const left = faults.get(fault) ?? 0;
  faults.set(fault, left - 1);
  if (left > 0) throw new Error(`killed ${fault}`);
}

beforeAll(async () => {
  sink = await startSmtpSink();
  transport = smtpTransport({
    url: `smtp://127.0.0.1:${sink.port}`,
    from: 'Plainclaim <no-reply@claims.example.org>',
    timeoutMs: 20_000,
  });
  renderer = createDocumentRenderer({ ...bundledRenderer(), size: 1 });
  site = await startTestApp({
    mailTransport: {
      ...transport,
      send: async (message, signal) => {
        crashIf('before sending');
        const sent = await transport.send(message, signal);
        crashIf('after sending');
        return sent;
      },
    },
    renderer: {
      ...renderer,
      renderLetter: async (model) => {
        crashIf('before render');
        const made = await renderer.renderLetter(model);
        crashIf('after render');
        return made;
      },
    },
  });
  await site.database.pool.query(`
    create sequence crashes_left minvalue -1000000 maxvalue 100 increment -1;
    -- The trigger counts as the role the app runs as.
    grant usage on sequence crashes_left to public;
    create function crash() returns trigger language plpgsql as $$
    begin
      -- A sequence does not roll back, so each crash is counted although its transaction is undone.
      if nextval('crashes_left') >= 0 then
        if tg_argv[0] = 'connection' then perform pg_terminate_backend(pg_backend_pid()); end if;
        raise exception 'killed in %', tg_table_name;
      end if;
      return new;
    end $$;`);
}, 60_000);
afterEach(async () => {
  faults.clear();
  await site.database.pool.query(`
    drop trigger if exists crash on dispatches;
    drop trigger if exists crash on mail_outbox;
    drop trigger if exists crash on letter_documents;
    drop trigger if exists crash on audit_events;`);
});
afterAll(async () => {
  await site.close();
  await renderer.close();
  await transport.close();
  await sink.close();
});

/** The next `times` writes of this kind die, by an error or with their connection. */
const crashOn = async (write: string, how: 'error' | 'connection', times: number): Promise<void> => {
  const [event, when] = write.split(' when ');
  await site.database.pool.query(`
    select setval('crashes_left', ${times}, true);
    create trigger crash before ${event} for each row
    ${when === undefined ? '' : `when (${when})`} execute function crash('${how}');`);
};

type Kept = { readonly state: string; readonly mail_id: string | null };

/** In the order of the recipients. */
async function dispatchesOf(demandId: string): Promise<readonly Kept[]> {
  const { rows } = await site.database.pool.query<Kept>(
    `select state, mail_id from dispatches join letter_versions v on v.id = version_id
     where demand_id = $1 order by recipient_index`,
    [demandId],
  );
  return rows;
}

/** The crashes were not only planned. */
async function expectCrashed(): Promise<void> {
  const { rows } = await site.database.pool.query('select last_value::int as left from crashes_left');
  expect(rows[0].left).toBeLessThanOrEqual(0);
}

/** Lets time pass until nothing of the letter waits any more: retries and holds are minutes apart. */
async function untilSettled(demandId: string): Promise<void> {
  await expect
    .poll(
      async () => {
        site.clock.advance(61_000);
        await site.database.pool.query(
          `update pgboss.job set start_after = now() where state in ('created', 'retry') and name <> 'tend-outbox'`,
        );
        return (await dispatchesOf(demandId)).map(({ state }) => state);
      },
      { timeout: 30_000, interval: 100 },
    )
    .toEqual(['sent', 'sent']);
  const { rows } = await site.database.pool.query(
    `select count(*)::int as n from mail_outbox where status = 'queued' and template = 'letter-to-recipient'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
}

/** The Message-IDs of the mails that reached an address, in the order they came. */
async function messageIdsTo(address: string): Promise<readonly string[]> {
  const mails = sink.mails.filter(({ recipients }) => recipients.includes(address));
  const read = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
  return read.map(({ messageId }) => messageId ?? '');
}

let others = 0;

/** Approves until the answer comes through, as a person would who sees an error and presses again. */
async function approveThroughCrashes(sender: Sender): Promise<string> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answer = await askApproval(sender.browser, sender.text, 'email');
    if (answer.statusCode === 200) return String(answer.json().demand_id);
  }
  throw new Error('the approval never came through');
}

async function twoRecipients(): Promise<{ readonly sender: Sender; readonly addresses: readonly [string, string] }> {
  others += 1;
  const other = `owen-${others}@marsh.test`;
  const sender = await aSender(site, { additionalDefendants: [aSecondDefendant(other)] });
  return { sender, addresses: [sender.theirEmail, other] };
}

const writes: readonly (readonly [string, string])[] = [
  ['while the approval writes its dispatches', 'insert on dispatches'],
  ['while the approval writes its trail', "insert on audit_events when new.kind = 'dispatch.queued'"],
  ['when the PDF is about to be kept', "update on letter_documents when new.status = 'ready'"],
  ['when the mail is about to be written', "insert on mail_outbox when new.template = 'letter-to-recipient'"],
  [
    'when the mail was written and is noted',
    'update on dispatches when new.mail_id is not null and old.mail_id is null',
  ],
  ['when handing over is about to be committed', "insert on audit_events when new.kind = 'dispatch.handed_over'"],
];

/** After the mail server said yes, nothing on earth can tell whether it did: the twin carries the same Message-ID. */
const lateWrites: readonly (readonly [string, string])[] = [
  [
    'when the mail was taken and is marked',
    "update on mail_outbox when new.status = 'sent' and new.template = 'letter-to-recipient'",
  ],
  ['when the dispatch is marked', "update on dispatches when new.state = 'sent'"],
  ['when the news is about to be committed', "insert on audit_events when new.kind = 'dispatch.sent'"],
];

describe.each(['error', 'connection'] as const)('a crash (%s)', (how) => {
  test.each(writes)(
    '%s leaves exactly one mail for each recipient',
    async (_name, write) => {
      const { sender, addresses } = await twoRecipients();
      await crashOn(write, how, 2);
      const demandId = await approveThroughCrashes(sender);
      await untilSettled(demandId);
      await expectCrashed();
      for (const address of addresses) expect(await messageIdsTo(address)).toHaveLength(1);
    },
    60_000,
  );

  test.each(lateWrites)(
    '%s sends no other message than the one',
    async (_name, write) => {
      const { sender, addresses } = await twoRecipients();
      await crashOn(write, how, 2);
      const demandId = await approveThroughCrashes(sender);
      await untilSettled(demandId);
      await expectCrashed();
      const ids = await Promise.all(addresses.map(messageIdsTo));
      for (const ofOne of ids) expect(new Set(ofOne).size).toBe(1);
      // Two crashes: two twins at most, and each of them the same message again.
      expect(ids.flat().length).toBeLessThanOrEqual(4);
      const known = await dispatchesOf(demandId);
      expect(ids.map(([id]) => id)).toEqual(known.map(({ mail_id }) => `<${mail_id}@claims.example.org>`));
    },
    60_000,
  );
});

describe('a process that dies', () => {
  test.each(['before render', 'after render', 'before sending'] as const)(
    '%s leaves exactly one mail for each recipient',
    async (fault) => {
      const { sender, addresses } = await twoRecipients();
      faults.set(fault, 2);
      const demandId = await approveThroughCrashes(sender);
      await untilSettled(demandId);
      for (const address of addresses) expect(await messageIdsTo(address)).toHaveLength(1);
    },
    60_000,
  );

  test('after the mail server took the mail sends no other message than the one', async () => {
    const { sender, addresses } = await twoRecipients();
    faults.set('after sending', 2);
    const demandId = await approveThroughCrashes(sender);
    await untilSettled(demandId);
    for (const address of addresses) expect(new Set(await messageIdsTo(address)).size).toBe(1);
  }, 60_000);

  test('and a queue that runs every job of a letter again and again send nothing twice', async () => {
    const { sender, addresses } = await twoRecipients();
    const demandId = await approveThroughCrashes(sender);
    await untilSettled(demandId);
    for (let round = 0; round < 3; round += 1) {
      await site.database.pool.query(
        `update pgboss.job set state = 'created', completed_on = null, start_after = now()
         where name in ('render-letter', 'deliver-letter', 'send-mail')`,
      );
      await expect
        .poll(
          async () => {
            const { rows } = await site.database.pool.query(
              `select count(*)::int as n from pgboss.job where state in ('created', 'active', 'retry')
             and name in ('render-letter', 'deliver-letter', 'send-mail') and start_after <= now()`,
            );
            return rows[0].n;
          },
          { timeout: 20_000 },
        )
        .toBe(0);
    }
    for (const address of addresses) expect(await messageIdsTo(address)).toHaveLength(1);
  }, 60_000);
});
