import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LetterPdfModel } from '@plainclaim/domain';
import { aLetterModel, aLetterSaying } from '../../testing/builders/letter-model.ts';
import { bundledRenderer } from '../../testing/child-bundles.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createDocumentRenderer, type DocumentRenderer, type RenderedDocument } from './document-renderer.ts';
import { textsOf } from './views/letter-view.ts';
import { rendererFiles } from './renderer-files.ts';

let renderer: DocumentRenderer;
beforeAll(async () => {
  renderer = createDocumentRenderer(bundledRenderer());
  await renderer.warm();
});
afterAll(() => renderer.close());

async function rendered(model: LetterPdfModel): Promise<RenderedDocument> {
  const result = await renderer.renderLetter(model);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const read = async (model: LetterPdfModel) => readPdf((await rendered(model)).pdf);

/** Without white space, so that line ends do not count. */
const bare = (text: string): string => text.replace(/\s+/gu, '');
const bodyText = (model: LetterPdfModel): string =>
  bare(
    textsOf({
      ...model,
      title: '',
      author: '',
      recipientName: '',
      dateLong: '',
      reference: '',
      contentHash: '',
      signature: null,
    }).join(''),
  );

describe('a signed letter', () => {
  test('names itself and its author, is in English and is tagged', async () => {
    const pdf = await read(aLetterModel());
    expect(pdf).toMatchObject({
      title: 'Demand for payment of $400.00',
      author: 'Imani Clarke-Dubois',
      language: 'en-US',
      isTagged: true,
    });
  });

  test('gives its whole text in reading order to a screen reader, with the table heads as the only addition', async () => {
    const model = aLetterModel();
    const spoken = (await read(model)).elements.map((element) => element.text).join('');
    expect(bare(spoken).replace('ItemAmount', '')).toBe(bodyText(model));
  });

  test('has one top heading, lower headings under it, a table with a head row and a described signature', async () => {
    const { elements } = await read(aLetterModel());
    const textsWith = (role: string) => elements.filter((one) => one.role === role).map((one) => one.text);
    expect(textsWith('H1')).toEqual(['RE: Demand for payment of $400.00. Painting job at 14 Cedar Street']);
    expect(textsWith('H2')).toEqual(['What happened', 'The amount']);
    expect(textsWith('TH')).toEqual(['Item', 'Amount']);
    expect(textsWith('TD').slice(-2)).toEqual(['Total', '$400.00']);
    expect(elements.filter((one) => one.role === 'Figure').map((one) => one.alt)).toEqual([
      'Signature of Imani Clarke-Dubois',
    ]);
  });

  test('prints reference, text hash and page number at the foot, and no draft mark', async () => {
    const { pages } = await read(aLetterModel());
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Reference PLC-7F3K-92QD\s+Text hash 3fa94b02c7de\s+Page 1 of 1/);
    expect(pages[0]).not.toContain('DRAFT');
  });

  test('without a picture leaves room to sign and has no figure', async () => {
    const { elements } = await read(aLetterModel({ signature: null }));
    expect(elements.some((one) => one.role === 'Figure')).toBe(false);
  });

  test('never leaves the signature alone on a page: the last lines of the letter go with it', async () => {
    // Some of these lengths fill page 1 so that the closing no longer fits on it.
    const pagesOfEach = await Promise.all(
      Array.from(
        { length: 12 },
        async (_, index) =>
          (await read(aLetterSaying('I paid for the work and it was not done. '.repeat(40 + index)))).pages,
      ),
    );
    const twoPages = pagesOfEach.filter((pages) => pages.length === 2);
    expect(twoPages.length).toBeGreaterThan(0);
    for (const pages of twoPages) {
      expect(pages[1]).toMatch(/Please keep all messages[\s\S]+Sincerely,[\s\S]+Imani Clarke-Dubois/);
    }
  });

  test('says on later pages to whom and when it was written', async () => {
    const { pages } = await read(aLetterSaying('I paid for the work and it was not done. '.repeat(200)));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[1]).toMatch(/^Northfield Painting LLC\s+November 21, 2026/);
    expect(pages[1]).toContain(`Page 2 of ${pages.length}`);
  });
});

