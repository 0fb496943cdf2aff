import { paths } from '@plainclaim/contract';
import { FIRST_OWNER, TRANSFER_DATE } from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aGeneratedLetter, aPayment, must, pngAddress } from '../../../testing/builders/a-draft.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const post = (browser: Browser, body: object) => browser.post(paths.saveDemandLetter, body);
const approve = (browser: Browser, demand_letter: string, more = {}) =>
  post(browser, { demand_letter, action: 'approve_and_send', delivery: 'self_mail', ...more });
const stateOf = async (browser: Browser) => must(await browser.get(paths.checkExistingDemand)).json();
const versionsOf = async (demandId: string) =>
  (
    await site.database.pool.query(
      'select version, is_approved, text_sha256, demand_id, statement, signature_method from letter_versions where claim_id = (select claim_id from letter_versions where demand_id = $1) order by version',
      [demandId],
    )
  ).rows;

async function aLetter(overrides = {}): Promise<{ browser: Browser; text: string }> {
  const browser = site.browser();
  return { browser, text: await aGeneratedLetter(browser, overrides) };
}

describe('approving the letter', () => {
  test('signs exactly this text, with its hash, the time and the statement that was shown', async () => {
    const { browser, text } = await aLetter();
    const answer = await approve(browser, text);
    expect(answer.json()).toMatchObject({
      success: true,
      message: 'Your letter is approved and signed.',
      demand_approved: true,
    });
    const demandId = answer.json().demand_id;
    expect(await versionsOf(demandId)).toEqual([
      {
        version: 1,
        is_approved: true,
        text_sha256: createHash('sha256').update(text).digest('hex'),
        demand_id: demandId,
        statement: expect.stringContaining('I declare under NJ Law'),
        signature_method: 'drawn',
      },
    ]);
    expect(await stateOf(browser)).toMatchObject({
      demand_approved: true,
      demand_id: demandId,
      changed_since_approval: false,
      approved_at: '2026-11-21T17:00:00.000Z',
    });
  });

  test('the same text twice, or many times at once, gives the same id and one version', async () => {
    const { browser, text } = await aLetter();
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(browser, text)));
    answers.push(await approve(browser, text));
    const ids = new Set(answers.map((answer) => must(answer).json().demand_id));
    expect(ids.size).toBe(1);
    expect(await versionsOf(String([...ids][0]))).toHaveLength(1);
  });

  test('after the order step’s draft makes version 2 and leaves version 1 unsigned', async () => {
    const { browser, text } = await aLetter();
    const draft = must(await approve(browser, text, { reviewed: false })).json();
    const approved = must(await approve(browser, text)).json();
    expect(approved.demand_id).not.toBe(draft.demand_id);
    expect(await versionsOf(approved.demand_id)).toMatchObject([
      { version: 1, is_approved: false, demand_id: draft.demand_id },
      { version: 2, is_approved: true, demand_id: approved.demand_id },
    ]);
  });

  test.each(['drawn', 'typed', 'uploaded'] as const)('keeps that the mark was %s', async (signatureMethod) => {
    const { browser, text } = await aLetter({ signatureMethod });
    const approved = must(await approve(browser, text)).json();
    expect(await versionsOf(approved.demand_id)).toMatchObject([{ signature_method: signatureMethod }]);
  });

  test('takes the text that was sent, and keeps it as the letter', async () => {
    const { browser, text } = await aLetter();
    const mine = text.replace('I got nothing back.', 'Nothing came back to me.');
    must(await approve(browser, mine));
    expect(await stateOf(browser)).toMatchObject({ demand_letter: mine, changed_since_approval: false });
  });
});

