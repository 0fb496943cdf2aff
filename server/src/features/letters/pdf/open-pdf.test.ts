import { LONGEST_LETTER, paths } from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import { err } from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import type { DocumentRenderer } from '../../../platform/documents/index.ts';
import { reviveJobsJob } from '../../../platform/jobs/index.ts';
import { asIfNotFrozen } from '../../../testing/builders/as-if-not-frozen.ts';
import { aGeneratedLetter, must, openedPdf } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const open = (browser: Browser, demand_id: unknown, action = 'view') =>
  browser.post(`${paths.securePdf}.php`, { demand_id, action });

async function frozen(browser: Browser, demand_letter: string, more = {}): Promise<string> {
  const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail', ...more };
  const answer = await browser.post(paths.saveDemandLetter, body);
  if (answer.statusCode === 200) return answer.json().demand_id;
  const confirmed = answer.json().findings.map(({ key }: { key: string }) => key);
  return must(await browser.post(paths.saveDemandLetter, { ...body, confirmed })).json().demand_id;
}

async function aFrozenLetter(more = {}): Promise<{ browser: Browser; text: string; demandId: string }> {
  const browser = site.browser();
  const text = await aGeneratedLetter(browser);
  return { browser, text, demandId: await frozen(browser, text, more) };
}

/** Without layout: a line "Label: $1.00" is a row of a table on the page. */
const words = (text: string) => text.replace(/: (?=-?\$\d)/g, ' ').replace(/\s+/g, ' ');

describe('the PDF of an approved letter', () => {
  test('comes as soon as it is made: every word of the text, the signature, the reference and the hash', async () => {
    const { browser, text, demandId } = await aFrozenLetter();
    const answer = must(await openedPdf(browser, demandId));
    const pdf = await readPdf(answer.rawPayload);
    for (const paragraph of text.split('\n\n')) expect(words(pdf.text)).toContain(words(paragraph));
    expect(pdf.elements).toContainEqual({ role: 'Figure', text: '', alt: 'Signature of Marisol Teixeira' });
    expect(pdf.text).toContain(demandId);
    expect(pdf.text).toContain(createHash('sha256').update(text).digest('hex').slice(0, 12));
    expect(pdf.text).not.toContain('DRAFT');
    expect(pdf).toMatchObject({ isTagged: true, author: 'Marisol Teixeira' });
  });

  test.each([
    ['view', 'inline; filename="demand-letter.pdf"'],
    ['download', 'attachment; filename="demand-letter.pdf"'],
  ])('to %s it comes as one safe header', async (action, disposition) => {
    const { browser, demandId } = await aFrozenLetter();
    const answer = must(await openedPdf(browser, demandId, action));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': disposition,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is the same bytes every time, whose hash is kept', async () => {
    const { browser, demandId } = await aFrozenLetter();
    const [first, second] = [
      must(await openedPdf(browser, demandId)),
      must(await openedPdf(browser, demandId, 'download')),
    ];
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    const { rows } = await site.database.pool.query(
      'select pdf_sha256, page_count, pdf from letter_documents join letter_versions on id = version_id where demand_id = $1',
      [demandId],
    );
    expect(rows).toMatchObject([
      { pdf_sha256: createHash('sha256').update(first.rawPayload).digest('hex'), page_count: 1 },
    ]);
    expect(rows[0].pdf.includes('%PDF-')).toBe(false);
  });

  test('is not made again when its job runs twice', async () => {
    const { browser, demandId } = await aFrozenLetter();
    must(await openedPdf(browser, demandId));
    const asked =
      'select ready_at, pdf from letter_documents join letter_versions on id = version_id where demand_id = $1';
    const before = (await site.database.pool.query(asked, [demandId])).rows;
    await site.database.pool.query("update pgboss.job set state = 'created' where name = 'render-letter'");
    await expect
      .poll(async () => {
        const waiting = "select from pgboss.job where name = 'render-letter' and state <> 'completed'";
        return (await site.database.pool.query(waiting)).rowCount;
      })
      .toBe(0);
    expect((await site.database.pool.query(asked, [demandId])).rows).toEqual(before);
  });
});

describe('a PDF that is still being made', () => {
  test('is waited for a few seconds, and then asked for again', async () => {
    let finish = () => {};
    const isFinished = new Promise<void>((done) => {
      finish = done;
    });
    const slow: DocumentRenderer = {
      renderLetter: () => isFinished.then(() => err({ code: 'documents.closed' })),
      renderMailingPack: async () => err({ code: 'documents.closed' }),
      renderCourtPaper: async () => err({ code: 'documents.closed' }),
      renderExhibitBase: async () => err({ code: 'documents.closed' }),
      warm: async () => {},
      close: async () => {},
    };
    const busy = await startTestApp({ renderer: slow });
    const browser = busy.browser();
    const demandId = await frozen(browser, await aGeneratedLetter(browser));
    const answer = await open(browser, demandId);
    finish();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'pdf.in_progress', message: messageFor('pdf.in_progress') });
    await busy.close();
  });
});

