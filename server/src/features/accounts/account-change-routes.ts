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
import type { RequestLimits } from '../../platform/limits/index.ts';
import { signedInOnly } from '../sessions/index.ts';
import type { AccountDeps } from './account-deps.ts';
import { callerOf, debugFields, failures, giveOpened, refused } from './answers.ts';
import { makeResendEmailChange, makeStartEmailChange } from './email/change-email.ts';
import { makeChangePassword } from './password/change-password.ts';
import { findEmailChange } from './email/find-email-change.ts';
import { makeVerifyEmailChange } from './email/verify-email-change.ts';

type Deps = AccountDeps & { readonly requestLimits: RequestLimits; readonly isProduction: boolean };

const acknowledged = { 200: acknowledgedSchema, ...failures };
const codeSent = { 200: emailChangeAnswerSchema, ...failures };

/** What somebody signed in changes about the account: its password, its address and its language. */
export const accountChangeRoutes = (deps: Deps): AppPlugin => {
  const changePassword = makeChangePassword(deps);
  const startEmailChange = makeStartEmailChange(deps);
  const resendEmailChange = makeResendEmailChange(deps);
  const verifyEmailChange = makeVerifyEmailChange(deps);
  const { accounts, db, sessions, isProduction } = deps;

  return async (app) => {
    app.post(
      paths.changePassword,
      { schema: { tags: ['account'], body: changePasswordRequestSchema, response: acknowledged } },
      async (request, reply) => {
        const changed = await changePassword(await callerOf(deps, request, reply), request.body);
        if (!changed.ok) throw refused(reply, changed.error);
        await giveOpened(deps, request, reply, changed.value);
        return { success: true, message: messageFor('account.password_renewed') };
      },
    );

    app.post(
      paths.accountLanguage,
      { schema: { tags: ['account'], body: accountLanguageRequestSchema, response: acknowledged } },
      async (request, reply) => {
        const { accountId } = signedInOnly(await sessions.find(request, reply));
        await accounts.changeLanguage(db, accountId, request.body.language);
        return { success: true, message: messageFor('account.language_kept') };
      },
    );

    app.get(
      paths.emailChange,
      { schema: { tags: ['account'], response: { 200: pendingEmailAnswerSchema, ...failures } } },
      async (request, reply) => {
        const found = await findEmailChange(deps, db, await sessions.find(request, reply));
        if (!found.ok) throw refused(reply, found.error);
        return { success: true, pending_email: found.value.change?.email ?? null };
      },
    );

    app.post(
      paths.emailChange,
      { schema: { tags: ['account'], body: emailChangeRequestSchema, response: codeSent } },
      async (request, reply) => {
        const sent = await startEmailChange(await callerOf(deps, request, reply), request.body);
        if (!sent.ok) throw refused(reply, sent.error);
        return {
          success: true,
          message: messageFor('account.code_sent'),
          ...debugFields(isProduction, request, sent.value),
        };
      },
    );

    app.post(paths.resendEmailChange, { schema: { tags: ['account'], response: codeSent } }, async (request, reply) => {
      const sent = await resendEmailChange(await callerOf(deps, request, reply));
      if (!sent.ok) throw refused(reply, sent.error);
      return {
        success: true,
        message: messageFor('account.code_sent'),
        ...debugFields(isProduction, request, sent.value),
      };
    });

    app.post(
      paths.verifyEmailChange,
      { schema: { tags: ['account'], body: verifyEmailChangeRequestSchema, response: acknowledged } },
      async (request, reply) => {
        const changed = await verifyEmailChange(await callerOf(deps, request, reply), request.body.code);
        if (!changed.ok) throw refused(reply, changed.error);
        await giveOpened(deps, request, reply, changed.value);
        return { success: true, message: messageFor('account.email_changed') };
      },
    );
  };
};
