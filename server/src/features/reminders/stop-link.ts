import { isSameSecret, type TokenHashing } from '../../platform/security/index.ts';

/** Whose reminders a link stops: all of an account, or those of one claim that was paid without one. */
export type Stopped = { readonly accountId: string } | { readonly claimId: string };

const PURPOSES = { account: 'stop-reminders', claim: 'stop-claim-reminders' } as const;
const TOKEN = /^(claim\.)?([\da-f-]{36})\.([\w-]{43})$/;

/** For the link in each reminder. It works for ever and nobody can make one; all it can do is stop reminders. */
export const stopToken = (hashing: TokenHashing, stopped: Stopped): string =>
  'accountId' in stopped
    ? `${stopped.accountId}.${hashing.signValue(PURPOSES.account, stopped.accountId)}`
    : `claim.${stopped.claimId}.${hashing.signValue(PURPOSES.claim, stopped.claimId)}`;

/** Whose reminders a link stops; null for a link that is not ours. */
export function stoppedBy(hashing: TokenHashing, token: string): Stopped | null {
  const [, isClaim, id = '', given = ''] = TOKEN.exec(token) ?? [];
  const purpose = isClaim === undefined ? PURPOSES.account : PURPOSES.claim;
  if (!isSameSecret(given, hashing.signValue(purpose, id))) return null;
  return isClaim === undefined ? { accountId: id } : { claimId: id };
}
