import {
  acknowledgedSchema,
  checkAuthAnswerSchema,
  registerAnswerSchema,
  resendCodeAnswerSchema,
  sessionCodeAnswerSchema,
  userDataAnswerSchema,
} from '@plainclaim/contract';
import { type Ask, type WalkedCalls, FROM_ANOTHER_SITE, refusal } from './walked-call.ts';

const NEW_PASSWORD = 'nine loud pelicans';

const get: Ask = (walk, path) => walk.browser.get(path);

const acknowledged = ['success', 'message'];

/** From a typed address to somebody signed in. */
export const registrationCalls: WalkedCalls = {
  'POST /api/register/register.php': {
    happy: [
      {
        ask: ({ browser, email, password }, path) => browser.post(path, { email, password }),
        schema: registerAnswerSchema,
        reads: [...acknowledged, 'skip_verification'],
      },
    ],
    failing: [
      refusal('nothing is typed', 422, 'account.fields_empty', (browser, path) =>
        browser.post(path, { email: '', password: '' }),
      ),
      refusal('the password is too short', 422, 'account.password_short', (browser, path) =>
        browser.post(path, { email: 'short@example.com', password: '12345' }),
      ),
    ],
  },
  'GET /api/register/check_session_code.php': {
    happy: [{ ask: get, schema: sessionCodeAnswerSchema, reads: ['success', 'has_code', 'message'] }],
    failing: [
      {
        when: 'nobody registered here',
        status: 200,
        says: { has_code: false },
        ask: (walk, path) => walk.stranger().get(path),
      },
    ],
  },
  'POST /api/register/resend_code.php': {
    happy: [
      {
        ask: async (walk, path) => {
          await walk.code(1);
          return walk.browser.post(path, { email: walk.email });
        },
        schema: resendCodeAnswerSchema,
        reads: acknowledged,
      },
    ],
    failing: [
      refusal('nobody registered here', 409, 'account.no_code', (browser, path) =>
        browser.post(path, { email: 'nobody@example.com' }),
      ),
    ],
  },
  'POST /api/register/verify.php': {
    happy: [
      {
        ask: async (walk, path) =>
          walk.browser.post(path, { email: walk.email, verification_code: await walk.code(2) }),
        schema: acknowledgedSchema,
        reads: acknowledged,
      },
    ],
    failing: [
      refusal('no code is typed', 422, 'account.code_empty', (browser, path) =>
        browser.post(path, { email: 'nobody@example.com', verification_code: '' }),
      ),
      refusal('the code is wrong', 422, 'account.code_wrong', (browser, path) =>
        browser.post(path, { email: 'nobody@example.com', verification_code: '000000' }),
      ),
    ],
  },
  'GET /api/checkAuth.php': {
    happy: [{ ask: get, schema: checkAuthAnswerSchema, reads: ['isAuthenticated'] }],
    failing: [
      {
        when: 'nobody is signed in',
        status: 200,
        says: { isAuthenticated: false },
        ask: (walk, path) => walk.stranger().get(path),
      },
    ],
  },
  'GET /api/register/view_user_data.php': {
    happy: [
      {
        ask: get,
        schema: userDataAnswerSchema,
        reads: ['success', 'user_data.display_name', 'user_data.email'],
      },
    ],
    failing: [
      {
        when: 'nobody is signed in',
        status: 200,
        says: { success: false, user_data: null },
        ask: (walk, path) => walk.stranger().get(path),
      },
    ],
  },
};

/** Out, in again, and to a new password. */
export const passwordCalls: WalkedCalls = {
  'GET /api/logout.php': {
    happy: [{ ask: get, schema: acknowledgedSchema, reads: [] }],
    failing: [
      refusal('another site asks', 403, 'request.cross_site', (browser, path) => browser.get(path, FROM_ANOTHER_SITE)),
    ],
  },
  'POST /api/login.php': {
    happy: [
      {
        ask: ({ browser, email, password }, path) => browser.post(path, { email, password }),
        schema: acknowledgedSchema,
        reads: acknowledged,
      },
    ],
    failing: [
      {
        when: 'the password is wrong',
        status: 401,
        says: { success: false, code: 'account.login_wrong' },
        ask: (walk, path) => walk.stranger().post(path, { email: walk.email, password: 'not this one' }),
      },
      refusal('nothing is typed', 422, 'account.fields_empty', (browser, path) =>
        browser.post(path, { email: '', password: '' }),
      ),
    ],
  },
  'POST /api/reset-password-request.php': {
    happy: [
      {
        ask: ({ browser, email }, path) => browser.post(path, { email }),
        schema: acknowledgedSchema,
        reads: acknowledged,
      },
    ],
    failing: [
      refusal('no address is typed', 422, 'account.email_empty', (browser, path) => browser.post(path, { email: '' })),
    ],
  },
  'POST /api/verify-reset-code.php': {
    happy: [
      {
        ask: async (walk, path) => walk.browser.post(path, { email: walk.email, code: await walk.code(3) }),
        schema: acknowledgedSchema,
        reads: acknowledged,
      },
    ],
    failing: [
      refusal('the code is too short', 422, 'account.code_incomplete', (browser, path) =>
        browser.post(path, { email: 'nobody@example.com', code: '123' }),
      ),
    ],
  },
  'POST /api/reset-password.php': {
    happy: [
      {
        ask: async (walk, path) =>
          walk.browser.post(path, { email: walk.email, code: await walk.code(3), newPassword: NEW_PASSWORD }),
        schema: acknowledgedSchema,
        reads: acknowledged,
      },
    ],
    failing: [
      refusal('the code is wrong', 422, 'account.code_wrong', (browser, path) =>
        browser.post(path, { email: 'nobody@example.com', code: '000000', newPassword: NEW_PASSWORD }),
      ),
      refusal('there is no new password', 422, 'account.new_password_empty', (browser, path) =>
        browser.post(path, { email: 'nobody@example.com', code: '000000', newPassword: '' }),
      ),
    ],
  },
};
