import type { YourDataAnswer } from '@plainclaim/contract';
import { dayAt, err, ok, type Result } from '@plainclaim/domain';
import { type Clock, COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { TokenHashing } from '../../platform/security/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import { ANONYMOUS_DRAFT_DAYS } from '../drafts/index.ts';
import { keptClaims } from './claim-times.ts';
import type { DataExport, ExportRepository } from './export/export-repository.ts';
import { claimsOf, keyOf } from './holders.ts';
import { EXPORT_DAYS, LINK_HOURS, PAYMENT_RECORD_YEARS, TELL_DAYS_BEFORE } from './retention-periods.ts';
import { paidAddress } from './paid-address.ts';
import { type Asking, holderAsking, type WhoError } from './who-asks.ts';

export type FindDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly hashing: TokenHashing;
  readonly orders: OrderRepository;
  readonly exports: ExportRepository;
  readonly keepYears: number;
};

const HOLDERS = { account: 'account', browser: 'browser', address: 'link', claim: 'none' } as const;

/** What is kept for whoever asks, how long, and where their export stands. A browser we do not know has nothing here. */
export async function findYourData(
  deps: FindDeps,
  asking: Asking,
  message = '',
): Promise<Result<YourDataAnswer, Extract<WhoError, { code: 'data.link_unknown' }>>> {
  const { db, clock, exports, keepYears } = deps;
  const found = await holderAsking(deps, asking);
  if (!found.ok) {
    if (found.error.code === 'data.link_unknown') return err(found.error);
    const nothing = {
      claims: 0,
      paid_claims: 0,
      export: null,
      download_until: null,
      kept_until: null,
      email: null,
      email_proved: false,
    };
    return ok({ success: true, message, holder: 'none', ...nothing, ...promises(keepYears, false) });
  }
  const holder = found.value;
  const claims = await claimsOf(db, holder);
  const [first] = await keptClaims(db, keepYears, { claimIds: claims.map(({ id }) => id) });
  const address = holder.kind === 'browser' ? await paidAddress(deps, claims) : null;
  const made = await exports.findLatest(db, keyOf(holder), clock.now());
  const ready = await exports.findReady(db, keyOf(holder), clock.now());
  return ok({
    success: true,
    message,
    holder: holder.kind === 'browser' && claims.length === 0 ? 'none' : HOLDERS[holder.kind],
    claims: claims.length,
    paid_claims: claims.filter(({ status }) => status === 'paid').length,
    export: made === null ? null : presentExport(made),
    download_until: ready === null ? null : new Date(ready.expiresAtMs).toISOString(),
    kept_until: first === undefined ? null : dayAt(first.endsAtMs, COURT_TIME_ZONE),
    email: address?.email ?? null,
    email_proved: address?.isProved ?? false,
    ...promises(keepYears, holder.kind === 'account'),
  });
}

/** What we promise, with the numbers that the jobs keep. */
const promises = (keepYears: number, isAccount: boolean) => ({
  goes: [
    messageFor(isAccount ? 'data.goes_account' : 'data.goes_claims'),
    messageFor('data.goes_mail'),
    messageFor('data.goes_for_good'),
  ],
  stays: [messageFor('data.stays_payments', { years: String(PAYMENT_RECORD_YEARS) }), messageFor('data.stays_trail')],
  kept: [
    messageFor('data.kept_drafts', { days: String(ANONYMOUS_DRAFT_DAYS) }),
    messageFor('data.kept_paid', { years: String(keepYears), days: String(TELL_DAYS_BEFORE) }),
  ],
  keep_years: keepYears,
  export_days: EXPORT_DAYS,
  link_hours: LINK_HOURS,
});

const presentExport = ({ state, byteCount, madeAtMs, expiresAtMs }: DataExport) => ({
  state,
  bytes: byteCount,
  made_at: madeAtMs === null ? null : new Date(madeAtMs).toISOString(),
  expires_at: new Date(expiresAtMs).toISOString(),
});
