import type { Row } from './row.ts';
import { everyCall } from './rows-access.ts';
import { scriptOf } from './kept-files.ts';
import { wordsOf } from './mail-catcher.ts';
import { PUBLIC_URL } from './product.ts';
import { type Answer, newAddress } from './visitor.ts';
import { approvedLetter, completeForm, must, openPdf, paidClaim, PASSWORD, type World } from './world.ts';

const FORM = '/api/register/save_form_data';
const EVIL = 'https://evil.test';
const PAYLOAD = '<img src=x onerror=alert(7)>';

/** One answer of every kind the site gives. */
async function answersOfAllKinds(world: World): Promise<readonly (readonly [string, Answer])[]> {
  const visitor = world.visitor();
  const page = await visitor.get('/', { headers: { accept: 'text/html' } });
  return [
    ['a page', page],
    ['the result page', await visitor.get('/result', { headers: { accept: 'text/html' } })],
    ['a page that is not there', await visitor.get('/no/such/page', { headers: { accept: 'text/html' } })],
    ['a script', await visitor.get(scriptOf(world.dist))],
    ['a call', await visitor.get('/api/checkAuth')],
    ['a call that is not there', await visitor.get('/api/none')],
    ['a refusal', await visitor.get('/api/users/get_user_demands')],
    ['a body that is no JSON', await visitor.post(FORM, '{', { 'content-type': 'application/json' })],
    ['a PDF', await openPdf(world.a.browser, world.a.demandId)],
  ];
}

const header = (answer: Answer, name: string): string => String(answer.headers[name] ?? '');