describe('a letter for the archive', () => {
  const inLatin1 = async (model: LetterPdfModel): Promise<string> =>
    Buffer.from((await rendered(model)).pdf).toString('latin1');

  test('says that it is PDF/UA-1 and PDF/A-2a, and explains the former to the latter', async () => {
    const file = await inLatin1(aLetterModel());
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part><pdfaid:part>2</pdfaid:part>');
    expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(file).toContain('<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>');
  });

  test('names its colours, shows its title in the window and has every font in it', async () => {
    const file = await inLatin1(aLetterSaying('王小明 محمد יוסף'));
    const catalog = file.slice(file.lastIndexOf('/Type /Catalog'));
    expect(catalog).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
    expect(catalog).toContain('/DisplayDocTitle true');
    expect(file).toContain('/S /GTS_PDFA1');
    const fonts = file.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(3);
    expect(file.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(fonts);
  });

  test('without a date is accessible and does not call itself archival', async () => {
    const file = await inLatin1(aLetterModel({ dateLong: 'soon' }));
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(file).not.toContain('pdfaid:part');
  });
});

describe('pages', () => {
  const sentence = 'On March 3, 2026 I paid you for the work, and it was not done by that day. ';
  const story = (words: number): string => sentence.repeat(Math.round(words / 16)).trim();

  test('a letter of 900 words has two', async () => {
    expect(await read(aLetterSaying(story(820)))).toMatchObject({ pages: { length: 2 } });
  });

  test('none ends with a heading, and a short table keeps its heading and head row', async () => {
    const lengths = Array.from({ length: 10 }, (_, index) => 400 + 12 * index);
    const letters = await Promise.all(lengths.map((words) => read(aLetterSaying(story(words)))));
    const broken = letters.filter(({ pages }) => pages.length > 1);
    expect(broken.length).toBeGreaterThan(3);
    for (const { pages } of broken) {
      expect(pages[0]).not.toMatch(/(?:What happened|The amount)\s+Reference/);
      expect(pages.filter((page) => /The amount\s+Item\s+Amount\s+Price[\s\S]+Total/.test(page))).toHaveLength(1);
    }
  });

  test('a table that is longer than a page repeats its head row', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ label: `Invoice ${index}`, amount: '$10.00' }));
    const { pages } = await read(aLetterModel({ blocks: [{ kind: 'amounts', rows }] }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((page) => /Item\s+Amount/.test(page))).toBe(true);
  });
});

describe('a draft', () => {
  test('carries the word DRAFT on every page, spoken once, and no signature', async () => {
    const { pages, elements } = await read(
      aLetterSaying('I paid for the work and it was not done. '.repeat(200), { isDraft: true }),
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.every((page) => page.includes('DRAFT'))).toBe(true);
    expect(elements.filter((one) => one.text.includes('DRAFT'))).toHaveLength(1);
    expect(elements.some((one) => one.role === 'Figure')).toBe(false);
  });
});

describe('text of any kind', () => {
  test.each([
    [
      'Typst code',
      '#eval("panic()") ] [ #import "/etc/passwd" $x^2$ @ref <label> \\ *bold* _it_ `raw` // c /* d */ = H',
    ],
    ['template code', '{{ constructor }} ${process.exit()} <% exit %> {% raw %} %s %n #{x} [[y]]'],
    ['HTML', '<script>alert(1)</script><img src=x onerror=y> &amp; &#60;'],
    ['a link and an email address', 'bartholomew.featherstonehaugh@mail.example.com https://example.com/a/b?c=d&e=f#g'],
    ['Turkish and Vietnamese names', 'İbrahim Şahin-Öztürk, Iğdır; Nguyễn Thị Phượng, Đặng Ước'],
    ['Chinese, Japanese and Korean names', '新泽西家具有限公司 陳美玲 龘 田中さくら ヨシダ 김지훈 뷁'],
    ['Greek and Cyrillic names', 'Ελένη Παπαδοπούλου, Ὀδυσσεύς; Владимир Ёлкин, Љубав, Київ'],
    ['emoji', 'paid 😀 👩‍👩‍👧 ❤️ 🇺🇸 👍🏽'],
    ['quotes and dashes', '“So” ‘it’ "is" -- --- ... – — …'],
  ])('prints %s as it was written', async (_name, text) => {
    const { text: printed } = await read(aLetterSaying(text));
    expect(bare(printed)).toContain(bare(text));
  });

  test('prints a right-to-left name whole, and the house number after it on the right side', async () => {
    const { text } = await read(aLetterSaying('I paid יוסף כהן, 14 Cedar Street'));
    expect(text).toContain('I paid יוסף כהן, 14 Cedar Street');
  });

  test('breaks Chinese, which has no spaces, by its own rules and puts no mark into it', async () => {
    const passage = '请在月底之前把钱还给我，一共四百美元。'.repeat(20);
    const { text } = await read(aLetterSaying(passage));
    expect(bare(text)).toContain(passage);
    expect(text).not.toMatch(/\n[，。]/);
  });

  test('prints a right-to-left paragraph', async () => {
    const { text } = await read(aLetterSaying('אנא החזר את הכסף'));
    expect(bare(text)).toContain(bare('אנא החזר את הכסף'));
  });

  test('breaks a word of 20,000 letters over lines and loses none of them', async () => {
    const { text, pages } = await read(aLetterSaying('x'.repeat(20_000)));
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(20_000);
    expect(pages.length).toBeGreaterThan(4);
  });

  test('prints long passages in Arabic and Hebrew script, and hundreds of such names among Latin text', async () => {
    const arabic = 'محمد الأحمد كتب هذا '.repeat(700);
    const names = 'paid to יוסף כהן, 14 and to محمد, '.repeat(400);
    const { text } = await read(aLetterSaying(arabic, { author: names.slice(0, 100) }));
    expect(text.match(/الأحمد/g)?.length).toBe(700);
    expect((await read(aLetterSaying(names))).text.match(/יוסף/g)?.length).toBe(400);
  });

  test('prints 3,000 lines', async () => {
    const lines = Array.from({ length: 3_000 }, (_, index) => `Line ${index}`);
    const { pages } = await read(aLetterModel({ blocks: [{ kind: 'lines', lines }] }));
    expect(pages.at(-1)).toContain('Line 2999');
  });

  test('a broken surrogate pair prints as the replacement sign and control characters are left out', async () => {
    const { text } = await read(aLetterSaying('Broken \ud800 and \u0007\u202econtrolled\u0000'));
    expect(text).toContain('Broken \ufffd and controlled');
  });

  test('hostile text in every field changes nothing but that field', async () => {
    const hostile = '#panic() ] $ " \\ {{x}} <b>';
    const pdf = await read({
      ...aLetterModel(),
      title: hostile,
      author: hostile,
      reference: hostile,
      recipientName: hostile,
    });
    expect(pdf.title).toBe(hostile);
    expect(pdf.author).toBe(hostile);
    expect(pdf.text).toContain(`Reference ${hostile}`);
  });
});

