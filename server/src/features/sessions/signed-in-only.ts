import { ApiError } from '../../platform/http/index.ts';
import type { Owner, SignedIn } from './session-repository.ts';

/** For calls about the account itself. @throws ApiError 401 for a browser where nobody is signed in */
export function signedInOnly(owner: Owner | null): SignedIn {
  if (owner === null || owner.accountId === null) throw new ApiError(401, 'account.signed_out');
  return { sessionId: owner.sessionId, accountId: owner.accountId };
}