describe('editing after the approval', () => {
  test('voids it until the new text is approved, and keeps both versions', async () => {
    const { browser, text } = await aLetter();
    const first = must(await approve(browser, text)).json();
    const edited = `${text}\n\nPS: Please call me first.`;
    must(await post(browser, { demand_letter: edited, action: 'save' }));
    expect(await stateOf(browser)).toMatchObject({
      demand_letter: edited,
      demand_approved: true,
      demand_id: first.demand_id,
      changed_since_approval: true,
    });

    site.clock.advance(60_000);
    const second = must(await approve(browser, edited)).json();
    expect(await stateOf(browser)).toMatchObject({
      demand_id: second.demand_id,
      changed_since_approval: false,
      approved_at: '2026-11-21T17:01:00.000Z',
    });
    site.clock.set(TEST_START_MS);
    const versions = await versionsOf(second.demand_id);
    expect(versions.map(({ version, is_approved }) => [version, is_approved])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(versions[0].text_sha256).not.toBe(versions[1].text_sha256);
  });

  test('back to the approved words ends the change', async () => {
    const { browser, text } = await aLetter();
    must(await approve(browser, text));
    must(await post(browser, { demand_letter: 'Something else.', action: 'save' }));
    must(await post(browser, { demand_letter: text, action: 'save' }));
    expect((await stateOf(browser)).changed_since_approval).toBe(false);
  });

  test('a version can never be changed in the database', async () => {
    const { browser, text } = await aLetter();
    const { demand_id } = must(await approve(browser, text)).json();
    const change = site.database.pool.query("update letter_versions set text_sha256 = 'x' where demand_id = $1", [
      demand_id,
    ]);
    await expect(change).rejects.toThrow('letter_versions rows are never changed');
  });
});

describe('an approval that is refused', () => {
  test.each([
    ['a template token', 'Dear {{name}}, please pay.', 'letter.residue', '{{name}}'],
    ['a token in the middle of other words', 'Dear "{{first name}}", pay.', 'letter.residue', '{{first'],
    ['a value that is missing', 'Please pay undefined dollars.', 'letter.residue', 'undefined'],
    ['a private number', 'My SSN is 078-05-1120.', 'letter.private_number', '078-05-1120'],
    ['a card number', 'I paid with 4242 4242 4242 4242.', 'letter.private_number', '4242'],
    ['more than the claim', 'I ask you to pay me $99,999.00.', 'letter.demand_above_claim', '$99,999.00'],
  ])('names what is in the way, and keeps the text: %s', async (_name, typed, code, quoted) => {
    const { browser } = await aLetter();
    const answer = await approve(browser, typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, code });
    expect(answer.json().message).toContain(quoted);
    expect(await stateOf(browser)).toMatchObject({ demand_approved: false, demand_id: null });
  });

  test('a text of white space is refused before anything else', async () => {
    const { browser } = await aLetter();
    expect((await approve(browser, ' \n ')).json()).toMatchObject({ status: 422, code: 'letter.empty' });
  });

  test('without a way to send it', async () => {
    const { browser, text } = await aLetter();
    const answer = await post(browser, { demand_letter: text, action: 'approve_and_send' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'letter.delivery_required']);
    expect((await stateOf(browser)).demand_approved).toBe(false);
  });

  test('when someone else gave the claim and nobody said who, until it is said and stands in the letter', async () => {
    const { browser, text } = await aLetter({ assignedClaim: true });
    expect((await approve(browser, text)).json()).toMatchObject({ status: 422, code: 'letter.first_owner_unknown' });
    const answers = [
      { id: FIRST_OWNER, value: 'Rosa Delgado' },
      { id: TRANSFER_DATE, value: '2026-09-15' },
    ];
    const answered = must(await browser.post(paths.letterAnswers, { answers })).json();
    expect(answered).toMatchObject({ outcome: 'recomposed', text_kept: false });
    const unnamed = await approve(browser, answered.demand_letter.replaceAll('Rosa Delgado', 'somebody'));
    expect(unnamed.json()).toMatchObject({ status: 422, code: 'letter.first_owner_unnamed' });
    expect(unnamed.json().message).toContain('Rosa Delgado');
    expect(must(await approve(browser, answered.demand_letter)).json().demand_approved).toBe(true);
  });

  test('while a threat stands in it, whatever was said yes to, until it is taken out', async () => {
    const threat = 'If you do not pay I will tell your boss and your wife.';
    const { browser, text } = await aLetter({ claimDescription: `I paid a deposit of $2,450. You kept it. ${threat}` });
    expect(text).toContain(threat);
    const stopped = (await approve(browser, text)).json();
    expect(stopped).toMatchObject({ status: 422, code: 'letter.threat' });
    const { sentence } = stopped.findings[0];
    expect(text.slice(sentence.start, sentence.end)).toBe(threat);
    const keys = stopped.findings.map(({ key }: { key: string }) => key);
    expect((await approve(browser, text, { confirmed: keys })).json().code).toBe('letter.threat');
    const { sentences } = must(await browser.get(paths.letterReview)).json();
    const { key } = sentences.find(
      ({ start, end }: { start: number; end: number }) => text.slice(start, end) === threat,
    );
    const out = must(await browser.post(paths.letterAnswers, { left_out: [{ key, is_out: true }] })).json();
    expect(out.demand_letter).toContain('I paid a deposit of $2,450. You kept it.');
    expect(must(await approve(browser, out.demand_letter)).json().demand_approved).toBe(true);
  });

  test('until the person has said yes to an insult and to a law nobody gave, each by itself', async () => {
    const { browser, text } = await aLetter();
    const more = 'I got nothing back. You are a liar. You broke N.J.S.A. 1:2-3.';
    const bold = text.replace('I got nothing back.', more);
    const asked = await approve(browser, bold);
    expect(asked.json()).toMatchObject({ status: 422, code: 'letter.confirm_needed' });
    const { findings } = asked.json();
    expect(findings.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['letter.insult', 'letter.law_unknown']),
    );
    for (const { severity, message, place } of findings) {
      expect(severity).toBe('confirm');
      expect(message).toMatch(/^[A-Z]/);
      if (place !== null) expect(bold.slice(place.start, place.end)).not.toBe('');
    }
    const keys = findings.map(({ key }: { key: string }) => key);
    const [first, ...others] = keys;
    const half = await approve(browser, bold, { confirmed: others });
    expect(half.json().findings.map(({ key }: { key: string }) => key)).toEqual([first]);
    const approved = must(await approve(browser, bold, { confirmed: keys })).json();
    const version = must(await browser.get(`${paths.letterVersion}?demand_id=${approved.demand_id}`)).json();
    expect(version.confirmed).toEqual(expect.arrayContaining(['letter.insult', 'letter.law_unknown']));
  });

  test('no yes helps a private number', async () => {
    const { browser, text } = await aLetter();
    const leaking = `${text}\n\nMy SSN is 078-05-1120.`;
    const first = (await approve(browser, leaking)).json();
    expect(first).toMatchObject({ status: 422, code: 'letter.private_number' });
    const keys = first.findings.map(({ key }: { key: string }) => key);
    expect((await approve(browser, leaking, { confirmed: keys })).json().code).toBe('letter.private_number');
  });

  test('what was typed on the way to it is kept', async () => {
    const { browser } = await aLetter();
    await approve(browser, 'Dear {{name}}, I spent an hour on this.');
    expect((await stateOf(browser)).demand_letter).toBe('Dear {{name}}, I spent an hour on this.');
  });
});

