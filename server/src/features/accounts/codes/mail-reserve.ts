import { LONG_CODE_LENGTH } from '@plainclaim/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../platform/db/index.ts';
import type { AccountDeps } from '../account-deps.ts';
import { type CodeBinding, LONG_CODE_LIFE_MS } from './email-codes.ts';

/** Between two mails of the reserve. */
const PAUSE_MS = LONG_CODE_LIFE_MS;
const DAY_MS = 24 * 60 * 60_000;
/** What all strangers together cause in one mailbox beyond its limits. */
export const RESERVE_MAILS_A_DAY = DAY_MS / PAUSE_MS;

/**
 * A code of the reserve works in any browser: however many strangers ask for one too, the owner can use the one mail
 * that is sent. It is too long to be guessed, and no wrong guess uses it up.
 */
export const anyBrowserBinding = (flow: 'register' | 'reset', whose: string): CodeBinding => ({
  flow,
  subject: `${whose} any browser`,
  isLong: true,
});

/** `code` is in groups, as it is mailed. `later`: how a job is put off until the next mail may go, once for all. */
export type FromReserve =
  | { readonly kind: 'now'; readonly code: string; readonly expiresAtMs: number }
  | { readonly kind: 'later'; readonly lastMs: number; readonly startAfterSeconds: number };

/** Takes the mail of this hour, or says when the next one is due. Of two that ask at once one gets it. */
export async function takeFromReserve(
  { clock, codes }: Pick<AccountDeps, 'clock' | 'codes'>,
  trx: DbTransaction,
  binding: CodeBinding,
): Promise<FromReserve> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${binding.flow} ${binding.subject}`}, 0))`.execute(trx);
  const lastMs = await codes.issuedAt(trx, binding);
  const waitMs = lastMs === null ? 0 : lastMs + PAUSE_MS - clock.now();
  if (lastMs !== null && waitMs > 0) return { kind: 'later', lastMs, startAfterSeconds: Math.ceil(waitMs / 1000) };
  const { code, expiresAtMs } = await codes.issue(trx, binding);
  return { kind: 'now', code: inGroups(code), expiresAtMs };
}

const GROUP = 5;
const inGroups = (code: string): string =>
  Array.from({ length: LONG_CODE_LENGTH / GROUP }, (_, nr) => code.slice(nr * GROUP, (nr + 1) * GROUP)).join(' ');
