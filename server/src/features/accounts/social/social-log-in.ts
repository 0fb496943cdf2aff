import type { SocialProvider } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { Identity } from '../../../platform/identity/index.ts';
import { chosenLanguage } from '../../../platform/language/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { displayNameOf, type EmailFingerprint, fingerprintOf, parseEmailAddress } from '../email/email-address.ts';
import { type FirstStepDone, firstStep } from '../log-in/first-step.ts';
import { bringPaidClaims } from '../log-in/paid-addresses.ts';
import { keepAttempt, type LinkToCome, linkIdentity, takeAttempt, unsafeFindIdentity } from './social-repository.ts';

export type SocialError =
  | { readonly code: 'social.not_set_up' }
  | { readonly code: 'social.failed' }
  /** The service does not say that the address was proved, so it could be anybody's. */
  | { readonly code: 'social.unconfirmed' };

const providerNamed = ({ identityProviders }: AccountDeps, wanted: SocialProvider) =>
  identityProviders.find(({ name }) => name === wanted);

/** Where this browser goes to log in at another service. */
export async function beginSocial(
  deps: AccountDeps,
  { sessionId }: Owner,
  { name, next }: { readonly name: SocialProvider; readonly next: string },
): Promise<Result<string, SocialError>> {
  const provider = providerNamed(deps, name);
  if (provider === undefined) return err({ code: 'social.not_set_up' });
  const begun = await provider.begin();
  if (!begun.ok) return err({ code: 'social.failed' });
  const attempt = { ...begun.value.errand, provider: name, next };
  await keepAttempt(deps.box, deps.db, { id: deps.ids.uuid(), sessionId, secrets: attempt }, deps.clock.now());
  return ok(begun.value.url);
}

/**
 * Opens the account of whoever comes back. The first time it is the one of the proved address, or a new one without a
 * password; from then on that service's own name for the person decides.
 */
export async function finishSocial(
  deps: AccountDeps,
  caller: Caller,
  { name, cameBackTo }: { readonly name: SocialProvider; readonly cameBackTo: URL },
): Promise<Result<{ readonly done: FirstStepDone; readonly next: string }, SocialError>> {
  const { box, clock, db, log } = deps;
  const provider = providerNamed(deps, name);
  if (provider === undefined) return err({ code: 'social.not_set_up' });
  const attempt = caller.owner === null ? null : await takeAttempt(box, db, caller.owner.sessionId, clock.now());
  if (caller.owner === null || attempt === null || attempt.provider !== name) return err({ code: 'social.failed' });
  const identity = await provider.finish(cameBackTo, attempt);
  if (!identity.ok) return err({ code: 'social.failed' });
  const done = await inTransaction(db, (trx) => open(deps, trx, caller, name, identity.value));
  if (!done.ok) {
    if (done.error.code === 'social.unconfirmed') await awaitProof(deps, caller.owner, name, identity.value);
    log.warn({ event: 'login.social_refused', component: name, code: done.error.code }, 'a log-in was refused');
    return done;
  }
  if (done.value.kind === 'signed_in') {
    log.info({ event: 'login.succeeded', accountId: done.value.session.owner.accountId }, 'logged in elsewhere');
  }
  return ok({ done: done.value, next: attempt.next });
}

const subjectOf = ({ hashing }: AccountDeps, provider: SocialProvider, { subject }: Identity): string =>
  hashing.fingerprint('social', `${provider} ${subject}`);

/** Some services prove no address. Whoever reads the mail of it in this browser, soon, proves it to us. */
async function awaitProof(
  deps: AccountDeps,
  { sessionId }: Owner,
  provider: SocialProvider,
  identity: Identity,
): Promise<void> {
  const { box, clock, db, hashing, ids } = deps;
  const email = parseEmailAddress(identity.email ?? '');
  if (!email.ok) return;
  const address = fingerprintOf(hashing, email.value);
  const secrets = { provider, subjectFingerprint: subjectOf(deps, provider, identity), address };
  await keepAttempt(box, db, { id: ids.uuid(), sessionId, secrets }, clock.now());
}

/** An address was proved by its mail: who waited with that very address logs in by the service from now on. */
export async function linkWhoWaited(
  { clock, ids }: AccountDeps,
  trx: DbTransaction,
  waiting: LinkToCome | null,
  proved: { readonly address: EmailFingerprint; readonly accountId: string },
): Promise<void> {
  if (waiting === null || waiting.address !== proved.address) return;
  const { provider, subjectFingerprint } = waiting;
  const { accountId } = proved;
  if (await linkIdentity(trx, { id: ids.uuid(), accountId, provider, subjectFingerprint }, clock.now()))
    await appendAccountAudit(trx, accountId, clock.now(), { kind: 'social.linked' });
}

async function open(
  deps: AccountDeps,
  trx: DbTransaction,
  caller: Caller,
  provider: SocialProvider,
  identity: Identity,
): Promise<Result<FirstStepDone, SocialError>> {
  const { accounts, clock, ids } = deps;
  const subjectFingerprint = subjectOf(deps, provider, identity);
  const known = await unsafeFindIdentity(trx, { provider, subjectFingerprint });
  const found = known === null ? await accountOfAddress(deps, trx, identity) : ok(known);
  if (!found.ok) return found;
  const accountId = found.value;
  await accounts.hold(trx, accountId);
  const account = await accounts.findOwned(trx, accountId);
  if (account === null) return err({ code: 'social.failed' });
  const link = { id: ids.uuid(), accountId, provider, subjectFingerprint };
  if (known === null) {
    // The account is somebody else's there: whoever got that address later must not get the account.
    if (!(await linkIdentity(trx, link, clock.now()))) return err({ code: 'social.failed' });
    await appendAccountAudit(trx, accountId, clock.now(), { kind: 'social.linked' });
  }
  const done = await firstStep(deps, trx, caller, accountId);
  if (done.kind === 'signed_in') await bringPaidClaims(deps, trx, account.fingerprint, done.session.owner);
  return ok(done);
}

/** The account of an address that the service says was proved; made where there is none. */
async function accountOfAddress(
  { accounts, clock, hashing, ids }: AccountDeps,
  trx: DbTransaction,
  { email: given, isEmailProved }: Identity,
): Promise<Result<string, SocialError>> {
  const email = parseEmailAddress(given ?? '');
  if (!email.ok || !isEmailProved) return err({ code: 'social.unconfirmed' });
  const fingerprint = fingerprintOf(hashing, email.value);
  const found = await accounts.findByAddress(trx, fingerprint);
  if (found !== null) return ok(found.id);
  const account = {
    id: ids.uuid(),
    fingerprint,
    profile: { email: email.value, displayName: displayNameOf(email.value) },
    passwordHash: null,
    language: chosenLanguage(),
  };
  // Of two first log-ins at once one makes it; the other is told to try again.
  if (!(await accounts.insert(trx, account, clock.now()))) return err({ code: 'social.failed' });
  await appendAccountAudit(trx, account.id, clock.now(), { kind: 'account.created' });
  return ok(account.id);
}
