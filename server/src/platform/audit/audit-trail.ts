import type { Db } from '../db/index.ts';

/** What can happen to a claim. `detail` carries ids, hashes and codes; never a name, a text or an amount. */
export type AuditEvent =
  | { readonly kind: 'claim.started' }
  | { readonly kind: 'claim.archived' }
  | { readonly kind: 'claim.taken_up' }
  | { readonly kind: 'claim.paid'; readonly orderId: string; readonly packageId: string }
  | { readonly kind: 'payment.declined'; readonly orderId: string }
  | { readonly kind: 'letter.generated'; readonly textSha256: string }
  | { readonly kind: 'letter.saved'; readonly textSha256: string }
  | { readonly kind: 'letter.draft_stored'; readonly demandId: string; readonly textSha256: string }
  | {
      readonly kind: 'letter.approved';
      readonly demandId: string;
      readonly textSha256: string;
      readonly delivery: string;
    }
  | { readonly kind: 'letter.pdf_ready'; readonly demandId: string; readonly pdfSha256: string }
  | { readonly kind: 'letter.pdf_failed'; readonly demandId: string; readonly code: string }
  | { readonly kind: 'letter.pdf_opened'; readonly demandId: string; readonly action: string };

/** Adds one row to a claim's trail, in the transaction that made it true. */
export async function appendAudit(db: Db, claimId: string, atMs: number, event: AuditEvent): Promise<void> {
  const { kind, ...detail } = event;
  await db
    .insertInto('audit_events')
    .values({ claim_id: claimId, at: new Date(atMs), kind, detail: JSON.stringify(detail) })
    .execute();
}