test('a PDF whose job is gone is made all the same', async () => {
  const { browser, demandId } = await aFrozenLetter();
  must(await openedPdf(browser, demandId));
  await asIfNotFrozen(site.database.pool, 'letter_documents', (client) =>
    client.query(
      `update letter_documents set status = 'pending', pdf = null, pdf_sha256 = null, page_count = null, ready_at = null
       where version_id = (select id from letter_versions where demand_id = $1)`,
      [demandId],
    ),
  );
  await site.database.pool.query("update pgboss.job set state = 'failed' where name = 'render-letter'");
  await inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, reviveJobsJob, {}));
  expect((await openedPdf(browser, demandId)).statusCode).toBe(200);
});

describe('a PDF that could not be made', () => {
  const failWith = (demandId: string, code: string) =>
    asIfNotFrozen(site.database.pool, 'letter_documents', (client) =>
      client.query(
        `update letter_documents set status = 'failed', failure_code = $2, pdf = null, pdf_sha256 = null, page_count = null
         where version_id = (select id from letter_versions where demand_id = $1)`,
        [demandId, code],
      ),
    );

  test('because the engine was away is made when it is asked for again, once for all who ask', async () => {
    const { browser, demandId } = await aFrozenLetter();
    must(await openedPdf(browser, demandId));
    await failWith(demandId, 'documents.engine_crashed');
    const answers = await Promise.all([openedPdf(browser, demandId), openedPdf(browser, demandId)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const made =
      "select count(*)::int as n from audit_events where kind = 'letter.pdf_ready' and detail->>'demandId' = $1";
    expect((await site.database.pool.query(made, [demandId])).rows).toEqual([{ n: 2 }]);
  });

  test('because of its text says so and is not tried in vain', async () => {
    const { browser, demandId } = await aFrozenLetter();
    must(await openedPdf(browser, demandId));
    await failWith(demandId, 'documents.unprintable');
    const answer = await open(browser, demandId);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'pdf.failed']);
  });
});

describe('a draft', () => {
  test('is marked DRAFT, is not signed, and is called a draft', async () => {
    const { browser, demandId } = await aFrozenLetter({ reviewed: false });
    const answer = must(await openedPdf(browser, demandId, 'download'));
    const pdf = await readPdf(answer.rawPayload);
    expect(pdf.text).toContain('DRAFT');
    expect(pdf.elements.filter(({ role }) => role === 'Figure')).toEqual([]);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="demand-letter-draft.pdf"');
  });
});

describe('earlier versions', () => {
  test('stay readable after later ones', async () => {
    const { browser, text, demandId: draft } = await aFrozenLetter({ reviewed: false });
    const first = await frozen(browser, text);
    const second = await frozen(browser, text.replace('I got nothing back.', 'Nothing came back.'));
    const texts = [];
    for (const id of [draft, first, second])
      texts.push((await readPdf(must(await openedPdf(browser, id)).rawPayload)).text);
    expect(texts.map((one) => one.includes('I got nothing back.'))).toEqual([true, true, false]);
    expect(texts.map((one) => one.includes('DRAFT'))).toEqual([true, false, false]);
  });
});

