import { letterAnswersAnswerSchema, letterQuestionsAnswerSchema, paths } from '@plainclaim/contract';
import { FIRST_OWNER, OWN_WORDS, TRANSFER_DATE } from '@plainclaim/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aGeneratedLetter, aPaidClaim, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const IN_SPANISH = 'Le pagué un depósito de $2,450. Me fui el 31 de agosto de 2026. No me devolvió nada.';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const questionsOf = async (browser: Browser) =>
  letterQuestionsAnswerSchema.parse(must(await browser.get(paths.letterQuestions)).json());
const answer = async (browser: Browser, body: object) =>
  letterAnswersAnswerSchema.parse(must(await browser.post(`${paths.letterAnswers}.php`, body)).json());
const save = async (browser: Browser, demand_letter: string) =>
  must(await browser.post(paths.saveDemandLetter, { demand_letter, action: 'save' }));
const textOf = async (browser: Browser): Promise<string> =>
  must(await browser.get(paths.checkExistingDemand)).json().demand_letter;
const review = async (browser: Browser) => must(await browser.get(paths.letterReview)).json();

async function aPaidBrowser(overrides = {}): Promise<Browser> {
  const browser = site.browser();
  await aPaidClaim(browser, overrides);
  return browser;
}

async function aLetter(overrides = {}): Promise<{ browser: Browser; text: string }> {
  const browser = site.browser();
  return { browser, text: await aGeneratedLetter(browser, overrides) };
}

describe('the questions before a letter', () => {
  test('are there as soon as the claim is paid for, with a sentence and a way to answer', async () => {
    const browser = await aPaidBrowser({ assignedClaim: true });
    const asked = await questionsOf(browser);
    expect(asked.answered).toBe(false);
    const question = asked.questions.find(({ id }) => id === FIRST_OWNER);
    expect(question).toMatchObject({
      kind: 'text',
      answer: null,
      is_required: true,
      code: 'letter.first_owner_unknown',
    });
    expect(question?.message).toMatch(/^[A-Z].*[.?]$/);
  });

  test('are not asked when nothing is unsure', async () => {
    const asked = await questionsOf(await aPaidBrowser());
    expect(asked).toMatchObject({ questions: [], answered: true });
  });

  test('an answer given before is in the letter when it is made, and is remembered', async () => {
    const browser = await aPaidBrowser({ assignedClaim: true });
    const answered = await answer(browser, { answers: [{ id: FIRST_OWNER, value: 'Rosa Delgado' }] });
    expect(answered).toMatchObject({ outcome: 'unchanged', demand_letter: '', text_kept: false });
    must(await browser.post(paths.generateDemandLetter));
    expect(await textOf(browser)).toContain('Rosa Delgado');
    const remembered = (await questionsOf(browser)).questions.find(({ id }) => id === FIRST_OWNER);
    expect(remembered).toMatchObject({ answer: 'Rosa Delgado' });
  });

  test('a further question can be answered along with the one that brings it', async () => {
    const browser = await aPaidBrowser({ assignedClaim: true });
    const answers = [
      { id: TRANSFER_DATE, value: '2026-09-15' },
      { id: FIRST_OWNER, value: 'Rosa Delgado' },
    ];
    expect((await answer(browser, { answers })).answered).toBe(true);
    const { questions } = await questionsOf(browser);
    expect(questions.map(({ id, answer: given }) => [id, given])).toEqual(
      expect.arrayContaining([
        [FIRST_OWNER, 'Rosa Delgado'],
        [TRANSFER_DATE, '2026-09-15'],
      ]),
    );
  });

  test('a choice takes only what it offers', async () => {
    const browser = await aPaidBrowser({ claimDescription: IN_SPANISH });
    const [question] = (await questionsOf(browser)).questions.filter(({ kind }) => kind === 'choice');
    if (question === undefined) throw new Error('a story in another language asks a question');
    expect(question).toMatchObject({ id: OWN_WORDS, code: 'letter.own_words_language', is_required: false });
    const refused = await browser.post(paths.letterAnswers, { answers: [{ id: question.id, value: 'anything' }] });
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'letter.answers_wrong',
      fields: [{ field: question.id, code: 'field.choice_unknown' }],
    });
    expect(question.options.map(({ value }) => value)).toEqual(['out', 'in']);
    const answered = await answer(browser, { answers: [{ id: question.id, value: 'in' }] });
    expect(answered.questions.find(({ id }) => id === question.id)?.answer).toBe('in');
    const text = String(must(await browser.post(paths.generateDemandLetter)).json().demand_letter);
    expect(text).toContain(IN_SPANISH);
  });
});

