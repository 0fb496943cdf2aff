import { err, ok, type Result } from '@plainclaim/domain';
import { setTimeout as delay } from 'node:timers/promises';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { languageForOwner } from '../../platform/language/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import {
  type AccountDeps,
  type EmailAddress,
  type EmailError,
  fingerprintOf,
  parseEmailAddress,
} from '../accounts/index.ts';
import { insertLink } from './data-links.ts';
import { claimsOf } from './holders.ts';
import { HOUR_MS, LINK_HOURS } from './numbers.ts';

export type AskLinkError = EmailError | LimitRefusal;

/** Longer than writing a link and a mail takes: answers come after this, so that their time says nothing either. */
const ANSWER_AFTER_MS = 150;

/**
 * Mails the way to the data kept for an address: a link where it was proved for claims without an account, else the log-in
 * page where it has an account. Nobody but its reader learns whether anything is kept.
 */
export const makeAskLink =
  (deps: AccountDeps) =>
  async (client: string | null, typedEmail: string): Promise<Result<null, AskLinkError>> => {
    const { db, hashing, limits } = deps;
    const email = parseEmailAddress(typedEmail);
    if (!email.ok) return email;
    const fingerprint = fingerprintOf(hashing, email.value);
    const byClient = client === null ? null : await limits.take('mail-client', client);
    if (byClient?.ok === false) return err(byClient.error);
    const byAddress = await limits.take('data-link-address', fingerprint);
    if (!byAddress.ok) return err(byAddress.error);
    const answerTime = delay(ANSWER_AFTER_MS);
    await send(deps, db, email.value);
    await answerTime;
    return ok(null);
  };

async function send(deps: AccountDeps, db: Db, email: EmailAddress): Promise<void> {
  const { accounts, clock, hashing, ids, log, mail } = deps;
  const fingerprint = fingerprintOf(hashing, email);
  const hasClaims = (await claimsOf(db, { kind: 'address', fingerprint })).length > 0;
  const account = await accounts.findByAddress(db, fingerprint);
  const hours = String(LINK_HOURS);
  const expiresAtMs = clock.now() + LINK_HOURS * HOUR_MS;
  if (hasClaims) {
    await inTransaction(db, async (trx) => {
      const token = ids.secretToken();
      await insertLink(trx, { token, fingerprint }, clock.now());
      await mail.enqueue(trx, { to: email, template: 'data-link', params: { token, hours }, expiresAtMs });
    });
    log.info({ event: 'data.link_sent' }, 'a link to personal data was sent');
  } else if (account !== null) {
    const locale = languageForOwner(account.language);
    await inTransaction(db, (trx) =>
      mail.enqueue(trx, { to: account.profile.email, locale, template: 'data-link', params: { hours }, expiresAtMs }),
    );
  }
}
