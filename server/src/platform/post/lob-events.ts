import * as z from 'zod/mini';
import type { AddressVerdict, PieceReading, PostFact, PostFactKind } from './mail-carrier.ts';

const trackingSchema = z.object({
  name: z.string(),
  time: z.nullish(z.string()),
  date_created: z.string(),
  details: z.nullish(z.object({ event: z.string() })),
});

/** What is read of a letter of Lob's; it has far more. */
export const letterSchema = z.object({
  id: z.string(),
  deleted: z.nullish(z.boolean()),
  date_modified: z.string(),
  tracking_number: z.nullish(z.string()),
  tracking_events: z.nullish(z.array(trackingSchema)),
  metadata: z.nullish(z.record(z.string(), z.string())),
});
type LobLetter = z.infer<typeof letterSchema>;

export const lettersSchema = z.object({ data: z.array(letterSchema) });
export const deletionSchema = z.object({ id: z.string(), deleted: z.boolean() });
export const verificationSchema = z.object({ deliverability: z.string() });

/** A message's body is the letter as it was; a letter whose form changed is still known by the reference. */
export const eventSchema = z.object({
  id: z.string(),
  reference_id: z.string(),
  date_created: z.string(),
  event_type: z.object({ id: z.string() }),
  body: z.unknown(),
});
export type LobEvent = z.infer<typeof eventSchema>;

/** The scans of the post office, by what Lob calls them in a letter and in a message's type. */
const SCANS: Readonly<Record<string, PostFactKind>> = {
  mailed: 'accepted',
  in_transit: 'on_its_way',
  in_local_area: 'on_its_way',
  processed_for_delivery: 'on_its_way',
  're-routed': 'forwarded',
  returned_to_sender: 'returned',
  delivered: 'delivered',
  pickup_available: 'pickup_available',
  issue: 'issue',
};

/** Of Lob's words for what went wrong, those that tell a person what to do. */
const REASONS: Readonly<Record<string, string>> = {
  package_unclaimed: 'unclaimed',
  package_undeliverable: 'undeliverable',
  address_issue: 'address',
  location_inaccessible: 'no_access',
  package_damaged: 'damaged',
  package_lost: 'lost',
  package_held: 'held',
  notice_left: 'notice_left',
  delivery_attempted: 'notice_left',
};

const VERDICTS: Readonly<Record<string, AddressVerdict>> = {
  deliverable: 'known',
  deliverable_unnecessary_unit: 'unneeded_unit',
  deliverable_incorrect_unit: 'unknown_unit',
  deliverable_missing_unit: 'missing_unit',
  undeliverable: 'unknown_address',
};
export const verdictOf = (deliverability: string): AddressVerdict | null => VERDICTS[deliverability] ?? null;

const reasonIn = (event: string | undefined): string | null => (event === undefined ? null : (REASONS[event] ?? null));

export function readingOf(letter: LobLetter, trackingNumber: string | null): PieceReading {
  const scans = (letter.tracking_events ?? []).flatMap(({ name, time, date_created, details }): readonly PostFact[] => {
    const kind = SCANS[name.toLowerCase().replaceAll(' ', '_')];
    const atMs = Date.parse(time ?? date_created);
    return kind === undefined || Number.isNaN(atMs)
      ? []
      : [{ kind, source: 'post_office', atMs, reason: reasonIn(details?.event) }];
  });
  const isGone = letter.deleted === true;
  const gone: PostFact = {
    kind: 'failed',
    source: 'carrier',
    atMs: Date.parse(letter.date_modified),
    reason: 'deleted',
  };
  return {
    ref: letter.id,
    dispatchId: letter.metadata?.['dispatch_id'] ?? null,
    trackingNumber,
    facts: isGone ? [...scans, gone] : scans,
  };
}

/** What a message says; null for the many that say nothing about where a letter is. */
export function factOf({ event_type, date_created, body }: LobEvent): PostFact | null {
  const atMs = Date.parse(date_created);
  const type = event_type.id.replace(/^letter\./, '');
  if (Number.isNaN(atMs) || type === event_type.id) return null;
  if (type === 'rejected' || type === 'failed')
    return { kind: 'failed', source: 'carrier', atMs, reason: 'unprintable' };
  if (type === 'deleted') return { kind: 'failed', source: 'carrier', atMs, reason: 'deleted' };
  const scan = type.replace(/^certified\./, '');
  const kind = SCANS[scan];
  if (kind === undefined) return null;
  const letter = z.safeParse(letterSchema, body);
  const told = letter.success
    ? letter.data.tracking_events?.findLast(({ name }) => name.toLowerCase().replaceAll(' ', '_') === scan)
    : undefined;
  return { kind, source: 'post_office', atMs, reason: reasonIn(told?.details?.event) };
}
