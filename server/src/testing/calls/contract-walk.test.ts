import { paths, problemSchema } from '@plainclaim/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { must } from '../builders/a-draft.ts';
import { A_PASSWORD, anAddress } from '../builders/an-account.ts';
import type { Answer } from '../browser.ts';
import { furtherCalls } from './further-calls.ts';
import { specificationCalls } from './specification-calls.ts';
import { addressOf, type Walked, walkAllCalls } from './walk-calls.ts';
import { developmentSite, productionSite, type WalkedSite } from './walked-site.ts';

/** The calls of the product's specification, in its order and under its names. */
const SPECIFIED = [
  'GET /api/checkAuth.php',
  'GET /api/register/view_user_data.php',
  'POST /api/login.php',
  'GET /api/logout.php',
  'POST /api/register/save_form_data.php',
  'POST /api/register/clear_session_form.php',
  'GET /api/categories.php',
  'POST /api/subcategories.php',
  'GET /api/packages.php',
  'GET /api/states.php',
  'GET /api/state-tax.php',
  'GET /api/check-coupon.php',
  'POST /api/googleplace/places-proxy.php',
  'GET /api/register/check_session_code.php',
  'POST /api/register/register.php',
  'POST /api/register/resend_code.php',
  'POST /api/register/verify.php',
  'GET /api/questions.php',
  'POST /api/register/save_client_data.php',
  'POST /api/generate_demand_letter.php',
  'GET /api/generate_demand_letter.php',
  'POST /api/save_demand_letter.php',
  'GET /api/users/get_user_demands.php',
  'POST /api/pdf/generate_secure_pdf.php',
  'GET /api/check_access.php',
  'GET /api/check_existing_demand.php',
  'POST /api/reset-password-request.php',
  'POST /api/verify-reset-code.php',
  'POST /api/reset-password.php',
];

/** What an answer may hold in development only, and what no answer may ever hold. */
const DEVELOPMENT_FIELD = /^(?:debug.*|dev|dev_.*|verification_?code|reset_?code|code_for_test.*|is_?development)$/i;
const NEVER_SENT = /^(?:stack|trace|sql|query|password.*|token|hash|cause|detail)$/i;

const sites: { development?: WalkedSite; production?: WalkedSite } = {};
beforeAll(async () => {
  [sites.development, sites.production] = await Promise.all([developmentSite(), productionSite()]);
});
afterAll(() => Promise.all([sites.development?.close(), sites.production?.close()]));

function siteFor(mode: 'development' | 'production'): WalkedSite {
  const site = sites[mode];
  if (site === undefined) throw new Error(`no site in ${mode} was started`);
  return site;
}

function fieldsIn(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [[name, inner] as const, ...fieldsIn(inner)]);
}

const isJson = (answer: Answer) => String(answer.headers['content-type']).includes('json');
const fieldAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => {
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }, value);

describe('the walk', () => {
  test('leaves out none of the 29 calls of the specification, and asks each one well and badly', () => {
    expect(new Set(SPECIFIED).size).toBe(29);
    expect(Object.keys(specificationCalls).toSorted()).toEqual(SPECIFIED.toSorted());
    for (const [name, { happy, failing }] of Object.entries(specificationCalls)) {
      expect([name, happy.length > 0, failing.length > 0]).toEqual([name, true, true]);
    }
  });

  test('knows every call of the contract and of its description, and no other', () => {
    const walked = Object.keys({ ...specificationCalls, ...furtherCalls });
    const plain = walked.map((name) => `${name.split(' ')[0]} ${addressOf(name, '')}`);
    expect([...new Set(plain.map((name) => name.split(' ')[1]))].toSorted()).toEqual(
      Object.values(paths)
        // Only where letters are posted: its own tests are beside it.
        .filter((path) => path !== paths.postWebhook)
        .toSorted(),
    );
    for (const mode of ['development', 'production'] as const) {
      const described: Record<string, object> = JSON.parse(JSON.stringify(siteFor(mode).site.app.swagger().paths));
      const operations = Object.entries(described).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      expect([mode, plain.toSorted()]).toEqual([mode, operations.toSorted()]);
    }
    for (const [name, { failing }] of Object.entries(furtherCalls)) {
      expect([name, failing.length > 0]).toEqual([name, true]);
    }
  });
});

