import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { IdentityProvider } from '../../platform/identity/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { LimitName, LimitRefusal, Limits } from '../../platform/limits/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { Mail } from '../../platform/mail/index.ts';
import type { SealedBox, TokenHashing } from '../../platform/security/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import type { BrowserSessions, Device, Owner } from '../sessions/index.ts';
import type { AccountRepository } from './account-repository.ts';
import type { EmailCodes } from './codes/email-codes.ts';
import type { PasswordHashing } from './password/password-hashing.ts';
import type { PendingEmailChanges } from './email/pending-email-changes.ts';
import type { PendingRegistrations } from './register/pending-registrations.ts';

/** What the use cases of this feature work with. */
export type AccountDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly hashing: TokenHashing;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly sessions: BrowserSessions;
  readonly claims: ClaimRepository;
  readonly accounts: AccountRepository;
  readonly codes: EmailCodes;
  readonly pending: PendingRegistrations;
  readonly emailChanges: PendingEmailChanges;
  readonly passwords: PasswordHashing;
  readonly passwordMinLength: number;
  readonly box: SealedBox;
  /** The address that was given with an order. */
  readonly emailOfOrder: (db: Db, orderId: string) => Promise<string | null>;
  /** Where browsers reach the site: passkeys and log-ins elsewhere are bound to it. */
  readonly publicUrl: string;
  readonly siteName: string;
  /** Other services people may log in with. */
  readonly identityProviders: readonly IdentityProvider[];
};

/** Who asks. `client` is null where the address of a request says nothing, and is not counted then. */
export type Caller = {
  readonly owner: Owner | null;
  readonly client: string | null;
  readonly device: Device;
  /** A name for this browser when that account was opened in it before; else null. */
  readonly knownName: (accountId: string) => Promise<string | null>;
};

/** A machine that is not counted by itself still counts for one address, under this name. */
export const THIS_MACHINE = 'this-machine';

/** Counts one use of each limit in turn; the first that is used up refuses. Without a subject there is nothing to count. */
export async function takeEach(
  limits: Limits,
  wanted: readonly (readonly [LimitName, string | null])[],
): Promise<LimitRefusal | null> {
  for (const [name, subject] of wanted) {
    const taken = subject === null ? null : await limits.take(name, subject);
    if (taken?.ok === false) return taken.error;
  }
  return null;
}
