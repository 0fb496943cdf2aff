import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { looksAlike, tryLogIn, withoutIds, wrongCodes } from './account-steps.ts';
import { codeIn, wordsOf } from './mail-catcher.ts';
import type { Row } from './row.ts';
import { holding, tokenOf } from './rows-sessions.ts';
import type { Visitor } from './visitor.ts';
import { must, PASSWORD, type World } from './world.ts';

const mailTests = 'server/src/features/accounts/log-in/log-in-by-mail.test.ts';
const stepTests = 'server/src/features/accounts/second-step/second-step.test.ts';
const passkeyTests = 'server/src/features/accounts/passkeys/passkeys.test.ts';
const socialTests = 'server/src/features/accounts/social/social-log-in.test.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** What an authenticator app shows, by RFC 6238 with its usual settings. */
function appCode(secret: string, atMs: number): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / STEP_MS)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const isSignedIn = async (browser: Visitor): Promise<boolean> =>
  (await browser.get('/api/checkAuth')).at('isAuthenticated') === true;
const askForMail = (browser: Visitor, email: string) => browser.post('/api/login/mail', { email });
const byCode = (browser: Visitor, email: string, code: string) => browser.post('/api/login/code', { email, code });
const byLink = (browser: Visitor, token: string) => browser.post('/api/login/link', { token });
const bySecondStep = (browser: Visitor, code: string) => browser.post('/api/login/second-step', { code });

/** The code and the link of the mail that a browser asks for. */
async function mailedWayIn(world: World, browser: Visitor, email: string) {
  const known = world.mailsTo(email).length;
  must(await askForMail(browser, email));
  const code = await world.code(email, known);
  const mail = world
    .mailsTo(email)
    .slice(known)
    .find((one) => codeIn(one) === code);
  const token = /\/login#([\w-]{43})/.exec(mail === undefined ? '' : wordsOf(mail))?.[1] ?? '';
  return { code, token };
}

/** An account with an authenticator app. */
async function withSecondStep(world: World) {
  const { browser, email } = await world.account();
  const begun = must(await browser.post('/api/second-step/begin', { currentPassword: PASSWORD }));
  const secret = String(begun.at('secret'));
  const first = appCode(secret, Date.now());
  const on = must(await browser.post('/api/second-step/confirm', { code: first }));
  const listed = on.at('recovery_codes');
  const recovery = Array.isArray(listed) ? listed.map(String) : [];
  return { browser, email, secret, first, recovery };
}

/** Somewhere the password was right and the code is still to come. */
async function halfWay(world: World, email: string): Promise<Visitor> {
  const browser = world.visitor();
  const answer = await browser.post('/api/login', { email, password: PASSWORD });
  if (answer.at('second_step') !== true) throw new Error(`no second step was asked for: ${answer.text.slice(0, 200)}`);
  return browser;
}

