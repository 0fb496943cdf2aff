import type { ExhibitsAnswer } from '@plainclaim/contract';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../../platform/logging/index.ts';
import { clamdScanner, type ScanOutcome, type VirusScanner } from '../../platform/virus-scan/index.ts';
import { must } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { anExhibitCase, upload } from './testing/an-exhibit.ts';
import { aScreenshot } from './testing/some-files.ts';

/** Answers what the test says, and keeps what it was given. */
function aScanner() {
  const seen: Buffer[] = [];
  let says: ScanOutcome = 'clean';
  let takesMs = 0;
  let atOnce = 0;
  let most = 0;
  const scanner: VirusScanner = {
    isRequired: false,
    scan: async (bytes) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const parts: Uint8Array[] = [];
      for await (const part of bytes) parts.push(part);
      seen.push(Buffer.concat(parts));
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      atOnce -= 1;
      return says;
    },
  };
  return {
    scanner,
    seen,
    will: (outcome: ScanOutcome, after = 0) => {
      says = outcome;
      takesMs = after;
    },
    mostAtOnce: () => most,
  };
}

const asked = aScanner();
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ scanner: asked.scanner });
}, 60_000);
afterAll(() => site.close());

describe('a file that is looked through for viruses', () => {
  test('is given to the scanner as it came', async () => {
    const own = await anExhibitCase(site);
    const file = await aScreenshot();
    asked.will('clean');
    const { exhibits }: ExhibitsAnswer = must(await upload(own, file)).json();
    expect(asked.seen.at(-1)?.equals(file)).toBe(true);
    expect(exhibits).toMatchObject([{ scan: 'clean' }]);
  });

  test('is refused when something is found, and nothing of it stays', async () => {
    const own = await anExhibitCase(site);
    const before = await readdir(site.filesDir);
    asked.will('infected');
    const answer = await upload(own, await aScreenshot());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'exhibits.infected']);
    expect(answer.json().message).toMatch(/virus scanner/);
    expect(await readdir(site.filesDir)).toEqual(before);
  });

  test('is taken when the scanner cannot be asked, and says that it was not scanned', async () => {
    const own = await anExhibitCase(site);
    asked.will('not_scanned');
    const { exhibits }: ExhibitsAnswer = must(await upload(own, await aScreenshot())).json();
    expect(exhibits).toMatchObject([{ scan: 'not_scanned' }]);
  });

  test('waits its turn for the scanner too: no more are looked through at a time than are opened', async () => {
    const people = [];
    for (let one = 0; one < 5; one += 1) people.push(await anExhibitCase(site));
    asked.will('clean', 500);
    const file = await aScreenshot();
    const answers = await Promise.all(people.map((own) => upload(own, file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(asked.mostAtOnce()).toBe(2);
  });
});

test('where only scanned files are taken, none is while the scanner is away, and the same file is once it is back', async () => {
  const daemon = createServer((socket) => {
    socket.on('error', () => {});
    // All pieces end with one of no length.
    socket.on('data', (piece) => {
      if (piece.subarray(-4).equals(Buffer.alloc(4))) socket.end('stream: OK\0');
    });
  });
  const listen = (at: number) => new Promise<void>((resolve) => daemon.listen(at, '127.0.0.1', resolve));
  await listen(0);
  const { port } = daemon.address() as AddressInfo;
  const isGone = new Promise((resolve) => daemon.close(resolve));
  await isGone;
  const scanner = clamdScanner({ address: { host: '127.0.0.1', port }, log: silentLog, isRequired: true });
  const strict = await startTestApp({ scanner });
  try {
    const own = await anExhibitCase(strict);
    const [file, before] = [await aScreenshot(), await readdir(strict.filesDir)];
    for (const [language, words] of [
      ['en', /did not take that file\. Nothing is lost.*again in a few minutes/],
      ['es', /no aceptamos ese archivo\. No se perdió nada.*en unos minutos/],
      ['tr', /o dosyayı almadık\. Hiçbir şey kaybolmadı.*birkaç dakika sonra/],
    ] as const) {
      const cookies = new Map([...own.browser.cookies, ['lang', language]]);
      const refused = await upload({ ...own, browser: { ...own.browser, cookies } }, file);
      expect([refused.statusCode, refused.json().code]).toEqual([503, 'exhibits.not_scanned']);
      expect(refused.json().message).toMatch(words);
    }
    expect(await readdir(strict.filesDir)).toEqual(before);
    await listen(port);
    const { exhibits }: ExhibitsAnswer = must(await upload(own, file)).json();
    expect(exhibits).toMatchObject([{ scan: 'clean' }]);
  } finally {
    daemon.close();
    await strict.close();
  }
}, 60_000);
