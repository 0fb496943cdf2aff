import {
  accountLanguageRequestSchema,
  acknowledgedSchema,
  changePasswordRequestSchema,
  emailChangeAnswerSchema,
  emailChangeRequestSchema,
  paths,
  pendingEmailAnswerSchema,
  verifyEmailChangeRequestSchema,
} from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import { type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { callerBy, debugFields, giveOpened, problems, refusal } from './answers.ts';
import { resendEmailChange, startEmailChange } from './email/change-email.ts';
import { changePassword } from './password/change-password.ts';
import { findEmailChange } from './email/find-email-change.ts';
import { verifyEmailChange } from './email/verify-email-change.ts';

type Deps = AccountDeps & CallDeps & { readonly isProduction: boolean };

/** What somebody signed in changes about the account: its password, its address and its language. */
export const accountChangeRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const { accounts, db, isProduction } = deps;
    const call = callRoutes(app, deps, 'account');
    const acknowledged = { answer: acknowledgedSchema, problems, refusal } as const;
    const codeSent = { answer: emailChangeAnswerSchema, problems, refusal } as const;

    call.post(paths.changePassword, {
      ...acknowledged,
      body: changePasswordRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const session = valueOf(await changePassword(deps, callerBy(deps, request, owner), body));
        await giveOpened(deps, request, reply, session);
        return { success: true, message: messageFor('account.password_renewed') };
      },
    });

    call.post(paths.accountLanguage, {
      access: signedIn('account.signed_out'),
      body: accountLanguageRequestSchema,
      answer: acknowledgedSchema,
      problems,
      handle: async ({ owner, body }) => {
        await accounts.changeLanguage(db, owner.accountId, body.language);
        return { success: true, message: messageFor('account.language_kept') };
      },
    });

    call.get(paths.emailChange, {
      answer: pendingEmailAnswerSchema,
      problems,
      refusal,
      handle: async ({ owner, valueOf }) => {
        const { change } = valueOf(await findEmailChange(deps, db, owner));
        return { success: true, pending_email: change?.email ?? null };
      },
    });

    call.post(paths.emailChange, {
      ...codeSent,
      body: emailChangeRequestSchema,
      handle: async ({ owner, body, request, valueOf }) => {
        const code = valueOf(await startEmailChange(deps, callerBy(deps, request, owner), body));
        return { success: true, message: messageFor('account.code_sent'), ...debugFields(isProduction, request, code) };
      },
    });

    call.post(paths.resendEmailChange, {
      ...codeSent,
      handle: async ({ owner, request, valueOf }) => {
        const code = valueOf(await resendEmailChange(deps, callerBy(deps, request, owner)));
        return { success: true, message: messageFor('account.code_sent'), ...debugFields(isProduction, request, code) };
      },
    });

    call.post(paths.verifyEmailChange, {
      ...acknowledged,
      body: verifyEmailChangeRequestSchema,
      handle: async ({ owner, body, request, reply, valueOf }) => {
        const session = valueOf(await verifyEmailChange(deps, callerBy(deps, request, owner), body.code));
        await giveOpened(deps, request, reply, session);
        return { success: true, message: messageFor('account.email_changed') };
      },
    });
  };
