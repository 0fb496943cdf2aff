import type { Owner } from '../sessions/index.ts';

/** Drafts are kept this long after their last change: in a browser without an account, and in an account. */
export const ANONYMOUS_DRAFT_DAYS = 30;
export const OWNED_DRAFT_DAYS = 180;

const DAY_MS = 86_400_000;

export const draftEnd = (owner: Owner, savedAtMs: number): number =>
  savedAtMs + (owner.accountId === null ? ANONYMOUS_DRAFT_DAYS : OWNED_DRAFT_DAYS) * DAY_MS;