describe('anyone else, and any other id', () => {
  const NOT_FOUND = {
    success: false,
    status: 404,
    code: 'letter.unknown_demand',
    message: 'We could not find that letter.',
  };

  test('get one and the same 404', async () => {
    const { browser, demandId } = await aFrozenLetter();
    const stranger = (await aFrozenLetter()).browser;
    const neighbour = `${demandId.slice(0, -1)}${demandId.endsWith('0') ? '1' : '0'}`;
    const odd = [
      neighbour,
      '',
      '0',
      0,
      -1,
      1.5,
      true,
      null,
      [demandId],
      { id: demandId },
      `${demandId}\u0000`,
      `${demandId}' or '1'='1`,
      'x'.repeat(5000),
    ];
    const answers = [
      await open(stranger, demandId),
      await open(stranger, demandId, 'download'),
      await open(site.browser(), demandId),
      ...(await Promise.all(odd.map((id) => open(browser, id)))),
      await browser.post(paths.securePdf, { action: 'view' }),
    ];
    for (const answer of answers) {
      const { requestId, ...body } = answer.json();
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(body).toEqual({ ...NOT_FOUND, type: 'about:blank', title: 'Not Found' });
    }
  });

  test('an action that does not exist is refused', async () => {
    const { browser, demandId } = await aFrozenLetter();
    expect((await open(browser, demandId, 'delete')).statusCode).toBe(400);
  });

  test('no two ids are in any order', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    const ids = [];
    for (let n = 0; n < 12; n += 1) ids.push(await frozen(browser, `${text}\n\nNote ${n}.`));
    expect(new Set(ids).size).toBe(12);
    expect(ids).not.toEqual(ids.toSorted());
    expect(ids).not.toEqual(ids.toSorted().toReversed());
  });
});

describe('what passes approval can be printed', () => {
  const paragraph = 'I asked for my money back and heard nothing. ';

  test.each([
    ['55,000 characters in short paragraphs', `${paragraph}\n\n`.repeat(1170)],
    ['one paragraph of 30,000 characters', paragraph.repeat(666)],
    ['55,000 characters without a space', 'x'.repeat(55_000)],
    ['a word of 10,000 characters', `Dear Dana:\n\n${'x'.repeat(10_000)}`],
    ['two hundred short lines', 'Please pay.\n'.repeat(200)],
    ['many scripts', 'Sehr geehrte Dana: Анна Ковальчук, مريم الخوري, Zoë Đỗ, नमस्ते, 👍🏽'],
    ['marks of markup', 'Dear Dana *Price*: #1 @home $5 \\ / ~ ^ = + - "q" // comment'],
  ])('%s', async (_name, typed) => {
    const browser = site.browser();
    await aGeneratedLetter(browser);
    const demandId = await frozen(browser, typed);
    expect((await openedPdf(browser, demandId)).statusCode).toBe(200);
  });

  test('up to the very limit of a letter, and more is refused before, not after', async () => {
    const browser = site.browser();
    await aGeneratedLetter(browser);
    const longest = paragraph.repeat(1334).slice(0, LONGEST_LETTER - 1);
    expect((await openedPdf(browser, await frozen(browser, `${longest}.`))).statusCode).toBe(200);
    const body = { demand_letter: `${longest}..`, action: 'approve_and_send', delivery: 'self_mail' };
    const answer = await browser.post(paths.saveDemandLetter, body);
    expect(answer.json()).toMatchObject({ status: 422, code: 'letter.over_limit' });
  });
});

test('a name no font can print does not keep the letter from being printed once its text is mended', async () => {
  const browser = site.browser();
  const text = await aGeneratedLetter(browser, { firstname: '𒀀na\u0000', defendantFirstname: 'Ironbound 𓂀 LLC' });
  const unprintable = await browser.post(paths.saveDemandLetter, { demand_letter: text, action: 'save' });
  expect(unprintable.json()).toMatchObject({ status: 422, code: 'letter.unprintable' });
  const demandId = await frozen(browser, text.replaceAll('𒀀na', 'Ana').replaceAll('𓂀 ', ''));
  const pdf = await readPdf(must(await openedPdf(browser, demandId)).rawPayload);
  expect(pdf.text).toContain('Ana Teixeira');
  expect(pdf.author).toContain('Teixeira');
});

test('opening is written down, with who asked for what', async () => {
  const { browser, demandId } = await aFrozenLetter();
  must(await openedPdf(browser, demandId));
  must(await openedPdf(browser, demandId, 'download'));
  const { rows } = await site.database.pool.query(
    "select detail from audit_events where kind = 'letter.pdf_opened' and detail->>'demandId' = $1 order by id",
    [demandId],
  );
  expect(rows).toEqual(['view', 'download'].map((action) => ({ detail: { by: 'browser', demandId, action } })));
});
