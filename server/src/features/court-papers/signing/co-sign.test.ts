import { type CoSigningAnswer, type CourtPapersAnswer, paths, type SigningAnswer } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/index.ts';
import { aGeneratedLetter, DRAWN_SIGNATURE, must } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { retentionJob } from '../../your-data/index.ts';

const PATIENCE_MS = 300_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Case = { readonly browser: Browser; readonly caseId: string; readonly text: string };

const papersOf = async ({ browser, caseId }: Case): Promise<CourtPapersAnswer> =>
  must(await browser.get(`${paths.courtPapers}?case_id=${caseId}`)).json();

async function readyPapers(made: Case): Promise<CourtPapersAnswer> {
  await expect.poll(async () => (await papersOf(made)).state, { timeout: 120_000, interval: 100 }).toBe('ready');
  return papersOf(made);
}

const PEOPLE = [
  { firstname: 'Ana', lastname: 'Reyes', address: '', phonenumber: '' },
  { firstname: 'Luis', lastname: 'Ortega', address: '', phonenumber: '' },
];

/** A case of three plaintiffs whose complaint is not signed yet. */
async function aCaseOfThree(): Promise<Case> {
  const browser = site.browser();
  const text = await aGeneratedLetter(browser, { selectedPackage: 'small-claims', coClaimants: PEOPLE });
  const { case_id } = must(await browser.get(paths.checkExistingDemand)).json();
  const made = { browser, caseId: String(case_id), text };
  must(
    await browser.post(paths.saveDemandLetter, {
      demand_letter: text,
      action: 'approve_and_send',
      delivery: 'self_mail',
    }),
  );
  await readyPapers(made);
  return made;
}

async function sign(made: Case): Promise<CourtPapersAnswer> {
  const { browser, caseId } = made;
  const { read_sha256, statements }: SigningAnswer = must(
    await browser.get(`${paths.courtPapersSigning}?case_id=${caseId}`),
  ).json();
  const agreed = statements.map(({ code }) => code);
  must(await browser.post(paths.signCourtPapers, { case_id: caseId, read_sha256, agreed }));
  return readyPapers(made);
}

async function aSignedCase(): Promise<Case> {
  const made = await aCaseOfThree();
  await sign(made);
  return made;
}

const invite = ({ browser, caseId }: Case, seat: number) => browser.post(paths.coSignLink, { case_id: caseId, seat });
const tokenOf = async (made: Case, seat: number): Promise<string> =>
  String(must(await invite(made, seat)).json().url).split('#')[1] ?? '';

/** Somebody at another computer, who has no session here. */
const openLink = (token: string) => site.browser().post(paths.openCoSigning, { token });
const readingOf = async (token: string): Promise<CoSigningAnswer> => must(await openLink(token)).json();

async function coSign(token: string, wish: Readonly<Record<string, unknown>> = {}) {
  const { read_sha256, statements, signer } = await readingOf(token);
  return site.browser().post(paths.coSign, {
    token,
    read_sha256,
    agreed: statements.map(({ code }) => code),
    name: signer,
    mark: DRAWN_SIGNATURE,
    method: 'drawn',
    ...wish,
  });
}

const codeOf = (answer: Awaited<ReturnType<typeof openLink>>) => [answer.statusCode, answer.json().code];
const OVER = [404, 'papers.link_over'];

const eventsOf = async ({ caseId }: Case): Promise<readonly string[]> => {
  const { rows } = await site.database.pool.query(
    `select kind from audit_events where claim_id = $1 and kind like 'papers.co_sign%' order by id`,
    [caseId],
  );
  return rows.map(({ kind }) => String(kind));
};

async function pdfOf(made: Case, { documents }: CourtPapersAnswer, kind: string) {
  const document_id = documents.find((one) => one.kind === kind)?.id ?? '';
  return readPdf(must(await made.browser.post(paths.openCourtPaper, { document_id, action: 'view' })).rawPayload);
}
const bare = (text: string): string => text.replace(/\s+/g, ' ');

