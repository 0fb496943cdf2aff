import { paths } from '@plainclaim/contract';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../platform/clock/index.ts';
import { createOidcProvider } from '../../../platform/identity/index.ts';
import { silentLog } from '../../../platform/logging/index.ts';
import { must } from '../../../testing/builders/a-draft.ts';
import { A_PASSWORD, anAddress, aPerson } from '../../../testing/builders/an-account.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Who is logged in at the other service, and how it misbehaves. */
type There = {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean;
  readonly wrongNonce?: boolean;
  readonly wrongKey?: boolean;
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A small OpenID Connect service that speaks HTTP: discovery, keys, and a token for each code once. */
function otherService() {
  let there: There = { sub: 'nobody' };
  const codes = new Map<string, { nonce: string; challenge: string; who: There }>();
  const asked: URLSearchParams[] = [];
  const server: Server = createServer((request, response) => {
    const issuer = `http://${request.headers.host}`;
    const json = (body: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration') {
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    }
    if (request.url === '/keys') {
      return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      asked.push(form);
      const known = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      if (known === undefined || form.get('client_secret') !== 'the-secret-of-tests') {
        return json({ error: 'invalid_grant' }, 400);
      }
      const { wrongNonce, wrongKey, ...claims } = known.who;
      const now = Math.floor(Date.now() / 1000);
      const nonce = wrongNonce === true ? 'another' : known.nonce;
      const payload = { iss: issuer, aud: 'the-client', iat: now, exp: now + 300, nonce, ...claims };
      const signed = `${part({ alg: 'RS256', kid: 'one' })}.${part(payload)}`;
      const key = wrongKey === true ? stranger.privateKey : privateKey;
      const token = `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
      return json({ access_token: 'a', token_type: 'bearer', expires_in: 300, id_token: token });
    });
    return undefined;
  });
  return {
    server,
    asked,
    isLoggedIn: (who: There) => {
      there = who;
    },
    /** What a browser gets that is sent there: a code for whoever is logged in. */
    visit: (address: string): URL => {
      const { searchParams } = new URL(address);
      const code = `code-${codes.size}-${Math.trunc(performance.now())}`;
      codes.set(code, {
        nonce: searchParams.get('nonce') ?? '',
        challenge: searchParams.get('code_challenge') ?? '',
        who: there,
      });
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      return back;
    },
  };
}

const service = otherService();
let site: TestApp;
beforeAll(async () => {
  await new Promise<void>((done) => service.server.listen(0, '127.0.0.1', () => done()));
  const address = service.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const at = (name: 'google' | 'facebook') =>
    createOidcProvider(
      {
        name,
        issuer: `http://127.0.0.1:${port}`,
        clientId: 'the-client',
        clientSecret: () => 'the-secret-of-tests',
        redirectUri: `http://localhost/api/login/with/${name}/back`,
        scope: 'openid email',
        allowsPlainHttp: true,
      },
      { clock: systemClock, log: silentLog },
    );
  site = await startTestApp({ identityProviders: () => [at('google'), at('facebook')] });
});
afterAll(async () => {
  await site.close();
  service.server.close();
});
beforeEach(() => site.database.pool.query("delete from rate_limits where key like 'social-%'"));

const isSignedIn = async (browser: Browser) => (await browser.get(paths.checkAuth)).json().isAuthenticated;
const placeOf = ({ headers }: Answer) => String(headers['location']);

/** From the press on our button to the address the other service sends back to. */
async function sentThere(browser: Browser, who: There, next = '', name = 'google'): Promise<URL> {
  service.isLoggedIn(who);
  const answer = await browser.get(`/api/login/with/${name}?next=${encodeURIComponent(next)}`);
  expect(answer.statusCode).toBe(303);
  return service.visit(placeOf(answer));
}

async function through(browser: Browser, who: There, next = '', name = 'google'): Promise<string> {
  const back = await sentThere(browser, who, next, name);
  return placeOf(await browser.get(`${back.pathname}${back.search}`));
}

describe('a log-in through another service', () => {
  test('makes an account of its proved address, and finds it again when the address there has changed', async () => {
    const [email, sub] = [anAddress(), 'sub-1'];
    const browser = site.browser();
    expect(await through(browser, { sub, email, email_verified: true }, '/settings')).toBe('/settings');
    expect(must(await browser.get(paths.userData)).json().user_data.email).toBe(email);
    const later = site.browser();
    expect(await through(later, { sub, email: anAddress(), email_verified: true })).toBe('/dashboard');
    expect(must(await later.get(paths.userData)).json().user_data.email).toBe(email);
  });

  test('opens the account that the address has here, beside its password', async () => {
    const person = await aPerson(site);
    const browser = site.browser();
    await through(browser, { sub: 'sub-2', email: person.email.toUpperCase(), email_verified: true });
    expect(must(await browser.get(paths.userData)).json().user_data.email).toBe(person.email);
    must(await site.browser().post(paths.login, { email: person.email, password: A_PASSWORD }));
  });

  test('asks with PKCE, state and nonce, and says nothing of the person in any address', async () => {
    const answer = await site.browser().get('/api/login/with/google');
    const { searchParams } = new URL(placeOf(answer));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20);
  });

  test.each<[string, Partial<There>, string]>([
    ['an address that nobody proved there', { email_verified: false }, 'unconfirmed'],
    ['no address', { email: undefined }, 'unconfirmed'],
    ['a token for another question', { wrongNonce: true }, 'failed'],
    ['a token that somebody else signed', { wrongKey: true }, 'failed'],
  ])('is refused with %s', async (_name, changed, problem) => {
    const browser = site.browser();
    const who = { sub: `sub-${problem}-${anAddress()}`, email: anAddress(), email_verified: true, ...changed };
    expect(await through(browser, who)).toBe(`/login?problem=${problem}`);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('ends in the browser that began it, once', async () => {
    const browser = site.browser();
    const back = await sentThere(browser, { sub: 'sub-9', email: anAddress(), email_verified: true });
    const address = `${back.pathname}${back.search}`;
    // Another person's browser is sent to our address with this code: it would be logged in to a stranger's account.
    const other = site.browser();
    await other.get('/api/login/with/google');
    expect(placeOf(await other.get(address))).toBe('/login?problem=failed');
    expect(placeOf(await site.browser().get(address))).toBe('/login?problem=failed');
    expect([await isSignedIn(other), await isSignedIn(browser)]).toEqual([false, false]);
    const again = await sentThere(browser, { sub: 'sub-9', email: anAddress(), email_verified: true });
    expect(placeOf(await browser.get(`${again.pathname}${again.search}`))).toBe('/dashboard');
    expect(placeOf(await browser.get(`${again.pathname}${again.search}`))).toBe('/login?problem=failed');
  });

  test('leads to our own pages alone', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '/login', '/nowhere']) {
      const who = { sub: `sub-${anAddress()}`, email: anAddress(), email_verified: true };
      expect(await through(site.browser(), who, next)).toBe('/dashboard');
    }
  });
});

