import { type ClaimDraft, dayAt, FIRST_POSITION, type Position, reachable } from '@plainclaim/domain';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { ClaimRepository } from './claim-repository.ts';
import type { ListedAnswers, OtherAnswersRepository } from './other-answers.ts';
import { factsFor, type JudgeDeps } from './wizard-facts.ts';

export type OpenedDraft = {
  readonly draft: ClaimDraft | null;
  readonly position: Position;
  readonly revision: number;
  readonly savedAtMs: number | null;
  readonly keptUntil: string | null;
  readonly isPaid: boolean;
  /** What can be brought back, newest first. */
  readonly others: readonly ListedAnswers[];
};

const NOTHING: OpenedDraft = {
  draft: null,
  position: FIRST_POSITION,
  revision: 0,
  savedAtMs: null,
  keptUntil: null,
  isPaid: false,
  others: [],
};

type Deps = JudgeDeps & {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly others: OtherAnswersRepository;
};

/** The caller's claim and where it may open: a saved place is only a bookmark, checked against the answers. */
export async function readDraft({ db, claims, others, clock, pack }: Deps, owner: Owner | null): Promise<OpenedDraft> {
  const stored = owner === null ? null : await claims.findCurrentOwned(db, owner);
  if (owner === null || stored === null) return NOTHING;
  const isPaid = stored.status === 'paid';
  const facts = {
    ...(await factsFor(db, { clock, pack }, stored.draft, isPaid)),
    isSignedIn: owner.accountId !== null,
  };
  return {
    draft: stored.draft,
    position: reachable(stored.draft, stored.position, facts),
    revision: stored.revision,
    savedAtMs: stored.savedAtMs,
    keptUntil: isPaid ? null : dayAt(stored.expiresAtMs, COURT_TIME_ZONE),
    isPaid,
    others: isPaid ? [] : await others.list(db, stored.id),
  };
}
