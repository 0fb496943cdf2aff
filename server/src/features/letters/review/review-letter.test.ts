import {
  letterReviewAnswerSchema,
  letterTrailAnswerSchema,
  letterVersionAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { checkLetter } from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCompleteForm,
  aGeneratedLetter,
  aPaidClaim,
  must,
  openedPdf,
  storyInCards,
} from '../../../testing/builders/a-draft.ts';
import { aPerson } from '../../../testing/builders/an-account.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const reviewOf = async (browser: Browser) =>
  letterReviewAnswerSchema.parse(must(await browser.get(`${paths.letterReview}.php`)).json());
const save = async (browser: Browser, demand_letter: string) =>
  must(await browser.post(paths.saveDemandLetter, { demand_letter, action: 'save' }));
const approve = async (browser: Browser, demand_letter: string) => {
  const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  return must(await browser.post(paths.saveDemandLetter, body)).json();
};
const version = (browser: Browser, demandId: string) => browser.get(`${paths.letterVersion}?demand_id=${demandId}`);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function aLetter(overrides = {}): Promise<{ browser: Browser; text: string }> {
  const browser = site.browser();
  return { browser, text: await aGeneratedLetter(browser, overrides) };
}

describe('where a sentence comes from', () => {
  test('each sentence of the letter has a place, a source and a label', async () => {
    const { browser, text } = await aLetter();
    const review = await reviewOf(browser);
    expect(review.generated_text).toBe(text);
    const sources = Object.fromEntries(
      review.sentences.map(({ start, end, source }) => [text.slice(start, end), source]),
    );
    expect(sources['They did not return my deposit.']).toMatchObject({
      kind: 'story',
      quote: 'They did not return my deposit.',
    });
    const law = review.sentences.filter(({ source }) => source.kind === 'law');
    expect(law).not.toEqual([]);
    for (const { source } of law) expect([source.cite, source.certainty, source.key]).not.toContain(null);
    expect(JSON.stringify([law, review.law])).not.toMatch(/\.(?:com|org|net|gov)\b/);
    const everything = review.sentences.map(({ start, end }) => text.slice(start, end)).join('');
    expect(everything.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    for (const { source } of review.sentences) expect(source.label).toMatch(/^[A-Z]/);
  });

  test('nothing typed is changed: every sentence of the story stands there letter for letter', async () => {
    const claimDescription = 'I payed a deposit of $2,450. He is a liar. they did NOT return it!!';
    const { browser, text } = await aLetter({ claimDescription });
    const { sentences, own_words } = await reviewOf(browser);
    const theirs = sentences.filter(({ voice }) => voice === 'theirs').map(({ start, end }) => text.slice(start, end));
    expect(theirs).toEqual(
      expect.arrayContaining(['I payed a deposit of $2,450.', 'He is a liar.', 'they did NOT return it!!']),
    );
    expect(text).toContain(claimDescription);
    expect(own_words).toEqual({ is_typed: true, is_in: true, language: 'en', is_sure: true });
  });

  test('a sentence of a card tells its card, can be named, and is there in the reader’s languages', async () => {
    const { browser, text } = await aLetter(storyInCards());
    const { sentences, cards, own_words } = await reviewOf(browser);
    const paid = sentences.find(({ source }) => source.card?.card === 'rental.deposit-paid');
    expect(paid).toMatchObject({
      voice: 'ours',
      key: 'card:deposit',
      source: { kind: 'card', card: { entry: 'deposit', card: 'rental.deposit-paid', title: expect.any(String) } },
      copies: { es: expect.stringContaining('2,450'), tr: expect.stringContaining('2,450') },
    });
    expect(text.slice(paid?.start, paid?.end)).toContain('a security deposit of $2,450.00');
    const ask = sentences.find(({ start, end }) => text.slice(start, end).startsWith('I ask '));
    expect(ask).toMatchObject({ voice: 'ours', key: '' });
    expect(cards).toMatchObject({
      situation: 'tenant-landlord',
      reasons: ['deposit-not-returned'],
      multiple: 'court',
      defendants: ['Ironbound Property Management LLC'],
      is_we: false,
      amount: 245_000,
      court_amount: 490_000,
    });
    expect(cards.entries.map(({ id }) => id)).toEqual(['home', 'deposit', 'kept']);
    expect(own_words.is_typed).toBe(false);
  });
});

describe('the state of the review', () => {
  test('of an untouched letter', async () => {
    const { browser, text } = await aLetter();
    expect(await reviewOf(browser)).toMatchObject({
      text,
      is_edited: false,
      open_questions: 0,
      has_waiting_answers: false,
      demand: '$2,450.00',
      court: { part: 'small_claims', counties: ['Essex'], county_to_confirm: false },
      settlement: null,
      versions: [],
      earlier_texts: [],
    });
  });

  test('after an edit it keeps both texts, for the list of changes', async () => {
    const { browser, text } = await aLetter();
    await save(browser, `${text}\n\nPS.`);
    expect(await reviewOf(browser)).toMatchObject({
      text: `${text}\n\nPS.`,
      generated_text: text,
      is_edited: true,
      edits: [{ replaced: '', text: 'PS.' }],
    });
  });

  test('the browser can run the same checks with what it is given', async () => {
    const { browser, text } = await aLetter();
    const bold = text.replace('I got nothing back.', 'I got nothing back. My SSN is 078-05-1120. {{name}}');
    await save(browser, bold);
    const { check_context, findings } = await reviewOf(browser);
    const here = checkLetter(bold, check_context).map(({ code }) => code);
    expect(here).toEqual(expect.arrayContaining(['letter.private_number', 'letter.residue']));
    expect(findings.map(({ code }) => code)).toEqual(here);
    const { sentence } = findings.find(({ code }) => code === 'letter.private_number') ?? {};
    expect(bold.slice(sentence?.start, sentence?.end)).toBe('My SSN is 078-05-1120.');
  });

  test('a letter made before sources were kept can be reviewed all the same', async () => {
    const { browser, text } = await aLetter();
    await site.database.pool.query('delete from letter_generations');
    expect(await reviewOf(browser)).toMatchObject({ generated_text: text, is_edited: false });
  });
});

describe('versions', () => {
  test('each approval makes one, and earlier ones stay readable to the letter', async () => {
    const { browser, text } = await aLetter();
    const first = await approve(browser, text);
    const edited = `${text}\n\nPS: Please call me first.`;
    const second = await approve(browser, edited);
    await openedPdf(browser, second.demand_id);
    const { versions } = await reviewOf(browser);
    expect(versions.map(({ version: number, demand_id, approved }) => [number, demand_id, approved])).toEqual([
      [2, second.demand_id, true],
      [1, first.demand_id, true],
    ]);
    expect(versions[0]).toMatchObject({ pages: 1, approved_by: 'browser', delivery: 'self_mail' });
    const old = letterVersionAnswerSchema.parse(must(await version(browser, first.demand_id)).json());
    expect(old).toMatchObject({
      version: 1,
      text,
      text_sha256: sha256(text),
      signed_by: 'Marisol Teixeira',
      subject: 'Demand for payment of $2,450.00',
      statement: expect.stringContaining('I declare under NJ Law'),
      approved_at: '2026-11-21T17:00:00.000Z',
      issued_on: '2026-11-21',
      deadline: '2026-12-07',
    });
    expect(old.row_ids.length).toBeGreaterThan(0);
  });

  test('a draft is one too, approved and signed by nobody', async () => {
    const { browser, text } = await aLetter();
    const body = { demand_letter: text, action: 'approve_and_send', reviewed: false };
    const { demand_id } = must(await browser.post(paths.saveDemandLetter, body)).json();
    expect(must(await version(browser, demand_id)).json()).toMatchObject({
      approved: false,
      approved_at: null,
      approved_by: null,
      signed_by: null,
      statement: null,
    });
  });

  test('what its pages show is frozen with it, sealed', async () => {
    const { browser, text } = await aLetter();
    const { demand_id } = await approve(browser, text);
    const { rows } = await site.database.pool.query('select view_model from letter_versions where demand_id = $1', [
      demand_id,
    ]);
    expect(rows[0].view_model.length).toBeGreaterThan(text.length);
    expect(rows[0].view_model.includes('Teixeira')).toBe(false);
  });

  test('somebody else’s, and none at all, are not found', async () => {
    const { browser, text } = await aLetter();
    const { demand_id } = await approve(browser, text);
    const stranger = (await aLetter()).browser;
    for (const answer of [
      await version(stranger, demand_id),
      await version(site.browser(), demand_id),
      await version(browser, '0'.repeat(26)),
      await version(browser, '%27'),
      await browser.get(paths.letterVersion),
    ]) {
      expect(answer.json()).toMatchObject({ status: 404, code: 'letter.unknown_demand' });
    }
  });
});

describe('the trail', () => {
  test('tells who approved which text when', async () => {
    const { browser, text } = await aLetter();
    await save(browser, `${text} Mine.`);
    const { demand_id } = await approve(browser, `${text} Mine.`);
    const { events } = letterTrailAnswerSchema.parse(must(await browser.get(paths.letterTrail)).json());
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['claim.paid', 'letter.generated', 'letter.saved', 'letter.approved']),
    );
    expect(events.find(({ kind }) => kind === 'letter.approved')).toEqual({
      at: '2026-11-21T17:00:00.000Z',
      kind: 'letter.approved',
      by: 'browser',
      demand_id,
      version: 1,
      text_sha256: sha256(`${text} Mine.`),
    });
  });

  test('names the account that approved', async () => {
    const { browser, accountId } = await aPerson(site);
    const text = await aGeneratedLetter(browser);
    const { demand_id } = await approve(browser, text);
    expect((await reviewOf(browser)).versions[0]).toMatchObject({ demand_id, approved_by: 'account' });
    const { rows } = await site.database.pool.query(
      "select detail->>'by' as by, approved_by from audit_events join letter_versions using (claim_id) where kind = 'letter.approved' and demand_id = $1",
      [demand_id],
    );
    expect(rows).toEqual([{ by: accountId, approved_by: accountId }]);
  });
});

