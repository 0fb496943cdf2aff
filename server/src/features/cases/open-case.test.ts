import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import { aPerson, inAnotherBrowser } from '../../testing/builders/an-account.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { aDraftCase, aPaidCase } from '../../testing/builders/a-case.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const open = (browser: Browser, id: unknown) => browser.post(`${paths.openCase}.php`, { id });
const draftOf = async (browser: Browser) => must(await browser.get(paths.draft)).json();
const letterOf = async (browser: Browser): Promise<string> =>
  must(await browser.get(paths.checkExistingDemand)).json().demand_letter;
const casesOf = async (browser: Browser) => must(await browser.get(paths.userDemands)).json().data;
const kindsOf = async (claimId: string) =>
  (await site.database.pool.query('select kind from audit_events where claim_id = $1 order by id', [claimId])).rows.map(
    ({ kind }) => kind,
  );

describe('opening a draft that was put aside', () => {
  test('makes it the claim of the wizard again, with every answer', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann, { amount: '300', claimDescription: 'The first one.' });
    await aDraftCase(ann, { amount: '400' });
    expect(must(await open(ann.browser, first)).json()).toEqual({ success: true, message: '', path: '/' });
    expect(await draftOf(ann.browser)).toMatchObject({
      data: { amount: '300', claimDescription: 'The first one.' },
      isPaid: false,
    });
  });

  test('puts the open one aside, deletes nothing, and leaves one open', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann, { amount: '300' });
    const second = await aDraftCase(ann, { amount: '400' });
    must(await open(ann.browser, first));
    expect((await casesOf(ann.browser)).map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    const { rows } = await site.database.pool.query(
      'select id from claims where account_id = $1 and archived_at is null',
      [ann.accountId],
    );
    expect(rows).toEqual([{ id: first }]);
    expect(await kindsOf(first)).toEqual(['claim.started', 'claim.archived', 'claim.taken_up']);
    expect(await kindsOf(second)).toEqual(['claim.started', 'claim.archived']);
  });

  test('opens it in every browser of that person', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann, { amount: '300' });
    await aDraftCase(ann, { amount: '400' });
    const elsewhere = await inAnotherBrowser(site, ann);
    must(await open(elsewhere.browser, first));
    expect(await draftOf(ann.browser)).toMatchObject({ data: { amount: '300' } });
  });

  test('and saving then goes on in it', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann, { amount: '300' });
    const second = await aDraftCase(ann, { amount: '400' });
    must(await open(ann.browser, first));
    const { revision } = await draftOf(ann.browser);
    must(await ann.browser.post(paths.saveFormData, { ...aCompleteForm({ amount: '350' }), revision }));
    expect(await casesOf(ann.browser)).toMatchObject(
      [
        { id: second, claim_amount: '400.00' },
        { id: first, claim_amount: '350.00' },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  test('a tab that still shows the other draft cannot save into this one unseen, whatever its revision', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann, { amount: '300' });
    await aDraftCase(ann, { amount: '400' });
    for (const amount of ['410', '420', '430']) {
      must(await ann.browser.post(paths.saveFormData, aCompleteForm({ amount })));
    }
    const shown = await draftOf(ann.browser);
    must(await open(ann.browser, first));
    for (const revision of [1, shown.revision - 1, shown.revision, shown.revision + 1]) {
      if (revision === (await draftOf(ann.browser)).revision) continue;
      const stale = await ann.browser.post(paths.saveFormData, { ...aCompleteForm({ amount: '999' }), revision });
      expect(stale.json()).toMatchObject({ success: false, code: 'draft.conflict' });
    }
    expect((await draftOf(ann.browser)).revision).toBeGreaterThan(shown.revision);
    expect(await draftOf(ann.browser)).toMatchObject({ data: { amount: '300' } });
  });

  test('twice changes nothing more', async () => {
    const ann = await aPerson(site);
    const first = await aDraftCase(ann);
    await aDraftCase(ann);
    must(await open(ann.browser, first));
    const before = await draftOf(ann.browser);
    must(await open(ann.browser, first));
    expect(await draftOf(ann.browser)).toEqual(before);
    expect(await kindsOf(first)).toEqual(['claim.started', 'claim.archived', 'claim.taken_up']);
  });

  test('many at once leaves exactly one open, and no error', async () => {
    const ann = await aPerson(site);
    const ids: string[] = [];
    for (const amount of ['300', '400', '500', '600']) ids.push(await aDraftCase(ann, { amount }));
    const work = [...ids, ...ids, ...ids].map((id) => open(ann.browser, id));
    const saves = Array.from({ length: 4 }, () =>
      ann.browser.post(paths.saveFormData, aCompleteForm({ amount: '700' })),
    );
    const clears = Array.from({ length: 3 }, () => ann.browser.post(paths.clearSessionForm));
    const answers = await Promise.all([...work, ...saves, ...clears]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([]);
    const { rows } = await site.database.pool.query(
      "select count(*)::int as open from claims where account_id = $1 and archived_at is null and status = 'draft'",
      [ann.accountId],
    );
    expect(rows[0].open).toBeLessThanOrEqual(1);
    expect((await casesOf(ann.browser)).length).toBeGreaterThanOrEqual(4);
  });
});

