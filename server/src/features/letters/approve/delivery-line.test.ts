import {
  type Delivery,
  letterAnswersAnswerSchema,
  letterQuestionsAnswerSchema,
  letterReviewAnswerSchema,
  paths,
} from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGeneratedLetter, aPaidClaim, must } from '../../../testing/builders/a-draft.ts';
import { aPerson } from '../../../testing/builders/an-account.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { startTestApp, TEST_START_MS, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const LINES: Readonly<Record<Delivery, string>> = {
  post: 'Sent by certified mail, return receipt requested, and by first-class mail',
  self_mail: 'Sent by certified mail, return receipt requested, and by first-class mail',
  email: 'Sent by email',
  both: 'Sent by email, by certified mail, return receipt requested, and by first-class mail',
};
const DAY_MS = 24 * 60 * 60 * 1_000;
const EMAIL = { defendantEmail: 'office@landlord.test', defendantMilitary2: 'No' };

const choose = async (browser: Browser, delivery: Delivery, more = {}) =>
  letterAnswersAnswerSchema.parse(must(await browser.post(paths.letterAnswers, { delivery, ...more })).json());
const reviewOf = async (browser: Browser) =>
  letterReviewAnswerSchema.parse(must(await browser.get(paths.letterReview)).json());
const questionsOf = async (browser: Browser) =>
  letterQuestionsAnswerSchema.parse(must(await browser.get(paths.letterQuestions)).json());
const save = async (browser: Browser, demand_letter: string) =>
  must(await browser.post(paths.saveDemandLetter, { demand_letter, action: 'save' }));
const approve = (browser: Browser, demand_letter: string, delivery: Delivery): Promise<Answer> =>
  browser.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery });
const stateOf = async (browser: Browser) => must(await browser.get(paths.checkExistingDemand)).json();

/** Somebody who may send by email, with a letter. */
async function aSender(overrides = {}): Promise<{ browser: Browser; text: string }> {
  const { browser } = await aPerson(site);
  return { browser, text: await aGeneratedLetter(browser, { ...EMAIL, ...overrides }) };
}

describe('the line about how the letter is sent', () => {
  test('tells own mailing until the person chooses, and the calls say that nobody chose', async () => {
    const { browser, text } = await aSender();
    expect(text).toContain(`\n\n${LINES.self_mail}\n\n`);
    const review = await reviewOf(browser);
    expect(review).toMatchObject({ delivery: 'self_mail', delivery_chosen: false, findings: [] });
    expect(review.check_context.deliveryLine).toBe(LINES.self_mail);
    const source = review.sentences.find(({ start, end }) => text.slice(start, end) === LINES.self_mail)?.source;
    expect(source).toMatchObject({ label: 'How the letter is sent', quote: LINES.self_mail });
    expect(await questionsOf(browser)).toMatchObject({ delivery: 'self_mail', delivery_chosen: false });
  });

  test('follows the choice in an untouched letter, and back', async () => {
    const { browser, text } = await aSender();
    for (const delivery of ['email', 'both', 'self_mail'] as const) {
      const chosen = await choose(browser, delivery);
      expect(chosen).toMatchObject({ outcome: 'recomposed', delivery, delivery_chosen: true });
      expect(chosen.demand_letter).toBe(text.replace(LINES.self_mail, LINES[delivery]));
      const review = await reviewOf(browser);
      expect(review).toMatchObject({ delivery, delivery_chosen: true, is_edited: false, has_waiting_answers: false });
      expect(review.check_context.deliveryLine).toBe(LINES[delivery]);
    }
    expect((await choose(browser, 'self_mail')).outcome).toBe('unchanged');
  });

  test('chosen before the letter is made, it is in the letter', async () => {
    const { browser } = await aPerson(site);
    await aPaidClaim(browser, EMAIL);
    expect(await choose(browser, 'email')).toMatchObject({ outcome: 'unchanged', demand_letter: '' });
    const made = must(await browser.post(paths.generateDemandLetter)).json();
    expect(made.demand_letter).toContain(`\n\n${LINES.email}\n\n`);
  });

  test('changes inside an edited letter, and every edit stays', async () => {
    const { browser, text } = await aSender();
    const edited = `${text}\n\nPS: Sent by email was the first notice.`;
    await save(browser, edited);
    for (const delivery of ['email', 'both'] as const) {
      const chosen = await choose(browser, delivery);
      expect(chosen).toMatchObject({ outcome: 'merged', text_kept: false });
      expect(chosen.demand_letter).toBe(edited.replace(LINES.self_mail, LINES[delivery]));
    }
    expect(await reviewOf(browser)).toMatchObject({ is_edited: true, has_waiting_answers: false });
  });

  test('comes with another change in one call', async () => {
    const { browser, text } = await aSender();
    const [law] = (await questionsOf(browser)).law;
    await save(browser, `${text}\n\nPS: Call me.`);
    const chosen = await choose(browser, 'both', { law: [{ key: law?.key, included: false }] });
    expect(chosen.outcome).toBe('merged');
    expect(chosen.demand_letter).toContain(LINES.both);
    expect(chosen.demand_letter).not.toContain(law?.text);
  });

  test('is not put back into a letter it was taken out of', async () => {
    const { browser, text } = await aSender();
    const without = text.replace(`${LINES.self_mail}\n\n`, '');
    await save(browser, without);
    expect(await choose(browser, 'email')).toMatchObject({ outcome: 'unchanged', demand_letter: without });
    const review = await reviewOf(browser);
    expect(review).toMatchObject({ delivery: 'email', has_waiting_answers: false });
    expect(review.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['letter.delivery_line_missing', 'warning'],
    ]);
  });

  test('in the person’s own words is left to them', async () => {
    const { browser, text } = await aSender();
    const mine = text.replace(LINES.self_mail, 'Sent by regular mail');
    await save(browser, mine);
    expect(await choose(browser, 'email')).toMatchObject({ outcome: 'kept', text_kept: true, demand_letter: mine });
    const { findings } = await reviewOf(browser);
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([['letter.delivery_line_false', 'stop']]);
  });

  test('names who gets the email when not everybody has an address', async () => {
    const second = {
      whoUser: '1',
      defendantFirstname: 'Owen',
      defendantLastname: 'Marsh',
      defendantEmail: '',
      defendantPhonenumber: '',
      defendantWebsite: '',
      defendantAddress: '9 Oak Avenue',
      defendantApt: '2',
      defendantCity: 'Trenton',
      defendantCountry: 'NJ',
      defendantZipcode: '08608',
    };
    const { browser } = await aSender({ additionalDefendants: [second] });
    expect((await choose(browser, 'both')).demand_letter).toContain(
      'Sent by certified mail, return receipt requested, by first-class mail, and by email to Ironbound Property Management LLC',
    );
  });

  test('takes no way that is not offered, and changes nothing then', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser, EMAIL);
    const refused = await browser.post(paths.letterAnswers, { delivery: 'email' });
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'letter.answers_wrong',
      fields: [{ field: 'delivery', code: 'dispatch.unavailable' }],
    });
    expect(await reviewOf(browser)).toMatchObject({ text, delivery: 'self_mail', delivery_chosen: false });
    expect((await browser.post(paths.letterAnswers, { delivery: 'pigeon' })).statusCode).toBe(400);
  });

  test('keeps up when the letter gets the date of today', async () => {
    const { browser, email, password } = await aPerson(site);
    await aGeneratedLetter(browser, EMAIL);
    const { demand_letter } = await choose(browser, 'email');
    site.clock.advance(DAY_MS);
    must(await browser.post(paths.login, { email, password }));
    const dated = must(await browser.post(paths.letterDates, { demand_letter })).json();
    site.clock.set(TEST_START_MS);
    expect(dated.demand_letter).toContain(`November 22, 2026\n\n${LINES.email}\n\n`);
  });
});

