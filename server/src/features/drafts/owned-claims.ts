import type { Expression, SqlBool } from 'kysely';
import { expressionBuilder } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';

/**
 * The rows of `claims` that are the caller's: an account's, wherever it is signed in, or an anonymous browser's own. A
 * claim that has passed to an account belongs to no one else.
 */
export function ownedBy(owner: Owner): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'claims'>();
  return owner.accountId === null
    ? eb.and([eb('claims.session_id', '=', owner.sessionId), eb('claims.account_id', 'is', null)])
    : eb('claims.account_id', '=', owner.accountId);
}
