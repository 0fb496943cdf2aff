import type { AddPasskeyRequest, LogInByPasskeyRequest } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { appendAccountAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { languageForOwner } from '../../../platform/language/index.ts';
import type { BegunSession, Owner, SignedIn } from '../../sessions/index.ts';
import type { AccountDeps, Caller } from '../account-deps.ts';
import { bringPaidClaims } from '../log-in/paid-addresses.ts';
import { signIn } from '../log-in/sign-in.ts';
import { confirmOwnPassword, type OwnPasswordError } from '../password/own-password.ts';
import {
  insertPasskey,
  keepChallenge,
  listOwnedPasskeys,
  notePasskeyUse,
  type Passkey,
  removeOwnedPasskey,
  takeChallenge,
  unsafeFindPasskey,
} from './passkey-repository.ts';

/** More than anybody has devices. */
const MOST_PASSKEYS = 20;

type Options = Readonly<Record<string, unknown>>;

/** Passkeys are bound to the name of the site, so that no look-alike gets anything out of one. */
function siteOf({ publicUrl, siteName }: Pick<AccountDeps, 'publicUrl' | 'siteName'>) {
  const { hostname, port, protocol, origin } = new URL(publicUrl);
  // Browsers make none for a bare number: on this machine the site goes by its other name.
  const isThisMachine = hostname === '127.0.0.1';
  return {
    rpID: isThisMachine ? 'localhost' : hostname,
    rpName: siteName,
    origin: isThisMachine ? `${protocol}//localhost:${port}` : origin,
  };
}

export type AskPasskeyError = OwnPasswordError | { readonly code: 'account.passkey_most' };

/** What a browser needs to make a passkey for the account that is signed in, once its owner was confirmed. */
export async function newPasskeyChallenge(
  deps: AccountDeps,
  caller: Caller,
  password: string,
): Promise<Result<Options, AskPasskeyError>> {
  const { box, clock, db } = deps;
  const confirmed = await confirmOwnPassword(deps, caller, password);
  if (!confirmed.ok) return confirmed;
  const { account, owner } = confirmed.value;
  const known = await listOwnedPasskeys(box, db, account.id);
  if (known.length >= MOST_PASSKEYS) return err({ code: 'account.passkey_most' });
  const { rpID, rpName } = siteOf(deps);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: account.profile.email,
    userDisplayName: account.profile.displayName,
    userID: new Uint8Array(Buffer.from(account.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, { sessionId: owner.sessionId, purpose: 'add', challenge: options.challenge }, clock.now());
  return ok({ ...options });
}

export type AddPasskeyError =
  | { readonly code: 'account.signed_out' }
  | { readonly code: 'account.passkey_wrong' }
  | { readonly code: 'account.passkey_known' };

/** Keeps the passkey that a browser made. The owner is told by mail. */
export async function addPasskey(
  deps: AccountDeps,
  owner: SignedIn,
  { name, response }: AddPasskeyRequest,
): Promise<Result<null, AddPasskeyError>> {
  const { accounts, box, clock, db, ids, log, mail } = deps;
  const challenge = await takeChallenge(db, owner.sessionId, 'add', clock.now());
  const made = challenge === null ? null : await verifiedNew(deps, response, challenge);
  if (made === null) return err({ code: 'account.passkey_wrong' });
  const { credential } = made;
  const added = await inTransaction(db, async (trx): Promise<Result<null, AddPasskeyError>> => {
    await accounts.hold(trx, owner.accountId);
    const account = await accounts.findOwned(trx, owner.accountId);
    if (account === null) return err({ code: 'account.signed_out' });
    const passkey = {
      id: ids.uuid(),
      accountId: account.id,
      name: name.trim(),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      transports: [...(credential.transports ?? [])],
      signCount: credential.counter,
    };
    if (!(await insertPasskey(box, trx, passkey, clock.now()))) return err({ code: 'account.passkey_known' });
    await appendAccountAudit(trx, account.id, clock.now(), { kind: 'passkey.added' });
    const locale = languageForOwner(account.language);
    await mail.enqueue(trx, { to: account.profile.email, locale, template: 'passkey-added', params: {} });
    return ok(null);
  });
  if (added.ok) log.info({ event: 'passkey.added', accountId: owner.accountId }, 'a passkey was added');
  return added;
}

type Verified = Extract<VerifiedRegistrationResponse, { verified: true }>['registrationInfo'];

async function verifiedNew(
  deps: AccountDeps,
  { id, rawId, type, response }: AddPasskeyRequest['response'],
  challenge: string,
): Promise<Verified | null> {
  const { origin, rpID } = siteOf(deps);
  const { attestationObject, clientDataJSON, transports = [] } = response;
  try {
    const found = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { attestationObject, clientDataJSON, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    return found.verified ? found.registrationInfo : null;
  } catch (error) {
    // Whatever a browser sends that is no passkey of this site, the library throws about.
    deps.log.warn({ event: 'passkey.refused', err: error }, 'a new passkey was refused');
    return null;
  }
}

export type RemovePasskeyError = OwnPasswordError | { readonly code: 'account.passkey_unknown' };

export async function removePasskey(
  deps: AccountDeps,
  caller: Caller,
  { id, currentPassword }: { readonly id: string; readonly currentPassword: string },
): Promise<Result<null, RemovePasskeyError>> {
  const { accounts, clock, db, log } = deps;
  const confirmed = await confirmOwnPassword(deps, caller, currentPassword);
  if (!confirmed.ok) return confirmed;
  const accountId = confirmed.value.account.id;
  const isRemoved = await inTransaction(db, async (trx) => {
    await accounts.hold(trx, accountId);
    if (!PASSKEY_ID.test(id) || !(await removeOwnedPasskey(trx, accountId, id))) return false;
    await appendAccountAudit(trx, accountId, clock.now(), { kind: 'passkey.removed' });
    return true;
  });
  if (!isRemoved) return err({ code: 'account.passkey_unknown' });
  log.info({ event: 'passkey.removed', accountId }, 'a passkey was removed');
  return ok(null);
}

const PASSKEY_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a browser needs to log in by a passkey. It names no account: the person picks one on their own device. */
export async function passkeyChallenge(deps: AccountDeps, { sessionId }: Owner): Promise<Options> {
  const options = await generateAuthenticationOptions({ rpID: siteOf(deps).rpID, userVerification: 'required' });
  const kept = { sessionId, purpose: 'log-in', challenge: options.challenge } as const;
  await keepChallenge(deps.db, kept, deps.clock.now());
  return { ...options };
}

export type LogInByPasskeyError = { readonly code: 'account.passkey_wrong' };

/**
 * Opens the account of a passkey. The device asked its owner for a fingerprint, a face or a PIN, so this is two steps in
 * one, and no code of an app is asked for beside it.
 */
export async function logInByPasskey(
  deps: AccountDeps,
  caller: Caller,
  { response }: LogInByPasskeyRequest,
): Promise<Result<BegunSession, LogInByPasskeyError>> {
  const { accounts, box, clock, db, log } = deps;
  const { owner } = caller;
  const challenge = owner === null ? null : await takeChallenge(db, owner.sessionId, 'log-in', clock.now());
  const session =
    challenge === null
      ? null
      : await inTransaction(db, async (trx) => {
          const passkey = await unsafeFindPasskey(box, trx, response.id);
          const signCount = passkey === null ? null : await verifiedCount(deps, response, challenge, passkey);
          if (passkey === null || signCount === null) return null;
          await accounts.hold(trx, passkey.accountId);
          const account = await accounts.findOwned(trx, passkey.accountId);
          if (account === null) return null;
          await notePasskeyUse(trx, passkey.id, signCount, clock.now());
          const begun = await signIn(deps, trx, caller, account.id);
          await bringPaidClaims(deps, trx, account.fingerprint, begun.owner);
          return begun;
        });
  if (session === null) {
    log.warn({ event: 'login.passkey_refused' }, 'a passkey was refused');
    return err({ code: 'account.passkey_wrong' });
  }
  log.info({ event: 'login.succeeded', accountId: session.owner.accountId }, 'logged in by a passkey');
  return ok(session);
}

/** The counter to keep; null for an answer that is not the passkey's own. */
async function verifiedCount(
  deps: AccountDeps,
  { id, rawId, type, response }: LogInByPasskeyRequest['response'],
  challenge: string,
  passkey: Passkey,
): Promise<number | null> {
  const { origin, rpID } = siteOf(deps);
  const { authenticatorData, clientDataJSON, signature } = response;
  try {
    const found = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { authenticatorData, clientDataJSON, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
    });
    return found.verified ? found.authenticationInfo.newCounter : null;
  } catch (error) {
    deps.log.warn({ event: 'passkey.refused', err: error }, 'an answer of a passkey was refused');
    return null;
  }
}
