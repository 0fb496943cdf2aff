import { paths } from '@plainclaim/contract';
import { emptyDraft } from '@plainclaim/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompleteForm, aGeneratedLetter, aPayment, must, openedPdf } from '../builders/a-draft.ts';
import type { Answer, Browser } from '../browser.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let site: TestApp;
let paid: Browser;
beforeAll(async () => {
  site = await startTestApp();
  paid = site.browser();
  await aGeneratedLetter(paid);
});
afterAll(() => site.close());

const XHR = { 'x-requested-with': 'XMLHttpRequest' };

/**
 * Answered, or sent away in words because too much came at once: every call is tried at the same time here, and files wait
 * for few places.
 */
const isAnswered = ({ statusCode, body }: Answer): boolean =>
  statusCode < 500 || (statusCode === 503 && JSON.parse(body).code === 'server.busy');

/** Text as it may really arrive: any code unit, halves of pairs and NUL included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 30 }).map((codes) => String.fromCharCode(...codes)),
  fc.constantFrom(
    '',
    '\u0000',
    'N\u0000J',
    '\ud800',
    '\u202e',
    '1e400',
    '-0',
    '{{x}}',
    "'; drop table claims;--",
    '__proto__',
    '07105',
    '2450',
  ),
);
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 1.5, 1e308, [], {}, 2 ** 53),
);

const FIELDS = [
  ...Object.keys(emptyDraft),
  ...Object.keys(aPayment()),
  ...'step subStep revision overwrite parent_id demand_letter action reviewed delivery demand_id type input'.split(' '),
  ...'components place_id fields constructor toString password verification_code newPassword code'.split(' '),
];
/** Answers the server looks something up by. */
const LOOKED_UP = ['situation', 'country', 'claimantCountry', 'selectedPackage', 'zipcode'];

const anyBody = fc.oneof(
  { weight: 1, arbitrary: anyValue },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), anyValue, { maxKeys: 8 }) },
);

/** A good body of which a few fields hold something else. */
const damaged = (good: object) =>
  fc
    .dictionary(fc.constantFrom(...Object.keys(good), ...FIELDS), anyValue, { minKeys: 1, maxKeys: 3 })
    .map((changes) => ({ ...good, ...changes }));

/** Random, but the same each time: a failure names its seed, shrinks, and says what was answered. */
async function hold<T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => Promise<void>, numRuns: number): Promise<void> {
  try {
    await fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns, seed: 20_261_121 });
  } catch (error) {
    // fast-check puts what failed into the cause alone, which a list of failures does not print.
    if (error instanceof Error && error.cause instanceof Error) error.message += `\n${error.cause.message}`;
    throw error;
  }
}

const GOOD: readonly (readonly [string, object])[] = [
  [paths.saveFormData, aCompleteForm()],
  [paths.subcategories, { parent_id: 'debt' }],
  [paths.placesProxy, { type: 'autocomplete', input: '12 Main', components: 'country:us' }],
  [paths.placesProxy, { type: 'details', place_id: 'x' }],
  [paths.checkout, aPayment()],
  [paths.saveDemandLetter, { demand_letter: 'Pay me.', action: 'save' }],
  [paths.saveDemandLetter, { demand_letter: 'Pay me.', action: 'approve_and_send', reviewed: false }],
  [paths.securePdf, { demand_id: '0123456789ABCDEFGHJKMNPQRS', action: 'view' }],
];

