import { err, ok, type Result } from '@plainclaim/domain';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import { languageForOwner } from '../../platform/language/index.ts';
import type { LimitRefusal } from '../../platform/limits/index.ts';
import {
  type AccountDeps,
  type EmailAddress,
  type EmailError,
  fingerprintOf,
  mailboxOf,
  parseEmailAddress,
} from '../accounts/index.ts';
import { insertLink } from './data-links.ts';
import { claimsOf } from './holders.ts';
import { HOUR_MS, LINK_HOURS } from './retention-periods.ts';

export type AskLinkError = EmailError | LimitRefusal;

export type DataLinkRequests = {
  /** Answers before anything is looked up, so that neither its words nor its time tell whether something is kept. */
  ask(client: string | null, typedEmail: string): Promise<Result<null, AskLinkError>>;
  /** Resolves when what was asked for so far is looked up and its mail waits to be sent. */
  settled(): Promise<void>;
};

/**
 * Mails the way to the data kept for an address: a link where it was proved for claims without an account, else the log-in
 * page where it has an account. Nobody but its reader learns whether anything is kept.
 */
export function createDataLinkRequests(deps: AccountDeps): DataLinkRequests {
  const { db, hashing, limits, log } = deps;
  const underWay = new Set<Promise<void>>();

  async function sendUnwatched(email: EmailAddress): Promise<void> {
    try {
      await send(deps, db, email);
    } catch (error) {
      log.error({ err: error, component: 'your-data' }, 'a link to personal data could not be sent');
    }
  }

  return {
    ask: async (client, typedEmail) => {
      const email = parseEmailAddress(typedEmail);
      if (!email.ok) return email;
      const byClient = client === null ? null : await limits.take('mail-client', client);
      if (byClient?.ok === false) return err(byClient.error);
      const mailbox = mailboxOf(hashing, email.value);
      const byBoth = await limits.take('data-link-address-client', `${mailbox} ${client ?? ''}`);
      if (!byBoth.ok) return err(byBoth.error);
      const byAddress = await limits.take('data-link-address', mailbox);
      if (!byAddress.ok) {
        // Whoever asks here has not asked too often; that others have is not theirs to know.
        return byAddress.error.code === 'request.too_many' ? ok(null) : err(byAddress.error);
      }
      const work = sendUnwatched(email.value).finally(() => underWay.delete(work));
      underWay.add(work);
      return ok(null);
    },
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}

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
