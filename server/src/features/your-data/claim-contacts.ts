import type { Language } from '@plainclaim/contract';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { withContacts } from './holders.ts';

type Of = { readonly claimId: string; readonly fingerprint: string };

/** The browser that paid for the claim has shown that its person reads mail to the address given there. */
export async function noteProved(
  trx: DbTransaction,
  { claimId, fingerprint }: Of,
  { language, atMs }: { readonly language: Language; readonly atMs: number },
): Promise<void> {
  const proved = { address_fingerprint: fingerprint, proved_at: new Date(atMs), language };
  await withContacts(trx)
    .insertInto('claim_contacts')
    .values({ claim_id: claimId, visited_at: null, told_at: null, ...proved })
    .onConflict((conflict) => conflict.column('claim_id').doUpdateSet(proved))
    .execute();
}

/** The claim's owner was warned that it goes. Who the address belongs to stays as unproved as it was. */
export async function noteWarned(trx: DbTransaction, { claimId, fingerprint }: Of, atMs: number): Promise<void> {
  await withContacts(trx)
    .insertInto('claim_contacts')
    .values({
      claim_id: claimId,
      address_fingerprint: fingerprint,
      language: null,
      proved_at: null,
      visited_at: null,
      told_at: new Date(atMs),
    })
    .onConflict((conflict) => conflict.column('claim_id').doUpdateSet({ told_at: new Date(atMs) }))
    .execute();
}

/** A mailed link was used: that is a visit to every claim of its address. */
export async function noteVisit(db: Db, fingerprint: string, atMs: number): Promise<void> {
  await withContacts(db)
    .updateTable('claim_contacts')
    .set({ visited_at: new Date(atMs) })
    .where('address_fingerprint', '=', fingerprint)
    .where('proved_at', 'is not', null)
    .execute();
}

/** Which of the claims have this address proved for them. */
export async function provedClaims(
  db: Db,
  claimIds: readonly string[],
  fingerprint: string,
): Promise<ReadonlySet<string>> {
  if (claimIds.length === 0) return new Set();
  const rows = await withContacts(db)
    .selectFrom('claim_contacts')
    .select('claim_id')
    .where('claim_id', 'in', [...claimIds])
    .where('address_fingerprint', '=', fingerprint)
    .where('proved_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.claim_id));
}

/** The addresses proved for any of the claims, by fingerprint. */
export async function provedAddresses(db: Db, claimIds: readonly string[]): Promise<readonly string[]> {
  if (claimIds.length === 0) return [];
  const rows = await withContacts(db)
    .selectFrom('claim_contacts')
    .select('address_fingerprint')
    .distinct()
    .where('claim_id', 'in', [...claimIds])
    .where('proved_at', 'is not', null)
    .execute();
  return rows.map((row) => row.address_fingerprint);
}
