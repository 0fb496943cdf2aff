import {
  acknowledgedSchema,
  passwordRuleAnswerSchema,
  paths,
  registerAnswerSchema,
  registerRequestSchema,
  resendCodeAnswerSchema,
  resendCodeRequestSchema,
  sessionCodeAnswerSchema,
  verifyRequestSchema,
} from '@plainclaim/contract';
import type { FastifyRequest } from 'fastify';
import { messageFor } from '../../../platform/language/index.ts';
import type { AppPlugin } from '../../../platform/http/index.ts';
import type { RequestLimits } from '../../../platform/limits/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { agreeOnLanguage } from '../account-language.ts';
import { callerBy, callerOf, debugFields, failures, giveOpened, refused } from '../answers.ts';
import { findPending } from './find-pending.ts';
import type { CodeMailed } from './mail-sign-up-code.ts';
import { makeRegister } from './register.ts';
import { makeResendCode } from './resend-code.ts';
import { makeVerifyRegistration } from './verify-registration.ts';

type Deps = AccountDeps & {
  readonly requestLimits: RequestLimits;
  readonly isProduction: boolean;
  readonly publicUrl: string;
};

const MAILED_WORDS = {
  code_sent: 'account.code_sent',
  code_within_hour: 'account.sign_up_within_hour',
} as const satisfies Record<CodeMailed['kind'], string>;

/** Signing up: the address is proved by a code before any account exists. */
export const registrationRoutes = (deps: Deps): AppPlugin => {
  const register = makeRegister(deps);
  const resendCode = makeResendCode(deps);
  const verify = makeVerifyRegistration(deps);
  const { db, sessions, isProduction } = deps;
  const shownCode = (request: FastifyRequest, mailed: CodeMailed) =>
    mailed.kind === 'code_sent' ? debugFields(isProduction, request, mailed.code) : {};

  return async (app) => {
    app.get(
      paths.passwordRule,
      { schema: { tags: ['account'], response: { 200: passwordRuleAnswerSchema } } },
      async () => ({ success: true, min_length: deps.passwordMinLength }),
    );

    app.post(
      paths.register,
      {
        schema: {
          tags: ['account'],
          body: registerRequestSchema,
          response: { 200: registerAnswerSchema, ...failures },
        },
      },
      async (request, reply) => {
        const owner = await sessions.findOrStartAnew(request, reply);
        const registered = await register(callerBy(deps, request, owner), request.body);
        if (!registered.ok) throw refused(reply, registered.error);
        if (registered.value.kind === 'signed_in') {
          const { session } = registered.value;
          await giveOpened(deps, request, reply, session);
          await agreeOnLanguage(deps, request, reply, session.owner.accountId);
          return { success: true, message: messageFor('account.logged_in'), skip_verification: true };
        }
        return {
          success: true,
          message: messageFor(MAILED_WORDS[registered.value.kind]),
          skip_verification: false,
          ...shownCode(request, registered.value),
        };
      },
    );

    app.post(
      paths.resendCode,
      {
        schema: {
          tags: ['account'],
          body: resendCodeRequestSchema,
          response: { 200: resendCodeAnswerSchema, ...failures },
        },
      },
      async (request, reply) => {
        const sent = await resendCode(await callerOf(deps, request, reply), request.body.email);
        if (!sent.ok) throw refused(reply, sent.error);
        return {
          success: true,
          message: messageFor(MAILED_WORDS[sent.value.kind]),
          ...shownCode(request, sent.value),
        };
      },
    );

    app.post(
      paths.verify,
      { schema: { tags: ['account'], body: verifyRequestSchema, response: { 200: acknowledgedSchema, ...failures } } },
      async (request, reply) => {
        const { email, verification_code: code } = request.body;
        const verified = await verify(await callerOf(deps, request, reply), { email, code });
        if (!verified.ok) throw refused(reply, verified.error);
        await giveOpened(deps, request, reply, verified.value);
        return { success: true, message: messageFor('account.verified') };
      },
    );

    app.get(
      paths.sessionCode,
      { schema: { tags: ['account'], response: { 200: sessionCodeAnswerSchema } } },
      async (request, reply) => {
        const waiting = await findPending(deps, db, await sessions.find(request, reply), '');
        return {
          success: true,
          has_code: waiting !== null,
          message: messageFor(waiting === null ? 'account.no_code' : 'account.code_waiting'),
        };
      },
    );
  };
};
