/** What to do about a save or a claim the server holds. Pure, so that every case can be tested without a browser. */
import type { DraftAnswer, SaveFormAnswer } from '@plainclaim/contract';
import { type ClaimDraft, claimDraftSchema } from '@plainclaim/domain';
import type { ApiFailure, ApiResult } from '../../../../api/http/http-client.ts';
import { textSums } from '../../../../api/session/text-sums.ts';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/** Browsers let a request outlive its page up to 64 KiB; below that with room for headers. */
const KEEPALIVE_BYTES = 60_000;

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number; readonly at: number }
  /** Someone else saved since this revision. */
  | { readonly kind: 'conflict' }
  /** The claim is paid for; answers can no longer change. */
  | { readonly kind: 'ordered' }
  /** Worth trying again by itself: no connection, a busy server. */
  | { readonly kind: 'unreachable' }
  /** The server will never take this content; only another change can help. */
  | { readonly kind: 'refused' };

const isPassing = ({ status }: ApiFailure): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

export function outcomeOf(result: ApiResult<SaveFormAnswer>): SaveOutcome {
  if (result.ok) {
    if (!result.value.success) return { kind: 'refused' };
    return { kind: 'saved', revision: result.value.revision, at: Date.parse(result.value.savedAt) };
  }
  if (result.error.code === 'draft.conflict') return { kind: 'conflict' };
  if (result.error.code === 'draft.already_ordered') return { kind: 'ordered' };
  return { kind: isPassing(result.error) || result.error.code === 'network.unreadable' ? 'unreachable' : 'refused' };
}

/** How long to wait before the n-th try after failures (1, 2, 3 …). */
export const retryDelayMs = (failures: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1));

export const fitsKeepalive = (payload: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(payload)).length < KEEPALIVE_BYTES;

/** What this tab or this device holds. */
export type LocalAnswers = {
  readonly draft: ClaimDraft;
  /** The server's revision these answers were based on. */
  readonly revision: number;
  /** True when answers or the place are not on the server yet. */
  readonly hasUnsaved: boolean;
  /** True when answers, not only the place, are not on the server yet. */
  readonly hasUnsavedAnswers: boolean;
  /** Fingerprints of what was sent without an answer coming back: the server may hold one of them by now. */
  readonly sent: readonly string[];
};

/** The answers as one text, whatever order their keys came in. A draft may hold what the server would refuse. */
function inOrder(draft: ClaimDraft): string {
  const read = claimDraftSchema.safeParse(draft);
  return JSON.stringify(read.success ? read.data : draft);
}

const isSameDraft = (a: ClaimDraft, b: ClaimDraft): boolean => a === b || inOrder(a) === inOrder(b);

/** A short text that stands for a draft. It tells our own lost save from another person's; it is no secret and no proof. */
export const fingerprintOf = (draft: ClaimDraft): string => textSums(inOrder(draft)).join('-');

/** More unanswered saves than this are not remembered. */
const MOST_SENT = 50;

export const rememberSent = (sent: readonly string[], draft: ClaimDraft): readonly string[] =>
  [...new Set([...sent, fingerprintOf(draft)])].slice(-MOST_SENT);

/**
 * Which answers go on: the server's, or this device's (based on the server's revision from now on). "conflict" means
 * both changed and a person must choose; the two are never merged.
 */
export function judgeAnswers(local: LocalAnswers, server: DraftAnswer): 'server' | 'local' | 'conflict' {
  if (server.isPaid || !local.hasUnsaved) return 'server';
  // Nothing typed is lost when the server's claim is gone.
  if (server.data === null || server.revision === local.revision) return 'local';
  if (!local.hasUnsavedAnswers) return 'server';
  if (isSameDraft(local.draft, server.data)) return 'local';
  // The newer answers may be our own save, whose answer got lost.
  return local.sent.length > 0 && local.sent.includes(fingerprintOf(server.data)) ? 'local' : 'conflict';
}
