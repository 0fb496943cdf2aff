import { DEFAULT_LANGUAGE, type Language, parseLanguage } from '@plainclaim/contract';
import { dayAt, draftRemindersOf, type Reminder, REMINDERS, remindersOf } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { appendAudit } from '../../platform/audit/index.ts';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import { type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import { defineJob, type JobRun } from '../../platform/jobs/index.ts';
import { dayInWords, speaking } from '../../platform/language/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import type { AccountRepository } from '../accounts/index.ts';
import { insertReceiptLink } from '../billing/index.ts';
import type { IndexRepository } from '../case-index/index.ts';
import { type CasePageDeps, openCasePage } from '../case-page/index.ts';
import {
  type ClaimToLookAt,
  holdClaim,
  isStopped,
  listToLookAt,
  noteLook,
  noteSent,
  unwantedKinds,
} from './reminder-repository.ts';
import { stopToken } from './stop-link.ts';

/** Looks once a day at each paid case and each draft of an account, and mails what its owner should think of. */
export const sendRemindersJob = defineJob({ name: 'send-reminders', payload: z.object({}), timeoutSeconds: 1_800 });

/** A case is looked at once a day all the same: what a run leaves, the next takes up. */
export const REMIND_EVERY_SECONDS = 60 * 60;

const MOST_AT_ONCE = 200;
/** More than the days a draft is spoken of ahead. */
const DRAFTS_AHEAD_MS = 10 * 24 * 60 * 60 * 1_000;

export type ReminderDeps = CasePageDeps & {
  readonly log: Log;
  readonly mail: Mail;
  readonly hashing: TokenHashing;
  readonly accounts: AccountRepository;
  readonly caseIndex: IndexRepository;
  readonly ids: Ids;
};

/** Running it twice sends nothing the second time: what is sent and that it was are written in one transaction. */
export async function sendReminders(deps: ReminderDeps, { signal }: JobRun): Promise<void> {
  const { db, clock, log } = deps;
  const today = clock.today();
  const draftsBeforeMs = clock.now() + DRAFTS_AHEAD_MS;
  let count = 0;
  for (let after: string | null = null; !signal.aborted; ) {
    const claims: readonly ClaimToLookAt[] = await listToLookAt(db, {
      today,
      draftsBeforeMs,
      after,
      limit: MOST_AT_ONCE,
    });
    for (const claim of claims) {
      if (signal.aborted) break;
      try {
        count += await lookAt(deps, claim);
      } catch (error) {
        // One case that cannot be read must not keep the others from being looked at; the next run tries it again.
        log.error({ event: 'reminders.look_failed', caseId: claim.id, err: error }, 'a case could not be looked at');
      }
    }
    const last = claims.at(-1);
    if (last === undefined || claims.length < MOST_AT_ONCE) break;
    after = last.id;
  }
  if (count > 0) log.info({ event: 'reminders.sent', count }, 'reminders were mailed');
}

/** Who a claim's reminders go to. `isWanted` was chosen in the settings, or by the link in a mail. */
type Addressee = {
  readonly to: string;
  readonly language: Language;
  readonly isWanted: (reminder: Reminder) => boolean;
  readonly stopToken: string;
  /** The order that a link back leads to, for who has no account to log in to. */
  readonly orderId: string | null;
};

/** Answers how many were mailed. A kind that is not wanted is not noted as sent: switched on again, it speaks if due. */
async function lookAt(deps: ReminderDeps, claim: ClaimToLookAt): Promise<number> {
  const { db, clock, mail } = deps;
  const due = await dueOf(deps, claim);
  return await inTransaction(db, async (trx) => {
    if (!(await holdClaim(trx, claim))) return 0;
    await noteLook(trx, claim.id, clock.today());
    const { accountId } = claim.owner;
    // Its alerts follow from the day as well.
    if (accountId !== null) await deps.caseIndex.noteChange(trx, claim.id, accountId);
    if (due.length === 0) return 0;
    const addressee = await addresseeOf(deps, trx, claim);
    if (addressee === null) return 0;
    const { to, language, isWanted, stopToken: token, orderId } = addressee;
    let count = 0;
    for (const { code, key, day } of due.filter((one) => isWanted(one))) {
      if (!(await noteSent(trx, claim.id, key, clock.now()))) continue;
      const params = {
        code,
        caseId: claim.id,
        day: speaking(language, () => dayInWords(day)),
        stopToken: token,
        receiptToken: orderId === null ? null : await wayBack(deps, trx, orderId),
      };
      await mail.enqueue(trx, { to, locale: language, template: 'reminder', params });
      await appendAudit(trx, claim.id, clock.now(), { kind: 'reminder.sent', code });
      count += 1;
    }
    return count;
  });
}

/** Null where nobody is to be written to. */
async function addresseeOf(deps: ReminderDeps, trx: DbTransaction, claim: ClaimToLookAt): Promise<Addressee | null> {
  const { accounts, hashing, orders } = deps;
  const { accountId } = claim.owner;
  if (accountId !== null) {
    const profile = await accounts.findProfile(trx, accountId);
    if (profile === null) return null;
    const unwanted = await unwantedKinds(trx, accountId);
    return {
      to: profile.email,
      language: (await accounts.findLanguage(trx, accountId)) ?? DEFAULT_LANGUAGE,
      isWanted: ({ code }) => !unwanted.has(REMINDERS[code]),
      stopToken: stopToken(hashing, { accountId }),
      orderId: null,
    };
  }
  const order = await orders.findPaidOfClaim(trx, claim.id);
  if (order === null || (await isStopped(trx, claim.id))) return null;
  return {
    to: await orders.unsafeEmailOf(trx, order.id),
    language: parseLanguage(order.language ?? '') ?? DEFAULT_LANGUAGE,
    isWanted: () => true,
    stopToken: stopToken(hashing, { claimId: claim.id }),
    orderId: order.id,
  };
}

/** A link like the receipt's: it leads to the claim, in another browser by a code to the same address. */
async function wayBack({ ids, clock }: ReminderDeps, trx: DbTransaction, orderId: string): Promise<string> {
  const token = ids.secretToken();
  await insertReceiptLink(trx, { token, orderId }, clock.now());
  return token;
}

async function dueOf(deps: ReminderDeps, { id, owner, isPaid, expiresAtMs }: ClaimToLookAt) {
  const { db, clock } = deps;
  if (!isPaid) return draftRemindersOf(clock.today(), dayAt(expiresAtMs, COURT_TIME_ZONE));
  const page = await openCasePage(deps, db, owner, id);
  return page.ok ? remindersOf(page.value.facts) : ([] satisfies readonly Reminder[]);
}