describe('an earlier text', () => {
  async function aRewrittenLetter() {
    const { browser, text } = await aLetter();
    await save(browser, 'All mine.');
    must(await browser.post(paths.letterAnswers, { recompose: true }));
    const [earlier] = (await reviewOf(browser)).earlier_texts;
    if (earlier === undefined) throw new Error('the text before is kept');
    return { browser, text, earlier };
  }

  test('comes back, and the other one takes its place', async () => {
    const { browser, text, earlier } = await aRewrittenLetter();
    const back = must(await browser.post(paths.letterBringBack, { earlier_id: earlier.id })).json();
    expect(back).toMatchObject({ success: true, demand_letter: 'All mine.' });
    const review = await reviewOf(browser);
    expect(review.text).toBe('All mine.');
    expect(review.earlier_texts.map((one) => one.text)).toEqual([text]);
  });

  test('is kept once, however often the letter is written anew', async () => {
    const { browser } = await aRewrittenLetter();
    await save(browser, 'All mine.');
    must(await browser.post(paths.letterAnswers, { recompose: true }));
    expect((await reviewOf(browser)).earlier_texts).toHaveLength(1);
  });

  test('of somebody else, or none, does not come back', async () => {
    const { earlier } = await aRewrittenLetter();
    const { browser, text } = await aLetter();
    for (const earlier_id of [earlier.id, '0', '', '00000000-0000-4000-8000-000000000000']) {
      const answer = await browser.post(paths.letterBringBack, { earlier_id });
      expect(answer.json()).toMatchObject({ status: 404, code: 'letter.earlier_unknown' });
    }
    expect((await browser.post(paths.letterBringBack, {})).statusCode).toBe(400);
    expect((await reviewOf(browser)).text).toBe(text);
  });
});

describe('nobody without the right to the letter', () => {
  test('can review it, and before it is made there is nothing to review', async () => {
    const unpaid = site.browser();
    must(await unpaid.post(paths.saveFormData, aCompleteForm()));
    for (const path of [paths.letterReview, paths.letterTrail, paths.letterQuestions]) {
      expect((await site.browser().get(path)).statusCode).toBe(403);
      expect((await unpaid.get(path)).statusCode).toBe(403);
    }
    const paid = site.browser();
    await aPaidClaim(paid);
    const early = await paid.get(paths.letterReview);
    expect(early.json()).toMatchObject({ status: 409, code: 'letter.not_generated' });
  });
});
