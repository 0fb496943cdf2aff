import {
  accountContactAnswerSchema,
  logInWaysAnswerSchema,
  passkeyChallengeAnswerSchema,
  passkeysAnswerSchema,
  secondStepAnswerSchema,
  settingsAnswerSchema,
} from '@plainclaim/contract';
import type * as z from 'zod/mini';
import type { Browser } from '../browser.ts';
import { type FailingRequest, refusal, type WalkedCall, type WalkedCalls } from './walked-call.ts';

const NO_ONES_ID = '00000000-0000-0000-0000-000000000000';
const PASSWORD = { currentPassword: 'seven quiet herons' };
const NO_PASSKEY = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };

type Way = (browser: Browser, path: string) => ReturnType<Browser['get']>;

const getting: Way = (browser, path) => browser.get(path);
const posting =
  (body?: object): Way =>
  (browser, path) =>
    browser.post(path, body);
const onlyFails = (...failing: readonly FailingRequest[]): WalkedCall => ({ happy: [], failing });
const signedOut = (ask: Way) => refusal('nobody is signed in', 401, 'account.signed_out', ask);
const read = (schema: z.ZodMiniType, ...failing: readonly FailingRequest[]): WalkedCall => ({
  happy: [{ ask: (walk, path) => walk.browser.get(path), schema, reads: [] }],
  failing,
});

/** Logging in without a password, the second step, passkeys, and how to reach the owner of an account. */
export const logInCalls: WalkedCalls = {
  'GET /api/login/ways': read(
    logInWaysAnswerSchema,
    refusal('it is asked by POST', 404, 'request.not_found', posting()),
  ),
  'POST /api/login/mail': onlyFails(refusal('no address is typed', 422, 'account.email_empty', posting({ email: '' }))),
  'POST /api/login/code': onlyFails(
    refusal('no code is typed', 422, 'account.code_empty', posting({ email: 'nobody@example.com', code: '' })),
    refusal('the code is wrong', 422, 'account.code_wrong', posting({ email: 'nobody@example.com', code: '000000' })),
  ),
  'POST /api/login/link': onlyFails(
    refusal('nobody has such a link', 410, 'account.login_link_wrong', posting({ token: 'no link of ours' })),
  ),
  'POST /api/login/second-step': onlyFails(
    refusal('nothing waits for it', 409, 'account.second_step_over', posting({ code: '000000' })),
  ),
  'POST /api/login/passkey/challenge': {
    happy: [
      {
        ask: (walk, path) => walk.stranger().post(path),
        schema: passkeyChallengeAnswerSchema,
        reads: ['options.challenge'],
      },
    ],
    failing: [refusal('it is asked by GET', 404, 'request.not_found', getting)],
  },
  'POST /api/login/passkey': onlyFails(
    refusal(
      'nobody has such a passkey',
      422,
      'account.passkey_wrong',
      posting({
        response: { ...NO_PASSKEY, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
      }),
    ),
  ),
  'GET /api/settings': read(settingsAnswerSchema, signedOut(getting)),
  'GET /api/account-contact': read(accountContactAnswerSchema, signedOut(getting)),
  'POST /api/account-contact': onlyFails(signedOut(posting({ firstName: 'Dana' }))),
  'GET /api/second-step': read(secondStepAnswerSchema, signedOut(getting)),
  'POST /api/second-step/begin': onlyFails(signedOut(posting(PASSWORD))),
  'POST /api/second-step/confirm': onlyFails(signedOut(posting({ code: '000000' }))),
  'POST /api/second-step/end': onlyFails(signedOut(posting(PASSWORD))),
  'POST /api/second-step/recovery-codes': onlyFails(signedOut(posting(PASSWORD))),
  'GET /api/passkeys': read(passkeysAnswerSchema, signedOut(getting)),
  'POST /api/passkeys/challenge': onlyFails(signedOut(posting(PASSWORD))),
  'POST /api/passkeys/add': onlyFails(
    signedOut(posting({ response: { ...NO_PASSKEY, response: { clientDataJSON: 'AA', attestationObject: 'AA' } } })),
  ),
  'POST /api/passkeys/remove': onlyFails(signedOut(posting({ id: NO_ONES_ID, ...PASSWORD }))),
};
