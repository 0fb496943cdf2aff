import { filePreviewAnswerSchema, paths, type SaveFormRequest } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, must } from '../../testing/builders/a-draft.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function previewOf(overrides: Partial<SaveFormRequest> = {}) {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return filePreviewAnswerSchema.parse(must(await browser.get(paths.filePreview)).json());
}

describe('the file that the answers make', () => {
  test('holds the real letter’s first page and counts what it is made of', async () => {
    const { letter } = await previewOf();
    expect(letter?.first_page).toContain('RE: Demand for payment of $2,450.00. Security deposit');
    expect(letter?.first_page).toContain('They did not return my deposit.');
    expect(letter?.words).toBeGreaterThan(200);
    expect(letter?.facts).toBeGreaterThan(5);
    expect(letter?.grade).toBeLessThan(10);
  });

  test('names the papers of the court that hears it', async () => {
    const { papers, papers_reason } = await previewOf();
    expect(papers).toMatchObject({
      part: 'small_claims',
      county: 'Essex',
      complaint: 'Small Claims Complaint',
      others: ['Request for Service by the Court'],
    });
    expect(papers?.complaint_sheets).toBeGreaterThan(0);
    expect(papers?.sheets).toBeGreaterThan(papers?.complaint_sheets ?? 0);
    expect(papers_reason).toBeNull();
  });

  test('has no papers above the amount they are made for, and says why', async () => {
    const { letter, papers, papers_reason } = await previewOf({
      amount: '22000',
      claimCalculation: 'The whole loss is $22,000.',
    });
    expect(letter).not.toBeNull();
    expect(papers).toBeNull();
    expect(papers_reason).toContain('makes no court papers for the Law Division');
  });

  test('has no letter when a rule stops letters', async () => {
    const { letter } = await previewOf({ bankruptcy: true });
    expect(letter).toBeNull();
  });

  test('belongs to the browser that asks: a stranger has none', async () => {
    await previewOf();
    expect((await site.browser().get(paths.filePreview)).statusCode).toBe(404);
  });

  test('waits for the answers a letter needs', async () => {
    const browser = site.browser();
    must(await browser.post(paths.saveFormData, aCompleteForm({ claimDescription: '' })));
    const refused = await browser.get(paths.filePreview);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ success: false, code: 'claim.incomplete' });
  });
});