describe('opening a paid case', () => {
  const PARTIES = [
    { defendantFirstname: 'Alpha Rentals LLC', amount: '300' },
    { defendantFirstname: 'Beta Rentals LLC', amount: '400' },
  ] as const;

  async function twoPaidCases() {
    const ann = await aPerson(site);
    const [alpha, beta] = [await aPaidCase(ann, PARTIES[0]), await aPaidCase(ann, PARTIES[1])];
    return { ann, alpha, beta };
  }

  test('shows it on the result page, and the other one again when that is opened', async () => {
    const { ann, alpha, beta } = await twoPaidCases();
    expect(must(await open(ann.browser, alpha)).json()).toEqual({ success: true, message: '', path: '/result' });
    expect(await letterOf(ann.browser)).toContain('Alpha Rentals LLC');
    must(await open(ann.browser, beta));
    expect(await letterOf(ann.browser)).toContain('Beta Rentals LLC');
  });

  test('counts in the browser that opened it, not in others', async () => {
    const { ann, alpha, beta } = await twoPaidCases();
    const elsewhere = await inAnotherBrowser(site, ann);
    must(await open(ann.browser, alpha));
    must(await open(elsewhere.browser, beta));
    expect(await letterOf(ann.browser)).toContain('Alpha Rentals LLC');
    expect(await letterOf(elsewhere.browser)).toContain('Beta Rentals LLC');
  });

  test('leaves the letter of another tab alone: what that tab saves goes to its own case', async () => {
    const { ann, alpha, beta } = await twoPaidCases();
    must(await open(ann.browser, alpha));
    const shown = must(await ann.browser.get(paths.checkExistingDemand)).json();
    expect(shown.case_id).toBe(alpha);
    must(await open(ann.browser, beta));
    const demand_letter = `${shown.demand_letter}\n\nOne more line.`;
    const body = { demand_letter, case_id: shown.case_id };
    must(await ann.browser.post(paths.saveDemandLetter, { ...body, action: 'save' }));
    must(
      await ann.browser.post(paths.saveDemandLetter, { ...body, action: 'approve_and_send', delivery: 'self_mail' }),
    );
    expect(await letterOf(ann.browser)).toContain('Beta Rentals LLC');
    expect(await letterOf(ann.browser)).not.toContain('One more line.');
    must(await open(ann.browser, alpha));
    expect(await letterOf(ann.browser)).toBe(demand_letter);
    const status = new Map(
      (await casesOf(ann.browser)).map((one: { id: string; status: string }) => [one.id, one.status]),
    );
    expect([status.get(alpha), status.get(beta)]).toEqual(['completed', 'pending']);
  });

  test('takes no text for a case of somebody else, or for no case', async () => {
    const { ann, alpha } = await twoPaidCases();
    const bob = await aPerson(site);
    const own = await aPaidCase(bob);
    const before = [await letterOf(ann.browser), await letterOf(bob.browser)];
    for (const case_id of [alpha, `${own.slice(0, -1)}x`, '', 'x', `${own}\u0000`, own.toUpperCase()]) {
      const answer = await bob.browser.post(paths.saveDemandLetter, {
        demand_letter: 'Mine.',
        action: 'save',
        case_id,
      });
      expect(answer.json()).toMatchObject({ success: false, code: 'letter.no_access' });
    }
    expect([await letterOf(ann.browser), await letterOf(bob.browser)]).toEqual(before);
  });

  test('leaves the open draft open', async () => {
    const { ann, alpha } = await twoPaidCases();
    await aDraftCase(ann, { amount: '500' });
    must(await open(ann.browser, alpha));
    expect(await draftOf(ann.browser)).toMatchObject({ data: { amount: '500' }, isPaid: false });
  });

  test('gives way to an older draft that is paid for later: its letter is the one shown and made', async () => {
    const ann = await aPerson(site);
    const old = await aDraftCase(ann, { defendantFirstname: 'Older Homes LLC' });
    site.clock.advance(60_000);
    await aPaidCase(ann, PARTIES[0]);
    must(await open(ann.browser, old));
    must(await ann.browser.post(paths.checkout, aPayment()));
    const generated = must(await ann.browser.post(paths.generateDemandLetter)).json();
    expect(generated.demand_letter).toContain('Older Homes LLC');
    expect(must(await ann.browser.post(paths.saveClientData)).json().client_id).toBe(old);
  });
});

