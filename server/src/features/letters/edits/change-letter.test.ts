import {
  letterAnswersAnswerSchema,
  letterQuestionsAnswerSchema,
  letterReviewAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { cleanTyped, findIssues, keyOfIssue } from '@plainclaim/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aGeneratedLetter, must, storyInCards } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const questionsOf = async (browser: Browser) =>
  letterQuestionsAnswerSchema.parse(must(await browser.get(paths.letterQuestions)).json());
const answer = async (browser: Browser, body: object) =>
  letterAnswersAnswerSchema.parse(must(await browser.post(paths.letterAnswers, body)).json());
const save = async (browser: Browser, demand_letter: string) =>
  must(await browser.post(paths.saveDemandLetter, { demand_letter, action: 'save' }));
const textOf = async (browser: Browser): Promise<string> =>
  must(await browser.get(paths.checkExistingDemand)).json().demand_letter;
const review = async (browser: Browser) =>
  letterReviewAnswerSchema.parse(must(await browser.get(paths.letterReview)).json());

async function aLetter(overrides = {}): Promise<{ browser: Browser; text: string }> {
  const browser = site.browser();
  return { browser, text: await aGeneratedLetter(browser, overrides) };
}

describe('the person’s own words', () => {
  test('go out of the letter and back into it, as they were typed', async () => {
    const { browser, text } = await aLetter();
    const { claimDescription = '' } = aCompleteForm();
    expect(text).toContain(claimDescription);
    const out = await answer(browser, { own_words: 'out' });
    expect(out.outcome).toBe('recomposed');
    expect(out.demand_letter).not.toContain('They did not return my deposit.');
    expect((await review(browser)).own_words).toMatchObject({ is_typed: true, is_in: false });
    expect((await answer(browser, { own_words: 'in' })).demand_letter).toBe(text);
  });

  test('beside cards they stand there only when the person says so', async () => {
    const { claimDescription } = aCompleteForm();
    const { browser, text } = await aLetter({ ...storyInCards(), claimDescription });
    expect(text).not.toContain('They did not return my deposit.');
    const both = await answer(browser, { own_words: 'in' });
    expect(both.demand_letter).toContain(claimDescription);
    expect(both.demand_letter).toContain('I paid you a security deposit of $2,450.00');
  });
});

describe('a sentence of the letter', () => {
  const keyOf = async (browser: Browser, words: string): Promise<string> => {
    const { sentences, generated_text } = await review(browser);
    return sentences.find(({ start, end }) => generated_text.slice(start, end).includes(words))?.key ?? '';
  };

  test.each([
    ['of the story', {}, 'They did not return my deposit.'],
    ['of a card', storyInCards(), 'I paid you a security deposit'],
    ['about what can be shown', storyInCards(), 'the receipt for the deposit'],
  ])('can be left out whole and put back: one %s', async (_name, overrides, words) => {
    const { browser, text } = await aLetter(overrides);
    const key = await keyOf(browser, words);
    expect(key).not.toBe('');
    const out = await answer(browser, { left_out: [{ key, is_out: true }] });
    expect(out.demand_letter).not.toContain(words);
    const statedIn = (await review(browser)).left_out;
    expect(statedIn).toEqual([{ key, text: expect.stringContaining(words) }]);
    const back = await answer(browser, { left_out: [{ key, is_out: false }] });
    expect(back.demand_letter).toBe(text);
    expect((await review(browser)).left_out).toEqual([]);
  });

  test('of law is the same by its key as by the list of laws', async () => {
    const { browser, text } = await aLetter();
    const [law] = (await questionsOf(browser)).law;
    const key = `law:${law?.key}`;
    expect((await answer(browser, { left_out: [{ key, is_out: true }] })).law[0]?.included).toBe(false);
    expect((await review(browser)).left_out).toEqual([{ key, text: expect.any(String) }]);
    const back = await answer(browser, { law: [{ key: law?.key, included: true }] });
    expect(back.demand_letter).toBe(text);
  });

  test('that must stand, or that the letter does not have, is not left out', async () => {
    const { browser, text } = await aLetter();
    for (const key of ['no-such-sentence', 'card:nobody', 'law:none']) {
      const refused = await browser.post(paths.letterAnswers, { left_out: [{ key, is_out: true }] });
      expect(refused.json()).toMatchObject({
        status: 422,
        fields: [{ field: 'left_out', code: 'field.choice_unknown' }],
      });
    }
    expect((await browser.post(paths.letterAnswers, { left_out: [{ key: '', is_out: true }] })).statusCode).toBe(400);
    expect(await textOf(browser)).toBe(text);
  });

  test('is taken out of an edited letter around the edits', async () => {
    const { browser, text } = await aLetter();
    await save(browser, `${text}\n\nPS: Call me first.`);
    const key = await keyOf(browser, 'They did not return my deposit.');
    const out = await answer(browser, { left_out: [{ key, is_out: true }] });
    expect(out.outcome).toBe('merged');
    expect(out.demand_letter).toContain('PS: Call me first.');
    expect(out.demand_letter).not.toContain('They did not return my deposit.');
  });
});

describe('a place the person decided to keep', () => {
  const story = 'I paid a deposit of $2,450. You are a liar. You did not return it.';
  const cleaned = cleanTyped(story);
  const insult = findIssues(cleaned).find(({ kind }) => kind === 'insult');
  const key = insult === undefined ? 'none' : keyOfIssue(cleaned, insult);
  const approve = (browser: Browser, demand_letter: string) =>
    browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' });
  const asksOf = async (browser: Browser) =>
    (await review(browser)).findings.filter(({ severity }) => severity === 'confirm');

  test('is asked about no more, and the yes is stored and can be taken back', async () => {
    const { browser, text } = await aLetter({ claimDescription: story });
    expect((await asksOf(browser)).map(({ code }) => code)).toEqual(['letter.insult']);
    expect((await approve(browser, text)).json().code).toBe('letter.confirm_needed');
    await answer(browser, { kept: [{ key, is_kept: true }] });
    expect((await review(browser)).kept).toEqual([key]);
    expect(await asksOf(browser)).toEqual([]);
    await answer(browser, { kept: [{ key, is_kept: false }] });
    expect(await asksOf(browser)).toHaveLength(1);
    await answer(browser, { kept: [{ key, is_kept: true }] });
    must(await approve(browser, text));
  });

  test('while writing counts for the letter, and can be taken back there too', async () => {
    const storyChoices = [{ key, choice: 'keep' as const, text: 'You are a liar.' }];
    const { browser } = await aLetter({ claimDescription: story, storyChoices });
    expect((await review(browser)).kept).toEqual([key]);
    expect(await asksOf(browser)).toEqual([]);
    await answer(browser, { kept: [{ key, is_kept: false }] });
    expect((await review(browser)).kept).toEqual([]);
    expect(await asksOf(browser)).toHaveLength(1);
  });
});

describe('a card that is changed after the payment', () => {
  const entriesOf = async (browser: Browser) => (await review(browser)).cards.entries;
  const withAmount = async (browser: Browser, amount: string) =>
    (await entriesOf(browser)).map((entry) =>
      entry.id === 'deposit' ? { ...entry, values: { ...entry.values, amount } } : entry,
    );

  test('changes its sentence, and neither the claim’s amount nor the price', async () => {
    const { browser, text } = await aLetter(storyInCards());
    const before = await review(browser);
    const cards = (await entriesOf(browser)).map((entry) =>
      entry.id === 'deposit' ? { ...entry, values: { ...entry.values, day: '2024-09-15' } } : entry,
    );
    const changed = await answer(browser, { cards });
    expect(changed.outcome).toBe('recomposed');
    expect(changed.demand_letter).toBe(text.replace('On September 1, 2024', 'On September 15, 2024'));
    const after = await review(browser);
    expect(after.cards).toEqual({ ...before.cards, entries: cards.map((entry) => expect.objectContaining(entry)) });
    expect(after.demand).toBe(before.demand);
    expect(after.has_waiting_answers).toBe(false);
    const { rows } = await site.database.pool.query(
      "select detail from audit_events where claim_id = $1 and kind = 'letter.answered'",
      [before.case_id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('2024-09');
  });

  test('must leave the rows explaining the claim', async () => {
    const { browser, text } = await aLetter(storyInCards());
    const refused = await browser.post(paths.letterAnswers, { cards: await withAmount(browser, '2000') });
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'letter.answers_wrong',
      fields: [{ field: 'claimCalculation', code: 'wizard.calculation_required' }],
    });
    expect(await textOf(browser)).toBe(text);
    const rest = [{ id: 'fee', label: 'Key fee', amount: '450', isMinus: false }];
    const both = await answer(browser, { cards: await withAmount(browser, '2000'), amount_rows: rest });
    expect(both.demand_letter).toContain('Key fee: $450.00');
    expect(both.demand_letter).toContain('Total: $2,450.00');
    // The law doubles the deposit alone.
    expect((await review(browser)).cards.court_amount).toBe(445_000);
  });

  test('must be finished, or left out', async () => {
    const { browser, text } = await aLetter(storyInCards());
    const entries = await entriesOf(browser);
    const begun = { id: 'walk', card: 'rental.walk-through', values: { day: '2026-08-31' } };
    const refused = await browser.post(paths.letterAnswers, { cards: [...entries, begun] });
    expect(refused.json()).toMatchObject({
      status: 422,
      fields: [{ field: 'cards.walk.with', code: 'card.who_required' }],
    });
    const out = await answer(browser, { cards: [...entries, { ...begun, isLeftOut: true }] });
    expect(out).toMatchObject({ outcome: 'unchanged', demand_letter: text });
  });

  test('that meets an edit waits, and the letter stays as it was typed', async () => {
    const { browser } = await aLetter(storyInCards());
    await save(browser, 'Dear Dana:\n\nAll of this is mine.');
    const cards = (await entriesOf(browser)).map((entry) =>
      entry.id === 'deposit' ? { ...entry, values: { ...entry.values, day: '2024-08-15' } } : entry,
    );
    expect(await answer(browser, { cards })).toMatchObject({ outcome: 'kept', text_kept: true });
    expect(await review(browser)).toMatchObject({
      has_waiting_answers: true,
      text: 'Dear Dana:\n\nAll of this is mine.',
    });
    expect((await answer(browser, { recompose: true })).demand_letter).toContain('On August 15, 2024');
    expect(await review(browser)).toMatchObject({ has_waiting_answers: false });
  });

  test('takes the court’s sum along when only the court is asked for a multiple', async () => {
    const { browser, text } = await aLetter(storyInCards());
    expect(text).toContain('$4,900.00');
    const refused = await browser.post(paths.letterAnswers, { multiple: 'now' });
    expect(refused.json()).toMatchObject({ status: 422, code: 'letter.answers_wrong' });
    expect((await review(browser)).cards).toMatchObject({ multiple: 'court', court_amount: 490_000 });
  });
});
