import { readAccountTrail, readPendingEmail, readSessions } from '../../api/accounts.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';

/** What is read again when something ended or renewed sessions. */
export const ACCOUNT_QUERIES = 'account';

/** Where the account is signed in. */
export const sessionsQuery = serverQuery([ACCOUNT_QUERIES, 'sessions'], readSessions);

/** What happened to the account, the newest first. */
export const trailQuery = serverQuery([ACCOUNT_QUERIES, 'trail'], readAccountTrail);

/** The address that waits for its code in this browser; read once, when the page is opened. */
export const pendingEmailQuery = serverQuery(['pending-email'], readPendingEmail);