describe('a service that proves no address, as Facebook', () => {
  const there = (browser: Browser, who: There) => through(browser, who, '', 'facebook');
  const codeFor = async (browser: Browser, email: string): Promise<string> => {
    const before = site.mails.length;
    must(await browser.post(paths.askLogInMail, { email }));
    return vi.waitFor(() => {
      const text = site.mails.slice(before).find(({ to }) => to.address === email)?.text ?? '';
      const [, code] = /^ *(\d{6})$/m.exec(text) ?? [];
      if (code === undefined) throw new Error('that mail has not left yet');
      return code;
    }, 5_000);
  };

  test('opens the account from the log-in after a mailed code to that address', async () => {
    const { email } = await aPerson(site);
    const who = { sub: 'face-1', email };
    const browser = site.browser();
    expect(await there(browser, who)).toBe('/login?problem=unconfirmed');
    must(await browser.post(paths.logInByCode, { email, code: await codeFor(browser, email) }));
    const later = site.browser();
    expect(await there(later, who)).toBe('/dashboard');
    expect(must(await later.get(paths.userData)).json().user_data.email).toBe(email);
  });

  test('opens the account that somebody makes with that address in the same browser', async () => {
    const email = anAddress();
    const who = { sub: 'face-2', email };
    const browser = site.browser();
    await there(browser, who);
    const registered = must(await browser.post(paths.register, { email, password: A_PASSWORD })).json();
    must(await browser.post(paths.verify, { email, verification_code: registered.verification_code }));
    expect(await there(site.browser(), who)).toBe('/dashboard');
  });

  test('opens nothing for a code to another address, in another browser, or too late', async () => {
    const codeIn = async (browser: Browser, email: string) =>
      must(await browser.post(paths.logInByCode, { email, code: await codeFor(browser, email) }));
    const [one, two, three] = [await aPerson(site), await aPerson(site), await aPerson(site)];
    const elsewhere = { sub: 'face-3', email: anAddress() };
    const browser = site.browser();
    await there(browser, elsewhere);
    await codeIn(browser, one.email);
    expect(await there(site.browser(), elsewhere)).toBe('/login?problem=unconfirmed');

    const second = { sub: 'face-4', email: two.email };
    await there(site.browser(), second);
    await codeIn(site.browser(), two.email);
    expect(await there(site.browser(), second)).toBe('/login?problem=unconfirmed');

    const third = { sub: 'face-5', email: three.email };
    const slow = site.browser();
    await there(slow, third);
    site.clock.advance(16 * 60_000);
    await codeIn(slow, three.email);
    expect(await there(site.browser(), third)).toBe('/login?problem=unconfirmed');
  });
});

test('a form that the other service posts is sent on as an address, and nothing else comes through', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/login/with/google/back',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'code=abc&state=def&user=%7B%22name%22%3A1%7D',
  });
  expect([answer.statusCode, answer.headers['location']]).toEqual([
    303,
    '/api/login/with/google/back?code=abc&state=def',
  ]);
});

test('a service that is not set up is not named among those that are, and its address says so', async () => {
  expect(must(await site.browser().get(paths.logInWays)).json().providers).toEqual(['google', 'facebook']);
  const answer = await site.browser().get('/api/login/with/apple');
  expect([answer.statusCode, placeOf(answer)]).toEqual([303, '/login?problem=not-set-up']);
});
