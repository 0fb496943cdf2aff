/** A claim of the list to go on with, or a new one; what goes on until then is saved and put aside first. */
export type ClaimWish = { readonly kind: 'new' } | { readonly kind: 'case'; readonly id: string };

/** What My Cases puts into the history entry of `/`: `{ claim: 'new' }`, or `{ claim: { id } }`. */
export function claimWishIn(state: unknown): ClaimWish | null {
  if (typeof state !== 'object' || state === null || !('claim' in state)) return null;
  const { claim } = state;
  if (claim === 'new') return { kind: 'new' };
  if (typeof claim !== 'object' || claim === null || !('id' in claim)) return null;
  return typeof claim.id === 'string' ? { kind: 'case', id: claim.id } : null;
}
