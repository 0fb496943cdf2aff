import * as z from 'zod/mini';
import type { Db } from '../db/index.ts';
import { trailRow } from './trail-row.ts';

/** Who did it: an account's id, or 'browser' for a browser without an account. */
export type Actor = string;
const BROWSER = 'browser';

export const actorOf = ({ accountId }: { readonly accountId: string | null }): Actor => accountId ?? BROWSER;

/** What can happen to a claim. `detail` carries ids, hashes and codes; never a name, a text or an amount. */
export type AuditEvent =
  | { readonly kind: 'claim.started' }
  | { readonly kind: 'claim.archived' }
  | { readonly kind: 'claim.taken_up' }
  | { readonly kind: 'claim.paid'; readonly orderId: string; readonly packageId: string }
  | {
      readonly kind:
        | 'payment.declined'
        | 'order.awaiting_payment'
        | 'order.expired'
        | 'order.upgraded'
        | 'order.refund_asked';
      readonly orderId: string;
    }
  | { readonly kind: 'order.refunded'; readonly orderId: string; readonly refundId: string }
  | { readonly kind: 'order.disputed'; readonly orderId: string; readonly disputeId: string; readonly state: string }
  | { readonly kind: 'receipt.mailed'; readonly orderId: string; readonly code: string }
  | { readonly kind: 'receipt.opened'; readonly by: Actor; readonly orderId: string }
  /** The claim came to another browser: its person proved the address of the order there. */
  | { readonly kind: 'receipt.link_used'; readonly orderId: string }
  | { readonly kind: 'letter.generated'; readonly by: Actor; readonly textSha256: string }
  | { readonly kind: 'letter.saved'; readonly by: Actor; readonly textSha256: string }
  /** `textSha256`: of the letter after the answers. */
  | { readonly kind: 'letter.answered'; readonly by: Actor; readonly outcome: string; readonly textSha256?: string }
  | { readonly kind: 'letter.redated'; readonly by: Actor; readonly textSha256: string }
  | { readonly kind: 'letter.brought_back'; readonly by: Actor; readonly textSha256: string }
  | {
      readonly kind: 'letter.draft_stored';
      readonly by: Actor;
      readonly demandId: string;
      readonly version: number;
      readonly textSha256: string;
    }
  | {
      readonly kind: 'letter.approved';
      readonly by: Actor;
      readonly demandId: string;
      readonly version: number;
      readonly textSha256: string;
      readonly delivery: string;
      /** Codes of the findings the person said yes to. */
      readonly confirmed: readonly string[];
    }
  | {
      readonly kind: 'letter.pdf_ready';
      readonly demandId: string;
      readonly pdfSha256: string;
      /** Absent: a draft, or from before letters were sealed. */
      readonly sealLevel?: string;
    }
  | {
      readonly kind: 'letter.seal_raised';
      readonly demandId: string;
      readonly pdfSha256: string;
      readonly sealLevel: string;
    }
  | { readonly kind: 'letter.pdf_failed'; readonly demandId: string; readonly code: string }
  | { readonly kind: 'letter.pdf_opened'; readonly by: Actor; readonly demandId: string; readonly action: string }
  | {
      readonly kind:
        | 'dispatch.queued'
        | 'dispatch.released'
        | 'dispatch.handed_over'
        | 'dispatch.sent'
        | 'dispatch.cancelled';
      readonly dispatchId: string;
      readonly demandId: string;
      readonly channel: string;
    }
  | {
      readonly kind: 'dispatch.failed';
      readonly dispatchId: string;
      readonly demandId: string;
      readonly channel: string;
      readonly code: string;
    }
  | {
      readonly kind: 'dispatch.held' | 'dispatch.reported';
      readonly dispatchId: string;
      readonly demandId: string;
      readonly reason: string;
    }
  /** Written by the function with which whoever runs the site decides. */
  | {
      readonly kind: 'operator.decided';
      readonly dispatchId: string;
      readonly code: string;
      readonly reason: string;
    }
  /** Whoever runs the site read a letter that is held or was reported. */
  | { readonly kind: 'operator.read'; readonly dispatchId: string; readonly by: string }
  | { readonly kind: 'operator.evidence_made'; readonly orderId: string; readonly by: string }
  | { readonly kind: 'operator.refund_asked'; readonly orderId: string; readonly by: string; readonly cents: number }
  | {
      readonly kind: 'dispatch.tracking_recorded';
      readonly by: Actor;
      readonly dispatchId: string;
      readonly demandId: string;
    }
  | { readonly kind: 'post.handed_over'; readonly dispatchId: string; readonly demandId: string }
  | {
      readonly kind: 'post.stopped';
      readonly by: Actor;
      readonly dispatchId: string;
      readonly demandId: string;
    }
  | { readonly kind: 'letter.pack_opened'; readonly by: Actor; readonly demandId: string }
  | { readonly kind: 'papers.ordered'; readonly packetId: string; readonly version: number }
  | { readonly kind: 'papers.stopped'; readonly packetId: string; readonly version: number; readonly code: string }
  | { readonly kind: 'papers.ready'; readonly packetId: string; readonly pdfSha256s: readonly string[] }
  | { readonly kind: 'papers.failed'; readonly packetId: string; readonly code: string }
  | {
      readonly kind: 'papers.signed';
      readonly by: Actor;
      /** The packet that was read, and the version that carries the signature. */
      readonly readPacketId: string;
      readonly packetId: string;
      readonly version: number;
      readonly textSha256: string;
      readonly method: string;
    }
  /** A link by which a further plaintiff signs; `seat` counts those from 1. */
  | { readonly kind: 'papers.co_sign_link_made'; readonly by: Actor; readonly linkId: string; readonly seat: number }
  | { readonly kind: 'papers.co_sign_link_ended'; readonly by: Actor; readonly seat: number }
  | {
      readonly kind: 'papers.co_sign_opened' | 'papers.co_sign_pdf_opened';
      readonly linkId: string;
      readonly seat: number;
    }
  | {
      readonly kind: 'papers.co_signed';
      readonly linkId: string;
      readonly seat: number;
      readonly readPacketId: string;
      readonly packetId: string;
      readonly version: number;
      readonly textSha256: string;
      readonly method: string;
    }
  /** A later packet took the place of a signed one, so its signature no longer counts. */
  | {
      readonly kind: 'papers.signature_void';
      readonly packetId: string;
      readonly version: number;
      readonly code: string;
    }
  | { readonly kind: 'papers.facts_corrected'; readonly by: Actor; readonly packetId: string; readonly version: number }
  | { readonly kind: 'papers.zip_opened'; readonly by: Actor; readonly packetId: string }
  | {
      readonly kind: 'papers.opened';
      readonly by: Actor;
      readonly documentId: string;
      /** The paper's kind: complaint, summons and so on. */
      readonly paper: string;
    }
  | {
      readonly kind: 'exhibit.added' | 'exhibit.described' | 'exhibit.opened' | 'exhibit.removed';
      readonly by: Actor;
      readonly exhibitId: string;
    }
  /** The archive of the whole case. */
  | { readonly kind: 'case_file.ordered' | 'case_file.opened'; readonly by: Actor; readonly fileId: string }
  | { readonly kind: 'exhibits.ordered' | 'exhibits.packet_opened'; readonly by: Actor }
  | { readonly kind: 'exhibits.packet_ordered'; readonly by: Actor; readonly packetId: string }
  | { readonly kind: 'exhibits.packet_ready'; readonly packetId: string; readonly pdfSha256: string }
  | { readonly kind: 'exhibits.packet_failed'; readonly packetId: string }
  | { readonly kind: 'trial.notes_saved'; readonly by: Actor; readonly revision: number }
  | { readonly kind: 'trial.book_ordered'; readonly by: Actor; readonly bookId: string; readonly version: number }
  /** Without the hash of the private sheet, from which its figure could be guessed. */
  | { readonly kind: 'trial.book_ready'; readonly bookId: string; readonly pdfSha256s: readonly string[] }
  | { readonly kind: 'trial.book_failed'; readonly bookId: string; readonly code: string }
  | { readonly kind: 'trial.opened'; readonly by: Actor; readonly documentId: string; readonly paper: string }
  | { readonly kind: 'trial.zip_opened'; readonly by: Actor; readonly version: number }
  /** What the claimant wrote down after the letter, by its kind; "withdrawn" for a line that was taken back. */
  | { readonly kind: 'case.outcome'; readonly by: Actor; readonly outcome: string }
  /** A mail that told the owner of a day or of something left to do. */
  | { readonly kind: 'reminder.sent'; readonly code: string }
  | { readonly kind: 'filing.saved'; readonly by: Actor; readonly revision: number }
  | { readonly kind: 'filing.calendar_opened'; readonly by: Actor }
  /** A link that opens the papers of a packet without a log-in, once. */
  | { readonly kind: 'filing.link_made'; readonly by: Actor; readonly linkId: string; readonly packetId: string }
  | { readonly kind: 'filing.link_opened'; readonly linkId: string }
  | { readonly kind: 'filing.paper_taken'; readonly linkId: string; readonly documentId: string }
  /** Everything the owner has here was taken along, this claim with it. */
  | { readonly kind: 'data.export_opened'; readonly by: Actor; readonly exportId: string }
  /** The claim is gone; this row and those before stay. */
  | { readonly kind: 'claim.deleted'; readonly deletionId: string; readonly code: string };