/** The log-in by mail, the second step, passkeys and other services. */
export const wayInRows: readonly Row[] = [
  {
    id: 'W1',
    what: 'Asking for a log-in by mail answers the same, in the same time, whether or not there is an account',
    asvs: '6.3.8; API2',
    drive: async (world, see) => {
      const { email } = await world.account();
      const [there, nowhere] = [
        await askForMail(world.visitor(), email),
        await askForMail(world.visitor(), 'no.way.in@people.test'),
      ];
      see('the status is the same', there.status === 200 && nowhere.status === 200, [there.status, nowhere.status]);
      see('the words are the same', withoutIds(there.text) === withoutIds(nowhere.text), [there.text, nowhere.text]);
      await world.code(email, 1);
      see('no mail goes elsewhere', world.mailsTo('no.way.in@people.test').length === 0);
      let strangers = 0;
      await looksAlike(
        see,
        async () => {
          const account = await world.account();
          // One address each: what is counted for an address is counted for both.
          const stranger = `no.way.in${(strangers += 1)}@people.test`;
          return {
            known: () => askForMail(world.visitor(), account.email),
            unknown: () => askForMail(world.visitor(), stranger),
          };
        },
        12,
      );
    },
    tests: [
      [mailTests, 'the answer is the same for every address, and mail goes to those alone that have'],
      [mailTests, 'a place is told to wait, whatever the address'],
    ],
  },
  {
    id: 'W2',
    what: 'Its code works in the browser that asked, its link anywhere; each once, and the session is a new one',
    asvs: '6.5.1, 6.5.5, 6.6.2, 6.6.3, 7.2.4',
    drive: async (world, see) => {
      const { email } = await world.account();
      const browser = world.visitor();
      const { code, token } = await mailedWayIn(world, browser, email);
      const elsewhere = await byCode(world.visitor(), email, code);
      see('another browser is not let in by the code', elsewhere.status === 422, elsewhere.status);
      const before = tokenOf(browser);
      see('the code logs in', (await byCode(browser, email, code)).status === 200 && (await isSignedIn(browser)));
      see('under a new session id', tokenOf(browser) !== before);
      see('the old one opens nothing', !(await isSignedIn(holding(world, before))));
      see('the code works once', (await byCode(world.visitor(), email, code)).status === 422);
      const phone = world.visitor();
      const twice = await Promise.all([byLink(phone, token), byLink(world.visitor(), token)]);
      const opened = twice.filter(({ status }) => status === 200).length;
      see('the link opens one of two at once', opened === 1, opened);
      const madeUp = await byLink(world.visitor(), 'x'.repeat(43));
      see('a made-up link opens nothing', madeUp.status !== 200, madeUp.status);

      const guesser = world.visitor();
      const next = await mailedWayIn(world, guesser, email);
      await Promise.all(wrongCodes(next.code, 8).map((wrong) => byCode(guesser, email, wrong)));
      const late = await byCode(guesser, email, next.code);
      see('after five wrong ones the right one is refused', late.status !== 200, late.status);
    },
    tests: [
      [mailTests, 'works once, for ten minutes, and in no other browser'],
      [mailTests, 'is worth nothing after five wrong ones, also when they come at once'],
      [mailTests, 'is over after ten minutes, and a made-up one opens nothing'],
    ],
  },
  {
    id: 'W3',
    what: 'With a second step on, nothing opens without its code, which counts once; so does a recovery code',
    asvs: '6.3.3, 6.5.1, 6.5.3, 6.5.5, 6.6.3',
    drive: async (world, see) => {
      const { email, secret, first, recovery } = await withSecondStep(world);
      see('ten recovery codes are given', new Set(recovery).size === 10, recovery.length);
      const browser = await halfWay(world, email);
      see('the password alone opens nothing', !(await isSignedIn(browser)));
      const bare = await browser.get('/api/users/get_user_demands');
      see('nothing of the account is shown half way', bare.status === 401, bare.status);
      see('a used code opens nothing', (await bySecondStep(browser, first)).status === 422);
      const before = tokenOf(browser);
      const right = await bySecondStep(browser, appCode(secret, Date.now() + STEP_MS));
      see('the next code opens it', right.status === 200 && (await isSignedIn(browser)), right.text);
      see('under a new session id', tokenOf(browser) !== before);

      const byMail = world.visitor();
      const { token } = await mailedWayIn(world, byMail, email);
      await byLink(byMail, token);
      see('a mailed link alone opens nothing', !(await isSignedIn(byMail)));

      const [once = ''] = recovery;
      const [one, other] = [await halfWay(world, email), await halfWay(world, email)];
      const both = await Promise.all([bySecondStep(one, once), bySecondStep(other, once)]);
      const opened = both.filter(({ status }) => status === 200).length;
      see('a recovery code opens one of two at once', opened === 1, opened);

      const guesser = await halfWay(world, email);
      await Promise.all(wrongCodes('000000', 8).map((wrong) => bySecondStep(guesser, wrong)));
      const late = await bySecondStep(guesser, recovery[1] ?? '');
      see('after five wrong ones a right one is refused', late.status !== 200, late.status);
      see('a browser that proved no first step is refused', (await bySecondStep(world.visitor(), once)).status !== 200);
    },
    tests: [
      [stepTests, 'takes a code once, also for two who type it at the same moment'],
      [stepTests, 'ends after five wrong codes, also when they come at once'],
      [stepTests, 'ends after ten minutes, and in a browser that typed no password nothing waits'],
      [stepTests, 'the secret is sealed, and recovery codes are hashes'],
    ],
  },
  {
    id: 'W4',
    what: 'Turning the second step or a passkey on or off takes the password, and the owner is told',
    asvs: '6.3.7, 7.5.1',
    drive: async (world, see) => {
      const { browser, email } = await withSecondStep(world);
      for (const path of ['/api/second-step/begin', '/api/second-step/end', '/api/second-step/recovery-codes']) {
        const answer = await browser.post(path, { currentPassword: 'not this one at all' });
        see(`${path} refuses a wrong password`, answer.status === 422, answer.status);
        const nobody = await world.visitor().post(path, { currentPassword: PASSWORD });
        see(`${path} refuses whoever is not signed in`, nobody.status === 401, nobody.status);
      }
      const known = world.mailsTo(email).length;
      must(await browser.post('/api/second-step/end', { currentPassword: PASSWORD }));
      for (let waited = 0; waited < 100 && world.mailsTo(email).length === known; waited += 1) await sleep(50);
      see('the owner is told that it is off', world.mailsTo(email).length > known);
      see('the password alone opens it again', (await tryLogIn(world, email, PASSWORD)).status === 200);
    },
    tests: [[passkeyTests, 'takes the password, keeps the passkey with the account, and tells the owner']],
  },
  {
    id: 'W5',
    what: 'A passkey’s question names nobody, and an answer made for another site, question or person opens nothing',
    asvs: '6.3.8, 6.7.1, 6.7.2',
    drive: async (world, see) => {
      const browser = world.visitor();
      const asked = must(await browser.post('/api/login/passkey/challenge'));
      const again = must(await browser.post('/api/login/passkey/challenge'));
      see('no question comes twice', asked.at('options.challenge') !== again.at('options.challenge'));
      const named = asked.at('options.allowCredentials');
      see('it names no account', named === undefined || (Array.isArray(named) && named.length === 0), named);
      see('the person must be verified', asked.at('options.userVerification') === 'required');
      const part = (value: string) => Buffer.from(value).toString('base64url');
      const response = {
        id: part('nobody'),
        rawId: part('nobody'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: part(JSON.stringify({ type: 'webauthn.get', challenge: again.at('options.challenge') })),
          authenticatorData: part('x'.repeat(37)),
          signature: part('a made-up signature'),
        },
      };
      const made = await browser.post('/api/login/passkey', { response });
      see('a made-up passkey opens nothing', made.status === 422 && !(await isSignedIn(browser)), made.status);
    },
    tests: [
      [passkeyTests, 'takes an answer once, in the browser that was asked, and within five minutes'],
      [passkeyTests, 'a counter that went back opens nothing: the passkey was copied'],
      [passkeyTests, 'what a passkey is known by is sealed or hashed'],
    ],
  },
  {
    id: 'W6',
    what: 'A log-in elsewhere ends in the browser that began it, leads to our own pages, and needs a proved address',
    asvs: '10.1.1, 10.1.2, 10.2.1, 10.5.1; API2',
    drive: async (world, see) => {
      for (const name of ['google', 'apple', 'facebook']) {
        const start = await world.visitor().get(`/api/login/with/${name}?next=https://evil.test`);
        see(
          `${name}, which is not set up, leads back to our log-in page`,
          start.status === 303 && start.headers.location === '/login?problem=not-set-up',
          start.headers.location,
        );
        const back = await world.visitor().get(`/api/login/with/${name}/back?code=abc&state=def`);
        see(
          `an answer that nobody asked ${name} for opens nothing`,
          back.status === 303 && (back.headers.location ?? '').startsWith('/login?problem='),
          back.headers.location,
        );
      }
    },
    tests: [
      [socialTests, 'ends in the browser that began it, once'],
      [socialTests, 'leads to our own pages alone'],
      [socialTests, 'asks with PKCE, state and nonce, and says nothing of the person in any address'],
      [socialTests, 'opens nothing for a code to another address, in another browser, or too late'],
    ],
  },
  {
    id: 'W7',
    what: 'None of these codes, links and secrets is in a log line, and none lies readable in the database',
    asvs: '13.4.2, 14.2.4, 16.2.5',
    drive: async (world, see) => {
      const { browser, email, secret, recovery } = await withSecondStep(world);
      const { code, token } = await mailedWayIn(world, world.visitor(), email);
      await byLink(world.visitor(), token);
      await bySecondStep(await halfWay(world, email), recovery[0] ?? '');
      await browser.get('/api/second-step');
      const log = world.product.output();
      const answered = [
        ['the mailed code', `"${code}"`],
        ['the mailed link', token],
        ['the secret of the app', secret.replaceAll(' ', '')],
        ['a recovery code', recovery[0] ?? ''],
        ['the address', email],
      ] as const;
      for (const [name, value] of answered) see(`${name} is in no log line`, value !== '' && !log.includes(value));
    },
    tests: [[mailTests, 'codes and links lie in the database as hashes only']],
  },
];
