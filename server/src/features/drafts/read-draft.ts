import { type ClaimDraft, dayAt, FIRST_POSITION, type Position, reachable } from '@plainclaim/domain';
import { type Clock, NEW_JERSEY_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ClaimRepository } from './claim-repository.ts';
import { factsFor } from './wizard-facts.ts';

export type OpenedDraft = {
  readonly draft: ClaimDraft | null;
  readonly position: Position;
  readonly revision: number;
  readonly savedAtMs: number | null;
  readonly keptUntil: string | null;
  readonly isPaid: boolean;
};

const NOTHING: OpenedDraft = {
  draft: null,
  position: FIRST_POSITION,
  revision: 0,
  savedAtMs: null,
  keptUntil: null,
  isPaid: false,
};

/** The caller's claim and where it may open: a saved place is only a bookmark, checked against the answers. */
export const makeReadDraft =
  ({ db, claims, clock }: { readonly db: Db; readonly claims: ClaimRepository; readonly clock: Clock }) =>
  async (owner: Owner | null): Promise<OpenedDraft> => {
    const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
    if (owner === null || stored === null) return NOTHING;
    const isPaid = stored.status === 'paid';
    const facts = { ...(await factsFor(db, clock, stored.draft, isPaid)), isSignedIn: owner.accountId !== null };
    return {
      draft: stored.draft,
      position: reachable(stored.draft, stored.position, facts),
      revision: stored.revision,
      savedAtMs: stored.savedAtMs,
      keptUntil: isPaid ? null : dayAt(stored.expiresAtMs, NEW_JERSEY_TIME_ZONE),
      isPaid,
    };
  };