describe('a link for a further plaintiff', { timeout: PATIENCE_MS }, () => {
  test('is made once the first one signed, for each by their place in the complaint, and by nobody else', async () => {
    const made = await aCaseOfThree();
    expect((await papersOf(made)).co_signers).toEqual([
      { seat: 1, name: 'Ana Reyes', signed_at: null, link_until: null },
      { seat: 2, name: 'Luis Ortega', signed_at: null, link_until: null },
    ]);
    expect(codeOf(await invite(made, 1))).toEqual([409, 'papers.sign_first']);
    await sign(made);
    expect(codeOf(await invite(made, 3))).toEqual([404, 'papers.unknown_signer']);
    expect(codeOf(await invite({ ...made, browser: site.browser() }, 1))).toEqual([404, 'papers.unknown_case']);
    const token = await tokenOf(made, 1);
    expect((await papersOf(made)).co_signers[0]?.link_until).toBe('2026-11-28T17:00:00.000Z');
    const { rows } = await site.database.pool.query('select * from co_sign_links where claim_id = $1', [made.caseId]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(site.logLines.join('\n')).not.toContain(token);
  });

  test('opens the frozen complaint and its PDF and nothing else, and gives no session', async () => {
    const made = await aSignedCase();
    const token = await tokenOf(made, 2);
    const first: SigningAnswer = must(
      await made.browser.get(`${paths.courtPapersSigning}?case_id=${made.caseId}`),
    ).json();
    const answer = await openLink(token);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const read: CoSigningAnswer = must(answer).json();
    expect(read).toMatchObject({
      signer: 'Luis Ortega',
      first_signer: 'Marisol Teixeira',
      read_sha256: first.read_sha256,
      statements: first.statements,
      has_pdf: true,
      signing_day: '2026-11-21',
    });
    const lines = read.sheets.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'signature' ? [one] : [])));
    expect(lines.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Marisol Teixeira', false],
      ['Ana Reyes', false],
      ['Luis Ortega', true],
    ]);
    const pdf = await site.browser().post(paths.coSignPdf, { token });
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(bare((await readPdf(pdf.rawPayload)).text)).toContain('Ironbound Property Management LLC');
    const visitor = site.browser();
    await visitor.post(paths.openCoSigning, { token });
    expect((await visitor.get(`${paths.courtPapers}?case_id=${made.caseId}`)).statusCode).toBe(404);
    expect(await eventsOf(made)).toEqual([
      'papers.co_sign_link_made',
      'papers.co_sign_opened',
      'papers.co_sign_pdf_opened',
    ]);
  });

  test('is over after seven days, when it is taken back, and when another takes its place', async () => {
    const made = await aSignedCase();
    const [replaced, kept] = [await tokenOf(made, 1), await tokenOf(made, 1)];
    expect(codeOf(await openLink(replaced))).toEqual(OVER);
    expect((await openLink(kept)).statusCode).toBe(200);
    const ended: CourtPapersAnswer = must(
      await made.browser.post(paths.endCoSignLink, { case_id: made.caseId, seat: 1 }),
    ).json();
    expect(ended.co_signers[0]?.link_until).toBeNull();
    expect(codeOf(await openLink(kept))).toEqual(OVER);
    expect(codeOf(await openLink('a token nobody made'))).toEqual(OVER);
    const old = await tokenOf(made, 1);
    await site.database.pool.query(
      `update co_sign_links set expires_at = expires_at - interval '${7 * DAY_MS} milliseconds' where claim_id = $1`,
      [made.caseId],
    );
    expect(codeOf(await openLink(old))).toEqual(OVER);
  });

  test('is made without waiting for anybody else’s link, and a job removes what has run out', async () => {
    const [made, other] = [await aSignedCase(), await aSignedCase()];
    for (const seat of [1, 2]) await tokenOf(other, seat);
    const seatsKept = async (): Promise<readonly number[]> => {
      const { rows } = await site.database.pool.query<{ seat: number }>(
        'select seat from co_sign_links where claim_id = $1 order by 1',
        [other.caseId],
      );
      return rows.map(({ seat }) => seat);
    };
    const overAt = new Date(site.clock.now());
    await site.database.pool.query('update co_sign_links set expires_at = $1 where claim_id = $2', [
      overAt,
      other.caseId,
    ]);
    const applyRetention = () => inTransaction(site.database.db, (trx) => site.jobs.enqueue(trx, retentionJob, {}));
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from co_sign_links where claim_id = $1 and seat = 1 for update', [other.caseId]);
      // Somebody works with one of the other case's links; neither a new link nor the job waits for them.
      const token = await tokenOf(made, 1);
      expect([await seatsKept(), (await openLink(token)).statusCode]).toEqual([[1, 2], 200]);
      await applyRetention();
      await expect.poll(seatsKept, { timeout: 20_000 }).toEqual([1]);
      await client.query('commit');
    } finally {
      client.release(true);
    }
    await applyRetention();
    await expect.poll(seatsKept, { timeout: 20_000 }).toEqual([]);
    expect((await papersOf(made)).co_signers[0]?.link_until).not.toBeNull();
  });
});

