import { paths, settingsAnswerSchema } from '@plainclaim/contract';
import type { AppPlugin } from '../../../platform/http/index.ts';
import { accountTrailAnswer, type CallDeps, callRoutes, sessionsAnswer, signedIn } from '../../sessions/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { contactAnswer, passkeysAnswer, secondStepAnswer } from './settings-answers.ts';

/** All that the settings open with, in one call: over a slow line, seven calls are seven that wait. */
export const settingsRoutes =
  (deps: AccountDeps & CallDeps): AppPlugin =>
  async (app) => {
    callRoutes(app, deps, 'account').get(paths.settings, {
      access: signedIn('account.signed_out'),
      answer: settingsAnswerSchema,
      problems: [401],
      handle: async ({ owner }) => {
        const { accountId, sessionId } = owner;
        const [contact, change, secondStep, passkeys, sessions, trail] = await Promise.all([
          contactAnswer(deps, accountId),
          deps.emailChanges.findOwned(deps.db, sessionId, deps.clock.now()),
          secondStepAnswer(deps, accountId),
          passkeysAnswer(deps, accountId),
          sessionsAnswer(deps, owner),
          accountTrailAnswer(deps, accountId),
        ]);
        return {
          success: true,
          contact,
          email_change: { success: true, pending_email: change?.email ?? null },
          second_step: secondStep,
          passkeys,
          sessions,
          trail,
          rule_for_passwords: { success: true, min_length: deps.passwordMinLength },
        };
      },
    });
  };
