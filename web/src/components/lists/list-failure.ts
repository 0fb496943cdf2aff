import type { ApiFailure } from '../../api/http/http-client.ts';

/** What went wrong with the list, as far as it matters to what is said. */
export type ListFailure =
  | { readonly kind: 'empty' | 'not-json' | 'unknown' }
  | { readonly kind: 'connection'; readonly isSlow: boolean }
  | { readonly kind: 'told'; readonly message: string };

/** Sorts a failed call into the sentences the specification has for it. */
export function listFailureOf({ code, status, message, body }: ApiFailure): ListFailure {
  if (message !== '') return { kind: 'told', message };
  if (code === 'network.offline' || code === 'network.timeout') {
    return { kind: 'connection', isSlow: code === 'network.timeout' };
  }
  // An answer that cannot be parsed has no status here; an empty one can, and holds nothing.
  if (code === 'network.unreadable' && status === 0) return { kind: 'not-json' };
  if (body === undefined) return { kind: 'empty' };
  return { kind: 'unknown' };
}
