import { paths, saveLetterAnswerSchema } from '@plainclaim/contract';
import { messageFor } from '../../../platform/language/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, aPaidClaim, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const post = (browser: Browser, body: object) => browser.post(`${paths.saveDemandLetter}.php`, body);
const save = (browser: Browser, demand_letter: string) => post(browser, { demand_letter, action: 'save' });
const storeDraft = (browser: Browser, demand_letter: string) =>
  post(browser, { demand_letter, action: 'approve_and_send', reviewed: false });
const stateOf = async (browser: Browser) => must(await browser.get(paths.checkExistingDemand)).json();

async function aLetter(): Promise<{ browser: Browser; text: string }> {
  const browser = site.browser();
  return { browser, text: await aGeneratedLetter(browser) };
}

describe('saving the letter', () => {
  test('keeps the text and makes no version of it', async () => {
    const { browser, text } = await aLetter();
    const answer = await save(browser, `${text}\n\nPS: Thank you.`);
    expect(answer.statusCode).toBe(200);
    expect(saveLetterAnswerSchema.parse(answer.json())).toEqual({
      success: true,
      message: 'Your letter is saved.',
      demand_id: null,
      demand_approved: false,
      savedAt: '2026-11-21T17:00:00.000Z',
    });
    expect((await stateOf(browser)).demand_letter).toBe(`${text}\n\nPS: Thank you.`);
  });

  test('takes invisible characters out and leaves the visible ones', async () => {
    const { browser } = await aLetter();
    must(await save(browser, 'Dear Dana,\r\n\u202Eplease\u0000 pay\u200B me\ud800.'));
    expect((await stateOf(browser)).demand_letter).toBe('Dear Dana,\nplease pay me\ufffd.');
  });

  test('takes a text that could not be approved, so that nothing typed is lost', async () => {
    const { browser } = await aLetter();
    for (const unfinished of ['Dear {{name}},', 'My SSN is 078-05-1120.', 'I ask you to pay me $99,999.00.', 'x']) {
      must(await save(browser, unfinished));
      expect((await stateOf(browser)).demand_letter).toBe(unfinished);
    }
  });
});

describe('a text that cannot be kept', () => {
  test.each([
    ['nothing', '', 'letter.empty', 'The letter is empty. Please write your letter before you save it.'],
    ['only space', ' \n\t ', 'letter.empty', 'The letter is empty. Please write your letter before you save it.'],
    ['only invisible characters', '\u200b\u0000\u202e', 'letter.empty', null],
    [
      'signs no font has',
      'Dear Dana, 𒀀 and 𓂀',
      'letter.unprintable',
      'These characters cannot be printed: 𒀀 𓂀. Please replace them.',
    ],
    [
      'too long a text',
      'word '.repeat(12_001),
      'letter.over_limit',
      messageFor('letter.over_limit', { limit: '60,000' }),
    ],
    [
      'thousands of lines, which would hold up the PDFs of everybody',
      'a\n\n'.repeat(1_501),
      'letter.too_many_lines',
      messageFor('letter.too_many_lines', { limit: '3,000' }),
    ],
  ])('is refused with its reason: %s', async (_name, typed, code, message) => {
    const { browser, text } = await aLetter();
    const answer = await save(browser, typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, code, ...(message === null ? {} : { message }) });
    expect((await stateOf(browser)).demand_letter).toBe(text);
  });

  test.each([
    {},
    { demand_letter: 5, action: 'save' },
    { demand_letter: ['a'], action: 'save' },
    { demand_letter: 'a' },
    { demand_letter: 'a', action: 'delete' },
    { demand_letter: 'a', action: 'save', reviewed: 'no' },
    { demand_letter: 'a', action: 'approve_and_send', delivery: 'pigeon' },
    null,
  ])('is refused when the request makes no sense: %j', async (body) => {
    const { browser, text } = await aLetter();
    const answer = await browser.post(paths.saveDemandLetter, JSON.stringify(body));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid']);
    expect((await stateOf(browser)).demand_letter).toBe(text);
  });
});

describe('someone without the right to the letter', () => {
  test('cannot write to it, whatever id is sent along', async () => {
    const { browser, text } = await aLetter();
    const stored = must(await storeDraft(browser, text)).json();
    const paying = site.browser();
    await aPaidClaim(paying);
    for (const [person, status] of [
      [site.browser(), 403],
      [paying, 409],
    ] as const) {
      const claimed = { demand_id: stored.demand_id, claim_id: stored.demand_id, id: stored.demand_id };
      const answer = await post(person, { demand_letter: 'I was here.', action: 'save', ...claimed });
      expect(answer.statusCode).toBe(status);
    }
    expect((await stateOf(browser)).demand_letter).toBe(text);
  });

  test('cannot save or approve a letter that is not made yet', async () => {
    const browser = site.browser();
    await aPaidClaim(browser);
    const approve = { demand_letter: 'Pay me.', action: 'approve_and_send', delivery: 'self_mail' };
    for (const body of [{ demand_letter: 'Pay me.', action: 'save' }, approve]) {
      const answer = await post(browser, body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'letter.not_generated']);
    }
  });
});

describe('the order step', () => {
  test('stores version 1 with an id, unsigned and not approved', async () => {
    const { browser, text } = await aLetter();
    const answer = await storeDraft(browser, text);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Your draft letter is stored.',
      demand_id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      demand_approved: false,
    });
    const { rows } = await site.database.pool.query(
      'select version, is_approved, signature, statement, delivery from letter_versions where demand_id = $1',
      [answer.json().demand_id],
    );
    expect(rows).toEqual([{ version: 1, is_approved: false, signature: null, statement: null, delivery: null }]);
    expect(await stateOf(browser)).toMatchObject({ demand_approved: false, demand_id: answer.json().demand_id });
  });

  test('done again, or twice at once, gives the same id', async () => {
    const { browser, text } = await aLetter();
    const answers = await Promise.all([
      storeDraft(browser, text),
      storeDraft(browser, text),
      storeDraft(browser, text),
    ]);
    answers.push(await storeDraft(browser, `${text} More.`));
    expect(new Set(answers.map((answer) => answer.json().demand_id)).size).toBe(1);
    expect((await stateOf(browser)).demand_letter).toBe(text);
  });

  test('never signs, even when a delivery is sent along', async () => {
    const { browser, text } = await aLetter();
    const body = { demand_letter: text, action: 'approve_and_send', reviewed: false, delivery: 'self_mail' };
    expect(must(await post(browser, body)).json().demand_approved).toBe(false);
  });
});
