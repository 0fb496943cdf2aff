import { paths } from '@plainclaim/contract';
import { usNj } from '@plainclaim/domain/us-nj';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { readReturnedCheckNotice } from './returned-check-notice.ts';

/** Not the law's words: those are for an operator to copy. */
const NOTICE = { english: 'Notice of a test.', spanish: 'Aviso de una prueba.', source: 'this test' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainclaim-notice-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readOf(written: string) {
  const path = join(folder, 'notice.json');
  await writeFile(path, written);
  return readReturnedCheckNotice(path);
}

describe('the notice about a returned check', () => {
  test('is taken from the file an operator wrote', async () => {
    expect(await readOf(JSON.stringify(NOTICE))).toEqual({ ok: true, value: NOTICE });
  });

  test.each([
    ['no file at all', null],
    ['no JSON', 'Notice'],
    ['one language only', JSON.stringify({ ...NOTICE, spanish: ' ' })],
    ['no word on where it is from', JSON.stringify({ english: 'a', spanish: 'b' })],
  ])('is refused with its setting named: %s', async (_name, written) => {
    const read = written === null ? await readReturnedCheckNotice(join(folder, 'none.json')) : await readOf(written);
    expect(read).toEqual({ ok: false, error: expect.stringContaining('RETURNED_CHECK_NOTICE') });
  });

  test('goes beside the letter in both languages, and without an operator only its place is told', async () => {
    for (const [pack, text] of [
      [usNj, null],
      [{ ...usNj, returnedCheckNotice: NOTICE }, 'Notice of a test.\n\nAviso de una prueba.'],
    ] as const) {
      const site = await startTestApp({ pack });
      const browser = site.browser();
      await aGeneratedLetter(browser, {
        situation: 'debt',
        disputing: ['bad-check'],
        disputingLabels: ['A bad check'],
      });
      const { notice } = must(await browser.get(paths.letterReview)).json();
      expect(notice).toEqual({ code: 'returned_check', text });
      await site.close();
    }
  });
});
