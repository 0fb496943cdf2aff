import { sql } from 'kysely';
import { appendAccountAudit, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { SealedFiles } from '../../../platform/files/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import { type Mail, type MailOf, withdrawMail } from '../../../platform/mail/index.ts';
import type { SealedBox } from '../../../platform/security/index.ts';
import { type AccountRepository, forgetTraces, removeAccount } from '../../accounts/index.ts';
import type { OrderRepository } from '../../checkout/index.ts';
import { settlePostBeforeDeletion } from '../../dispatch/index.ts';
import type { ExhibitRepository, PacketRepository } from '../../exhibits/index.ts';
import type { BrowserSessions } from '../../sessions/index.ts';
import { provedAddresses } from '../claim-contacts.ts';
import { keptClaims } from '../claim-times.ts';
import { removeLinksTo } from '../data-links.ts';
import type { DeletionReason, DeletionRepository } from './deletion-repository.ts';
import type { ExportRepository } from '../export/export-repository.ts';
import { claimsOf, type HeldClaim, type Holder, keyOf } from '../holders.ts';
import { DAY_MS, PAYMENT_RECORD_YEARS } from '../retention-periods.ts';
import { removeFrozenRows } from './remove-frozen-rows.ts';

type Deps = Parameters<typeof settlePostBeforeDeletion>[0] & {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: SealedFiles;
  readonly log: Log;
  readonly mail: Mail;
  readonly box: SealedBox;
  readonly accounts: AccountRepository;
  readonly orders: OrderRepository;
  readonly exhibits: ExhibitRepository;
  readonly packets: PacketRepository;
  readonly sessions: Pick<BrowserSessions, 'endOthers'>;
  readonly exports: ExportRepository;
  readonly deletions: DeletionRepository;
  readonly keepYears: number;
};

/**
 * Deletes what a holder has here: rows in one transaction, then the files they named. A run that was cut short is finished
 * by the next, and a second run finds nothing to do. Work that is under way for the holder finds its rows gone and ends.
 */
export async function deleteData(deps: Deps, { deletionId }: { deletionId: string }): Promise<void> {
  const { db, clock, deletions, files, log } = deps;
  const asked = await inTransaction(db, (trx) => claimsAskedFor(deps, trx, deletionId));
  await settlePostBeforeDeletion(deps, asked);
  const left = await inTransaction(db, (trx) => clearRows(deps, trx, deletionId));
  if (left === null) return;
  for (const id of left) await files.remove(id);
  await deletions.markDone(db, deletionId, clock.now());
  log.info({ event: 'data.deleted', count: left.length }, 'personal data was deleted');
}

async function claimsAskedFor({ deletions }: Deps, trx: DbTransaction, deletionId: string): Promise<readonly string[]> {
  const deletion = await deletions.lock(trx, deletionId);
  if (deletion === null || deletion.state === 'cleared') return [];
  return (await claimsOf(trx, deletion.holder, false)).map(({ id }) => id);
}

/** Answers the files that are still to go; null when all is done. */
async function clearRows(deps: Deps, trx: DbTransaction, deletionId: string): Promise<readonly string[] | null> {
  const { deletions } = deps;
  const deletion = await deletions.lock(trx, deletionId);
  if (deletion === null) return null;
  if (deletion.state === 'cleared') return deletion.files;
  const { holder, reason } = deletion;
  if (holder.kind === 'account') await deps.accounts.hold(trx, holder.accountId);
  const locked = await claimsOf(trx, holder, true);
  const claims = reason === 'time_over' ? await stillOver(deps, trx, locked) : locked;
  const addresses = await addressesOf(deps, trx, claims);
  await withdrawMail(deps, trx, await mailOf(deps, trx, holder, claims, addresses));
  const claimIds = claims.map(({ id }) => id);
  const fingerprints = await provedAddresses(trx, claimIds);
  const files = [...(await deps.exports.removeWithClaims(trx, claimIds))];
  for (const claim of claims) files.push(...(await removeClaim(deps, trx, claim.id, deletionId, reason)));
  files.push(...(await deps.exports.removeOthers(trx, keyOf(holder), null)));
  await removeHolder(deps, trx, holder, fingerprints);
  await deletions.markCleared(trx, deletionId, files, claims.length);
  return files;
}

/** Somebody may have come back to a claim whose time was over. */
async function stillOver(
  { clock, keepYears }: Deps,
  trx: DbTransaction,
  claims: readonly HeldClaim[],
): Promise<readonly HeldClaim[]> {
  const kept = await keptClaims(trx, keepYears, { claimIds: claims.map(({ id }) => id) });
  const over = new Set(kept.filter(({ endsAtMs }) => endsAtMs <= clock.now()).map(({ id }) => id));
  return claims.filter(({ id }) => over.has(id));
}

async function addressesOf({ orders }: Deps, trx: DbTransaction, claims: readonly HeldClaim[]): Promise<string[]> {
  const found = new Set<string>();
  for (const { id } of claims) for (const { email } of await orders.listOfClaim(trx, id)) found.add(email);
  return [...found];
}

/** An address that was given with a payment may be somebody else's, mistyped: only mail about the claim is taken back. */
async function mailOf(
  { accounts }: Deps,
  trx: DbTransaction,
  holder: Holder,
  claims: readonly HeldClaim[],
  addresses: readonly string[],
): Promise<MailOf> {
  const profile = holder.kind === 'account' ? await accounts.findProfile(trx, holder.accountId) : null;
  const ids = claims.map(({ id }) => id);
  const versions =
    ids.length === 0 ? [] : await trx.selectFrom('letter_versions').select('id').where('claim_id', 'in', ids).execute();
  return {
    address: profile?.email ?? null,
    about: { addresses, templates: ['claim-code', 'claim-ends', 'data-link'] },
    versionIds: versions.map(({ id }) => id),
  };
}

/** One claim with all that hangs on it. Its payments leave a record without the person. Answers its files. */
async function removeClaim(
  { clock, exhibits, packets }: Deps,
  trx: DbTransaction,
  claimId: string,
  deletionId: string,
  reason: DeletionReason,
): Promise<readonly string[]> {
  const files = (await exhibits.list(trx, claimId)).map(({ id }) => id);
  const packetId = await packets.remove(trx, claimId);
  await sql`
    insert into payment_records
      (order_id, claim_id, package_id, total_cents, tax_cents, tax_rate_millionths, provider, provider_ref, paid_at, keep_until)
    select id, claim_id, package_id, total_cents, tax_cents, tax_rate_millionths, provider, provider_ref, paid_at,
      paid_at + make_interval(years => ${PAYMENT_RECORD_YEARS})
    from orders where claim_id = ${claimId} and paid_at is not null
  `.execute(trx);
  await removeFrozenRows(trx, claimId, deletionId, clock.today());
  await trx.deleteFrom('claims').where('id', '=', claimId).execute();
  await appendAudit(trx, claimId, clock.now(), { kind: 'claim.deleted', deletionId, code: reason });
  return packetId === null ? files : [...files, packetId];
}

/**
 * The holder itself, once its claims are gone, and what hangs on the addresses proved for them. An account's owner is told,
 * at the address it had.
 */
async function removeHolder(
  deps: Deps,
  trx: DbTransaction,
  holder: Holder,
  fingerprints: readonly string[],
): Promise<void> {
  const { accounts, clock, mail, sessions } = deps;
  // A claim whose time is over says nothing about others of the same person.
  if (holder.kind === 'claim') return;
  for (const fingerprint of fingerprints) await removeLinksTo(trx, fingerprint);
  await forgetTraces(trx, [...fingerprints, ...(holder.kind === 'browser' ? [holder.sessionId] : [])]);
  if (holder.kind !== 'account') return;
  const account = await accounts.findOwned(trx, holder.accountId);
  if (account === null) return;
  // Their rows stay for an hour and name nobody: a save that is still under way must not begin a new claim.
  await sessions.endOthers(trx, account.id, null);
  await removeAccount(trx, account);
  await appendAccountAudit(trx, account.id, clock.now(), { kind: 'account.deleted' });
  await mail.enqueue(trx, {
    to: account.profile.email,
    locale: languageForOwner(account.language),
    template: 'data-deleted',
    params: { paymentYears: String(PAYMENT_RECORD_YEARS) },
    expiresAtMs: clock.now() + DAY_MS,
  });
}