describe('what cannot be made', () => {
  test('names the characters that no font can print, wherever they stand', async () => {
    const model = aLetterSaying('I wrote to 𒀀.', { recipientName: 'ꦗ' });
    expect(await renderer.renderLetter(model)).toEqual({
      ok: false,
      error: { code: 'documents.unprintable', characters: ['ꦗ', '𒀀'] },
    });
  });

  test('refuses a text or a letter that is too long and says how long it may be', async () => {
    expect(await renderer.renderLetter(aLetterSaying('x'.repeat(20_001)))).toEqual({
      ok: false,
      error: { code: 'documents.too_long', length: 20_001, limit: 20_000 },
    });
    const lines = Array.from({ length: 64_000 }, () => '');
    expect(await renderer.renderLetter(aLetterModel({ blocks: [{ kind: 'lines', lines }] }))).toMatchObject({
      error: { code: 'documents.too_long', limit: 64_000 },
    });
  });

  test.each([
    ['text', 'not a picture'],
    ['a file that only begins like one', 'iVBORw0KGgo='],
  ])('refuses %s as a signature', async (_name, pngBase64) => {
    expect(await renderer.renderLetter(aLetterModel({ signature: { pngBase64, alt: 'Signature' } }))).toEqual({
      ok: false,
      error: { code: 'documents.signature_unreadable' },
    });
  });

  test('refuses a damaged picture without quoting the letter', async () => {
    const pngBase64 = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex'),
      Buffer.alloc(64, 7),
    ]).toString('base64');
    const result = await renderer.renderLetter(aLetterModel({ signature: { pngBase64, alt: 'Signature' } }));
    expect(result).toMatchObject({ ok: false, error: { code: 'documents.compile_failed' } });
    expect(JSON.stringify(result)).not.toContain('Imani');
    expect((await renderer.renderLetter(aLetterModel())).ok).toBe(true);
  });
});

describe('the same letter', () => {
  test('gives the same bytes again, in another process and after other letters', async () => {
    const first = await rendered(aLetterModel());
    // From its sources, as in development.
    const other = createDocumentRenderer({ ...rendererFiles(), size: 1 });
    try {
      await other.renderLetter(aLetterSaying('Something else.'));
      const second = await other.renderLetter(aLetterModel());
      expect(second.ok && second.value.sha256).toBe(first.sha256);
    } finally {
      await other.close();
    }
  });

  test('is dated as the letter is', async () => {
    const dated = Buffer.from((await rendered(aLetterModel())).pdf).toString('latin1');
    expect(dated).toContain('D:20261121120000');
    const undated = Buffer.from((await rendered(aLetterModel({ dateLong: 'soon' }))).pdf).toString('latin1');
    expect(undated).not.toContain('CreationDate');
  });
});
