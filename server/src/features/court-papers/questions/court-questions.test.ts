import { type CourtPapersAnswer, type CourtQuestionsAnswer, paths, type SaveFormRequest } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Case = { readonly browser: Browser; readonly caseId: string; readonly letter: string };

/** A paid case with papers in its package, as the wizard leaves it: what only papers ask is open. */
async function aPaidCase(form: Partial<SaveFormRequest> = {}): Promise<Case> {
  const browser = site.browser();
  const open = { courtLanguage: null, courtQuestionsDone: false };
  const letter = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', ...open, ...form });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  return { browser, caseId: String(case_id), letter };
}

const approve = async ({ browser, letter }: Case) =>
  must(
    await browser.post(paths.saveDemandLetter, {
      demand_letter: letter,
      action: 'approve_and_send',
      delivery: 'self_mail',
    }),
  );

const papersOf = async ({ browser, caseId }: Case): Promise<CourtPapersAnswer> =>
  must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();
const questionsOf = async ({ browser, caseId }: Case): Promise<CourtQuestionsAnswer> =>
  must(await browser.get(`${paths.courtQuestions}?case_id=${caseId}`)).json();
const becomesReady = (made: Case) =>
  expect.poll(async () => (await papersOf(made)).state, { timeout: 120_000, interval: 100 }).toBe('ready');

const ANSWERS = [
  { thing: 'question', key: 'courtLanguage', value: 'Turkish' },
  { thing: 'question', key: 'otherAction', value: 'no' },
  { thing: 'question', key: 'otherParties', value: 'no' },
  { thing: 'question', key: 'accommodation', value: 'No' },
];
const LUIS = { firstname: 'Luis', lastname: 'Vega', address: '', phonenumber: '' };

const answer = ({ browser, caseId }: Case, more: object = {}) =>
  browser.post(paths.answerCourtQuestions, { case_id: caseId, changes: ANSWERS, co_claimants: [], ...more });

async function complaintOf(made: Case): Promise<string> {
  const { documents } = await papersOf(made);
  const document_id = documents.find(({ kind }) => kind === 'complaint')?.id ?? '';
  const pdf = must(await made.browser.post(paths.openCourtPaper, { document_id, action: 'view' }));
  return (await readPdf(pdf.rawPayload)).text.replace(/\s+/g, ' ');
}

describe('what only court papers ask', { timeout: 300_000 }, () => {
  test('holds up no letter: the papers wait for it and say so, and are made once it is answered', async () => {
    const made = await aPaidCase();
    await approve(made);
    const waiting = await papersOf(made);
    expect(waiting.state).toBe('stopped');
    expect(waiting.reason).toBe(
      'The court asks a few questions that your letter did not need. Answer them, and the court papers are made.',
    );
    const asked = await questionsOf(made);
    expect(asked.is_done).toBe(false);
    expect(asked.questions.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['courtLanguage', 'otherAction', 'otherParties', 'accommodation']),
    );
    must(await answer(made, { co_claimants: [LUIS] }));
    await becomesReady(made);
    const complaint = await complaintOf(made);
    expect(complaint).toContain('Luis Vega');
    expect(complaint).toContain('Turkish');
    expect(await questionsOf(made)).toMatchObject({ is_done: true, co_claimants: [LUIS] });
  });

  test('may be answered before the letter is approved, and then the papers come with the approval', async () => {
    const made = await aPaidCase();
    must(await answer(made));
    expect((await papersOf(made)).state).toBe('none');
    await approve(made);
    await becomesReady(made);
  });

  test('may be left open by a person who was asked: the papers then have a box to tick by hand', async () => {
    const made = await aPaidCase();
    must(await answer(made, { changes: [] }));
    await approve(made);
    await becomesReady(made);
    expect((await papersOf(made)).state).toBe('ready');
  });

  test('answered twice makes papers once', async () => {
    const made = await aPaidCase();
    await approve(made);
    must(await answer(made));
    await becomesReady(made);
    must(await answer(made));
    const { state, earlier } = await papersOf(made);
    expect([state, earlier]).toEqual(['ready', []]);
  });

  test('is refused where the package has no papers, for an answer that is not offered, and to a stranger', async () => {
    const letterOnly = await aPaidCase({ selectedPackage: 'demand-letter' });
    const refused = await answer(letterOnly);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'papers.not_included']);
    const made = await aPaidCase();
    const odd = await answer(made, { changes: [{ thing: 'question', key: 'courtLanguage', value: 'Klingon' }] });
    expect([odd.statusCode, odd.json().code]).toEqual([422, 'papers.answer_unknown']);
    const stranger = await answer({ ...made, browser: site.browser() });
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'papers.unknown_case']);
  });
});
