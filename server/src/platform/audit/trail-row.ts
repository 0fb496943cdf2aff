import { requestTrace } from '../logging/index.ts';

/** The columns that every row of the trail has. `owner`: the claim or account, within whose trail places are distinguished. */
export function trailRow(owner: string, atMs: number, { kind, ...detail }: { readonly kind: string }) {
  const trace = requestTrace();
  return {
    at: new Date(atMs),
    kind,
    detail: JSON.stringify(detail),
    request_id: trace?.requestId ?? null,
    client: trace?.clientIn(owner) ?? null,
  };
}
