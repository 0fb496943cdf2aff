/** What can be known of one envelope, the later step after the earlier one. */
export const POST_STANDINGS = [
  'queued',
  'handed_over',
  'accepted',
  'on_its_way',
  'forwarded',
  'issue',
  'pickup_available',
  'delivered',
  'returned',
  'signed',
  'stopped',
  'failed',
] as const;
export type PostStanding = (typeof POST_STANDINGS)[number];

/** After these nothing more is to come. */
const LAST: ReadonlySet<PostStanding> = new Set(['delivered', 'signed', 'returned', 'stopped', 'failed']);

/** Whether a later word about an envelope may come. */
export const canStandingChange = (standing: PostStanding): boolean => !LAST.has(standing);

export type PostEvent = { readonly kind: string; readonly atMs: number };

/** The post office keeps a letter for fifteen days; after ten there is still time to tell the other side. */
const PICKUP_WARNING_MS = 10 * 24 * 60 * 60 * 1_000;

/**
 * Where an envelope stands, by what was said about it in whatever order: the furthest step somebody vouched for. Steps in
 * between that nobody reported are not made up.
 */
export function postStandingOf(events: readonly PostEvent[]): PostStanding {
  return events.reduce<PostStanding>((furthest, { kind }) => {
    const known = POST_STANDINGS.find((standing) => standing === kind);
    return known !== undefined && POST_STANDINGS.indexOf(known) > POST_STANDINGS.indexOf(furthest) ? known : furthest;
  }, 'queued');
}

/** Whether a letter has waited at the post office so long that it will soon go back. */
export function isPickupLate(events: readonly PostEvent[], nowMs: number): boolean {
  const waiting = events.find(({ kind }) => kind === 'pickup_available');
  return (
    waiting !== undefined && postStandingOf(events) === 'pickup_available' && nowMs - waiting.atMs >= PICKUP_WARNING_MS
  );
}

/** The standing of a letter that went out in several envelopes: one that arrived is enough, one that is on its way too. */
export function standingOfLetter(pieces: readonly (readonly PostEvent[])[]): PostStanding {
  const all = pieces.map(postStandingOf);
  const isLeft = (standing: PostStanding) => !['stopped', 'failed', 'returned'].includes(standing);
  const going = all.filter(isLeft);
  const among = going.length > 0 ? going : all;
  return among.toSorted((one, other) => POST_STANDINGS.indexOf(other) - POST_STANDINGS.indexOf(one))[0] ?? 'queued';
}
