import {
  acknowledgedSchema,
  paths,
  reminderChoiceRequestSchema,
  reminderChoicesAnswerSchema,
  stopRemindersRequestSchema,
} from '@plainclaim/contract';
import { err, ok, REMINDER_KINDS, type ReminderKind, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { AppPlugin } from '../../platform/http/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import type { AccountRepository } from '../accounts/index.ts';
import { anyone, type CallDeps, callRoutes, signedIn } from '../sessions/index.ts';
import { choose, stopOfClaim, unwantedKinds } from './reminder-repository.ts';
import { stoppedBy } from './stop-link.ts';

type Deps = CallDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly hashing: TokenHashing;
  readonly accounts: AccountRepository;
};

type StopError = { readonly code: 'reminder.unknown_link' };

/** Which reminders an account gets: chosen in the settings, or stopped by the link in each of them. */
export const reminderRoutes =
  (deps: Deps): AppPlugin =>
  async (app) => {
    const call = callRoutes(app, deps, 'account');
    const access = signedIn('account.signed_out');
    const answerOf = async (accountId: string, message: string) => {
      const unwanted = await unwantedKinds(deps.db, accountId);
      const kinds = REMINDER_KINDS.map((kind) => ({ kind, on: !unwanted.has(kind) }));
      return { success: true, message, kinds };
    };

    call.get(paths.reminderChoices, {
      access,
      answer: reminderChoicesAnswerSchema,
      problems: [401],
      handle: ({ owner }) => answerOf(owner.accountId, ''),
    });

    call.post(paths.reminderChoices, {
      access,
      limit: 'reminder-choice',
      body: reminderChoiceRequestSchema,
      answer: reminderChoicesAnswerSchema,
      problems: [400, 401, 429],
      handle: async ({ owner, body }) => {
        await keepChoice(deps, owner.accountId, [body.kind], body.on);
        return answerOf(owner.accountId, messageFor('reminder.kept'));
      },
    });

    // The link in a mail only opens a page: programs that open every link must not stop anything on a person's behalf.
    call.post(paths.stopReminders, {
      access: anyone,
      clientLimit: 'mail-refusal-client',
      body: stopRemindersRequestSchema,
      answer: acknowledgedSchema,
      problems: [400, 403, 404, 429],
      failures: { 'reminder.unknown_link': 404 },
      handle: async ({ body, request, valueOf }) => {
        valueOf(await stopAll(deps, body.token));
        request.log.info({ event: 'reminders.stopped' }, 'somebody wants no more reminders');
        return { success: true, message: messageFor('reminder.stopped') };
      },
    });

    // RFC 8058: a mail program's own button sends this by itself, once its person pressed it, with a form as its body.
    await app.register(async (inner) => {
      inner.removeAllContentTypeParsers();
      inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
      callRoutes(inner, deps, 'account').post(paths.unsubscribeReminders, {
        access: anyone,
        clientLimit: 'mail-refusal-client',
        query: stopRemindersRequestSchema,
        answer: acknowledgedSchema,
        problems: [400, 404, 429],
        failures: { 'reminder.unknown_link': 404 },
        handle: async ({ query, request, valueOf }) => {
          valueOf(await stopAll(deps, query.token));
          request.log.info({ event: 'reminders.stopped' }, 'somebody wants no more reminders');
          return { success: true, message: messageFor('reminder.stopped') };
        },
      });
    });
  };

async function stopAll(deps: Deps, token: string): Promise<Result<null, StopError>> {
  const stopped = stoppedBy(deps.hashing, token);
  if (stopped === null) return err({ code: 'reminder.unknown_link' });
  const isDone =
    'accountId' in stopped
      ? await keepChoice(deps, stopped.accountId, REMINDER_KINDS, false)
      : await inTransaction(deps.db, (trx) => stopOfClaim(trx, stopped.claimId, deps.clock.now()));
  return isDone ? ok(null) : err({ code: 'reminder.unknown_link' });
}

/** False when the account is gone. */
const keepChoice = (
  { db, clock, accounts }: Deps,
  accountId: string,
  kinds: readonly ReminderKind[],
  isOn: boolean,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await accounts.hold(trx, accountId);
    if ((await accounts.findProfile(trx, accountId)) === null) return false;
    await choose(trx, accountId, kinds, isOn);
    await appendAccountAudit(trx, accountId, clock.now(), { kind: 'reminders.changed' });
    return true;
  });
