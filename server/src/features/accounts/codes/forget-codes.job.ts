import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { forgetOldNetworks } from '../log-in/known-networks.ts';
import { clearExpiredLogInLinks } from '../log-in/log-in-links.ts';
import { clearExpiredChallenges } from '../passkeys/passkey-repository.ts';
import { clearExpiredAttempts } from '../social/social-repository.ts';
import { clearExpiredPending } from '../second-step/second-step-repository.ts';

/** Removes codes, waiting registrations, places and counters that have run out. They work no more; this only tidies up. */
export const forgetCodesJob = defineJob({ name: 'forget-codes', payload: z.object({}), timeoutSeconds: 120 });

export const FORGET_CODES_EVERY_SECONDS = 60 * 60;

export async function forgetCodes({
  db,
  clock,
  codes,
  emailChanges,
  limits,
  pending,
}: Pick<AccountDeps, 'db' | 'clock' | 'codes' | 'emailChanges' | 'limits' | 'pending'>): Promise<void> {
  await codes.clearExpired(db);
  await pending.clearExpired(db, clock.now());
  await emailChanges.clearExpired(db, clock.now());
  await forgetOldNetworks(db, clock.now());
  await clearExpiredLogInLinks(db, clock.now());
  await clearExpiredPending(db, clock.now());
  await clearExpiredChallenges(db, clock.now());
  await clearExpiredAttempts(db, clock.now());
  await limits.clearExpired();
}
