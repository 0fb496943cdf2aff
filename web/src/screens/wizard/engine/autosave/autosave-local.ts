import { claimDraftSchema, FIRST_POSITION, screenAt } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { NO_OWNER } from '../../../../api/session/device-memory.ts';
import { copyKeyOf } from './autosave-local-key.ts';

const localCopySchema = z.object({
  draft: claimDraftSchema,
  position: z.object({ step: z.number(), subStep: z.number() }),
  revision: z.number(),
  hasUnsaved: z.boolean(),
  hasUnsavedAnswers: z.boolean(),
  sent: z.array(z.string()),
  /** The tab that wrote it; says nothing about the person. */
  tab: z.string(),
});

/** This device's copy of the answers: it outlives crashes, closed browsers and lost connections. */
export type LocalCopy = z.infer<typeof localCopySchema>;

/** The part of the browser's storage we use. Each call may throw when storage is blocked or full. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type LocalCopies = {
  readonly read: () => LocalCopy | null;
  /** False when the copy could not be kept. */
  readonly write: (copy: LocalCopy) => boolean;
  readonly clear: () => void;
};

/** The answers without those that can never be saved: one of them must not cost all the others. */
function savable(copy: unknown): unknown {
  if (typeof copy !== 'object' || copy === null || !('draft' in copy)) return copy;
  const { draft } = copy;
  if (typeof draft !== 'object' || draft === null) return copy;
  const schemas = new Map<string, z.ZodMiniType>(Object.entries(claimDraftSchema.shape));
  const kept = Object.entries(draft).filter(([field, value]) => schemas.get(field)?.safeParse(value).success === true);
  return { ...copy, draft: Object.fromEntries(kept) };
}

function parseCopy(text: string | null): LocalCopy | null {
  if (text === null) return null;
  const read = localCopySchema.safeParse(savable(JSON.parse(text)));
  if (!read.success) return null;
  return screenAt(read.data.position) === undefined ? { ...read.data, position: FIRST_POSITION } : read.data;
}

/** A copy whose answers are safe on the server must not push out another tab's answers that are not. */
export const mayReplace = (kept: LocalCopy | null, next: LocalCopy): boolean =>
  kept === null || kept.tab === next.tab || !kept.hasUnsavedAnswers || next.hasUnsavedAnswers;

/** `storeOf` is asked at each call, because even naming the storage throws where it is blocked. */
export function localCopies(storeOf: () => KeyStore | undefined, owner: string = NO_OWNER): LocalCopies {
  const key = copyKeyOf(owner);
  const read = (): LocalCopy | null => {
    try {
      return parseCopy(storeOf()?.getItem(key) ?? null);
    } catch {
      return null;
    }
  };
  return {
    read,
    write: (copy) => {
      try {
        const store = storeOf();
        if (store === undefined) return false;
        if (mayReplace(copy.hasUnsavedAnswers ? null : read(), copy)) store.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        return false;
      }
    },
    clear: () => {
      try {
        storeOf()?.removeItem(key);
      } catch {
        // Blocked storage holds no copy to clear.
      }
    },
  };
}

/**
 * After a log-in: what was typed without an account and had not reached the server goes on for the account, to be
 * settled against the claim the account has. The rest the server holds already.
 */
export function takeOver(left: LocalCopies, own: LocalCopies) {
  const typed = left.read();
  if (typed === null) return;
  const goesOn = typed.hasUnsavedAnswers && own.read()?.hasUnsavedAnswers !== true;
  // Revisions of different claims say nothing about each other: without one, a person settles any difference.
  if (goesOn && !own.write({ ...typed, revision: 0, hasUnsaved: true })) return;
  left.clear();
}
