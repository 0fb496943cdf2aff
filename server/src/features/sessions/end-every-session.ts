import type { DbTransaction } from '../../platform/db/index.ts';
import { forgetPlaces } from './known-places.ts';
import { endSessionsOf } from './session-repository.ts';
import { forgetEndedAt } from './session-times.ts';

/** Logs an account out everywhere and forgets where it was opened, for whoever runs the site. Answers how many there were. */
export async function endEverySession(trx: DbTransaction, accountId: string, nowMs: number): Promise<number> {
  await forgetPlaces(trx, accountId, nowMs);
  return endSessionsOf(trx, accountId, null, { nowMs, forgetAtMs: forgetEndedAt(nowMs) });
}