/** Adds one row to a claim's trail, in the transaction that made it true. */
export async function appendAudit(db: Db, claimId: string, atMs: number, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ ...trailRow(claimId, atMs, event), claim_id: claimId })
    .execute();
}

/** A row of the trail, as its claim's owner may see it. */
export type AuditRow = {
  readonly atMs: number;
  readonly kind: string;
  /** Who did it; null for what the site did by itself, and where it was not noted. */
  readonly by: 'account' | 'browser' | null;
  readonly demandId: string | null;
  readonly version: number | null;
  readonly textSha256: string | null;
};

const detailSchema = z.object({
  by: z.optional(z.string()),
  demandId: z.optional(z.string()),
  version: z.optional(z.number()),
  textSha256: z.optional(z.string()),
});

/** Between a reader and whoever runs the site: the sender of a letter is not told that it was reported. */
const NOT_SHOWN = ['dispatch.reported', 'operator.decided', 'operator.read', 'operator.evidence_made'];

/** What happened to a claim, oldest first, but for what its owner is not told. Whose claim it is must be known before. */
export async function readAuditTrail(db: Db, claimId: string): Promise<readonly AuditRow[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['at', 'kind', 'detail'])
    .where('claim_id', '=', claimId)
    .where('kind', 'not in', NOT_SHOWN)
    .orderBy('id')
    .execute();
  return rows.map(({ at, kind, detail }) => {
    const { by, demandId, version, textSha256 } = z.parse(detailSchema, detail);
    return {
      atMs: at.getTime(),
      kind,
      by: by === undefined ? null : by === BROWSER ? 'browser' : 'account',
      demandId: demandId ?? null,
      version: version ?? null,
      textSha256: textSha256 ?? null,
    };
  });
}
