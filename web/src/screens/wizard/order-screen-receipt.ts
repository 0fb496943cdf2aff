import type { CheckoutAnswer } from '@plainclaim/contract';
import type { ClaimDraft } from '@plainclaim/domain';

/** Bound to the very answers that were paid for, so that no other claim of this page can show them. Gone on reload. */
const receipts = new WeakMap<ClaimDraft, CheckoutAnswer>();

export const keepReceipt = (draft: ClaimDraft, receipt: CheckoutAnswer): void => {
  receipts.set(draft, receipt);
};

/** What was paid for these answers, while the page that paid is still open. */
export const receiptOf = (draft: ClaimDraft): CheckoutAnswer | undefined => receipts.get(draft);