export const browserRows: readonly Row[] = [
  {
    id: 'B1',
    what: 'A change is taken from our own pages only, as JSON',
    asvs: '3.5.1, 3.5.2, 3.5.3',
    drive: async (world, see) => {
      const { browser } = await world.account();
      must(await browser.post(FORM, completeForm({ firstname: 'Before' })));
      const writes = everyCall().filter((path) => !/logout/.test(path));
      const foreign: readonly Readonly<Record<string, string>>[] = [
        { origin: EVIL },
        { origin: 'null' },
        { origin: 'http://claims.site.test' },
        { origin: `${PUBLIC_URL}.evil.test` },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      const taken: string[] = [];
      for (const path of writes) {
        const answer = await browser.post(path, {}, { origin: EVIL, 'sec-fetch-site': 'cross-site' });
        if (answer.status !== 403) taken.push(`${path} ${answer.status}`);
      }
      see('every call refuses what another site starts', taken.length === 0, taken);
      for (const headers of foreign) {
        const answer = await browser.post(FORM, completeForm({ firstname: 'Forged' }), headers);
        see(`refused with ${JSON.stringify(headers)}`, answer.status === 403, answer.status);
      }
      const asForm = new URLSearchParams({ firstname: 'Forged' }).toString();
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const body = type === 'text/plain' ? JSON.stringify(completeForm({ firstname: 'Forged' })) : asForm;
        const answer = await browser.post(FORM, body, { 'content-type': type });
        see(`a body of ${type} is not taken`, answer.status >= 400 && answer.status < 500, answer.status);
      }
      see('nothing changed', (await browser.get('/api/draft')).at('data.firstname') === 'Before');
      const out = await browser.get('/api/logout', { headers: { 'sec-fetch-site': 'cross-site' } });
      see('a log-out by GET from another site is refused', out.status === 403, out.status);
      see('and nobody is logged out', (await browser.get('/api/checkAuth')).at('isAuthenticated') === true);
    },
  },
  {
    id: 'B2',
    what: 'No other origin may read an answer',
    asvs: '3.4.2',
    drive: async (world, see) => {
      for (const origin of [EVIL, 'null', `${PUBLIC_URL}.evil.test`, 'https://evil-claims.site.test', PUBLIC_URL]) {
        for (const method of ['GET', 'OPTIONS']) {
          const answer = await world.a.browser.ask(method, '/api/draft', {
            headers: { origin, 'access-control-request-method': 'POST' },
          });
          const names = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
          see(`${method} with ${origin} opens nothing`, names.length === 0, names);
        }
      }
    },
  },
  {
    id: 'B3',
    what: 'A content security policy on every answer: nothing inline, no eval, no frames, own files only',
    asvs: '3.4.3, 3.4.6',
    drive: async (world, see) => {
      for (const [name, answer] of await answersOfAllKinds(world)) {
        const policy = header(answer, 'content-security-policy');
        const wanted = [
          "default-src 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
          "require-trusted-types-for 'script'",
        ];
        const missing = wanted.filter(
          (directive) =>
            !policy
              .split(';')
              .map((part) => part.trim())
              .includes(directive),
        );
        see(`${name} has all directives`, missing.length === 0, missing);
        see(`${name} allows nothing inline and no eval`, !/unsafe-|\*|https?:/.test(policy), policy);
      }
      const page = await world.visitor().get('/', { headers: { accept: 'text/html' } });
      see(
        'the page has no handler and no javascript: address',
        !/\son\w+=|javascript:/i.test(page.text.replaceAll(/<script[\s\S]*?<\/script>/g, '')),
      );
    },
    tests: [
      [
        'server/src/platform/csp-reports/csp-reports.test.ts',
        'lets no page turn a text into a script or a part of the page, and says where to report',
      ],
    ],
  },
  {
    id: 'B4',
    what: 'HSTS for a year, nosniff, a referrer policy, a permissions policy; no header names a version',
    asvs: '3.4.1, 3.4.4, 3.4.5, 3.4.8, 13.4.6',
    drive: async (world, see) => {
      for (const [name, answer] of await answersOfAllKinds(world)) {
        const hsts = header(answer, 'strict-transport-security');
        see(
          `${name} has HSTS for a year with sub-domains`,
          Number(/max-age=(\d+)/.exec(hsts)?.[1]) >= 31_536_000 && /includeSubDomains/i.test(hsts),
          hsts,
        );
        see(`${name} has nosniff`, header(answer, 'x-content-type-options') === 'nosniff');
        see(
          `${name} has a referrer policy`,
          /^(no-referrer|same-origin|strict-origin)/.test(header(answer, 'referrer-policy')),
        );
        const permissions = header(answer, 'permissions-policy');
        see(
          `${name} closes camera and place, and leaves the microphone to us`,
          /camera=\(\)/.test(permissions) &&
            /geolocation=\(\)/.test(permissions) &&
            /microphone=\(self\)/.test(permissions),
          permissions,
        );
        see(`${name} is alone in its window group`, header(answer, 'cross-origin-opener-policy') === 'same-origin');
        see(`${name} names no software`, !('server' in answer.headers) && !('x-powered-by' in answer.headers));
      }
    },
  },
  {
    id: 'B5',
    what: 'Each answer says its exact kind, and a file has one safe name',
    asvs: '4.1.1, 5.4.1, 5.4.2',
    drive: async (world, see) => {
      const kinds = new Map(await answersOfAllKinds(world));
      const kindOf = (name: string) => String(kinds.get(name)?.headers['content-type']);
      see('a page says HTML in UTF-8', /^text\/html; charset=utf-8$/i.test(kindOf('a page')), kindOf('a page'));
      see('a call says JSON', /^application\/json; charset=utf-8$/i.test(kindOf('a call')), kindOf('a call'));
      see('a refusal says what it is', /^application\/problem\+json/i.test(kindOf('a refusal')), kindOf('a refusal'));
      see('a PDF says PDF', kindOf('a PDF') === 'application/pdf', kindOf('a PDF'));
      for (const name of ['a"; filename=x.html', 'Bad\r\nSet-Cookie: a=b', 'Иван Петров']) {
        const browser = world.visitor();
        const { demandId } = await approvedLetter(browser, { defendantFirstname: name, whoUser: '2' });
        const answer = must(await openPdf(browser, demandId, 'download'));
        const lines = answer.rawHeaders.filter(
          (_value, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'content-disposition',
        );
        see(
          `one header for ${JSON.stringify(name)}`,
          lines.length === 1 && /^attachment; filename="[\w.-]+"$/.test(lines[0] ?? ''),
          lines,
        );
        see('no cookie is slipped in', answer.headers['set-cookie'] === undefined);
      }
    },
  },
  {
    id: 'B6',
    what: 'What people type is shown as text everywhere, in pages, mails and PDFs',
    asvs: '1.2.1, 3.2.2',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const form = {
        firstname: PAYLOAD,
        lastname: PAYLOAD,
        defendantFirstname: PAYLOAD,
        claimDescription: `They kept it. ${PAYLOAD} They did not return my deposit.`,
        email,
      };
      await paidClaim(browser, form);
      const letter = String(must(await browser.post('/api/generate_demand_letter')).at('demand_letter'));
      see('the letter holds it as it was typed', letter.includes('onerror'), letter);
      const approval = { demand_letter: letter, action: 'approve_and_send', delivery: 'self_mail' };
      const approved = await browser.post('/api/save_demand_letter', approval);
      see('and what looks like markup is never approved', approved.at('code') === 'letter.residue', approved.text);
      for (const path of [
        '/api/draft',
        '/api/check_existing_demand',
        '/api/users/get_user_demands',
        '/api/register/view_user_data',
      ]) {
        const answer = await browser.get(path);
        see(
          `${path} is JSON and nothing to sniff`,
          /json/.test(header(answer, 'content-type')) && header(answer, 'x-content-type-options') === 'nosniff',
        );
      }
      for (const path of ['/', '/result', '/dashboard', '/settings']) {
        const page = await browser.get(path, { headers: { accept: 'text/html' } });
        see(`${path} holds nothing that was typed`, !page.text.includes('onerror'));
      }
      const mails = world.mailsTo(email).map(wordsOf).join('\n');
      see('no mail holds it as markup', !mails.includes('<img src=x'));
    },
    tests: [
      ['server/src/platform/mail/templates/compose-mail.test.ts', 'what is put into a mail is text, never markup'],
      ['server/src/platform/mail/templates/letter-mails.test.ts', 'shows markup in a name as text'],
    ],
  },
  {
    id: 'B7',
    what: 'No address of ours sends anybody elsewhere',
    asvs: '3.7.2',
    drive: async (world, see) => {
      for (const target of ['//evil.test', '/\\evil.test', EVIL, 'https:evil.test', '%2f%2fevil.test']) {
        for (const path of [
          `/login?next=${target}`,
          `/login?returnUrl=${target}`,
          `/forgot-password?next=${target}`,
          `/${target}`,
          `//evil.test/%2e%2e`,
        ]) {
          const answer = await world.visitor().get(path, { headers: { accept: 'text/html' } });
          see(
            `${path} leads nowhere else`,
            !/evil/.test(header(answer, 'location')) && answer.status !== 301 && answer.status !== 302,
            [answer.status, header(answer, 'location')],
          );
        }
      }
    },
    tests: [
      [
        'web/src/screens/login/next-place.test.ts',
        'it leads back to every page of ours but those for people who are not logged in',
      ],
    ],
  },
  {
    id: 'B8',
    what: 'Pages of errors repeat nothing of the request and show nothing of the program',
    asvs: '16.5.1, 13.4.2',
    drive: async (world, see) => {
      const visitor = world.visitor(newAddress());
      const answers: Answer[] = [
        await visitor.get(`/api/none?q=${encodeURIComponent(PAYLOAD)}&marker=echoed-word`),
        await visitor.get('/echoed-word/onerror=alert(7)', { headers: { accept: 'text/html' } }),
        await visitor.post(FORM, '{"echoed-word": ', { 'content-type': 'application/json' }),
        await visitor.post(FORM, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), {
          'content-type': 'application/json',
        }),
        await visitor.post('/api/login', { email: ['echoed-word'], password: { toString: 'x' } }),
        await visitor.get('/api/price?extraRecipients=echoed-word'),
        await visitor.get('/%c0%ae%c0%ae/echoed-word'),
        await visitor.get('/%'),
      ];
      for (const answer of answers) {
        const name = `${answer.status} ${String(answer.at('code'))}`;
        see(`${name} is a refusal`, answer.status >= 400 && answer.status < 500, answer.status);
        see(
          `${name} repeats nothing`,
          !answer.text.includes('echoed-word') && !answer.text.includes('onerror'),
          answer.text,
        );
        see(
          `${name} shows no program`,
          !/node_modules|\.mjs:|\.ts:|at \w+ \(|SyntaxError|ZodError|postgres|fastify/i.test(answer.text),
          answer.text,
        );
      }
      must(await visitor.post('/api/register/register', { email: 'error.pages@people.test', password: PASSWORD }));
    },
    tests: [
      [
        'server/src/platform/http/problem-answers.test.ts',
        'tells the person a request number and nothing of what happened',
      ],
    ],
  },
];
