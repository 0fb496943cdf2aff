import { checkLetter, err, type LetterCheckContext, type LetterFinding, ok, type Result } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { counted } from '../../../platform/limits/index.ts';
import type { WorkerThread } from '../../../platform/worker-thread/index.ts';

/** A text that takes longer than any letter, or comes when too many wait. */
export type TextFailure = { readonly code: 'text.too_heavy' | 'server.busy' };

export const textFailureStatus = {
  'text.too_heavy': 422,
  'server.busy': 503,
} as const satisfies Record<TextFailure['code'], number>;

/** What the thread calls the check of a letter. */
export const CHECK_LETTER = 'check-letter';

/** Letters are a third of it. As much hostile text is checked in about 50 ms. */
const LONG_LETTER = 8_000;

const isThing = (value: unknown): boolean => typeof value === 'object' && value !== null;
const orderSchema = z.object({ text: z.string(), context: z.custom<LetterCheckContext>(isThing) });
const findingsSchema = z.array(z.custom<LetterFinding>(isThing));

/** For the thread: what stands out in a text it was given. */
export function checkOrderedText(order: unknown): readonly LetterFinding[] {
  const { text, context } = z.parse(orderSchema, order);
  return checkLetter(text, context);
}

/** What stands out in a letter's text. A long one is read in a thread beside the one that answers. */
export async function checkText(
  { workerThread }: { readonly workerThread: WorkerThread },
  of: string,
  text: string,
  context: LetterCheckContext,
): Promise<Result<readonly LetterFinding[], TextFailure>> {
  if (text.length <= LONG_LETTER) return ok(counted(() => checkLetter(text, context)));
  const checked = await workerThread.ask({ of, kind: CHECK_LETTER, input: { text, context } });
  return checked.ok ? ok(z.parse(findingsSchema, checked.value)) : err(failureOf(checked.error));
}

export const failureOf = (failure: 'work.too_heavy' | 'work.busy'): TextFailure => ({
  code: failure === 'work.busy' ? 'server.busy' : 'text.too_heavy',
});
