import type { LetterPdfModel } from '@plainclaim/domain';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLetterModel, aLetterSaying } from '../../testing/builders/letter-model.ts';
import { bundledRenderer } from '../../testing/child-bundles.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts';
import type { MailingPackModel } from './views/mailing-pack-view.ts';

let renderer: DocumentRenderer;
beforeAll(async () => {
  renderer = createDocumentRenderer({ ...bundledRenderer(), size: 1 });
  await renderer.warm();
});
afterAll(() => renderer.close());

const OWEN = { name: 'Owen Marsh', lines: ['Owen Marsh', '9 Oak Avenue', 'Trenton, NJ 08608'], alsoTo: [] };

const aPack = (overrides: Partial<MailingPackModel> = {}): MailingPackModel => ({
  senderLines: ['Imani Clarke-Dubois', '14 Cedar Street, Apt 2', 'Summit, NJ 07901'],
  recipients: [OWEN],
  check: {
    code: 'ABCD-EFGH-JKMN',
    page: 'claims.example.org/verify',
    link: 'https://claims.example.org/verify#ABCDEFGHJKMN',
  },
  steps: {
    title: 'How to mail this letter',
    notice: 'This page is for you.',
    steps: [
      { head: 'Print.', text: 'Print two sets.' },
      { head: 'Fold.', text: 'Fold in three.' },
    ],
    table: { recipient: 'Recipient', trackingNumber: 'Tracking number', mailedOn: 'Mailed on' },
    closing: 'This is general information.',
  },
  ...overrides,
});

async function pack(overrides: Partial<MailingPackModel> = {}, letter: LetterPdfModel = aLetterModel()) {
  const made = await renderer.renderMailingPack(letter, aPack(overrides));
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.pdf;
}

type Placed = { readonly text: string; readonly left: number; readonly right: number; readonly baseline: number };

/** The words of the first page and where they stand, in inches from the page's left and top. */
async function placedOnFirstPage(pdf: Uint8Array): Promise<readonly Placed[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  try {
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const left = Number(item.transform[4]) / 72;
      return [{ text: item.str, left, right: left + item.width / 72, baseline: 11 - Number(item.transform[5]) / 72 }];
    });
  } finally {
    await task.destroy();
  }
}

/** What a #10 window shows of a page folded in three, lying at the bottom of the envelope; see mailing-pack.typ. */
const WINDOW = { left: 0.875, right: 4.375, top: 2.042, bottom: 3.167 };
const ENDS_BEFORE_WINDOW = 2.042;
const AFTER_FOLD = 11 / 3;

describe('the address page', () => {
  const long = 'The Very Long Named Property Management and Holding Company of Northern New Jersey, LLC';
  test.each([
    ['a short address', OWEN.lines],
    [
      'one with a contact',
      ['Northfield Painting LLC', 'Attention: Owen Marsh', '200 Main Street', 'Millburn, NJ 07041'],
    ],
    ['a very long one', [long, `Attention: ${long}`, `${long}, Suite 4100`, 'Millburn, NJ 07041-1234']],
    ['one without any space', ['W'.repeat(70), '9 Oak Avenue', 'Trenton, NJ 08608']],
    ['one from right to left', ['דנה כהן', '9 Oak Avenue', 'Trenton, NJ 08608']],
  ])('shows %s wholly in the window, and nothing else there', async (_name, lines) => {
    const placed = await placedOnFirstPage(await pack({ recipients: [{ ...OWEN, lines }] }));
    const inWindow = placed.filter(({ baseline }) => baseline > ENDS_BEFORE_WINDOW && baseline < AFTER_FOLD);
    const bare = (text: string) => text.replace(/\s/gu, '');
    expect(bare(inWindow.map(({ text }) => text).join('')).length).toBe(bare(lines.join('')).length);
    for (const { left, right, baseline } of inWindow) {
      expect(left).toBeGreaterThan(WINDOW.left);
      expect(right).toBeLessThan(WINDOW.right);
      expect(baseline).toBeGreaterThan(WINDOW.top);
      expect(baseline).toBeLessThan(WINDOW.bottom);
    }
  });

  test('has the sender above the window and the rest below the fold', async () => {
    const placed = await placedOnFirstPage(await pack());
    const sender = placed.filter(({ text }) => /Cedar|Summit/.test(text));
    expect(sender).toHaveLength(2);
    for (const { baseline } of sender) expect(baseline).toBeLessThan(1.5);
    const heading = placed.find(({ text }) => text.startsWith('Letter from'));
    expect(heading?.baseline).toBeGreaterThan(AFTER_FOLD);
  });
});

describe('the pack', () => {
  test('is tagged, in English, names itself and lists the steps', async () => {
    const read = await readPdf(await pack());
    expect(read).toMatchObject({
      title: 'Mailing pack: Demand for payment of $400.00',
      author: 'Imani Clarke-Dubois',
      language: 'en-US',
      isTagged: true,
    });
    expect(read.elements.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
      'Letter from Imani Clarke-Dubois',
      'RE: Demand for payment of $400.00. Painting job at 14 Cedar Street',
      'How to mail this letter',
    ]);
    expect(
      read.elements
        .filter(({ role }) => role === 'TH')
        .slice(-3)
        .map(({ text }) => text),
    ).toEqual(['Recipient', 'Tracking number', 'Mailed on']);
  });

  test.each([1, 40, 90, 200])(
    'prints a letter’s pages as they are alone (%i sentences), once a recipient',
    async (count) => {
      const letter = aLetterSaying('I paid for the work and it was not done. '.repeat(count));
      const alone = await renderer.renderLetter(letter);
      if (!alone.ok) throw new Error(alone.error.code);
      const { pages } = await readPdf(alone.value.pdf);
      const packed = await readPdf(await pack({ recipients: [OWEN, OWEN, OWEN] }, letter));
      const each = pages.length + 1;
      expect(packed.pages).toHaveLength(3 * each + 1);
      for (const start of [0, each, 2 * each]) expect(packed.pages.slice(start + 1, start + each)).toEqual(pages);
    },
  );

  test('is the same every time', async () => {
    expect(Buffer.from(await pack()).equals(Buffer.from(await pack()))).toBe(true);
  });

  test('leaves nothing behind for the next letter', async () => {
    await pack();
    const alone = await renderer.renderLetter(aLetterModel());
    expect(alone.ok && (await readPdf(alone.value.pdf)).pages).toHaveLength(1);
  });

  test('refuses what no font can print', async () => {
    const made = await renderer.renderMailingPack(aLetterModel(), aPack({ senderLines: ['\u{13000}'] }));
    expect(made).toEqual({ ok: false, error: { code: 'documents.unprintable', characters: ['\u{13000}'] } });
  });
});
