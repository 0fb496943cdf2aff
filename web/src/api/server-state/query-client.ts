import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ApiFailure } from '../http/http-client.ts';
import { clearCurrentUser } from '../session/current-user.ts';

const SIGNED_OUT = 401;
/** Somebody who mistypes a password was not signed in before. */
const WRONG_PASSWORD = 'account.login_wrong';

/** The server waits 3 seconds before it says so, so the last of five tries ends after 23 seconds. */
const IN_PROGRESS = 'pdf.in_progress';
const MOST_RETRIES = 4;
const RETRY_AFTER_MS = 2_000;

/** After a failure that says nobody is signed in, nobody is signed in here either. */
export function noteSignedOut({ status, code }: ApiFailure): void {
  if (status === SIGNED_OUT && code !== WRONG_PASSWORD) clearCurrentUser();
}

const retry = (failures: number, { code }: ApiFailure): boolean => code === IN_PROGRESS && failures < MOST_RETRIES;

/** As everywhere in this product: a call is made once, at once, and its failure is shown. */
const everyCall = { retry, retryDelay: RETRY_AFTER_MS, networkMode: 'always', gcTime: 0 } as const;

/**
 * Holds what the server said, for as long as something on the page shows it and no longer: on a shared computer nothing
 * of a claim stays behind in memory. A page that comes into focus is not read again by itself.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noteSignedOut }),
    mutationCache: new MutationCache({ onError: noteSignedOut }),
    defaultOptions: {
      queries: { ...everyCall, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: everyCall,
    },
  });
