import type {
  ExistingDemandAnswer,
  GenerateAnswer,
  SaveClientAnswer,
  SaveLetterAnswer,
  SaveLetterRequest,
} from '@plainclaim/contract';
import type { ApiFailure, ApiResult } from '../../../api/http/http-client.ts';

/** What is done after payment, in order. */
export type OrderStage = 'saving' | 'generating' | 'storing';

export type OrderOutcome =
  /** `isApproved`: the letter was signed before, on an earlier visit. */
  | { readonly kind: 'done'; readonly isApproved: boolean }
  | { readonly kind: 'failed'; readonly at: OrderStage; readonly failure: ApiFailure };

/** The calls an order is made of. Each is safe to repeat. */
export type OrderCalls = {
  readonly checkExistingDemand: () => Promise<ApiResult<ExistingDemandAnswer>>;
  readonly saveClientData: () => Promise<ApiResult<SaveClientAnswer>>;
  readonly generateDemandLetter: () => Promise<ApiResult<GenerateAnswer>>;
  readonly saveDemandLetter: (letter: SaveLetterRequest) => Promise<ApiResult<SaveLetterAnswer>>;
};

/** An answer that came well but says no is a failure too; its message is for the person. */
const refused = (message: string): ApiFailure => ({ code: 'order.refused', message, status: 200 });

/**
 * Saves who the claim is about, writes the letter, and stores it as an unsigned draft. A letter that is there already
 * is never written again, so that nothing the person changed in it is lost.
 */
export async function runOrder(calls: OrderCalls, onStage: (stage: OrderStage) => void): Promise<OrderOutcome> {
  const failed = (at: OrderStage, failure: ApiFailure): OrderOutcome => ({ kind: 'failed', at, failure });

  const existing = await calls.checkExistingDemand();
  const known = existing.ok && existing.value.has_existing_demand ? existing.value : null;
  if (known !== null && known.demand_id !== null) return { kind: 'done', isApproved: known.demand_approved };

  onStage('saving');
  const saved = await calls.saveClientData();
  if (!saved.ok) return failed('saving', saved.error);
  if (!saved.value.success) return failed('saving', refused(saved.value.message));

  onStage('generating');
  let text = known?.demand_letter ?? '';
  if (text === '') {
    const written = await calls.generateDemandLetter();
    if (!written.ok) return failed('generating', written.error);
    if (!written.value.success) return failed('generating', refused(written.value.message));
    text = written.value.demand_letter;
  }

  onStage('storing');
  const stored = await calls.saveDemandLetter({ demand_letter: text, action: 'approve_and_send', reviewed: false });
  if (!stored.ok) return failed('storing', stored.error);
  return stored.value.success ? { kind: 'done', isApproved: false } : failed('storing', refused(stored.value.message));
}
