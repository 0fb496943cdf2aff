import type { SecurePdfRequest } from '@plainclaim/contract';
import type { ApiOptions, ApiResult } from './http-client.ts';

export type PdfWays = {
  readonly open: (request: SecurePdfRequest, options: ApiOptions) => Promise<ApiResult<Blob>>;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** Ends early when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** The server asks for this pause while it makes a PDF. */
const AGAIN_AFTER_MS = 2_000;
const GIVE_UP_AFTER_MS = 20_000;

/** Waits for `ms`, or until nobody waits any more. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Opens a PDF, asking again while it is still being made, for about 20 seconds. */
export async function openWhenMade(
  { open, now, pause }: PdfWays,
  request: SecurePdfRequest,
  signal: AbortSignal,
): Promise<ApiResult<Blob>> {
  const giveUpAt = now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const opened = await open(request, { signal });
    const isBeingMade = !opened.ok && opened.error.code === 'pdf.in_progress';
    if (!isBeingMade || signal.aborted || now() + AGAIN_AFTER_MS > giveUpAt) return opened;
    await pause(AGAIN_AFTER_MS, signal);
  }
}
