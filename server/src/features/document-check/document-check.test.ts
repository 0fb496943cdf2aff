import { paths } from '@plainclaim/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, approvedAs, must, openedPdf } from '../../testing/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
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
