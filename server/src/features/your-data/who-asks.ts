import { err, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import { noteVisit } from './claim-contacts.ts';
import { addressOfLink } from './data-links.ts';
import { type Holder, holderOf } from './holders.ts';

/** `owner` is null for a browser without a session; `token` is of a mailed link, '' without one. */
export type Asking = { readonly owner: Owner | null; readonly token: string };

export type WhoError = { readonly code: 'data.none' } | { readonly code: 'data.link_unknown' };

/** Whose data somebody asks about: a link counts before the session, and its use is a visit. */
export async function holderAsking(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { owner, token }: Asking,
): Promise<Result<Holder, WhoError>> {
  if (token === '') return owner === null ? err({ code: 'data.none' }) : ok(holderOf(owner));
  const nowMs = clock.now();
  const fingerprint = await inTransaction(db, async (trx) => {
    const found = await addressOfLink(trx, token, nowMs);
    if (found !== null) await noteVisit(trx, found, nowMs);
    return found;
  });
  return fingerprint === null ? err({ code: 'data.link_unknown' }) : ok({ kind: 'address', fingerprint });
}