describe('answers to a letter that is there', () => {
  test('write an untouched letter anew', async () => {
    const { browser, text } = await aLetter({ assignedClaim: true });
    const answered = await answer(browser, { answers: [{ id: FIRST_OWNER, value: 'Rosa Delgado' }] });
    expect(answered.outcome).toBe('recomposed');
    expect(answered.demand_letter).not.toBe(text);
    expect(await textOf(browser)).toBe(answered.demand_letter);
    expect(await review(browser)).toMatchObject({ is_edited: false, has_waiting_answers: false });
  });

  test('taken back, they give back the letter that was there', async () => {
    const { browser, text } = await aLetter({ assignedClaim: true });
    await answer(browser, { answers: [{ id: FIRST_OWNER, value: 'Rosa Delgado' }] });
    const back = await answer(browser, { answers: [{ id: FIRST_OWNER, value: '' }] });
    expect(back).toMatchObject({ outcome: 'recomposed', demand_letter: text, answered: false });
  });

  test('are brought into an edited letter around the edits', async () => {
    const { browser, text } = await aLetter();
    const { law } = await questionsOf(browser);
    const key = law[0]?.key ?? '';
    await save(browser, `${text}\n\nPS: Call me first.`);
    const out = await answer(browser, { law: [{ key, included: false }] });
    expect(out.outcome).toBe('merged');
    expect(out.demand_letter).toContain('PS: Call me first.');
    expect(out.demand_letter).not.toContain(law[0]?.text);
    expect(await review(browser)).toMatchObject({ is_edited: true, has_waiting_answers: false });
  });

  test('leave a letter alone that was edited in the same place, until it is to be written anew', async () => {
    const { browser } = await aLetter();
    await save(browser, 'Dear Dana:\n\nAll of this is mine.');
    const { law } = await questionsOf(browser);
    const before = { ...law[0] };
    const kept = await answer(browser, { law: [{ key: before.key, included: false }] });
    expect(kept).toMatchObject({
      outcome: 'kept',
      text_kept: true,
      demand_letter: 'Dear Dana:\n\nAll of this is mine.',
    });
    expect(kept.law[0]).toMatchObject({ included: false });
    expect(await review(browser)).toMatchObject({ has_waiting_answers: true });

    const anew = await answer(browser, { recompose: true });
    expect(anew).toMatchObject({ outcome: 'recomposed', text_kept: false });
    expect(anew.demand_letter).not.toContain(before.text);
    const { earlier_texts, is_edited } = await review(browser);
    expect(is_edited).toBe(false);
    expect(earlier_texts.map(({ text }: { text: string }) => text)).toEqual(['Dear Dana:\n\nAll of this is mine.']);
  });

  test('that were wrong change nothing, and say which', async () => {
    const { browser, text } = await aLetter({ assignedClaim: true });
    const refused = await browser.post(paths.letterAnswers, {
      answers: [
        { id: FIRST_OWNER, value: 'Rosa Delgado' },
        { id: TRANSFER_DATE, value: 'last autumn' },
        { id: 'no-such-question', value: 'x' },
      ],
      law: [{ key: 'no-such-law', included: false }],
      settlement: { amount: '$9,999,999', until: '2026-11-21' },
    });
    expect(refused.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      TRANSFER_DATE,
      'no-such-question',
      'law',
      'settlement.amount',
      'settlement.until',
    ]);
    expect(await textOf(browser)).toBe(text);
    expect((await questionsOf(browser)).questions[0]?.answer).toBeNull();
  });
});

