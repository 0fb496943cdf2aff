import { paths } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aPayment, must } from '../../testing/builders/a-draft.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const AT_START = { step: 1, subStep: 0 };
const save = (browser: Browser, body: object | string) =>
  browser.post(paths.saveFormData, typeof body === 'string' ? body : { ...AT_START, ...body });
const draftOf = async (browser: Browser) => (await browser.get(paths.draft)).json();

/** Which fields of this form keep it from being paid for, and why. */
async function problemsOf(overrides: Parameters<typeof aCompleteForm>[0]) {
  const browser = site.browser();
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  const checkout = await browser.post(paths.checkout, aPayment());
  expect([checkout.statusCode, checkout.json().code]).toEqual([422, 'claim.incomplete']);
  const { fields } = checkout.json<{ fields: { field: string; code: string; message: string }[] }>();
  expect(fields.every(({ message }) => message.length > 10)).toBe(true);
  return fields.map(({ field, code }) => `${field} ${code}`);
}

describe('fields a browser may not decide', () => {
  test('change nothing, and leave the letter locked', async () => {
    const browser = site.browser();
    must(
      await save(browser, {
        ...aCompleteForm(),
        payment_completed: true,
        payment_amount: 0,
        isPaid: true,
        id: '00000000-0000-4000-8000-000000000000',
        user_id: 1,
        session_id: 'x',
        role: 'admin',
        status: 'paid',
        demand_approved: true,
        claim_id: 'x',
        expires_at: '2999-01-01',
      }),
    );
    const draft = await draftOf(browser);
    expect(draft).toMatchObject({ isPaid: false, revision: 1, keptUntil: '2026-12-21' });
    for (const name of ['payment_completed', 'payment_amount', 'id', 'status', 'role', 'user_id', 'demand_approved']) {
      expect(draft.data).not.toHaveProperty(name);
    }
    expect((await browser.get(paths.checkAccess)).json()).toEqual({ hasAccess: false });
    expect((await browser.post(paths.generateDemandLetter)).statusCode).toBe(403);
  });

  test.each([
    '{"step":1,"subStep":0,"__proto__":{"isPaid":true,"amount":"1"}}',
    '{"step":1,"subStep":0,"constructor":{"prototype":{"isPaid":true}}}',
    '{"step":1,"subStep":0,"additionalDefendants":[{"__proto__":{"whoUser":"1"}}]}',
  ])('cannot be slipped in through an object’s own machinery: %s', async (body) => {
    const browser = site.browser();
    const answer = await save(browser, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'request.not_json' });
    expect(Reflect.get({}, 'isPaid')).toBeUndefined();
    expect((await draftOf(browser)).data).toBeNull();
  });
});

describe('a body that is not a form', () => {
  test.each([
    ['broken JSON', '{"step":1,', 400, 'request.not_json'],
    ['nothing', '', 400, 'request.not_json'],
    ['a list', '[]', 400, 'request.invalid'],
    ['null', 'null', 400, 'request.invalid'],
    ['a text', '"step"', 400, 'request.invalid'],
    ['a number', '1', 400, 'request.invalid'],
    ['a list in a list, ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400, 'request.invalid'],
    ['300 kilobytes', JSON.stringify({ ...AT_START, junk: 'x'.repeat(300_000) }), 413, 'request.too_large'],
  ])('is refused: %s', async (_name, body, status, code) => {
    const answer = await save(site.browser(), body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, status, code, message: expect.stringMatching(/\.$/) });
    expect(answer.cookies).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'is refused when it comes as %s',
    async (kind) => {
      const answer = await site
        .browser()
        .post(paths.saveFormData, JSON.stringify({ ...AT_START, amount: '1' }), { 'content-type': kind });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'request.unsupported']);
    },
  );

  test('is refused without a body at all', async () => {
    expect((await site.browser().post(paths.saveFormData)).statusCode).toBe(400);
  });
});

describe('a field of the wrong kind', () => {
  test.each([
    ['amount', 2450],
    ['amount', ['2450']],
    ['amount', '9'.repeat(10_000)],
    ['disputing', 'deposit-not-returned'],
    ['disputing', Array.from({ length: 10_000 }, () => 'x')],
    ['sameAddress', 'yes'],
    ['userType', '3'],
    ['firstname', { first: 'Ann' }],
    ['firstname', 'n'.repeat(201)],
    ['paymentTypes', ['Bitcoin']],
    ['additionalDefendants', [{}, {}, {}, {}]],
    ['isAdult', { a: 1 }],
    ['signature', `data:image/png;base64,${'A'.repeat(200_000)}`],
    ['claimDescription', 'x'.repeat(30_001)],
    ['step', 6],
    ['step', '1'],
    ['subStep', 0.5],
    ['revision', -1],
    ['overwrite', 'true'],
  ])('is refused and named: %s', async (field, value) => {
    const answer = await save(site.browser(), { [field]: value });
    expect(answer.statusCode).toBe(400);
    const body = answer.json();
    expect(body).toMatchObject({ success: false, code: 'request.invalid' });
    expect(body.message).toBe('Some of what was sent could not be read. Please check the marked fields.');
    expect(body.fields[0].field.split('.')[0]).toBe(field);
  });

  test('does not hide the others: all of them are named', async () => {
    const answer = await save(site.browser(), { amount: 1, firstname: 2, userType: 'x' });
    const names = answer.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field);
    expect(names.toSorted()).toEqual(['amount', 'firstname', 'userType']);
  });
});

