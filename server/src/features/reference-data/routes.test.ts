import {
  cardsAnswerSchema,
  packagesAnswerSchema,
  paths,
  questionsAnswerSchema,
  statesAnswerSchema,
  thingsAnswerSchema,
} from '@plainclaim/contract';
import { servedQuestions, wholeCatalogue, wholeThings } from '@plainclaim/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { loadReferenceData } from './index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let production: TestApp;
beforeAll(async () => {
  [shop, production] = await Promise.all([startTestApp(), startTestApp({ isProduction: true })]);
});
afterAll(() => Promise.all([shop.close(), production.close()]));

const get = (path: string) => shop.browser().get(path);

describe('the categories', () => {
  test('come in their order, each with an icon and a word of help', async () => {
    const answer = await get(paths.categories);
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json<{
      success: boolean;
      data: { value: string; order: number; icon: string }[];
    }>();
    expect(success).toBe(true);
    expect(data).toHaveLength(12);
    expect(data.map(({ order }) => order)).toEqual(data.map(({ order }) => order).toSorted((a, b) => a - b));
    expect(data.every(({ value, icon }) => value !== '' && icon !== '')).toBe(true);
  });
});

describe('the reasons of a category', () => {
  const ask = (body: object) => shop.browser().post(paths.subcategories, body);

  test('are those of the category asked for', async () => {
    const answer = await ask({ parent_id: 'tenant-landlord' });
    expect(answer.statusCode).toBe(200);
    const values = answer.json<{ data: { value: string }[] }>().data.map(({ value }) => value);
    expect(values).toContain('deposit-not-returned');
    expect(values).not.toContain('personal-loan');
  });

  test.each([{ parent_id: 'no-such-category' }, { parent_id: 'tenant\u0000landlord' }, { parent_id: "' or 1=1 --" }])(
    'are none for %j',
    async (body) => {
      const answer = await ask(body);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: [] }]);
    },
  );

  test.each([{}, { parent_id: '' }])('are refused with a sentence when no category is named: %j', async (body) => {
    const answer = await ask(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: 'Main category not selected' });
  });
});

