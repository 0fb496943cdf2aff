import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { wordsOf } from './mail-catcher.ts';
import { newFolder, PUBLIC_URL, removeFolder, startProduct } from './product.ts';
import { drip, sendRaw } from './raw-line.ts';
import type { Row } from './row.ts';
import { newAddress, orCut, visitorAt } from './visitor.ts';
import { completeForm, must, openPdf, PASSWORD } from './world.ts';

const FORM = '/api/register/save_form_data';
const HOST = new URL(PUBLIC_URL).host;
const smtpTests = 'server/src/platform/mail/smtp-transport.test.ts';

const SLOW_LINES = 40;
/** Headers have 4 s and a body must bring something in every 8; silent lines are looked for every 2 s. */
const HUNG_UP_WITHIN_MS = 14_000;
const PROBE_EVERY_MS = 100;
const PROBE_LIMIT_MS = 500;

/** What came after how many tries: the first refusal, if any. */
async function firstRefusal(most: number, act: () => Promise<{ status: number; headers: Record<string, unknown> }>) {
  for (let tries = 1; tries <= most; tries += 1) {
    const answer = await act();
    if (answer.status === 429) return { tries, retryAfter: Number(answer.headers['retry-after']) };
  }
  return null;
}

export const limitRows: readonly Row[] = [
  {
    id: 'R1',
    what: 'Bodies, headers, addresses and nested JSON have limits',
    asvs: '1.3.3, 2.2.1, 15.2.2; API4',
    drive: async (world, see) => {
      const visitor = world.visitor();
      const json = { 'content-type': 'application/json' };
      const body = await orCut(visitor.post(FORM, 'x'.repeat(1_300_000), json));
      see('a body of a megabyte is refused', body?.status === 413, body?.status);
      const head = await orCut(visitor.get('/api/checkAuth', { headers: { 'x-long': 'x'.repeat(100_000) } }));
      see('headers of 100 kilobytes are refused', head?.status === 431, head?.status);
      const address = await orCut(visitor.get(`/api/price?zip=${'9'.repeat(100_000)}`));
      see(
        'an address of 100 kilobytes is refused',
        address === null || [414, 431].includes(address.status),
        address?.status,
      );
      const deep = await visitor.post(FORM, `${'['.repeat(10_000)}${']'.repeat(10_000)}`, json);
      see('JSON 10,000 deep is refused', deep.status === 400, deep.status);
      const nested = await visitor.post(FORM, `{"a":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`, json);
      see('objects 10,000 deep are refused', nested.status >= 400 && nested.status < 500, nested.status);
    },
  },
  {
    id: 'R2',
    what: 'Slow connections are hung up on, and everybody else is served meanwhile',
    asvs: '15.2.2',
    drive: async (world, see) => {
      const { port } = world.product;
      const head = `POST ${FORM} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\nX-Forwarded-For: `;
      const lines = Array.from({ length: SLOW_LINES }, (_none, index) =>
        index % 2 === 0
          ? drip(port, `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Slow: `, HUNG_UP_WITHIN_MS)
          : drip(port, `${head}${newAddress()}\r\n\r\n{"a":"`, HUNG_UP_WITHIN_MS),
      );
      let isOver = false;
      const probes: number[] = [];
      const probing = (async () => {
        while (!isOver) {
          probes.push((await world.visitor().get('/api/checkAuth')).durationMs);
          await sleep(PROBE_EVERY_MS);
        }
      })();
      const outcomes = await Promise.all(lines);
      isOver = true;
      await probing;
      const open = outcomes.filter(({ closedAfterMs }) => closedAfterMs === null).length;
      see(`all ${SLOW_LINES} slow lines were closed`, open === 0, open);
      const worst = probes.toSorted((a, b) => a - b)[Math.floor(probes.length * 0.95)] ?? 0;
      see('others waited less than half a second (95 of 100)', worst < PROBE_LIMIT_MS, worst);
    },
    tests: [
      [
        'server/src/platform/http/guards/body-deadline.test.ts',
        'a body that only drips is hung up on long before its deadline, a slow and steady one is taken',
      ],
      [
        'server/src/testing/whole-app/connections.test.ts',
        'too many of one address is hung up on, and there is room again when others have gone',
      ],
    ],
  },
  {
    id: 'R3',
    what: 'What costs much is counted, and a refusal says when to come back',
    asvs: '2.4.1; API4, API6',
    drive: async (world, see) => {
      const buyer = world.visitor();
      must(await buyer.post(FORM, completeForm()));
      let guess = 0;
      const coupon = () => buyer.get(`/api/price?couponCode=GUESS${(guess += 1)}`);
      const office = newAddress();
      let signUp = 0;
      const register = () => {
        const email = `sign.up${(signUp += 1)}@people.test`;
        return world.visitor(office).post('/api/register/register', { email, password: PASSWORD });
      };
      const reader = world.visitor();
      const bursts = [
        ['coupons: 10 a minute', 11, coupon],
        ['sign-ups: 10 an hour from one place', 11, register],
        ['PDFs: 30 a minute', 31, () => openPdf(world.b.browser, world.b.demandId)],
        [
          'codes mailed: 1 in 30 seconds',
          2,
          () => reader.post('/api/reset-password-request', { email: world.b.email }),
        ],
        ['drafts of the file: 20 a minute', 21, () => buyer.get('/api/file-preview')],
      ] as const;
      for (const [name, most, act] of bursts) {
        const refusal = await firstRefusal(most, act);
        see(`${name}, with the time to wait`, refusal !== null && refusal.retryAfter > 0, refusal);
      }
    },
    tests: [
      [
        'server/src/features/accounts/account-limits.test.ts',
        'letters: ten composed an hour for one person, in all browsers together',
      ],
      ['server/src/features/accounts/account-limits.test.ts', 'autosave: 120 a minute for one browser'],
      ['server/src/features/accounts/account-limits.test.ts', 'addresses: sixty look-ups a minute for one browser'],
      [
        'server/src/testing/whole-app/text-work.test.ts',
        'is worked on until its client has had a fair share, and then refused with the time to wait',
      ],
    ],
  },
  {
    id: 'R4',
    what: 'Who asks is told by our own web server only; names in headers change no access and no link',
    asvs: '4.1.3, 15.3.4',
    drive: async (world, see) => {
      const real = newAddress();
      const statuses: number[] = [];
      for (let index = 0; index < 22; index += 1) {
        const visitor = world.visitor(`198.51.100.${index}, ${real}`);
        statuses.push(
          (await visitor.post('/api/login', { email: `spoof${index}@people.test`, password: 'not this' })).status,
        );
      }
      see('an address that is made up in front changes no limit', statuses.includes(429), statuses);
      for (const name of ['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-forwarded-prefix']) {
        const answer = await world
          .visitor()
          .get('/api/checkAuth', { headers: { [name]: '/api/users/get_user_demands' } });
        see(`${name} changes nothing`, answer.status === 200 && answer.at('isAuthenticated') === false, answer.status);
      }
      const before = world.product.mail.mails.length;
      const email = 'odd.host@people.test';
      await world
        .visitor()
        .post(
          '/api/register/register',
          { email, password: PASSWORD },
          { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
        );
      await world.code(email);
      await world
        .visitor()
        .post('/api/your-data/link', { email: world.b.email }, { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
      await sleep(500);
      const mails = world.product.mail.mails.slice(before);
      see(
        'no mail names another host',
        mails.length > 0 && mails.every((mail) => !wordsOf(mail).includes('evil.test')),
      );
    },
    tests: [
      [
        'server/src/features/accounts/account-limits.test.ts',
        'is told by our own proxy, and by no header a stranger adds in front',
      ],
    ],
  },
  {
    id: 'R5',
    what: 'Requests that two programs could read in two ways are refused; so are odd methods',
    asvs: '4.1.4, 4.2.1, 13.4.4',
    drive: async (world, see) => {
      const { port } = world.product;
      const head = `POST /api/login HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\n`;
      const odd = {
        'both lengths': `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
        'two lengths': `${head}Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}`,
        'a chunk that is no number': `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
        'an unknown encoding': `${head}Transfer-Encoding: xchunked\r\n\r\n{}`,
        'a blank before the colon': `${head}Content-Length : 2\r\n\r\n{}`,
        'a folded header': `${head}X-A: b\r\n c: d\r\nContent-Length: x\r\n\r\n{}`,
        TRACE: `TRACE / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
        CONNECT: `CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n`,
        'a method of its own': `JEFF / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
        'no host': `GET /api/checkAuth HTTP/1.1\r\n\r\n`,
      };
      const outcomes = await Promise.all(
        Object.entries(odd).map(async ([name, bytes]) => [name, await sendRaw(port, bytes)] as const),
      );
      for (const [name, { firstLine, text }] of outcomes) {
        see(
          `${name}: refused or hung up on`,
          firstLine === '' || /^HTTP\/1\.1 (?:4\d\d|501)/.test(firstLine),
          firstLine,
        );
        see(
          `${name}: nothing is answered behind it`,
          (text.match(/HTTP\/1\.1 [23]\d\d/g) ?? []).length === 0,
          text.slice(0, 200),
        );
      }
    },
  },
  {
    id: 'R6',
    what: 'Without its database the site says so and lets nobody in; without the mail server nothing is lost',
    asvs: '16.5.2, 16.5.3',
    drive: async (world, see) => {
      const dataDir = newFolder();
      const product = await startProduct(world.dist, { dataDir });
      try {
        const visitor = visitorAt(product.port);
        product.mail.refuse(true);
        const email = 'no.mail@people.test';
        const registered = await visitor.post('/api/register/register', { email, password: PASSWORD });
        see('a mail server that refuses keeps nobody from registering', registered.status === 200, registered.status);
        const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
        process.kill(pid, 'SIGINT');
        await sleep(1_000);
        const form = await orCut(visitor.post(FORM, completeForm()));
        see('a save says that it could not be kept', form?.status === 503 || form?.status === 500, form?.status);
        const logIn = await orCut(visitor.post('/api/login', { email, password: PASSWORD }));
        see('nobody is let in', logIn !== null && logIn.status >= 500, logIn?.status);
        const access = await orCut(visitor.get('/api/check_access'));
        see('nothing opens', access?.at('hasAccess') !== true, access?.text);
        see('it is not ready', (await visitor.get('/readyz')).status === 503);
        see('and it lives', (await visitor.get('/healthz')).status === 200);
        see(
          'no answer shows the database',
          !/ECONNREFUSED|postgres|socket/i.test(`${form?.text ?? ''}${logIn?.text ?? ''}`),
          form?.text,
        );
      } finally {
        await product.stop();
        removeFolder(dataDir);
      }
    },
    tests: [
      ['server/src/platform/mail/send-mail.job.test.ts', 'arrives once the server takes it'],
      ['server/src/platform/limits/limits.test.ts', 'that cannot be counted lets nobody in'],
      [
        'server/src/platform/http/health.test.ts',
        'without its database it still lives, is not ready, and answers calls with a plain failure',
      ],
    ],
  },
  {
    id: 'R7',
    what: 'Mail leaves over a line whose certificate is good, and a login only over such a line',
    asvs: '12.3.1, 12.3.2',
    tests: [
      [smtpTests, 'gets nothing without STARTTLS'],
      [smtpTests, 'must have a good certificate when it offers TLS'],
      [smtpTests, 'gets mail and login over TLS'],
    ],
  },
  {
    id: 'R8',
    what: 'The edge speaks TLS 1.2 or newer, and sends only pages on to HTTPS',
    asvs: '4.1.2, 12.1.1, 12.2.1',
    notApplicable:
      'the product speaks plain HTTP to the operator’s web server, which holds the certificate (runbook); HSTS and secure cookies are asked in B4 and S1',
    drive: async (world, see) => {
      const call = await world.visitor().get('/api/checkAuth', { headers: { 'x-forwarded-proto': 'http' } });
      see(
        'the product itself sends no call elsewhere',
        call.status === 200 && call.headers.location === undefined,
        call.status,
      );
    },
  },
];
