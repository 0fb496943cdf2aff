import { type Claim, type Result, toClaim, type UnfinishedClaim } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { StoredClaim } from './claim-repository.ts';
import { factsFor } from './wizard-facts.ts';

/** A stored draft as a complete claim, made from the answers that are still asked. */
export async function openClaim(db: Db, clock: Clock, stored: StoredClaim): Promise<Result<Claim, UnfinishedClaim>> {
  const facts = await factsFor(db, clock, stored.draft, stored.status === 'paid');
  return toClaim(stored.draft, facts);
}
