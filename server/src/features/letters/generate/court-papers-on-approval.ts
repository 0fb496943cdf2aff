import type { CalendarDate, Claim, ClaimDraft, LetterDecisions } from '@plainclaim/domain';
import type { DbTransaction } from '../../../platform/db/index.ts';

/**
 * What the approval of a letter sets going when the package has court papers. The feature that makes them provides it, so
 * that no arrow leads back here.
 */
export type OrderCourtPapers = (
  trx: DbTransaction,
  approved: {
    readonly claim: Claim;
    /** The answers the claim was made from. */
    readonly draft: ClaimDraft;
    readonly claimId: string;
    readonly letterVersionId: string;
    readonly decisions: LetterDecisions;
    /** The last day to pay that the letter names. */
    readonly payBy?: CalendarDate | null;
  },
) => Promise<void>;
