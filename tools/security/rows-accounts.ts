import { setTimeout as sleep } from 'node:timers/promises';
import { looksAlike, TIMED_TRIES, tryLogIn, withoutIds, wrongCodes } from './account-steps.ts';
import { codeIn } from './mail-catcher.ts';
import type { Row } from './row.ts';
import { anotherBrowser, manyTimes, resetPassword, tokenOf } from './rows-sessions.ts';
import { newAddress } from './visitor.ts';
import { must, PASSWORD } from './world.ts';

const codeTests = 'server/src/features/accounts/codes/email-codes.test.ts';
const registrationTests = 'server/src/features/accounts/register/registration.test.ts';
const resetTests = 'server/src/features/accounts/password/reset-password.test.ts';
const signUpReserveTests = 'server/src/features/accounts/register/sign-up-mail-reserve.test.ts';
const limitTests = 'server/src/features/accounts/account-limits.test.ts';

export const accountRows: readonly Row[] = [
  {
    id: 'A1',
    what: 'A wrong password and an unknown address get the same answer in the same time',
    asvs: '6.3.8; API2',
    drive: async (world, see) => {
      const wrong = await tryLogIn(world, world.b.email, 'not this one at all');
      const unknown = await tryLogIn(world, 'nobody@people.test', 'not this one at all');
      see('the status is the same', wrong.status === 401 && unknown.status === 401, [wrong.status, unknown.status]);
      see('the words are the same', withoutIds(wrong.text) === withoutIds(unknown.text), [wrong.text, unknown.text]);
      see('the cookies are the same', String(wrong.headers['set-cookie']) === String(unknown.headers['set-cookie']));
      let strangers = 0;
      await looksAlike(
        see,
        async () => {
          const { email } = await world.account();
          return {
            known: () => tryLogIn(world, email, 'not this one at all'),
            unknown: () => tryLogIn(world, `stranger${(strangers += 1)}@people.test`, 'not this one at all'),
          };
        },
        TIMED_TRIES,
      );
    },
  },
  {
    id: 'A2',
    what: 'Registering a taken address answers like a new one; its owner gets a notice, and nothing changes',
    asvs: '6.3.8; API2',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const known = world.mailsTo(email).length;
      const password = 'seven other pelicans hum';
      const taken = await world.visitor().post('/api/register/register', { email, password });
      const fresh = await world.visitor().post('/api/register/register', { email: 'fresh.one@people.test', password });
      see('the status is the same', taken.status === fresh.status, [taken.status, fresh.status]);
      see('the words are the same', withoutIds(taken.text) === withoutIds(fresh.text), [taken.text, fresh.text]);
      await world.code('fresh.one@people.test');
      for (let waited = 0; waited < 100 && world.mailsTo(email).length === known; waited += 1) await sleep(50);
      const notice = world.mailsTo(email).at(-1);
      see('the owner gets a notice', world.mailsTo(email).length === known + 1);
      see('the notice holds no code', notice !== undefined && codeIn(notice) === undefined);
      see('the owner stays signed in', (await browser.get('/api/checkAuth')).at('isAuthenticated') === true);
      see('the new password opens nothing', (await tryLogIn(world, email, password)).status === 401);
    },
    tests: [
      [
        signUpReserveTests,
        'is answered for in the same words when it has an account, whose owner gets the usual notice',
      ],
    ],
  },
  {
    id: 'A3',
    what: 'Asking for a reset code answers the same whether or not there is an account',
    asvs: '6.3.8; API2',
    drive: async (world, see) => {
      const { email } = await world.account();
      const known = world.mailsTo(email).length;
      const ask = (address: string) => world.visitor().post('/api/reset-password-request', { email: address });
      const [there, nowhere] = [await ask(email), await ask('nowhere@people.test')];
      see('the status is the same', there.status === nowhere.status, [there.status, nowhere.status]);
      see('the words are the same', withoutIds(there.text) === withoutIds(nowhere.text), [there.text, nowhere.text]);
      await world.code(email, known);
      see('a mail goes to the account', world.mailsTo(email).length === known + 1);
      see('no mail goes elsewhere', world.mailsTo('nowhere@people.test').length === 0);
      let strangers = 0;
      await looksAlike(
        see,
        async () => {
          const account = await world.account();
          return { known: () => ask(account.email), unknown: () => ask(`none${(strangers += 1)}@people.test`) };
        },
        12,
      );
    },
    tests: [
      [resetTests, 'is answered before anything is written for the account, so that the time says nothing either'],
    ],
  },
  {
    id: 'A4',
    what: 'Wrong log-ins rest the place they come from, never the owner, and it passes by',
    asvs: '6.1.1, 6.3.1, 2.4.1',
    drive: async (world, see) => {
      const { email } = await world.account();
      const place = newAddress();
      const statuses: number[] = [];
      for (let index = 0; index < 5; index += 1)
        statuses.push((await tryLogIn(world, email, 'not this', place)).status);
      const right = await tryLogIn(world, email, PASSWORD, place);
      see(
        'five wrong ones are answered',
        statuses.every((status) => status === 401),
        statuses,
      );
      see('then the right one is put off', right.status === 429, right.status);
      see(
        'with the time to wait',
        Number(right.headers['retry-after']) > 0 && Number(right.headers['retry-after']) <= 60,
      );
      see('another place is not shut out', (await tryLogIn(world, email, PASSWORD)).status === 200);
      const spray = newAddress();
      const many = await manyTimes(21, 1, (index) => tryLogIn(world, `spray${index}@people.test`, 'not this', spray));
      see(
        'one place tries twenty accounts a minute',
        many.at(-1)?.status === 429,
        many.map(({ status }) => status),
      );
    },
    tests: [
      [
        limitTests,
        'with five wrong passwords closes the account to that place for a minute, the right password included',
      ],
      [limitTests, 'is never closed to the owner’s own browser, whatever strangers try, even from the same network'],
      [limitTests, 'fails ten times from one place: that place rests ten minutes, and no other'],
    ],
  },
  {
    id: 'A5',
    what: 'A code has five tries, ten minutes and one use; the newest counts, for its flow, address and browser',
    asvs: '6.5.1, 6.5.5, 6.6.2, 6.6.3',
    drive: async (world, see) => {
      const browser = world.visitor();
      const email = 'five.tries@people.test';
      must(await browser.post('/api/register/register', { email, password: PASSWORD }));
      const code = await world.code(email);
      const elsewhere = await world.visitor().post('/api/register/verify', { email, verification_code: code });
      see('it is worth nothing in another browser', elsewhere.status === 422, elsewhere.status);
      const forReset = await browser.post('/api/reset-password', { email, code, newPassword: 'new words for it' });
      see('a sign-up code resets nothing', forReset.status !== 200, forReset.status);
      const other = await browser.post('/api/register/verify', { email: world.b.email, verification_code: code });
      see('it is worth nothing for another address', other.status === 422, other.status);
      for (const wrong of wrongCodes(code, 5))
        await browser.post('/api/register/verify', { email, verification_code: wrong });
      const late = await browser.post('/api/register/verify', { email, verification_code: code });
      see('after five wrong ones the right one is refused', late.status !== 200, late.status);
      const { email: once } = await world.account();
      see('a code sets a password', (await resetPassword(world, once, 'first new words here')).status === 200);
    },
    tests: [
      [codeTests, 'works once'],
      [codeTests, 'works for nine minutes and no longer than ten'],
      [codeTests, 'is worth nothing for another flow or another subject'],
      [registrationTests, 'stops working when a new one is sent'],
      [resetTests, 'takes a code once, in ten minutes, and after five wrong ones never'],
    ],
  },
  {
    id: 'A6',
    what: 'Codes are six even, unpredictable digits',
    asvs: '6.5.3, 6.5.4',
    drive: async (world, see) => {
      const codes = world.product.mail.mails.map(codeIn).filter((code) => code !== undefined);
      see('codes were mailed', codes.length > 10, codes.length);
      see('hardly any comes twice', new Set(codes).size >= codes.length - 1, codes.length - new Set(codes).size);
    },
    tests: [[codeTests, 'codes are even in every digit and begin with zero as often as with nine']],
  },
  {
    id: 'A7',
    what: 'Guessing at many places at once gets no more tries',
    asvs: '6.6.3, 15.4.2',
    drive: async (world, see) => {
      const browser = world.visitor();
      const email = 'many.guesses@people.test';
      must(await browser.post('/api/register/register', { email, password: PASSWORD }));
      const code = await world.code(email);
      const guess = (verification_code: string) => {
        const place = world.visitor();
        for (const [name, value] of browser.cookies) place.cookies.set(name, value);
        return place.post('/api/register/verify', { email, verification_code });
      };
      const wrong = wrongCodes(code, 60).map(guess);
      await sleep(10); // so that five wrong ones are there first; the rest are still under way
      const right = [code, code, code].map(guess);
      const answers = await Promise.all([...wrong, ...right]);
      const opened = answers.filter(({ status }) => status === 200).length;
      see('the right one among them opens nothing', opened === 0, opened);
      const after = await browser.post('/api/register/verify', { email, verification_code: code });
      see('the code is worth nothing afterwards', after.status !== 200, after.status);
    },
    tests: [
      [codeTests, 'guessed two hundred times at once is compared five times at most'],
      [registrationTests, 'guessed by many requests at once is compared five times at most'],
    ],
  },
  {
    id: 'A8',
    what: 'Codes and passwords are in no answer and no log',
    asvs: '13.4.2, 16.2.5',
    drive: async (world, see) => {
      const browser = world.visitor();
      const email = 'told.nowhere@people.test';
      const password = 'velvet thunder marmalade';
      const answers = [await browser.post('/api/register/register', { email, password })];
      const code = await world.code(email);
      answers.push(await browser.post('/api/register/resend_code', { email }));
      answers.push(await browser.get('/api/register/check_session_code'));
      const newest = await world.code(email);
      answers.push(await browser.post('/api/register/verify', { email, verification_code: newest }));
      answers.push(await browser.post('/api/reset-password-request', { email }));
      const answered = answers.map(({ text }) => text).join('\n');
      const log = world.product.output();
      for (const [name, value] of [
        ['the first code', code],
        ['the newest code', newest],
      ] as const) {
        see(`${name} is in no answer`, !new RegExp(`\\b${value}\\b`).test(answered));
        see(`${name} is in no log line`, !log.includes(`"${value}"`));
      }
      see('no answer has a field for developers', !/verification_code|"debug"/.test(answered), answered);
      see('the password is in no answer', !answered.includes(password));
      see('the password is in no log line', !log.includes(password));
    },
    tests: [[registrationTests, 'is nowhere in production: no answer and no log line holds a code or a password']],
  },
  {
    id: 'A9',
    what: 'Setting a new password needs the code itself, not that it was checked before',
    asvs: '6.4.3, 2.3.1',
    drive: async (world, see) => {
      const { email } = await world.account();
      const browser = world.visitor();
      const known = world.mailsTo(email).length;
      must(await browser.post('/api/reset-password-request', { email }));
      const code = await world.code(email, known);
      must(await browser.post('/api/verify-reset-code', { email, code }));
      for (const [name, given] of [
        ['no code', ''],
        ['a wrong code', wrongCodes(code, 1)[0] ?? ''],
      ] as const) {
        const answer = await browser.post('/api/reset-password', {
          email,
          code: given,
          newPassword: 'words that are new',
        });
        see(`${name} sets nothing`, answer.status !== 200, answer.status);
      }
      must(await browser.post('/api/reset-password', { email, code, newPassword: 'words that are new' }));
      const again = await browser.post('/api/reset-password', { email, code, newPassword: 'words that are newer' });
      see('a used code sets nothing', again.status !== 200, again.status);
    },
    tests: [[resetTests, 'cannot be replaced by having checked a code alone']],
  },
  {
    id: 'A10',
    what: 'Passwords may be long and in any letters, count whole, and are refused only when short or common',
    asvs: '6.2.1, 6.2.4, 6.2.5, 6.2.8, 6.2.9',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const long = `ğ łong pässword 漢字 ${'x y'.repeat(27)}`.slice(0, 100);
      const changed = await browser.post('/api/change-password', { currentPassword: PASSWORD, newPassword: long });
      see('a hundred letters of any script are taken', changed.status === 200, changed.text);
      see('its first 72 open nothing', (await tryLogIn(world, email, long.slice(0, 72))).status === 401);
      see('all of it opens the account', (await tryLogIn(world, email, long)).status === 200);
      for (const newPassword of ['password1', 'qwerty123456', 'short']) {
        const answer = await browser.post('/api/change-password', { currentPassword: long, newPassword });
        see(`"${newPassword}" is refused at a change`, answer.status === 422, answer.status);
        const signUp = await world
          .visitor()
          .post('/api/register/register', { email: 'common@people.test', password: newPassword });
        see(`"${newPassword}" is refused at a sign-up`, signUp.status === 422, signUp.status);
      }
    },
    tests: [
      [
        'server/src/features/accounts/password/new-password.test.ts',
        'is refused beyond 128 characters instead of being cut',
      ],
    ],
  },
  {
    id: 'A11',
    what: 'A new password or address asks for the current password, and the owner is told',
    asvs: '6.2.3, 6.3.7, 7.5.1',
    drive: async (world, see) => {
      const { browser, email } = await world.account();
      const known = world.mailsTo(email).length;
      for (const currentPassword of ['', 'not this one at all']) {
        const password = await browser.post('/api/change-password', {
          currentPassword,
          newPassword: 'words that are new',
        });
        see(
          'no password is set without the current one',
          password.status === 422 || password.status === 401,
          password.status,
        );
        const address = await browser.post('/api/email-change', { email: 'moved@people.test', currentPassword });
        see('no address is taken without it', address.status === 422 || address.status === 401, address.status);
      }
      must(await browser.post('/api/email-change', { email: 'moved@people.test', currentPassword: PASSWORD }));
      await world.code('moved@people.test');
      for (let waited = 0; waited < 100 && world.mailsTo(email).length === known; waited += 1) await sleep(50);
      see('the old address is told', world.mailsTo(email).length > known);
    },
    tests: [
      [
        'server/src/features/accounts/email/change-email.test.ts',
        'is told to the old address twice: when it is asked for, and when it is done',
      ],
    ],
  },
  {
    id: 'A12',
    what: 'Whoever has proved nothing and paid nothing makes, approves and sends no letter',
    asvs: '2.3.1',
    drive: async (world, see) => {
      const browser = world.visitor();
      must(await browser.post('/api/register/register', { email: 'unproved@people.test', password: PASSWORD }));
      see('nobody is signed in before the code', (await browser.get('/api/checkAuth')).at('isAuthenticated') === false);
      const text = { demand_letter: 'Pay me.', action: 'approve_and_send', delivery: 'email' };
      for (const [path, body] of [
        ['/api/generate_demand_letter', undefined],
        ['/api/save_demand_letter', text],
      ] as const) {
        const answer = await browser.post(path, body);
        see(`${path} is refused`, answer.status === 403, answer.status);
      }
    },
    tests: [
      [
        'server/src/features/dispatch/dispatch-letter.test.ts',
        'is no email for a browser without an account: its typed address is nobody’s proof',
      ],
      ['server/src/features/dispatch/no-tool-for-strangers.test.ts', 'never while payments are only pretended'],
    ],
  },
  {
    id: 'A13',
    what: 'Production has no default accounts, no test coupons, no developers’ pages and no made-up clock',
    asvs: '6.3.2, 13.4.2, 15.2.3',
    drive: async (world, see) => {
      for (const name of ['admin', 'test', 'demo', 'root']) {
        for (const password of ['admin', 'password', 'test']) {
          const answer = await tryLogIn(world, `${name}@example.com`, password);
          see(`${name} with "${password}" opens nothing`, answer.status === 401, answer.status);
        }
      }
      for (const path of ['/dev/outbox', '/api/openapi.json', '/api/openapi', '/documentation']) {
        see(`${path} is not there`, (await world.visitor().get(path)).status === 404);
      }
      for (const coupon of ['WELCOME10', 'TENOFF']) {
        const price = await world.b.browser.get(`/api/price?couponCode=${coupon}`);
        see(
          `the coupon ${coupon} is worth nothing`,
          price.at('discountAmount') === 0 || price.status !== 200,
          price.text,
        );
      }
      const signedIn = await anotherBrowser(world, world.b.email);
      see('an ordinary log-in works all the same', tokenOf(signedIn) !== '');
    },
    tests: [['server/src/config.test.ts', 'refuses a clock that was set']],
  },
];
