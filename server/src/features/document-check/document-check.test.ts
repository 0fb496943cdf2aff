import { filePartsOf, partMarksOf, paths } from '@plainclaim/contract';
import { createHash, webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, approvedAs, must, openedPdf } from '../../testing/builders/a-draft.ts';
import { approved, aSender } from '../../testing/builders/a-dispatched-letter.ts';
import type { Browser } from '../../testing/browser.ts';
import { readMadeFile } from '../../platform/known-files/index.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Asked by somebody who has nothing but the file. */
const check = async (sha256: string) => must(await site.browser().post(paths.checkDocument, { sha256 })).json();

const approve = async (browser: Browser, text: string): Promise<Buffer> =>
  must(await openedPdf(browser, await approvedAs(browser, text), 'download')).rawPayload;

describe('a file held against ours', () => {
  test('is the approved letter, with its version and day, for whoever has the file', async () => {
    const browser = site.browser();
    const pdf = await approve(browser, await aGeneratedLetter(browser));
    expect(await check(hashOf(pdf))).toMatchObject({
      found: 'current',
      document: { kind: 'letter', is_approved: true, newest: null },
    });
  });

  test('is an older letter once another text was approved, and the newer one is named', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    const first = await approve(browser, text);
    const second = await approve(browser, text.replace('Sincerely', 'Respectfully'));
    const older = await check(hashOf(first));
    const newer = await check(hashOf(second));
    expect(newer).toMatchObject({ found: 'current', document: { kind: 'letter' } });
    expect(older).toMatchObject({
      found: 'replaced',
      document: { newest: { version: newer.document.version, made_on: newer.document.made_on } },
    });
  });

  test('is not one of ours when a single bit of it is another one, wherever it is', async () => {
    const browser = site.browser();
    const pdf = await approve(browser, await aGeneratedLetter(browser));
    const step = Math.max(1, Math.floor(pdf.length / 40));
    for (let at = 0; at < pdf.length; at += step) {
      const changed = Buffer.from(pdf);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect((await check(hashOf(changed))).found, `byte ${at}`).toBe('unknown');
    }
  });

  test('tells nobody who is in it', async () => {
    const browser = site.browser();
    const pdf = await approve(browser, await aGeneratedLetter(browser));
    const { document } = await check(hashOf(pdf));
    expect(Object.keys(document).toSorted()).toEqual(['is_approved', 'kind', 'made_on', 'newest', 'version']);
  });
});

const marksOf = (pdf: Uint8Array) =>
  partMarksOf(Uint8Array.from(pdf), filePartsOf(pdf), (part) => webcrypto.subtle.digest('SHA-256', part));
/** As the page asks: by the hash first, then with the marks of the file's parts. */
const checkFile = async (pdf: Uint8Array) => {
  const known = await check(hashOf(pdf));
  if (known.found !== 'unknown') return known;
  const body = { sha256: hashOf(pdf), parts: await marksOf(pdf) };
  return must(await site.browser().post(paths.checkDocument, body)).json();
};
const flipped = (pdf: Buffer, at: number): Buffer => {
  const changed = Buffer.from(pdf);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};

describe('a copy that was changed', () => {
  test('is known as one wherever it was changed, and no genuine file is called so', async () => {
    const browser = site.browser();
    const pdf = await approve(browser, await aGeneratedLetter(browser));
    expect((await checkFile(pdf)).found).toBe('current');
    const step = Math.floor(pdf.length / 30);
    const found: string[] = [];
    for (let at = 0; at < pdf.length; at += step) found.push((await checkFile(flipped(pdf, at))).found);
    expect(new Set(found)).toEqual(new Set(['changed']));
  });

  test('names the page whose words are others', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    const pdf = await approve(browser, `${text}\n\n${'This is a further page of the letter. '.repeat(120)}`);
    const { parts, telling } = await readMadeFile(pdf);
    const pages = Math.max(...parts.flatMap((part) => part.pages));
    expect(pages).toBeGreaterThan(1);
    const places = filePartsOf(pdf);
    for (let page = 1; page <= pages; page += 1) {
      const index = parts.findIndex(
        (part) => part.pages.length === 1 && part.pages[0] === page && telling.includes(part.mark),
      );
      const { from = 0, to = 0 } = places[index] ?? {};
      const answer = await checkFile(flipped(pdf, Math.floor((from + to) / 2)));
      expect(answer).toMatchObject({ found: 'changed', changed_pages: [page], document: { kind: 'letter' } });
    }
  });

  test('is not said of somebody else’s file, nor of parts that were made up', async () => {
    const stranger = Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n');
    expect(await checkFile(stranger)).toMatchObject({ found: 'unknown', document: null, changed_pages: [] });
  });
});

describe('the code printed with a letter', () => {
  const codeOf = async (browser: Browser, demandId: string): Promise<string> => {
    must(await browser.get(`${paths.mailingPack}?demand_id=${demandId}`));
    const { rows } = await site.database.pool.query(
      'select code from letter_codes join letter_versions on id = version_id where demand_id = $1',
      [demandId],
    );
    return rows[0].code;
  };
  const ask = async (code: string) => must(await site.browser().post(paths.checkCode, { code })).json();

  test('stands in the mailing pack and tells version and day, however it is typed', async () => {
    const sender = await aSender(site);
    const demandId = await approved(sender, 'self_mail');
    const code = await codeOf(sender.browser, demandId);
    expect(await codeOf(sender.browser, demandId)).toBe(code);
    const grouped = code.replaceAll(/.{4}(?=.)/g, '$&-');
    const pack = must(await sender.browser.get(`${paths.mailingPack}?demand_id=${demandId}`)).rawPayload;
    expect((await readPdf(pack)).pages[0]).toContain(grouped);
    const answer = await ask(code);
    expect(answer).toMatchObject({ found: 'current', document: { kind: 'letter', is_approved: true } });
    expect(Object.keys(answer.document).toSorted()).toEqual(['is_approved', 'kind', 'made_on', 'newest', 'version']);
    expect(await ask(` ${grouped.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toEqual(answer);
  });

  test('is not guessed: after ten tries in a minute from one place the next one is told to wait', async () => {
    const live = await startTestApp({ isProduction: true, trustProxy: 1 });
    const tryFrom = (place: string) =>
      live.browser().post(paths.checkCode, { code: '0000-0000-0000' }, { 'x-forwarded-for': place });
    for (let nr = 0; nr < 10; nr += 1) must(await tryFrom('198.51.100.1'));
    const refused = await tryFrom('198.51.100.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toBe('Too many tries. Please wait a moment and try again.');
    must(await tryFrom('198.51.100.2'));
    await live.close();
  });

  test('of no letter is of none', async () => {
    expect(await ask('0000-0000-0000')).toMatchObject({ found: 'unknown', document: null });
    expect(await ask('x')).toMatchObject({ found: 'unknown' });
  });
});