describe('a law sentence', () => {
  test('shows its source, and can be taken out and put back', async () => {
    const { browser, text } = await aLetter();
    const [sentence] = (await questionsOf(browser)).law;
    if (sentence === undefined) throw new Error('a kept deposit has a law sentence');
    expect(sentence).toMatchObject({
      included: true,
      cite: expect.stringMatching(/\S/),
      certainty: expect.any(String),
    });
    expect(text).toContain(sentence.text);
    const out = await answer(browser, { law: [{ key: sentence.key, included: false }] });
    expect(out.demand_letter).not.toContain(sentence.text);
    const back = await answer(browser, { law: [{ key: sentence.key, included: true }] });
    expect(back).toMatchObject({ outcome: 'recomposed', demand_letter: text });
  });
});

describe('an offer to take less', () => {
  test('has its own page and never stands in the letter', async () => {
    const { browser, text } = await aLetter();
    const made = await answer(browser, { settlement: { amount: '$1,900', until: '2026-12-24' } });
    expect(made).toMatchObject({
      outcome: 'unchanged',
      demand_letter: text,
      settlement: { amount: '$1,900.00', until: '2026-12-24', text: expect.stringContaining('$1,900.00') },
    });
    expect((await review(browser)).settlement.amount).toBe('$1,900.00');
    expect((await answer(browser, { settlement: null })).settlement).toBeNull();
  });
});

describe('anyone else', () => {
  test('neither sees nor answers the questions of a claim', async () => {
    const { browser, text } = await aLetter({ assignedClaim: true });
    const { case_id } = await questionsOf(browser);
    const unpaid = site.browser();
    must(await unpaid.post(paths.saveFormData, aCompleteForm()));
    const payer = await aPaidBrowser({ assignedClaim: true });
    const body = { case_id, answers: [{ id: FIRST_OWNER, value: 'A Stranger' }] };
    for (const person of [site.browser(), unpaid, payer]) {
      expect((await person.post(paths.letterAnswers, body)).json()).toMatchObject({
        status: 403,
        code: 'letter.no_access',
      });
    }
    for (const person of [site.browser(), unpaid]) {
      expect((await person.get(paths.letterQuestions)).statusCode).toBe(403);
    }
    expect((await questionsOf(payer)).case_id).not.toBe(case_id);
    expect(await textOf(browser)).toBe(text);
  });

  test('a field that only the server decides changes nothing, whoever sends it', async () => {
    const { browser, text } = await aLetter();
    const before = await review(browser);
    const sent = {
      demand_letter: 'Mine.',
      generated_text: 'Mine.',
      decisions: { answers: {}, lawOut: [before.law[0].key], settlement: null },
      lawOut: [before.law[0].key],
      issued_on: '2020-01-01',
      deadline: '2020-01-01',
      outcome: 'kept',
      approved: true,
      approved_by: 'account',
    };
    expect((await answer(browser, sent)).demand_letter).toBe(text);
    expect(await review(browser)).toEqual(before);
  });

  test.each([
    { answers: 'x' },
    { answers: [{ id: 'a' }] },
    { answers: [{ id: 'a', value: 'x'.repeat(4_001) }] },
    { law: [{ key: 'a', included: 'no' }] },
    { settlement: 5 },
    { recompose: 'yes' },
    { own_words: 'maybe' },
    { left_out: [{ key: 'a' }] },
    { left_out: Array.from({ length: 201 }, (_, nr) => ({ key: `k${nr}`, is_out: false })) },
    { kept: [{ key: 'x'.repeat(201), is_kept: true }] },
    { cards: [{ id: 'a' }] },
    { cards: Array.from({ length: 41 }, (_, nr) => ({ id: `c${nr}`, card: 'free.event', values: {} })) },
    { amount_rows: 'many' },
    { multiple: 'twice' },
    { case_id: 5 },
  ])('a request that makes no sense is refused: %j', async (body) => {
    const browser = await aPaidBrowser();
    expect((await browser.post(paths.letterAnswers, body)).json()).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
  });
});
