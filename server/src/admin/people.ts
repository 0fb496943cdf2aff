import { fingerprintOf, parseEmailAddress } from '../features/accounts/index.ts';
import { endEverySession } from '../features/sessions/index.ts';
import { askDeletionFor, orderExportFor } from '../features/your-data/index.ts';
import { appendAccountAudit } from '../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../platform/db/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import type { DeskCommand } from './desk-arguments.ts';
import type { AdminOutcome } from './outcome.ts';
import { act, done, refused, TRIED } from './shop-answers.ts';

type AccountCommand = Extract<DeskCommand, { kind: 'sessions_ended' | 'export_ordered' | 'deletion_asked' }>;

/** The account stays as it is until the transaction ends. */
async function holdAccount({ hashing }: DeskDeps, trx: DbTransaction, who: string): Promise<string | null> {
  const all = trx.selectFrom('accounts').select('id').forUpdate();
  const address = parseEmailAddress(who);
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(who);
  if (!isId && !address.ok) return null;
  const one = address.ok
    ? all.where('email_fingerprint', '=', fingerprintOf(hashing, address.value))
    : all.where('id', '=', who);
  return (await one.executeTakeFirst())?.id ?? null;
}

const UNKNOWN =
  'No account has this address or id. Whoever paid without an account takes their data along, or deletes them, at /your-data.';

const TRIED_WORDS = {
  sessions_ended: 'would be logged out everywhere.',
  export_ordered: 'would get a file with everything kept of them.',
  deletion_asked: 'would be deleted with all its claims.',
} as const;

/** What an account's owner could do on the page, when they write instead. Each leaves a row here and in the account's trail. */
export async function actOnAccount(deps: DeskDeps, command: AccountCommand): Promise<AdminOutcome> {
  const { db, nowMs, ids, jobs } = deps;
  const { kind, who, by, isDryRun } = command;
  return inTransaction(db, async (trx) => {
    const accountId = await holdAccount(deps, trx, who);
    if (accountId === null) return refused(UNKNOWN);
    if (isDryRun) return done(`${TRIED}account ${accountId} ${TRIED_WORDS[kind]}`);
    const asked = { accountId, ids, jobs, nowMs };
    if (kind === 'sessions_ended') {
      const count = await endEverySession(trx, accountId, nowMs);
      if (count > 0) await appendAccountAudit(trx, accountId, nowMs, { kind: 'session.ended', count });
      await act(trx, 'sessions.ended', { account: accountId, count, by }, nowMs);
      return done(`Done: account ${accountId} is logged out, from ${count} browsers.`, {
        account_id: accountId,
        count,
      });
    }
    if (kind === 'export_ordered') {
      if (!(await orderExportFor(trx, asked))) return refused('Such a file is being made.');
      await act(trx, 'export.ordered', { account: accountId, by }, nowMs);
      return done(`Asked for: the file of account ${accountId}. Its owner downloads it in the settings, for 7 days.`);
    }
    if (!(await askDeletionFor(trx, asked))) return refused('This deletion was asked for already.');
    await act(trx, 'deletion.asked', { account: accountId, by }, nowMs);
    return done(`Asked for: the deletion of account ${accountId}. The running server does it within minutes.`);
  });
}
