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
import { anyone, type CallDeps, callRoutes, newcomersAnew } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { agreeOnLanguage } from '../account-language.ts';
import { callerBy, debugFields, giveOpened, problems, refusal } from '../answers.ts';
import { findPending } from './find-pending.ts';
import type { CodeMailed } from './mail-sign-up-code.ts';
import { register } from './register.ts';
import { resendCode } from './resend-code.ts';
import { verifyRegistration } from './verify-registration.ts';

type Deps = AccountDeps & CallDeps & { readonly isProduction: boolean; readonly publicUrl: string };

const MAILED_WORDS = {
  code_sent: 'account.code_sent',
  code_within_hour: 'account.sign_up_within_hour',
} as const satisfies Record<CodeMailed['kind'], string>;

/** Signing up: the address is proved by a code before any account exists. */
export const registrationRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { db, isProduction } = deps;
    const call = callRoutes(app, deps, 'account');
    const shownCode = (request: FastifyRequest, mailed: CodeMailed) =>
      mailed.kind === 'code_sent' ? debugFields(isProduction, request, mailed.code) : {};

    call.get(paths.passwordRule, {
      access: anyone,
      answer: passwordRuleAnswerSchema,
      handle: async () => ({ success: true, min_length: deps.passwordMinLength }),
    });

    call.post(paths.register, {
      access: newcomersAnew,
      body: registerRequestSchema,
      answer: registerAnswerSchema,
      problems,
      refusal,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const registered = valueOf(await register(deps, callerBy(deps, request, owner), body));
        if (registered.kind === 'signed_in') {
          const { session } = registered;
          await giveOpened(deps, request, reply, session);
          await agreeOnLanguage(deps, request, reply, session.owner.accountId);
          return { success: true, message: messageFor('account.logged_in'), skip_verification: true };
        }
        return {
          success: true,
          message: messageFor(MAILED_WORDS[registered.kind]),
          skip_verification: false,
          ...shownCode(request, registered),
        };
      },
    });

    call.post(paths.resendCode, {
      body: resendCodeRequestSchema,
      answer: resendCodeAnswerSchema,
      problems,
      refusal,
      handle: async ({ owner, body, request, valueOf }) => {
        const sent = valueOf(await resendCode(deps, callerBy(deps, request, owner), body.email));
        return { success: true, message: messageFor(MAILED_WORDS[sent.kind]), ...shownCode(request, sent) };
      },
    });

    call.post(paths.verify, {
      body: verifyRequestSchema,
      answer: acknowledgedSchema,
      problems,
      refusal,
      handle: async ({ owner, body: { email, verification_code: code }, request, reply, valueOf }) => {
        const session = valueOf(await verifyRegistration(deps, callerBy(deps, request, owner), { email, code }));
        await giveOpened(deps, request, reply, session);
        return { success: true, message: messageFor('account.verified') };
      },
    });

    call.get(paths.sessionCode, {
      answer: sessionCodeAnswerSchema,
      handle: async ({ owner }) => {
        const waiting = await findPending(deps, db, owner, '');
        return {
          success: true,
          has_code: waiting !== null,
          message: messageFor(waiting === null ? 'account.no_code' : 'account.code_waiting'),
        };
      },
    });
  };
