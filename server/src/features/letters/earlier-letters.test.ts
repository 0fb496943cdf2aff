import { letterReviewAnswerSchema, paths } from '@plainclaim/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sealedBox } from '../../platform/security/index.ts';
import { aGeneratedLetter, must, openedPdf } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../testing/test-app.ts';
import { openedGeneration } from './generate/generation.ts';

const DAY_MS = 86_400_000;
const box = sealedBox(['a data key that only the tests know of']);

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ box });
});
afterEach(() => site.clock.set(TEST_START_MS));
afterAll(() => site.close());

const NONE = { field: null, quote: null, cite: null, reference: null, key: null };

/** The story as the last release told it: in words of its own. */
const STATED = 'I rented an apartment from you. You did not return my deposit.';

/** What the release before the cards stored beside a letter: no voice, no key, changes, and sources of two more fields. */
function storedThen(text: string, stated: string) {
  const at = text.indexOf(stated);
  const [first = '', second = ''] = stated.split(/(?<=\.) /);
  const dayAt = text.indexOf('November 21, 2026');
  const deadline = 'Please pay $2,450.00 by December 7, 2026.';
  const sentences = [
    {
      start: dayAt,
      end: dayAt + 17,
      source: { ...NONE, kind: 'field', field: 'issuedOn', quote: 'November 21, 2026' },
    },
    {
      start: at,
      end: at + first.length,
      source: { ...NONE, kind: 'story', quote: 'I rented an apartment from them.' },
    },
    { start: at + first.length + 1, end: at + stated.length, source: { ...NONE, kind: 'story', quote: second } },
    {
      start: text.indexOf(deadline),
      end: text.indexOf(deadline) + deadline.length,
      source: { ...NONE, kind: 'field', field: 'amount', quote: '$2,450.00' },
    },
  ];
  return {
    text,
    sentences,
    changed: [{ kind: 'spelling', from: 'payed', to: 'paid' }],
    decisions: { answers: { 'who-1': 'you' }, lawOut: [], settlement: null, delivery: null },
  };
}

/** A letter exactly as the last release left it in the database, told in the words of that release. */
async function anEarlierLetter(): Promise<{ browser: Browser; text: string; caseId: string }> {
  const browser = site.browser();
  const made = await aGeneratedLetter(browser);
  const from = made.indexOf('I rented an apartment');
  const to = made.indexOf('They did not return my deposit.') + 'They did not return my deposit.'.length;
  const text = `${made.slice(0, from)}${STATED}${made.slice(to)}`.replace('In my own words', 'What happened');
  const caseId = String(must(await browser.get(paths.checkExistingDemand)).json().case_id);
  const details = {
    subject: 'Demand for payment of $2,450.00',
    author: 'Marisol Teixeira',
    recipientName: 'Ironbound Property Management LLC',
    removed: [{ kind: 'insult', text: 'He is a liar.' }],
  };
  const { pool } = site.database;
  await pool.query('update letters set working_text = $1, details = $2, edits = null where claim_id = $3', [
    box.sealJson(`letter:${caseId}`, text),
    box.sealJson(`letter:${caseId}`, details),
    caseId,
  ]);
  await pool.query('update letter_generations set composed = $1 where claim_id = $2', [
    box.sealJson(`letter-generation:${caseId}`, storedThen(text, STATED)),
    caseId,
  ]);
  await pool.query(
    'insert into letter_decisions (claim_id, decisions, saved_at) values ($1, $2, now()) on conflict (claim_id) do update set decisions = excluded.decisions',
    [caseId, box.sealJson(`letter-decisions:${caseId}`, { answers: { 'who-1': 'you' }, lawOut: [], settlement: null })],
  );
  return { browser, text, caseId };
}

const review = async (browser: Browser) =>
  letterReviewAnswerSchema.parse(must(await browser.get(paths.letterReview)).json());
const approve = (browser: Browser, demand_letter: string) =>
  browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' });

describe('a letter that an earlier release wrote', () => {
  test('opens as it was, and says which sentences are not the person’s own words', async () => {
    const { browser, text } = await anEarlierLetter();
    const opened = await review(browser);
    expect(opened).toMatchObject({ text, generated_text: text, is_edited: false, edits: [], left_out: [] });
    const [, first, second] = opened.sentences;
    expect(first).toMatchObject({ voice: 'ours', key: '', source: { kind: 'told', label: 'From your words' } });
    expect(second).toMatchObject({ voice: 'theirs', source: { kind: 'story' } });
    expect(must(await browser.get(paths.checkExistingDemand)).json().demand_letter).toBe(text);
    expect(must(await browser.post(paths.generateDemandLetter)).json().demand_letter).toBe(text);
  });

  test('can be signed as it was written, and its PDF opens', async () => {
    const { browser, text } = await anEarlierLetter();
    const { demand_id } = must(await approve(browser, text)).json();
    const version = must(await browser.get(`${paths.letterVersion}?demand_id=${demand_id}`)).json();
    expect(version.text).toBe(text);
    expect(must(await openedPdf(browser, demand_id)).headers['content-type']).toBe('application/pdf');
  });

  test('gets new dates and keeps every other word', async () => {
    const { browser, text } = await anEarlierLetter();
    site.clock.advance(8 * DAY_MS);
    const dated = must(await browser.post(paths.letterDates, { demand_letter: text })).json();
    expect(dated.demand_letter).toContain(STATED);
    expect(dated.demand_letter).toContain('November 29, 2026');
    expect(dated.demand_letter).toContain('Please pay $2,450.00 by December 14, 2026.');
    expect(await review(browser)).toMatchObject({ is_edited: false, generated_text: dated.demand_letter });
  });

  test('is written anew by a new decision only with its words kept at hand', async () => {
    const { browser, text } = await anEarlierLetter();
    const { law } = await review(browser);
    const body = { law: [{ key: law[0]?.key, included: false }] };
    const answered = must(await browser.post(paths.letterAnswers, body)).json();
    expect(answered.outcome).toBe('recomposed');
    expect(answered.demand_letter).toContain('They did not return my deposit.');
    expect((await review(browser)).earlier_texts.map((earlier) => earlier.text)).toEqual([text]);
  });
});

test('a generation of this release is read as it was stored', () => {
  const source = { ...NONE, kind: 'card', certainty: null, card: { entry: 'a', card: 'free.event', title: 'Else' } };
  const copies = { es: 'Hola.', tr: 'Selam.' };
  const stored = {
    text: 'Hello.',
    sentences: [{ start: 0, end: 6, voice: 'ours', key: 'card:a', copies, source }],
    decisions: {
      answers: {},
      lawOut: [],
      settlement: null,
      ownWords: 'out',
      leftOut: ['proof'],
      kept: [],
      delivery: null,
    },
    cardsSha256: 'abc',
  };
  expect(openedGeneration(stored)).toEqual(stored);
});
