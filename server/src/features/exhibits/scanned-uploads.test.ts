import type { ExhibitsAnswer } from '@plainclaim/contract';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScanOutcome, VirusScanner } from '../../platform/virus-scan/index.ts';
import { must } from '../../testing/a-draft.ts';
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