describe('an approval with another way than the line tells', () => {
  test('signs nothing and offers the letter with the line put right, which can be approved', async () => {
    const { browser, text } = await aSender();
    const refused = await approve(browser, text, 'email');
    expect(refused.json()).toMatchObject({
      status: 422,
      code: 'letter.delivery_line_false',
      findings: [{ severity: 'stop', place: { start: text.indexOf(LINES.self_mail) } }],
      corrected_letter: text.replace(LINES.self_mail, LINES.email),
    });
    expect(await stateOf(browser)).toMatchObject({ demand_approved: false, demand_letter: text });
    const { corrected_letter } = refused.json();
    expect(must(await approve(browser, corrected_letter, 'email')).json()).toMatchObject({ demand_approved: true });
    expect(await stateOf(browser)).toMatchObject({ demand_letter: corrected_letter, changed_since_approval: false });
    expect(await reviewOf(browser)).toMatchObject({
      delivery: 'email',
      delivery_chosen: true,
      is_edited: false,
      has_waiting_answers: false,
    });
  });

  test('keeps the edits in the text it offers', async () => {
    const { browser, text } = await aSender();
    const mine = `${text.replace('I got nothing back.', 'Nothing came back to me.')}\n\nPS: Call me.`;
    const refused = await approve(browser, mine, 'both');
    expect(refused.json().corrected_letter).toBe(mine.replace(LINES.self_mail, LINES.both));
    must(await approve(browser, refused.json().corrected_letter, 'both'));
    expect(await reviewOf(browser)).toMatchObject({ is_edited: true, has_waiting_answers: false });
  });

  test('is fine once the way was chosen, and wrong again for the way before', async () => {
    const { browser } = await aSender();
    const { demand_letter } = await choose(browser, 'email');
    expect((await approve(browser, demand_letter, 'self_mail')).json()).toMatchObject({
      code: 'letter.delivery_line_false',
      corrected_letter: demand_letter.replace(LINES.email, LINES.self_mail),
    });
    must(await approve(browser, demand_letter, 'email'));
  });

  test('is fine without any line, and remembers the way', async () => {
    const { browser, text } = await aSender();
    const without = text.replace(`${LINES.self_mail}\n\n`, '');
    must(await approve(browser, without, 'email'));
    expect(await reviewOf(browser)).toMatchObject({ delivery: 'email', has_waiting_answers: false, is_edited: true });
  });

  test('is told beside whatever else stops it', async () => {
    const { browser, text } = await aSender();
    const refused = await approve(browser, `${text}\n\nMy number is 123-45-6789.`, 'email');
    expect(refused.json().findings.map(({ code }: { code: string }) => code)).toEqual([
      'letter.delivery_line_false',
      'letter.private_number',
    ]);
    const other = await approve(browser, `${text}\n\nMy number is 123-45-6789.`, 'self_mail');
    expect(other.json()).not.toHaveProperty('corrected_letter');
  });
});

describe('a client that only generates, saves and approves', () => {
  test('signs the generated letter for own mailing without a further call', async () => {
    const browser = site.browser();
    const text = await aGeneratedLetter(browser);
    must(await approve(browser, text, 'self_mail'));
    expect(await stateOf(browser)).toMatchObject({ demand_approved: true, demand_letter: text });
    expect(await reviewOf(browser)).toMatchObject({ delivery: 'self_mail', delivery_chosen: true, is_edited: false });
  });
});
