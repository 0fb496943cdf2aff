import type { Log } from './logger.ts';

/** What was refused: the answer's status and code, and the pattern of the address, never the address itself. */
export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly route: string | undefined;
  readonly requestId: string;
};

/** Codes that say 401 or 404 to somebody who was kept from nothing, or whose refusal has a line of its own. */
const NO_REFUSALS: ReadonlySet<string> = new Set(['account.login_wrong', 'draft.none', 'request.not_found']);

const STATUSES: ReadonlySet<number> = new Set([401, 403, 404]);

/** Which account asked, for as long as the request lives. */
const askers = new WeakMap<object, string>();

/** Whoever recognises the caller of a request says so here, so that a refusal can be laid to an account. */
export function noteAsker(request: object, accountId: string | null): void {
  if (accountId !== null) askers.set(request, accountId);
}

/**
 * One line for a caller who asked for what is not theirs: somebody else's case or document (which looks like a missing
 * one from outside), or a call for people who are signed in. A session that ran out is no alarm, hence the level.
 */
export function logRefusedAccess(log: Log, request: object, { status, code, route, requestId }: Refusal): void {
  if (!STATUSES.has(status) || NO_REFUSALS.has(code)) return;
  const accountId = askers.get(request);
  const fields = {
    event: 'access.refused',
    status,
    code,
    requestId,
    route: route ?? '(no route)',
    ...(accountId === undefined ? {} : { accountId }),
  };
  if (status === 401) log.info(fields, 'access refused: nobody is signed in');
  else log.warn(fields, 'access refused');
}
