import { paths, type SaveFormRequest, type TrialNotesWire } from '@plainclaim/contract';
import { NO_TRIAL_NOTES_WIRE } from '@plainclaim/contract/testing/blank-records';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { vi } from 'vitest';
import { aCompleteForm, aPayment, must } from './a-draft.ts';
import { aPerson, type Person } from './an-account.ts';
import type { Answer, Browser } from '../browser.ts';
import type { TestApp } from '../test-app.ts';

/** Words that nobody else in a test has: names, a street, a neighbour, an address. */
export type Markers = {
  readonly surname: string;
  readonly landlord: string;
  readonly street: string;
  readonly witness: string;
  readonly exhibit: string;
  readonly theirEmail: string;
  readonly payEmail: string;
  readonly answer: string;
};

export const markersOf = (mark: string): Markers => ({
  surname: `Teixeira${mark}`,
  landlord: `Ironbound ${mark} Holdings LLC`,
  street: `88 ${mark} Street`,
  witness: `Rosa ${mark} Diaz`,
  exhibit: `Photo of the ${mark} kitchen`,
  theirEmail: `office.${mark.toLowerCase()}@landlord.test`,
  payEmail: `pay.${mark.toLowerCase()}@example.com`,
  answer: `They blame the ${mark} rain.`,
});

export const formOf = ({ surname, landlord, street, theirEmail }: Markers): Partial<SaveFormRequest> => ({
  lastname: surname,
  claimantAddress: street,
  defendantFirstname: landlord,
  defendantEmail: theirEmail,
  selectedPackage: 'full-trial',
});

const notesOf = ({ witness }: Markers): TrialNotesWire => ({
  ...NO_TRIAL_NOTES_WIRE,
  witnesses: [{ id: 'w1', name: witness, saw: 'She helped me clean.', contact: '973-555-0188' }],
  lowest_amount: '1777.31',
});

export type FullLife = Person & { readonly caseId: string; readonly demandId: string; readonly markers: Markers };

const waitFor = (look: () => Promise<unknown>, wanted: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const found = JSON.stringify(await look());
      if (found !== wanted) throw new Error(`it is ${found} still, and not ${wanted}`);
    },
    { timeout: 120_000, interval: 100 },
  );

/** Approves; a letter whose line tells another way of sending is approved with the line put right, as a person would. */
export async function approved(browser: Browser, text: string, delivery: 'email' | 'both'): Promise<string> {
  const approve = (demand_letter: string): Promise<Answer> =>
    browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery });
  const asked = await approve(text);
  const answer = asked.statusCode === 200 ? asked : must(await approve(String(asked.json().corrected_letter)));
  return String(answer.json().demand_id);
}

const BOUNDARY = 'a-boundary-of-the-tests';

/** A photo with a few words about it. */
async function anExhibit(site: TestApp, browser: Browser, caseId: string, description: string): Promise<void> {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#88aa66' } })
    .jpeg()
    .toBuffer();
  const head = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  const payload = Buffer.concat([
    Buffer.from(`${head('name="description"')}\r\n${description}\r\n`),
    Buffer.from(`${head('name="file"; filename="kitchen.jpg"')}content-type: image/jpeg\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const url = `${paths.exhibits}?case_id=${caseId}`;
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  must(await site.app.inject({ method: 'POST', url, headers, cookies: Object.fromEntries(browser.cookies), payload }));
}

/**
 * Somebody with an account who has everything a person can have here: a case with an approved letter that went out, court
 * papers, a signature under them, an exhibit and its packet, trial papers, the other side's answer written down, a
 * kind of reminder switched off, and the draft of a second claim.
 */
export async function aFullLife(site: TestApp, mark: string): Promise<FullLife> {
  const markers = markersOf(mark);
  const person = await aPerson(site, { email: `${mark.toLowerCase()}@example.org` });
  const { browser } = person;
  must(await browser.post(paths.saveFormData, aCompleteForm(formOf(markers))));
  must(await browser.post(paths.checkout, aPayment({ email: markers.payEmail })));
  const text = String(must(await browser.post(paths.generateDemandLetter)).json().demand_letter);
  const { case_id: caseId } = must(await browser.get(paths.checkExistingDemand)).json();
  const demandId = await approved(browser, text, 'both');

  const papersOf = async () => must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();
  await waitFor(async () => (await papersOf()).state, '"ready"');
  const { read_sha256, statements } = must(await browser.get(`${paths.courtPapersSigning}?case_id=${caseId}`)).json();
  const agreed = statements.map(({ code }: { code: string }) => code);
  must(await browser.post(paths.signCourtPapers, { case_id: caseId, read_sha256, agreed }));
  await waitFor(async () => (await papersOf()).signing, '"signed"');

  await anExhibit(site, browser, caseId, markers.exhibit);
  must(await browser.post(paths.exhibitPacket, { case_id: caseId }));
  const packetOf = async () => must(await browser.get(`${paths.exhibitPacket}?case_id=${caseId}`)).json();
  await waitFor(async () => (await packetOf()).packet.state, '"ready"');

  must(await browser.post(paths.saveTrialNotes, { case_id: caseId, revision: 0, notes: notesOf(markers) }));
  must(await browser.post(paths.makeTrialBinder, { case_id: caseId }));
  const bookOf = async () => must(await browser.get(`${paths.trialPrep}?case_id=${caseId}`)).json();
  await waitFor(async () => (await bookOf()).book.state, '"ready"');

  must(await browser.post(paths.reminderChoices, { kind: 'hearing', on: false }));
  const answered = { kind: 'disputed', on: site.clock.today(), amount: '', by: '', words: markers.answer };
  must(
    await browser.post(paths.recordOutcome, { case_id: caseId, id: randomUUID(), replaces: null, outcome: answered }),
  );

  must(await browser.post(paths.saveFormData, aCompleteForm({ ...formOf(markers), step: 2, subStep: 0 })));
  return { ...person, caseId, demandId, markers };
}

/** Looks until every job that was put into the queue has ended. */
export async function jobsAreDone(site: TestApp): Promise<void> {
  const open = async () => {
    const { rows } = await site.database.pool.query(
      `select name from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()
       and name not like '\\_\\_%'`,
    );
    return rows;
  };
  await waitFor(open, '[]');
}