describe('the cards of a category', () => {
  const ask = (situation: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url: `${paths.cards}?situation=${encodeURIComponent(situation)}`, headers });

  test('are those of the category asked for, whole again in the browser', async () => {
    const { data } = cardsAnswerSchema.parse((await ask('tenant-landlord')).json());
    const cards = wholeCatalogue(data);
    expect(cards?.category).toBe('tenant-landlord');
    expect(cards?.cards.length).toBeGreaterThan(20);
  });

  test('are those of the reasons asked for, in one language beside English', async () => {
    const path = `${paths.cards}?situation=tenant-landlord&reasons=deposit-not-returned,no-such-reason&language=es`;
    const { data } = cardsAnswerSchema.parse((await get(path)).json());
    const cards = wholeCatalogue(data)?.cards ?? [];
    expect(cards.length).toBeGreaterThan(10);
    const serves = (reasons: readonly string[]) => reasons.includes('*') || reasons.includes('deposit-not-returned');
    expect(cards.filter(({ reasons }) => !serves(reasons))).toEqual([]);
    expect(cards.find(({ key }) => key === 'rental.home')?.title.es).toBe('La vivienda que alquiló');
    expect(JSON.stringify(data)).not.toContain('Kiraladığınız ev');
  });

  test('are the general ones for reasons that no card knows', async () => {
    const { data } = cardsAnswerSchema.parse(
      (await get(`${paths.cards}?situation=tenant-landlord&reasons=no-such-reason`)).json(),
    );
    expect(data.cards.filter(({ key }) => key.startsWith('rental.'))).toEqual([]);
  });

  test.each(['', 'no-such-category', '__proto__', 'x'.repeat(100)])(
    'are the general ones for "%s"',
    async (situation) => {
      const { data } = cardsAnswerSchema.parse((await ask(situation)).json());
      expect(data.category).toBe(situation);
      expect(data.cards.filter(({ key }) => !key.startsWith('free.'))).toEqual([]);
    },
  );

  test('come compressed to who reads that, and not at all to who has them', async () => {
    const answer = await ask('tenant-landlord', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(20_000);
    const { data } = cardsAnswerSchema.parse(JSON.parse(brotliDecompressSync(answer.rawPayload).toString('utf8')));
    expect(data.category).toBe('tenant-landlord');
    const again = await ask('tenant-landlord', { 'if-none-match': String(answer.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the things that have fixed words', () => {
  const ask = (language: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.app.inject({ url: `${paths.things}?language=${language}`, headers });

  test.each(['es', 'tr', 'pt'] as const)(
    'come with what people look for them by in one language alone: %s',
    async (language) => {
      const { data: sent } = thingsAnswerSchema.parse((await ask(language)).json());
      const data = wholeThings(sent) ?? [];
      expect(data.length).toBeGreaterThan(1_300);
      const also = data.flatMap((thing) => Object.keys(thing.also ?? {}));
      expect(new Set(also)).toEqual(new Set([language]));
    },
  );

  test('come compressed, not with the cards, and not at all to who has them', async () => {
    const answer = await ask('es', { 'accept-encoding': 'gzip, br' });
    expect(answer.rawPayload.length).toBeLessThan(55_000);
    const again = await ask('es', { 'if-none-match': String(answer.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const cards = await shop.app.inject({ url: `${paths.cards}?situation=tenant-landlord` });
    expect(cardsAnswerSchema.parse(cards.json()).data['things']).toBeUndefined();
  });

  test('are refused in a language nobody reads here', async () => {
    expect((await ask('xx')).statusCode).toBe(400);
  });
});

describe('the states', () => {
  test('are the fifty and the District of Columbia, and no foreign country', async () => {
    const { data } = statesAnswerSchema.parse((await get(paths.states)).json());
    expect(data).toHaveLength(51);
    expect(new Set(data.map(({ code }) => code)).size).toBe(51);
    expect(data.every(({ country }) => country === 'US')).toBe(true);
    expect(data).toContainEqual({
      value: 'DC',
      label: 'District of Columbia',
      name: 'District of Columbia',
      code: 'DC',
      country: 'US',
    });
  });
});

describe('the sales tax of a state', () => {
  test.each(['NJ', 'nj'])('is given in percent for "%s"', async (state) => {
    const answer = await get(`${paths.stateTax}?state=${state}`);
    expect(answer.json()).toEqual({ success: true, data: { tax_rate: 6.625, state_name: 'New Jersey' } });
  });

  test.each(['', '?state=', '?state=XX', '?state=Ontario', '?state=N%00', `?state=${'%C3%9F'.repeat(10)}`])(
    'is a plain "we have none" for "%s"',
    async (query) => {
      const answer = await get(`${paths.stateTax}${query}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: false, message: 'We have no tax rate for that state.' },
      ]);
    },
  );

  test('refuses a state named twice', async () => {
    expect((await get(`${paths.stateTax}?state=NJ&state=PA`)).statusCode).toBe(400);
  });
});

describe('the packages', () => {
  test.each([
    ['en', /prepared drafts .* compared/, 'court’s own'],
    ['es', /borradores preparados/, 'del tribunal de'],
    ['tr', /hazırlanmış taslaklar/, 'kendi dava dilekçesi'],
  ])('in %s call the complaint a draft, until the court’s own forms are installed', async (language, draft, own) => {
    const features = async () => {
      const answer = await shop.browser({ lang: language }).get(paths.packages);
      return packagesAnswerSchema
        .parse(answer.json())
        .packages.flatMap((one) => one.features)
        .join('\n');
    };
    expect(await features()).toMatch(draft);
    await loadReferenceData(shop.database.db, { hasCourtForms: true });
    const installed = await features();
    await loadReferenceData(shop.database.db);
    expect(installed).not.toMatch(draft);
    expect(installed).toContain(own);
  });

  test('have the prices of the specification, and all can be tried in development', async () => {
    const { packages } = packagesAnswerSchema.parse((await get(paths.packages)).json());
    expect(packages.map(({ id, price, price_cents }) => [id, price, price_cents])).toEqual([
      ['demand-letter', '$29', 2900],
      ['small-claims', '$79', 7900],
      ['full-trial', '$199', 19_900],
    ]);
    expect(packages.map(({ can_be_chosen }) => can_be_chosen)).toEqual([true, true, true]);
    expect(packages.filter(({ popular }) => popular)).toHaveLength(1);
  });

  test('are all complete, and on sale in production', async () => {
    const answer = await production.browser().get(paths.packages);
    const { packages } = packagesAnswerSchema.parse(answer.json());
    expect(packages.map(({ is_complete, can_be_chosen }) => [is_complete, can_be_chosen])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });
});

describe('a coupon', () => {
  const check = (code: string) => get(`${paths.checkCoupon}?code=${code}`);

  test.each(['WELCOME10', 'welcome10', '%20Welcome10%20'])('is found as "%s"', async (code) => {
    expect((await check(code)).json()).toEqual({
      success: true,
      message: '',
      discount: 10,
      type: 'percentage',
      description: '10% off your package',
    });
  });

  test('of a fixed sum names dollars', async () => {
    expect((await check('tenoff')).json()).toMatchObject({ success: true, discount: 10, type: 'fixed' });
  });

  test.each(['', '%20%20'])('must be typed: "%s"', async (code) => {
    const answer = await check(code);
    expect([answer.statusCode, answer.json().success, answer.json().message]).toEqual([
      200,
      false,
      'Please enter a coupon code',
    ]);
  });

  test.each(['NOSUCH', '%00', 'WELCOME10%00', '%F0%9F%8E%81', "'%20or%20'1'%3D'1"])(
    'that nobody gave out is said to be invalid: "%s"',
    async (code) => {
      const answer = await check(code);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { success: false, message: 'Invalid coupon code or coupon is not active', discount: 0, description: '' },
      ]);
    },
  );

  test('holds only on its days, and while it is active', async () => {
    await shop.database.pool.query(
      `insert into coupons (code, kind, amount_cents, description, is_active, starts_on, ends_on) values
       ('LASTDAY', 'fixed', 100, '', true, '2026-11-01', '2026-11-21'),
       ('OVER', 'fixed', 100, '', true, null, '2026-11-20'),
       ('NOTYET', 'fixed', 100, '', true, '2026-11-22', null),
       ('STOPPED', 'fixed', 100, '', false, null, null)`,
    );
    const found = await Promise.all(['LASTDAY', 'OVER', 'NOTYET', 'STOPPED'].map(check));
    expect(found.map((answer) => answer.json().success)).toEqual([true, false, false, false]);
  });
});

describe('the administrative questions', () => {
  test('are packed as base64 of their JSON', async () => {
    const { data } = questionsAnswerSchema.parse((await get(paths.questions)).json());
    expect(JSON.parse(Buffer.from(data.e_data, 'base64').toString('utf8'))).toEqual(servedQuestions);
  });
});

test('the address look-up completes the town and invents no street around it', async () => {
  const ask = async (body: object) =>
    (await shop.browser().post(`${paths.placesProxy}.php`, body, { 'x-requested-with': 'XMLHttpRequest' })).json();
  const { _predictions } = await ask({ type: 'autocomplete', input: '12 Main St, Newa', components: 'country:us' });
  expect(_predictions[0].description).toBe('Newark, NJ');
  const chosen = await ask({ type: 'details', place_id: _predictions[0].place_id });
  expect(chosen.processed_address).toMatchObject({ street: '12 Main St', city: 'Newark', state: 'NJ' });
});

test('the reference data can be loaded again and by two at once without a change', async () => {
  const before = (await get(paths.packages)).json();
  await Promise.all([loadReferenceData(shop.database.db), loadReferenceData(shop.database.db)]);
  expect((await get(paths.packages)).json()).toEqual(before);
  expect((await get(paths.categories)).json().data).toHaveLength(12);
});
