import { err, ok, type Result } from '@plainclaim/domain';
import { setTimeout as delay } from 'node:timers/promises';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { DocumentRepository } from './document-repository.ts';

export type OpenPdfError =
  | { readonly code: 'letter.unknown_demand' }
  | { readonly code: 'pdf.in_progress' }
  | { readonly code: 'pdf.failed' };

export type OpenedPdf = { readonly pdf: Buffer; readonly isApproved: boolean };

/** A PDF that is being made is waited for this long before the caller is asked to come back. */
const WAIT_MS = 3_000;
const LOOK_EVERY_MS = 200;

/** The stored PDF of one of the caller's letters, exactly as it was made. Somebody else's letter is not found. */
export const makeOpenPdf =
  ({ db, clock, documents }: { readonly db: Db; readonly clock: Clock; readonly documents: DocumentRepository }) =>
  async (sessionId: string | null, demandId: string, action: string): Promise<Result<OpenedPdf, OpenPdfError>> => {
    if (sessionId === null) return err({ code: 'letter.unknown_demand' });
    const giveUpAt = performance.now() + WAIT_MS;
    for (;;) {
      const owned = await documents.findOwned(db, sessionId, demandId);
      if (owned === null) return err({ code: 'letter.unknown_demand' });
      if (owned.document.status === 'failed') return err({ code: 'pdf.failed' });
      if (owned.document.status === 'ready') {
        await appendAudit(db, owned.claimId, clock.now(), { kind: 'letter.pdf_opened', demandId, action });
        return ok({ pdf: owned.document.pdf, isApproved: owned.isApproved });
      }
      if (performance.now() > giveUpAt) return err({ code: 'pdf.in_progress' });
      await delay(LOOK_EVERY_MS);
    }
  };