describe('an answer that is wrong but readable', () => {
  test.each(['1e3', '250.001', '.', '249.99', '25000.01', '0x1000', '-5', 'NaN', '٢٤٥٠', '2450 dollars'])(
    'is kept as typed and stops the claim at its field: an amount of "%s"',
    async (amount) => {
      const browser = site.browser();
      must(await save(browser, { amount }));
      expect((await draftOf(browser)).data.amount).toBe(amount);
      const code = { '249.99': 'field.amount_min', '25000.01': 'field.amount_max' }[amount] ?? 'field.amount_invalid';
      expect(await problemsOf({ amount })).toEqual([`amount ${code}`]);
    },
  );

  test.each([
    [{ date: '2026-02-30' }, ['date field.date_invalid']],
    [{ date: 'yesterday' }, ['date field.date_invalid']],
    [{ date: '2026-11-22' }, ['date field.date_future']],
    [{ amount: '', zipcode: '071' }, ['amount field.required', 'zipcode field.zip']],
    [{ country: 'Ontario' }, ['country field.state_unknown']],
    [{ situation: '' }, ['situation wizard.category_required']],
    [{ situation: 'no-such-category', disputing: [] }, ['situation field.choice_unknown']],
    [{ situation: 'tenant\u0000landlord', disputing: [] }, ['situation field.choice_unknown']],
    [{ disputing: ['personal-loan'] }, ['disputing wizard.reasons_required']],
    [{ email: 'a@b, c@d.test' }, ['email field.email']],
    [{ defendantWebsite: 'javascript:alert(1)' }, ['defendantWebsite field.website']],
    [{ claimDescription: '   ' }, ['claimDescription wizard.story_required']],
    [{ isAdult: null }, ['isAdult wizard.question_required']],
    [{ signature: null }, ['signature wizard.signature_required']],
    [
      { additionalDefendants: [{ whoUser: '1' as const, defendantFirstname: 'Ann' }] },
      expect.arrayContaining(['additionalDefendants.0.defendantLastname field.required']),
    ],
  ])('is kept and stops the claim at its field: %j', async (overrides, expected) => {
    expect(await problemsOf(overrides)).toEqual(expected);
  });

  test('a story of exactly 30,000 characters is taken', async () => {
    const browser = site.browser();
    const claimDescription = 'I paid them. '.repeat(2400).slice(0, 29_999).padEnd(30_000, '.');
    must(await save(browser, { claimDescription }));
    expect((await draftOf(browser)).data.claimDescription).toBe(claimDescription);
  });
});

describe('names in any script and unusual characters', () => {
  test.each([
    ['Arabic', 'مريم الخوري'],
    ['Chinese', '王小明'],
    ['Cyrillic', 'Анна Ковальчук'],
    ['accents', 'Zoë Núñez-Đỗ'],
    ['quotes and markup', `O'Brien "<b>&amp;</b>" {{7*7}} \${7*7} <%=1%>`],
    ['SQL', "Robert'); drop table claims;--"],
    ['an emoji family', '👨‍👩‍👧‍👦'],
    ['NUL', 'Ann\u0000Lee'],
    ['a right-to-left override', 'Ann\u202Egnp.eeL'],
    ['control characters', 'Ann\u0007\u001b[31mLee\r\nBcc: x@y.test'],
  ])('come back as they were typed: %s', async (_name, typed) => {
    const browser = site.browser();
    must(
      await browser.post(paths.saveFormData, aCompleteForm({ firstname: typed, claimDescription: typed, city: typed })),
    );
    expect((await draftOf(browser)).data).toMatchObject({ firstname: typed, claimDescription: typed, city: typed });
    for (const path of [paths.claimFit, paths.price]) expect((await browser.get(path)).statusCode).toBeLessThan(500);
  });

  test('half of a surrogate pair breaks nothing', async () => {
    const browser = site.browser();
    const body = JSON.stringify({ ...aCompleteForm(), situation: 'X', firstname: 'X' }).replaceAll(
      '"X"',
      '"a\\ud800b"',
    );
    must(await save(browser, body));
    expect((await draftOf(browser)).data.firstname.length).toBe(3);
    expect((await browser.get(paths.claimFit)).json().fields).toMatchObject([{ field: 'situation' }]);
  });

  test.each(['situation', 'selectedPackage', 'country', 'zipcode', 'claimantCountry', 'date', 'amount'])(
    'a NUL in "%s" does not lock the person out of the claim',
    async (field) => {
      const browser = site.browser();
      must(await browser.post(paths.saveFormData, aCompleteForm({ [field]: 'a\u0000b' })));
      expect((await draftOf(browser)).data[field]).toBe('a\u0000b');
      for (const path of [paths.claimFit, paths.price]) expect((await browser.get(path)).statusCode).toBeLessThan(500);
      expect((await browser.post(paths.checkout, aPayment())).statusCode).toBe(422);
      must(await save(browser, { [field]: 'ab' }));
    },
  );
});

describe('a signature that is no drawing', () => {
  const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;
  test.each([
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a page', 'data:text/html;base64,PHNjcmlwdD4='],
    ['an address elsewhere', 'https://evil.test/signature.png'],
    ['words', 'Marisol Teixeira'],
    ['a PNG’s first bytes only', png(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
    [
      'a PNG of 30,000 by 30,000',
      png(Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753001000000004a1f3f6b', 'hex')),
    ],
  ])('is not taken as one: %s', async (_name, signature) => {
    expect(await problemsOf({ signature })).toEqual(['signature signature.not_png']);
  });

  test('is not taken when nothing was drawn', async () => {
    const { default: sharp } = await import('sharp');
    const clear = {
      create: { width: 300, height: 90, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    };
    expect(await problemsOf({ signature: png(await sharp(clear).png().toBuffer()) })).toEqual([
      'signature signature.not_png',
    ]);
  });
});
