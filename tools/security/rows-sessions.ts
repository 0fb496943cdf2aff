import type { Row } from './row.ts';
import { type Answer, newAddress, type Visitor } from './visitor.ts';
import { completeForm, must, PASSWORD, type World } from './world.ts';

const SESSION = '__Host-plainclaim';
const CASES = '/api/users/get_user_demands';
const logInTests = 'server/src/features/accounts/log-in/log-in.test.ts';

export const tokenOf = (browser: Visitor): string => browser.cookies.get(SESSION) ?? '';

/** A browser that holds a cookie somebody kept, and nothing else. */
export function holding(world: World, token: string): Visitor {
  const visitor = world.visitor();
  visitor.cookies.set(SESSION, token);
  return visitor;
}

/** Logs in from a browser of its own, in a place of its own. */
export async function anotherBrowser(world: World, email: string, password = PASSWORD): Promise<Visitor> {
  const browser = world.visitor();
  must(await browser.post('/api/login', { email, password }));
  return browser;
}

/** Does `count` things, a few of them at a time. */
export async function manyTimes<T>(count: number, atOnce: number, act: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - done) }, (_none, index) => act(done + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

const IDS = 1_000;

export const sessionRows: readonly Row[] = [
  {
    id: 'S1',
    what: 'The session cookie is bound to this host and closed to scripts and other sites; it stands nowhere else',
    asvs: '3.3.1, 3.3.2, 3.3.3, 3.3.4',
    drive: async (world, see) => {
      const browser = await anotherBrowser(world, world.a.email);
      const lines = browser.cookieLines.filter((line) => line.startsWith(`${SESSION}=`));
      see('a session cookie is given', lines.length > 0);
      for (const wanted of [/; HttpOnly/i, /; Secure/i, /; SameSite=(Lax|Strict)/i, /; Path=\/(;|$)/i]) {
        see(
          `every session cookie has ${String(wanted)}`,
          lines.every((line) => wanted.test(line)),
          lines,
        );
      }
      see(
        'no session cookie names a domain',
        lines.every((line) => !/domain=/i.test(line)),
        lines,
      );
      const token = tokenOf(browser);
      for (const path of ['/api/checkAuth', '/api/sessions', '/api/draft', '/api/register/view_user_data']) {
        const answer = await browser.get(path);
        see(`${path} does not repeat the token`, !answer.text.includes(token));
      }
    },
  },
  {
    id: 'S2',
    what: 'A session id is 128 random bits or more and means nothing',
    asvs: '7.2.3, 11.5.1',
    drive: async (world, see) => {
      const ids = await manyTimes(IDS, 8, async () => {
        const visitor = world.visitor();
        must(
          await visitor.post('/api/register/save_form_data', {
            ...completeForm(),
            step: 1,
            subStep: 0,
            signature: null,
          }),
        );
        return tokenOf(visitor);
      });
      see(`${IDS} ids are all different`, new Set(ids).size === IDS, new Set(ids).size);
      see(
        'each has at least 22 letters of base64url',
        ids.every((id) => /^[\w-]{22,}$/.test(id)),
      );
      const bits = ids.flatMap((id) => [...Buffer.from(id, 'base64url')]);
      const ones = bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
      const share = ones / (bits.length * 8);
      see('half of their bits are set', Math.abs(share - 0.5) < 0.01, share);
    },
  },
  {
    id: 'S3',
    what: 'Logging in and proving an address give a new id, and the old one opens nothing; the draft goes along',
    asvs: '7.2.4',
    drive: async (world, see) => {
      const { email } = await world.account();
      const browser = world.visitor();
      must(await browser.post('/api/register/save_form_data', { ...completeForm(), firstname: 'Carried' }));
      const before = tokenOf(browser);
      must(await browser.post('/api/login', { email, password: PASSWORD }));
      see('the id is another one after the log-in', tokenOf(browser) !== before);
      const replayed = await holding(world, before).get('/api/draft');
      see('the old id opens no draft', !replayed.text.includes('Carried'), replayed.text);
      see('the draft came along', (await browser.get('/api/draft')).at('data.firstname') === 'Carried');
      const fixed = holding(world, 'A'.repeat(43));
      must(await fixed.post('/api/login', { email, password: PASSWORD }));
      see('an id that somebody else chose is not taken over', tokenOf(fixed) !== 'A'.repeat(43));
    },
    tests: [
      [
        'server/src/features/accounts/register/registration.test.ts',
        'begins a new session: the cookie from before opens nothing',
      ],
      ['server/src/features/accounts/password/change-password.test.ts', 'ends every other session and renews this one'],
    ],
  },
  {
    id: 'S4',
    what: 'A log-out ends the session on the server',
    asvs: '7.4.1',
    drive: async (world, see) => {
      const { email } = await world.account();
      const browser = await anotherBrowser(world, email);
      const token = tokenOf(browser);
      see('the session opens the list before', (await browser.get(CASES)).status === 200);
      must(await browser.post('/api/logout'));
      const replayed = await holding(world, token).get(CASES);
      see('the kept cookie opens nothing after', replayed.status === 401, replayed.status);
    },
  },
  {
    id: 'S5',
    what: 'A new password ends all other sessions',
    asvs: '7.4.3',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const thief = await anotherBrowser(world, email);
      const change = { currentPassword: PASSWORD, newPassword: 'eleven quiet herons wade' };
      must(await browser.post('/api/change-password', change));
      see('the other session is over', (await thief.get(CASES)).status === 401);
      see('this one goes on', (await browser.get(CASES)).status === 200);
      const reset = await resetPassword(world, email, 'twelve brave otters dive');
      see('the code by mail sets another one', reset.status === 200, reset.text);
      see('and then this one is over too', (await browser.get(CASES)).status === 401);
    },
  },
  {
    id: 'S6',
    what: 'A session ends after half an hour without a request and after twelve hours in any case',
    asvs: '7.3.1, 7.3.2',
    drive: async (world, see) => {
      const { browser } = await world.account();
      const times = must(await browser.get('/api/session'));
      const left = (name: string) => Date.parse(String(times.at(name))) - Date.parse(String(times.at('now')));
      see(
        '30 minutes are left at most',
        left('idleEndsAt') <= 30 * 60_000 && left('idleEndsAt') > 0,
        left('idleEndsAt'),
      );
      see('12 hours are left at most', left('endsAt') <= 12 * 3_600_000 && left('endsAt') > 0, left('endsAt'));
    },
    tests: [
      [logInTests, 'ends after half an hour without a request'],
      [logInTests, 'ends after twelve hours, however busy it is'],
    ],
  },
  {
    id: 'S7',
    what: 'People see where they are signed in, and can end it',
    asvs: '7.5.2',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const other = await anotherBrowser(world, email);
      const listed = must(await browser.get('/api/sessions'));
      see(
        'both are listed, this one first',
        listed.at('sessions.0.isCurrent') === true && listed.at('sessions.1') !== undefined,
      );
      const stranger = await world.b.browser.post('/api/sessions/end', { id: listed.at('sessions.1.id') });
      see('nobody else can end it', (await other.get(CASES)).status === 200, stranger.status);
      must(await browser.post('/api/sessions/end', { id: listed.at('sessions.1.id') }));
      see('the one that was ended opens nothing', (await other.get(CASES)).status === 401);
    },
  },
  {
    id: 'S8',
    what: 'No cache keeps an answer about somebody, and a log-out leaves nothing on the device',
    asvs: '14.3.1, 14.3.2, 14.3.3',
    drive: async (world, see) => {
      const { browser, demandId } = world.a;
      const pdf = await browser.post('/api/pdf/generate_secure_pdf', { demand_id: demandId, action: 'view' });
      const answers: (readonly [string, Answer])[] = [['the PDF', pdf]];
      for (const path of [CASES, '/api/draft', '/api/checkAuth', '/api/check_existing_demand', '/api/account-trail']) {
        answers.push([path, await browser.get(path)]);
      }
      answers.push(['a refusal', await world.visitor().get(CASES)]);
      for (const [name, { headers }] of answers) {
        see(`${name} says no-store`, /no-store/.test(headers['cache-control'] ?? ''), headers['cache-control']);
      }
      const page = await browser.get('/result', { headers: { accept: 'text/html' } });
      see('a page holds nothing of anybody', !page.text.includes('Xanthippe'));
    },
    tests: [
      ['web/src/api/session/current-user.test.ts', 'a log-out leaves nothing of ours on the device'],
      ['e2e/journeys/wizard/saving.spec.ts', 'logging out clears what this device kept'],
    ],
  },
];

/** Asks for a reset code in a new browser and sets a password with it. */
export async function resetPassword(world: World, email: string, newPassword: string): Promise<Answer> {
  const browser = world.visitor(newAddress());
  const known = world.mailsTo(email).length;
  must(await browser.post('/api/reset-password-request', { email }));
  const code = await world.code(email, known);
  return await browser.post('/api/reset-password', { email, code, newPassword });
}
