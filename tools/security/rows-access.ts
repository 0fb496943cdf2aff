import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/build-state.mjs';
import type { Row } from './row.ts';
import { manyTimes } from './rows-sessions.ts';
import { MARK_WORDS, approvedLetter, completeForm, must, NO_ONES_ID, openPdf, payment, type World } from './world.ts';

const FORM = '/api/register/save_form_data';
const LETTER = '/api/save_demand_letter';

/** Every call by its path, as the contract's table of paths names them. */
export function everyCall(): readonly string[] {
  const text = readFileSync(join(root, 'contract/src/paths.ts'), 'utf8');
  return [...text.matchAll(/'(\/api\/[^']+)'/g)].map(([, path]) => path ?? '');
}

/** Whether an answer tells anything of A. */
export const tellsOfA = (text: string): boolean => MARK_WORDS.some((word) => text.includes(word));

/** A paid case that a claimant's own browser holds without an account. */
async function paidBrowser(world: World, form: Readonly<Record<string, unknown>> = {}) {
  const browser = world.visitor();
  return { browser, ...(await approvedLetter(browser, form)) };
}

export const accessRows: readonly Row[] = [
  {
    id: 'Z1',
    what: 'A letter’s PDF opens for its owner only; all other ids get one and the same 404',
    asvs: '8.2.2; API1',
    drive: async (world, see) => {
      const { demandId } = world.b;
      see('the owner gets it', (await openPdf(world.b.browser, demandId)).status === 200);
      const last = demandId.endsWith('0') ? '1' : '0';
      const ids = [
        demandId,
        NO_ONES_ID,
        `${demandId.slice(0, -1)}${last}`,
        demandId.toLowerCase(),
        '0',
        '-1',
        "' or 1=1--",
      ];
      for (const browser of [world.a.browser, world.visitor()]) {
        for (const action of ['view', 'download']) {
          const answers = await manyTimes(ids.length, 1, (index) => openPdf(browser, ids[index], action));
          const kinds = new Set(
            answers.map((answer) => `${answer.status} ${String(answer.at('code'))} ${String(answer.at('message'))}`),
          );
          see(`one answer for every id to ${action}`, kinds.size === 1 && answers[0]?.status === 404, [...kinds]);
        }
      }
      for (const id of [[demandId], { id: demandId }, 7, null]) {
        const answer = await openPdf(world.a.browser, id);
        see('an id of another kind is refused', answer.status >= 400 && answer.status < 500, answer.status);
      }
    },
    tests: [
      ['server/src/features/letters/pdf/open-pdf.test.ts', 'get one and the same 404'],
      [
        'server/src/features/letters/other-peoples-letters.test.ts',
        'nobody reaches another person’s case or letter: with a paid case of their own, without one, or logged out',
      ],
    ],
  },
  {
    id: 'Z2',
    what: 'Ids cannot be guessed and are in no order',
    asvs: '8.2.2, 11.5.1',
    drive: async (world, see) => {
      const made = [world.a, world.b, await paidBrowser(world), await paidBrowser(world), await paidBrowser(world)];
      see(
        'letters have 26 letters and digits',
        made.every(({ demandId }) => /^[0-9A-Z]{26}$/.test(demandId)),
      );
      see(
        'cases have random ids',
        made.every(({ caseId }) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f-]{17}$/.test(caseId)),
        made[0]?.caseId,
      );
      const starts = new Set(made.map(({ demandId }) => demandId.slice(0, 4)));
      see('ids of one minute do not begin alike', starts.size >= made.length - 1, [...starts]);
    },
    tests: [['server/src/features/letters/pdf/open-pdf.test.ts', 'no two ids are in any order']],
  },
  {
    id: 'Z3',
    what: 'The letter and what was paid belong to the caller’s own session or account',
    asvs: '8.2.2, 8.3.1',
    drive: async (world, see) => {
      const visitor = world.visitor();
      see('a visitor has no access', (await visitor.get('/api/check_access')).at('hasAccess') === false);
      for (const browser of [visitor, world.b.browser]) {
        for (const path of [
          '/api/check_existing_demand',
          '/api/generate_demand_letter',
          '/api/letter/review',
          '/api/draft',
          '/api/users/get_user_demands',
        ]) {
          see(`${path} tells nothing of another`, !tellsOfA((await browser.get(path)).text));
        }
      }
      const shared = world.visitor();
      const { email } = await world.account();
      must(await shared.post('/api/login', { email: world.a.email, password: world.a.password }));
      must(await shared.post('/api/logout'));
      must(await shared.post('/api/login', { email, password: world.a.password }));
      for (const path of [
        '/api/check_existing_demand',
        '/api/draft',
        '/api/users/get_user_demands',
        '/api/register/view_user_data',
      ]) {
        see(
          `on a shared browser ${path} tells the second nothing of the first`,
          !tellsOfA((await shared.get(path)).text),
        );
      }
    },
  },
  {
    id: 'Z4',
    what: 'A letter is written and approved by its owner only, after the payment, and once',
    asvs: '8.2.2, 2.3.1',
    drive: async (world, see) => {
      const text = 'This letter was written by somebody else.';
      for (const extra of [
        { case_id: world.a.caseId },
        { demand_id: world.a.demandId },
        { claim_id: world.a.caseId, id: world.a.caseId },
      ]) {
        await world.b.browser.post(LETTER, { demand_letter: text, action: 'save', ...extra });
      }
      const existing = must(await world.a.browser.get('/api/check_existing_demand'));
      see('the owner’s letter is as it was', existing.at('demand_letter') === world.a.letter);
      const unpaid = world.visitor();
      must(await unpaid.post(FORM, completeForm()));
      const early = await unpaid.post(LETTER, {
        demand_letter: text,
        action: 'approve_and_send',
        delivery: 'self_mail',
      });
      see('no approval before the payment', early.status === 403, early.status);
      const approval = { demand_letter: world.a.letter, action: 'approve_and_send', delivery: 'self_mail' };
      const again = must(await world.a.browser.post(LETTER, approval));
      see('approving twice makes no second version', again.at('demand_id') === world.a.demandId);
      must(await world.b.browser.post(LETTER, { demand_letter: world.b.letter, action: 'save' }));
    },
    tests: [
      [
        'server/src/features/letters/approve/approve-letter.test.ts',
        'the same text twice, or many times at once, gives the same id and one version',
      ],
    ],
  },
  {
    id: 'Z5',
    what: 'The list of cases holds one’s own and needs a session',
    asvs: '8.2.1, 8.2.2',
    drive: async (world, see) => {
      const ids = async (browser: World['a']['browser']) => {
        const { text } = must(await browser.get('/api/users/get_user_demands'));
        return [...text.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
      };
      const [a, b] = [await ids(world.a.browser), await ids(world.b.browser)];
      see('both have cases', a.length > 0 && b.length > 0);
      see(
        'no case is in both lists',
        a.every((id) => !b.includes(id)),
      );
      const anonymous = await world.visitor().get('/api/users/get_user_demands', { headers: { accept: 'text/html' } });
      see(
        'without a session: 401 as JSON',
        anonymous.status === 401 && /json/.test(anonymous.headers['content-type'] ?? ''),
        anonymous.status,
      );
    },
  },
  {
    id: 'Z6',
    what: 'Fields that only the server decides change nothing when a browser sends them',
    asvs: '8.2.3, 15.3.3; API3',
    drive: async (world, see) => {
      const { browser } = await world.account();
      const forged =
        '"payment_completed":true,"payment_amount":0,"packagePrice":0,"user_id":"1","account_id":"1","role":"admin","status":"paid","demand_approved":true,"isPaid":true,"id":"1","__proto__":{"isAdmin":true,"status":"paid"},"constructor":{"prototype":{"isAdmin":true}}';
      const body = `${JSON.stringify(completeForm()).slice(0, -1)},${forged}}`;
      const saved = await browser.post(FORM, body, { 'content-type': 'application/json' });
      see('the form is saved, or refused as a whole', saved.status === 200 || saved.status === 400, saved.status);
      see('nothing is paid', (await browser.get('/api/draft')).at('isPaid') !== true);
      see('the letter stays locked', (await browser.get('/api/check_access')).at('hasAccess') === false);
      see(
        'nothing forged comes back',
        !/isAdmin|"role"|payment_completed/.test((await browser.get('/api/draft')).text),
      );
    },
    tests: [
      ['server/src/features/drafts/refused-drafts.test.ts', 'change nothing, and leave the letter locked'],
      ['server/src/testing/whole-app/openapi.test.ts', 'shows no field that only the server decides'],
    ],
  },
  {
    id: 'Z7',
    what: 'No step can be skipped: without signature, package or payment there is no order and no letter',
    asvs: '2.3.1; API6',
    drive: async (world, see) => {
      for (const [name, missing] of [
        ['a signature', { signature: null }],
        ['a package', { selectedPackage: '' }],
        ['a defendant', { defendantFirstname: '', defendantLastname: '' }],
      ] as const) {
        const browser = world.visitor();
        await browser.post(FORM, completeForm(missing));
        const paid = await browser.post('/api/checkout', payment());
        see(
          `no order without ${name}`,
          paid.status >= 400 && paid.status < 500 && typeof paid.at('code') === 'string',
          paid.status,
        );
        see(`no letter without ${name}`, (await browser.post('/api/generate_demand_letter')).status === 403);
      }
      const unpaid = world.visitor();
      must(await unpaid.post(FORM, completeForm()));
      see('no letter without a payment', (await unpaid.post('/api/generate_demand_letter')).status === 403);
      see('no access without a payment', (await unpaid.get('/api/check_access')).at('hasAccess') === false);
    },
    tests: [
      [
        'server/src/features/letters/approve/approve-letter.test.ts',
        'no approval without a claim, without a signature, without a package, without a payment',
      ],
    ],
  },
  {
    id: 'Z8',
    what: 'Price, tax, discount and total are the server’s; a made-up package or coupon is worth nothing',
    asvs: '2.2.2, 2.3.2',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post(FORM, { ...completeForm(), packagePrice: 0, payment_amount: 0.01, discount: 999 }));
      const price = must(await browser.get('/api/price?zip=07105'));
      const paid = must(
        await browser.post(
          '/api/checkout',
          payment({ total: 1, payment_amount: 0.01, price: 0, discountAmount: 99_999, packageId: 'free' }),
        ),
      );
      see(
        'the server’s total is charged',
        Math.round(Number(paid.at('payment_amount')) * 100) === price.at('totalPrice'),
        paid.text,
      );
      const unknown = world.visitor();
      await unknown.post(FORM, completeForm({ selectedPackage: 'free-of-charge' }));
      see('an unknown package cannot be paid for', (await unknown.post('/api/checkout', payment())).status >= 400);
      const shown = world.visitor();
      must(await shown.post(FORM, completeForm()));
      see(
        'another total than the shown one is refused',
        (await shown.post('/api/checkout', payment({ shownTotal: 1 }))).status >= 400,
      );
      for (const changes of [{ extraRecipients: -1 }, { extraRecipients: 1e9 }, { extraRecipients: 0.5 }]) {
        const answer = await shown.post('/api/checkout', payment(changes));
        see(
          `recipients ${changes.extraRecipients} are refused`,
          answer.status >= 400 && answer.status < 500,
          answer.status,
        );
      }
      const coupon = await shown.get('/api/price?couponCode=%2D200');
      see('a made-up coupon takes nothing off', coupon.at('discountAmount') === 0, coupon.text);
    },
    tests: [['server/src/features/checkout/pay-order.test.ts', 'ignores every price, total and state a browser sends']],
  },
  {
    id: 'Z9',
    what: 'There are no functions for operators on the site; every call under every method is for its owner',
    asvs: '8.2.1, 4.1.4; API5',
    drive: async (world, see) => {
      const calls = everyCall().filter((path) => !/logout|your-data\/delete|sessions\/end|clear_session/.test(path));
      see('the calls are known', calls.length > 80, calls.length);
      const visitor = world.visitor();
      const leaks: string[] = [];
      const broken: string[] = [];
      await manyTimes(calls.length, 4, async (index) => {
        const path = calls[index] ?? '';
        for (const method of ['PUT', 'PATCH', 'DELETE', 'GET', 'POST']) {
          const query =
            method === 'GET' ? `?case_id=${world.a.caseId}&demand_id=${world.a.demandId}&id=${world.a.caseId}` : '';
          const body = { case_id: world.a.caseId, demand_id: world.a.demandId, id: world.a.caseId };
          const answer = await visitor.ask(method, path + query, method === 'POST' ? { body } : {});
          if (tellsOfA(answer.text)) leaks.push(`${method} ${path}`);
          if (answer.status >= 500) broken.push(`${method} ${path} ${answer.status}`);
          if (['PUT', 'PATCH', 'DELETE'].includes(method) && answer.status < 400)
            broken.push(`${method} ${path} ${answer.status}`);
        }
      });
      see('a visitor learns nothing of A by any of them', leaks.length === 0, leaks);
      see('no other method does anything, and nothing breaks', broken.length === 0, broken);
      for (const path of ['/admin', '/api/admin', '/api/users', '/api/users/all', '/api/operator', '/metrics']) {
        see(`${path} is not there`, (await world.a.browser.get(path)).status === 404);
      }
    },
  },
  {
    id: 'Z10',
    what: 'An answer holds what its screen needs: no hash, no token, no inner id, nothing of others',
    asvs: '15.3.1; API3',
    drive: async (world, see) => {
      const browser = world.b.browser;
      for (const path of [
        '/api/draft',
        '/api/checkAuth',
        '/api/register/view_user_data',
        '/api/sessions',
        '/api/users/get_user_demands',
        '/api/check_existing_demand',
        '/api/account-trail',
      ]) {
        const { text } = await browser.get(path);
        see(`${path} tells no hash, token or key`, !/password|hash"|token|fingerprint|secret|argon2/i.test(text), text);
        see(`${path} tells nothing of others`, !tellsOfA(text));
      }
      const me = must(await browser.get('/api/register/view_user_data'));
      const shown = me.at('user_data');
      see(
        'of an account its name and address',
        typeof shown === 'object' &&
          shown !== null &&
          Object.keys(shown).every((name) => ['display_name', 'email'].includes(name)),
        shown,
      );
    },
    tests: [
      ['server/src/testing/calls/contract-walk.test.ts', 'tells no secret, and a code to nobody but a developer'],
    ],
  },
];