describe('a further plaintiff', { timeout: PATIENCE_MS }, () => {
  test('signs the same text once; name, day, hash and mark stand in the PDF, and the packet tells who has not', async () => {
    const made = await aSignedCase();
    const token = await tokenOf(made, 1);
    const { read_sha256 } = await readingOf(token);
    must(await coSign(token, { name: ' ana  REYES' }));
    expect(codeOf(await openLink(token))).toEqual(OVER);
    const half = await readyPapers(made);
    expect(half).toMatchObject({
      version: 3,
      signing: 'signed',
      signature: { signer: 'Marisol Teixeira' },
      co_signers: [
        { name: 'Ana Reyes', signed_at: expect.any(String), link_until: null },
        { name: 'Luis Ortega', signed_at: null, link_until: null },
      ],
    });
    expect(half.earlier[0]).toMatchObject({ version: 2, replaced_because: 'co_signed' });
    const packet = await pdfOf(made, half, 'packet');
    expect(bare(packet.text)).toContain(
      'Marisol Teixeira November 21, 2026 Ana Reyes November 21, 2026 Luis Ortega Not yet',
    );
    const marks = ({ elements }: typeof packet) =>
      elements.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
    expect(marks(packet)).toEqual(['Signature of Marisol Teixeira', 'Signature of Ana Reyes']);
    expect(codeOf(await invite(made, 1))).toEqual([409, 'papers.signed_already']);

    must(await coSign(await tokenOf(made, 2)));
    const whole = await readyPapers(made);
    const complaint = await pdfOf(made, whole, 'complaint');
    expect(complaint.isTagged).toBe(true);
    expect(marks(complaint)).toEqual([
      'Signature of Marisol Teixeira',
      'Signature of Ana Reyes',
      'Signature of Luis Ortega',
    ]);
    expect(complaint.text.replace(/\s+/g, '').split(read_sha256)).toHaveLength(4);
    expect(bare(complaint.text)).not.toContain('not signed yet');
    const page = await made.browser.get(
      `${paths.readCourtPaper}?document_id=${whole.documents.find(({ kind }) => kind === 'complaint')?.id}`,
    );
    expect(page.payload.match(/<img src="data:image\/png/g)).toHaveLength(3);
    expect(await eventsOf(made)).toEqual([
      'papers.co_sign_link_made',
      'papers.co_sign_opened',
      'papers.co_signed',
      'papers.co_sign_link_made',
      'papers.co_sign_opened',
      'papers.co_signed',
    ]);
    const { rows } = await site.database.pool.query(
      `select encode(signed, 'escape') as signed, seat, text_sha256 from court_signatures where claim_id = $1 order by seat`,
      [made.caseId],
    );
    expect(rows.map(({ seat, text_sha256 }) => [seat, text_sha256])).toEqual(
      [0, 1, 2].map((seat) => [seat, read_sha256]),
    );
    expect(JSON.stringify(rows)).not.toMatch(/Reyes|Ortega/);
  });

  test('signs once when the button is pressed twice', async () => {
    const made = await aSignedCase();
    const token = await tokenOf(made, 1);
    const { read_sha256, statements, signer } = await readingOf(token);
    const agreed = statements.map(({ code }) => code);
    const wish = { token, read_sha256, agreed, name: signer, mark: DRAWN_SIGNATURE, method: 'drawn' };
    const answers = await Promise.all([1, 2].map(() => site.browser().post(paths.coSign, wish)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    expect((await readyPapers(made)).version).toBe(3);
  });

  test('signs nothing with another name, without a statement or a mark, or for another text', async () => {
    const made = await aSignedCase();
    const token = await tokenOf(made, 1);
    const refused = async (wish: Readonly<Record<string, unknown>>) => codeOf(await coSign(token, wish));
    expect(await refused({ name: 'Marisol Teixeira' })).toEqual([422, 'papers.name_differs']);
    expect(await refused({ agreed: ['read'] })).toEqual([422, 'papers.statement_missing']);
    expect(await refused({ mark: 'data:image/png;base64,AAAA' })).toEqual([422, 'papers.mark_missing']);
    expect(await refused({ read_sha256: '0'.repeat(64) })).toEqual([409, 'papers.read_again']);
    expect(await papersOf(made)).toMatchObject({ version: 2 });
  });
});

describe('a complaint that changes', { timeout: PATIENCE_MS }, () => {
  test('voids every signature under it and every link to it, until all sign the new one', async () => {
    const made = await aSignedCase();
    must(await coSign(await tokenOf(made, 1)));
    await readyPapers(made);
    const waiting = await tokenOf(made, 2);
    const demand_letter = made.text.replace('Sincerely,', 'Respectfully,');
    must(await made.browser.post(paths.saveDemandLetter, { demand_letter, action: 'save' }));
    expect(await papersOf(made)).toMatchObject({ signing: 'void', changed: 'letter' });
    expect(codeOf(await openLink(waiting))).toEqual([409, 'papers.co_sign_changed']);
    expect(codeOf(await invite(made, 2))).toEqual([409, 'papers.outdated']);
    must(
      await made.browser.post(paths.saveDemandLetter, {
        demand_letter,
        action: 'approve_and_send',
        delivery: 'self_mail',
      }),
    );
    const next = await readyPapers(made);
    expect(next).toMatchObject({ signing: 'unsigned', signature: null });
    expect(next.co_signers.map(({ signed_at, link_until }) => [signed_at, link_until])).toEqual([
      [null, null],
      [null, null],
    ]);
    await sign(made);
    expect(codeOf(await openLink(waiting))).toEqual([409, 'papers.co_sign_changed']);
    expect((await readingOf(await tokenOf(made, 2))).signer).toBe('Luis Ortega');
  });
});