describe('whatever is sent, the server answers and never breaks', { timeout: 300_000 }, () => {
  test('any JSON to every call that takes one, from a stranger and from a browser with a claim', async () => {
    const { paths: calls } = (await site.browser().get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const posts = Object.keys(calls).filter((path) => 'post' in (calls[path] ?? {}));
    expect(posts.length).toBeGreaterThan(7);
    const withDraft = site.browser();
    must(await withDraft.post(paths.saveFormData, aCompleteForm()));
    const toOne = (path: string) =>
      hold(
        anyBody,
        async (body) => {
          const text = JSON.stringify(body);
          for (const browser of [withDraft, site.browser()]) {
            const answer = await browser.post(path, text, XHR);
            expect(isAnswered(answer) ? 'answered' : `${path} ${answer.statusCode} ${answer.body}`).toBe('answered');
          }
        },
        40,
      );
    await Promise.all(posts.map(toOne));
  });

  test.each(GOOD)('a good body with something wrong in it, to %s', async (path, good) => {
    const withDraft = site.browser();
    must(await withDraft.post(paths.saveFormData, aCompleteForm()));
    await hold(
      damaged(good),
      async (body) => {
        expect((await withDraft.post(path, JSON.stringify(body), XHR)).statusCode).toBeLessThan(500);
      },
      60,
    );
  });

  test('what could be saved can be read, judged and priced', async () => {
    const good = aCompleteForm();
    const typedFields = Object.entries(good).flatMap(([field, value]) => (typeof value === 'string' ? [field] : []));
    const mistyped = fc
      .dictionary(fc.oneof(fc.constantFrom(...typedFields), fc.constantFrom(...LOOKED_UP)), anyText, {
        minKeys: 1,
        maxKeys: 12,
      })
      .map((changes) => ({ ...good, ...changes }));
    await hold(
      fc.oneof(mistyped, damaged(good)),
      async (body) => {
        const browser = site.browser();
        const saved = await browser.post(paths.saveFormData, JSON.stringify(body));
        expect(saved.statusCode).toBeLessThan(500);
        expect((await browser.get(paths.draft)).statusCode).toBe(200);
        for (const path of [paths.claimFit, paths.price]) {
          expect((await browser.get(path)).statusCode).toBeLessThan(500);
        }
        expect((await browser.post(paths.checkout, aPayment())).statusCode).toBeLessThan(500);
        expect((await browser.post(paths.generateDemandLetter)).statusCode).toBeLessThan(500);
      },
      120,
    );
  });

  test('any text can be a letter or is refused', async () => {
    await hold(
      anyText,
      async (demand_letter) => {
        const answer = await paid.post(paths.saveDemandLetter, JSON.stringify({ demand_letter, action: 'save' }));
        expect([200, 422]).toContain(answer.statusCode);
      },
      100,
    );
  });

  test('what was approved becomes a PDF', async () => {
    const anyWords = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
      fc.array(fc.lorem(), { minLength: 1, maxLength: 12 }).map((parts) => parts.join('\n\n')),
    );
    let printed = 0;
    await hold(
      anyWords,
      async (demand_letter) => {
        const wish = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
        const asked = await paid.post(paths.saveDemandLetter, JSON.stringify(wish));
        expect([200, 422]).toContain(asked.statusCode);
        // Random words draw findings that a person may wave through; what stops an approval stays refused.
        const findings: readonly { readonly key: string }[] = asked.json().findings ?? [];
        const confirmed = findings.map(({ key }) => key);
        const answer =
          confirmed.length === 0
            ? asked
            : await paid.post(paths.saveDemandLetter, JSON.stringify({ ...wish, confirmed }));
        expect([200, 422]).toContain(answer.statusCode);
        if (answer.statusCode === 422) return;
        const { demand_id } = answer.json();
        const pdf = await openedPdf(paid, demand_id);
        expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
        printed += 1;
      },
      // Two calls each, below the hourly limit of approvals.
      14,
    );
    expect(printed).toBeGreaterThan(5);
  });

  test('any question in an address', async () => {
    const question = fc.webQueryParameters().map((query) => `?${query}`);
    const typed = anyText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')));
    const asked = fc.oneof(
      question,
      typed.map((text) => `?code=${text}`),
      typed.map((text) => `?state=${text}`),
      typed.map((text) => `?zip=${text}&couponCode=${text}&extraRecipients=${text}`),
    );
    const withDraft = site.browser();
    must(await withDraft.post(paths.saveFormData, aCompleteForm()));
    const gets = [paths.checkCoupon, paths.stateTax, paths.price, paths.draft];
    await hold(
      fc.tuple(fc.constantFrom(...gets), asked),
      async ([path, query]) => {
        expect((await withDraft.get(`${path}${query}`)).statusCode).toBeLessThan(500);
      },
      150,
    );
  });

  test('any bytes as JSON', async () => {
    await hold(
      fc.tuple(fc.constantFrom(...GOOD.map(([path]) => path)), fc.string({ unit: 'binary', maxLength: 200 })),
      async ([path, bytes]) => {
        expect((await site.browser().post(path, bytes, XHR)).statusCode).toBeLessThan(500);
      },
      80,
    );
  });
});