describe('steps that cannot be skipped', () => {
  const closedTo = async (browser: Browser) => {
    const answer = await approve(browser, 'Pay me.');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'letter.no_access']);
  };

  test('no approval without a claim, without a signature, without a package, without a payment', async () => {
    await closedTo(site.browser());
    for (const missing of [{ signature: null }, { selectedPackage: '' }, {}]) {
      const browser = site.browser();
      must(await browser.post(paths.saveFormData, aCompleteForm(missing)));
      await closedTo(browser);
    }
    const declined = site.browser();
    must(await declined.post(paths.saveFormData, aCompleteForm()));
    expect((await declined.post(paths.checkout, aPayment({ paymentToken: 'sim_declined' }))).statusCode).toBe(402);
    await closedTo(declined);
  });

  test('a mark that shows nothing is found before anything is paid for', async () => {
    const browser = site.browser();
    const blank = await pngAddress('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"/>');
    const white = await pngAddress(
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80" fill="white"/></svg>',
    );
    for (const signature of [blank, white]) {
      must(await browser.post(paths.saveFormData, aCompleteForm({ signature })));
      const answer = await browser.post(paths.checkout, aPayment());
      expect(answer.json()).toMatchObject({ status: 422, fields: [{ field: 'signature', code: 'signature.not_png' }] });
    }
    await closedTo(browser);
  });
});