describe('a case that is not theirs', () => {
  test('and one that does not exist get one and the same 404, and change nothing', async () => {
    const [ann, bob] = [await aPerson(site), await aPerson(site)];
    const ofAnn = [await aDraftCase(ann, { amount: '300' }), await aPaidCase(ann)];
    const ofBob = await aDraftCase(bob, { amount: '900' });
    const before = [await draftOf(bob.browser), await casesOf(ann.browser), await draftOf(ann.browser)];
    const odd = [
      ...ofAnn,
      `${ofBob.slice(0, -1)}x`,
      ofBob.toUpperCase(),
      '00000000-0000-4000-8000-000000000000',
      '',
      '1',
      0,
      -1,
      null,
      true,
      [ofBob],
      { id: ofBob },
      `${ofBob}\u0000`,
      'x'.repeat(5000),
    ];
    const answers = await Promise.all(odd.map((id) => open(bob.browser, id)));
    for (const answer of [...answers, await bob.browser.post(paths.openCase, {})]) {
      const { requestId, ...body } = answer.json();
      expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(body).toEqual({
        success: false,
        message: 'We could not find that case.',
        type: 'about:blank',
        title: 'Not Found',
        status: 404,
        code: 'case.unknown',
      });
    }
    expect([await draftOf(bob.browser), await casesOf(ann.browser), await draftOf(ann.browser)]).toEqual(before);
    expect((await bob.browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
  });

  test('nobody signed in opens none: 401', async () => {
    const ann = await aPerson(site);
    const id = await aPaidCase(ann);
    const anonymous = site.browser();
    must(await anonymous.post(paths.saveFormData, aCompleteForm()));
    for (const browser of [site.browser(), anonymous]) {
      const answer = await open(browser, id);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'case.signed_out' });
    }
  });

  test('a page of another site can open none', async () => {
    const ann = await aPerson(site);
    const id = await aDraftCase(ann);
    const forged = await ann.browser.post(
      paths.openCase,
      { id },
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    );
    expect(forged.statusCode).toBe(403);
  });
});

test('the log names no person, amount or story of a case', async () => {
  const ann = await aPerson(site);
  const id = await aDraftCase(ann, { defendantFirstname: 'Zebulon Quirk', amount: '1234.56', whoUser: '1' });
  must(await open(ann.browser, id));
  await casesOf(ann.browser);
  const log = site.logLines.join('\n');
  for (const marker of ['Zebulon', '1234.56', 'security deposit']) expect(log).not.toContain(marker);
});