describe.each([
  { mode: 'development', ending: '.php' },
  { mode: 'development', ending: '' },
  { mode: 'production', ending: '.php' },
  { mode: 'production', ending: '' },
] as const)('every call in $mode, with the ending $ending', ({ mode, ending }) => {
  let walked: Walked;
  beforeAll(async () => {
    walked = await walkAllCalls(siteFor(mode), ending);
  });

  test('answers a good request with what the contract and the specification say', () => {
    for (const { name, asked, answer } of walked.happy) {
      expect([name, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([name, 200, '']);
      if (asked.schema === null) {
        expect([name, answer.headers['content-type']]).toEqual([name, 'application/pdf']);
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
        continue;
      }
      const body: unknown = answer.json();
      // What the schema does not name it takes out: an equal answer holds nothing else.
      expect([name, z.parse(asked.schema, body)]).toEqual([name, body]);
      const unread = asked.reads.filter((field) => fieldAt(body, field) === undefined);
      expect([name, unread]).toEqual([name, []]);
      expect([name, fieldAt(body, 'success') ?? true]).toEqual([name, true]);
    }
  });

  test('answers a bad request with its status, its code and words for the person', () => {
    for (const { name, asked, answer } of walked.failing) {
      const label = `${name} when ${asked.when}`;
      const body: unknown = answer.json();
      expect([label, answer.statusCode, body]).toEqual([label, asked.status, expect.objectContaining(asked.says)]);
      const isRefusal = asked.status >= 400;
      const schema = isRefusal ? problemSchema : walked.happy.find((happy) => happy.name === name)?.asked.schema;
      if (schema) expect([label, z.parse(schema, body)]).toEqual([label, body]);
      const type = isRefusal ? 'application/problem+json' : 'application/json';
      expect([label, String(answer.headers['content-type']).split(';')[0]]).toEqual([label, type]);
      if (isRefusal) expect([label, String(fieldAt(body, 'message')).length > 15]).toEqual([label, true]);
    }
  });

  test('says that somebody is signed in, waits for a code, may see the letter and owns one case', () => {
    const bodyOf = (name: string) => walked.happy.find((happy) => happy.name === name)?.answer.json();
    expect(bodyOf('GET /api/checkAuth.php')).toEqual({ isAuthenticated: true });
    expect(bodyOf('GET /api/register/view_user_data.php').user_data.email).toBe(walked.walk.email);
    expect(bodyOf('GET /api/register/check_session_code.php').has_code).toBe(true);
    expect(bodyOf('GET /api/check_access.php')).toEqual({ hasAccess: true });
    expect(bodyOf('GET /api/check_existing_demand.php')).toMatchObject({
      has_existing_demand: true,
      demand_approved: true,
    });
    expect(bodyOf('GET /api/users/get_user_demands.php')).toMatchObject({ total: 1, data: [{ status: 'completed' }] });
    const questions: unknown = JSON.parse(
      Buffer.from(bodyOf('GET /api/questions.php').data.e_data, 'base64').toString('utf8'),
    );
    expect(questions).toContainEqual({
      key: 'isAdult',
      label: expect.any(String),
      answer_type: 'yes_no',
      answer_options: [],
    });
  });

  test('tells no secret, and a code to nobody but a developer', async () => {
    const { walk, answers } = walked;
    const codes = [await walk.code(1), await walk.code(2), await walk.code(3)];
    const stated = answers.filter(isJson).flatMap((answer) => fieldsIn(answer.json()));
    expect(stated.filter(([name]) => NEVER_SENT.test(name))).toEqual([]);
    const development = stated.filter(([name]) => DEVELOPMENT_FIELD.test(name));
    const quoted = stated.filter(([, value]) => codes.some((code) => value === code));
    if (mode === 'production') {
      expect(answers.length).toBeGreaterThan(60);
      expect([development, quoted]).toEqual([[], []]);
    } else {
      // The first two are codes of the sign-up; that of a reset is mailed only.
      expect(development).toEqual([
        ['debug', true],
        ['verification_code', codes[0]],
        ['debug', true],
        ['verification_code', codes[1]],
      ]);
      expect(quoted).toHaveLength(2);
    }
  });

  test('gives two cookies, the session’s and the known browser’s, as closed as they can be', () => {
    const lines = walked.answers.flatMap((answer) => [answer.headers['set-cookie'] ?? []].flat());
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line).toMatch(mode === 'production' ? /^__Host-plainclaim(?:-known)?=/ : /^plainclaim(?:-known)?=/);
      const rules = line
        .split('; ')
        .slice(1)
        .filter((rule) => !/^(?:Max-Age|Expires)=/.test(rule));
      const expected = ['Path=/', 'HttpOnly', 'SameSite=Lax', ...(mode === 'production' ? ['Secure'] : [])];
      expect(rules.toSorted()).toEqual(expected.toSorted());
    }
  });
});

describe('what is there for development only', () => {
  const onlyHere = ['/dev/outbox', '/api/openapi.json'];
  const nowhere = ['/dev/outbox/any', '/dev/outbox/any/eml', '/dev', '/dev/'];

  test('is not there in production', async () => {
    const { site } = siteFor('production');
    for (const path of [...onlyHere, ...nowhere]) {
      const answer = await site.browser().get(path, { host: 'localhost' });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'request.not_found']);
    }
    for (const path of onlyHere) {
      must(await siteFor('development').site.browser().get(path, { host: 'localhost' }));
    }
  });

  test.each([
    ['another machine', { remoteAddress: '198.51.100.7' }],
    ['a proxy that passes it on', { headers: { 'x-forwarded-for': '198.51.100.7' } }],
    ['a proxy that says so in the newer way', { headers: { forwarded: 'for=198.51.100.7' } }],
  ])('is not there for %s either', async (_from, request) => {
    const { app } = siteFor('development').site;
    const payload = { email: anAddress(), password: A_PASSWORD };
    const ask = (more: object) => app.inject({ method: 'POST', url: paths.register, payload, ...more });
    const body = must(await ask(request)).json();
    expect(body).toMatchObject({ success: true, skip_verification: false });
    expect(fieldsIn(body).filter(([name]) => DEVELOPMENT_FIELD.test(name))).toEqual([]);
    expect(must(await ask({})).json()).toMatchObject({
      debug: true,
      verification_code: expect.stringMatching(/^\d{6}$/),
    });
    expect((await app.inject({ url: '/dev/outbox', ...request })).statusCode).toBe(404);
  });
});
